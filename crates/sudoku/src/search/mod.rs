//! Exact search: every solution of a puzzle, by interchangeable engines.

mod solver;

pub use solver::{Effort, Engine, Limit, Line, LineAnswer, SolveLines, Solver, Step, Unsupported};
