//! The encoding in which every open cell holds any digit or none.

mod attempt;
mod changes;
mod factory;
mod fitness;

pub use attempt::Board;
pub use factory::{BoardFactory, Redraw, Start};
pub use fitness::BoardFitness;
