//! Analysis of the runs of a plan: a summary of every cell, rankings and comparisons of
//! configurations.

mod aspect;
mod baselines;
mod cells;
mod compare;
mod measure;
mod paired;
mod power;
mod rank;
mod summary;
mod verdict;
mod whole;

pub use aspect::Aspect;
pub use baselines::{BaselineComparison, Idle};
pub use cells::RunsByCell;
pub use compare::Comparison;
pub use measure::{Basis, LEVEL, Measure};
pub use paired::{MOST_NEEDED, Test, TestMethod};
pub use power::Power;
pub use rank::Ranking;
pub use summary::Summary;
pub use whole::Analysis;
