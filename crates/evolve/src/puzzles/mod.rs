//! Puzzles that are no Sudoku, on the same traits and solved by the same
//! [`GeneticAlgorithm`](crate::GeneticAlgorithm): the recipe for adding your own.
//!
//! A file each: the attempt (a [`Puzzle`](crate::Puzzle)), its factory, its fitness, its
//! reproduction, and an entry for [`KINDS`], which the command line and the tests walk.

pub mod magic_square;
pub mod queens;

mod kind;
mod permutation;
mod table;

pub use kind::Kind;
pub use table::{KINDS, kind};
