//! Exact search: every solution of a puzzle, by interchangeable engines.

mod single9;
mod solver;

pub use single9::Single9;
pub use solver::{Effort, Engine, Limit, Line, LineAnswer, SolveLines, Solver, Step, Unsupported};
