//! Puzzles that are no Sudoku, on the same traits and solved by the same algorithms: the recipe for
//! adding your own.
//!
//! A file each: the attempt (a [`Puzzle`](crate::Puzzle), and a
//! [`Permutation`](crate::encodings::permutation::Permutation) for the algorithms on those), an
//! algorithm of its own, and an entry for [`KINDS`], which the command line and the tests walk.

pub mod magic_square;
pub mod queens;

mod kind;
mod table;

pub use kind::Kind;
pub use table::{KINDS, kind};
