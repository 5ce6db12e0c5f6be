//! The engine `weighted`: boards with constraints, propagated and searched depth first.
//!
//! Every constraint becomes propagators of five kinds: tables of allowed pairs, sets of digits that
//! a cage can hold, houses, sums with bounds, automata unrolled along their line. Cages and the
//! fixed sums of houses give further sums (innies and outies), and so do long sums added up. The search branches on the candidate
//! whose cell has failed most often for its size, tries it, and rules it out. What is dear comes late:
//! sums that follow, and a trial of each candidate.

mod builder;
mod cage;
mod choice;
mod derive;
mod engine;
mod house;
mod layers;
mod linear;
mod merge;
mod network;
mod relation;
mod state;
mod tables;
mod tally;
mod topology;

pub(super) use engine::ENGINE;
pub use engine::Weighted;
