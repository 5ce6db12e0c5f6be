//! Example problems on [permutations](crate::permutation): queens on a board, and magic squares.

mod check;
mod magic_square;
mod queens;

pub use magic_square::{MagicSquare, Swaps};
pub use queens::{Queens, Swap};
