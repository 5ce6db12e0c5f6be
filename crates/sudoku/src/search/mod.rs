//! Exact search: every solution of a puzzle, by interchangeable engines.

mod batch9;
mod solver;

pub use batch9::{Batch9, Level};
pub use solver::{Effort, Engine, Limit, Line, LineAnswer, SolveLines, Solver, Step, Unsupported};
