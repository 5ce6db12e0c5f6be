//! Rules of replacement, free of any puzzle.

mod composed;
mod culling;
mod elitist;
mod halving;
mod improving;
mod nsga2;
mod ranked;

pub use composed::{Composed, Replacement};
pub use culling::Culling;
pub use elitist::Elitist;
pub use halving::Halving;
pub use improving::{Better, Improving};
pub use nsga2::{Nsga2, Standing, Standings};
pub use ranked::Ranked;
