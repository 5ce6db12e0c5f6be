//! Example problems whose attempts are [permutations](crate::permutation): N queens and magic
//! squares.

mod check;
mod magic_square;
mod queens;

pub use magic_square::{MagicSquare, Swaps};
pub use queens::{Queens, Swap};
