//! The engine `weighted`: boards with constraints, propagated and searched depth first.
//!
//! Every constraint becomes propagators of six kinds: tables of allowed pairs, sets of digits that a
//! cage can hold, sums with bounds, counts of digits, automata unrolled along their line, regions that
//! are to be found. Houses and decided cells are followed on bit sets of cells. Cages and the fixed
//! sums of houses give further sums (innies and outies), and so do long sums added up. The search
//! branches on the candidate whose cell has failed most often for its size, tries it, and rules it
//! out. What is dear comes late: sums that follow, automata that remember the digits they have read or
//! what groups add up to, and a trial of each candidate.

mod blocks;
mod builder;
mod cage;
mod cells;
mod choice;
mod counts;
mod derive;
mod engine;
mod equal;
mod groups;
mod layers;
mod linear;
mod lines;
mod merge;
mod network;
mod regions;
mod relation;
mod state;
mod tables;
mod topology;

pub(super) use engine::ENGINE;
pub use engine::Weighted;
