//! The encoding with any digit, or none, in every open cell.

mod attempt;
mod factory;
mod fitness;

pub use attempt::Board;
pub use factory::{BoardFactory, Redraw, Start};
pub use fitness::BoardFitness;
