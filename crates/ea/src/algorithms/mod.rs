//! Algorithms other than the [`GeneticAlgorithm`](crate::GeneticAlgorithm), and their building
//! blocks: local search on a single attempt, and populations that are replaced as a whole.

mod annealing;
mod brood;
mod climbing;
mod local;
mod mutants;
mod particles;

pub use annealing::Annealer;
pub use brood::Brood;
pub use climbing::Climber;
pub use local::{LocalSearch, Walk, random_move};
pub use mutants::{Draw, Mutants};
pub use particles::Particles;
