//! Runs. In a run, an algorithm makes generations, and a judge evaluates and counts attempts. A
//! search combines both and advances step by step, alone or on islands.

pub mod islands;

mod algorithm;
mod judge;
mod migration;
mod patience;
mod running;
mod search;
mod task;

pub use algorithm::{Algorithm, GeneticAlgorithm, initial_population};
pub use judge::{Budget, Judge, Stop, is_assessed};
pub use patience::Patience;
pub use running::Running;
pub use search::{Attempt, MigrantCounts, Outcome, Search, run};
pub use task::{Begun, Task};
