//! The traits of an evolutionary algorithm: the attempt, its creation, its cost, its reproduction,
//! the population, and moves for local search.

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
