//! The traits of an evolutionary algorithm: an attempt, its origin, its cost, its offspring, and
//! the population that it lives in; and moves, for local search.

mod factory;
mod fitness;
mod migrant;
mod moves;
mod population;
mod puzzle;
mod reproduction;

pub use factory::PuzzleFactory;
pub use fitness::{Cost, Fitness};
pub use migrant::Migrant;
pub use moves::Moves;
pub use population::{Population, replace_worst};
pub use puzzle::{Member, Puzzle};
pub use reproduction::{OneFifth, Reproduction};
