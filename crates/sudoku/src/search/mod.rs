//! Exact search: every solution of a puzzle, by interchangeable engines.

mod large;
mod solver;

pub use large::{LARGE, Large};
pub use solver::{Effort, Engine, Limit, Line, LineAnswer, SolveLines, Solver, Step, Unsupported};
