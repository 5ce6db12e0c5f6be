//! The engine `weighted`: boards with constraints, propagated and searched depth first.
//!
//! Every constraint becomes propagators of six kinds:
//! * tables of allowed pairs,
//! * sets of digits that a cage can hold,
//! * sums with bounds,
//! * counts of digits,
//! * automata unrolled along their line,
//! * regions whose shapes are part of the solution.
//!
//! Houses and decided cells are propagated on bit sets of cells. Cages and the fixed sums of houses
//! imply further sums (innies and outies), and so do combinations of long sums.
//!
//! The search branches on the candidate whose cell has failed most often relative to its size,
//! tries it, and then rules it out. Expensive propagation starts late: implied sums, automata that
//! remember digits read or sums of groups, and a trial of each candidate.

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
