//! Rules of replacement, free of any puzzle.

mod culling;
mod elitist;
mod halving;
mod improving;

pub use culling::Culling;
pub use elitist::Elitist;
pub use halving::Halving;
pub use improving::{Better, Improving};
