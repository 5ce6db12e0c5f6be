//! Puzzles other than Sudoku, with the same traits and the same algorithms. They are also templates
//! for new kinds of puzzles.
//!
//! Each kind has its own file, with the attempt, an algorithm designed for it, and an entry in
//! [`KINDS`]. The command line and the tests iterate over this table. An attempt implements
//! [`Puzzle`](crate::Puzzle). If algorithms for permutations should run on it, it also implements
//! [`Permutation`](crate::encodings::permutation::Permutation).

pub mod magic_square;
pub mod queens;

mod kind;
mod table;

pub use kind::Kind;
pub use table::{KINDS, kind};
