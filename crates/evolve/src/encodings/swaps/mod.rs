//! Boards with complete units, for algorithms that make one swap at a time.

mod board;
mod moves;

pub use board::{Swap, SwapBoard, SwapFactory, SwapFitness};
