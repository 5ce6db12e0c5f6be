//! Analysis of the runs of a plan: a summary of every cell, rankings and comparisons of
//! configurations.

mod cells;
mod compare;
mod key;
mod measure;
mod nulls;
mod power;
mod rank;
mod summary;
mod verdict;
mod whole;

pub use cells::RunsByCell;
pub use compare::Comparison;
pub use measure::{Basis, LEVEL, Measure};
pub use nulls::AgainstNull;
pub use power::Power;
pub use rank::Ranking;
pub use summary::Summary;
pub use whole::Analysis;
