//! A run: an algorithm makes generations, a judge evaluates and counts, and a search combines both
//! and advances step by step, alone or on islands.

pub mod islands;

mod algorithm;
mod judge;
mod patience;
mod running;
mod search;
mod task;

pub use algorithm::{Algorithm, GeneticAlgorithm, founders};
pub use judge::{Budget, Judge, Stop, is_assessed};
pub use patience::Patience;
pub use running::Running;
pub use search::{Attempt, Outcome, Search, Traffic, run};
pub use task::{Begun, Task};
