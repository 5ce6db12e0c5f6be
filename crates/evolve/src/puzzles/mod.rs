//! Puzzles other than Sudoku, with the same traits and the same algorithms. They also serve as a
//! template for adding your own.
//!
//! Each has its own file: the attempt, an algorithm of its own, and an entry in [`KINDS`], over
//! which the command line and the tests iterate. An attempt implements [`Puzzle`](crate::Puzzle).
//! It also implements [`Permutation`](crate::encodings::permutation::Permutation) if algorithms for
//! permutations should run on it.

pub mod magic_square;
pub mod queens;

mod kind;
mod table;

pub use kind::Kind;
pub use table::{KINDS, kind};
