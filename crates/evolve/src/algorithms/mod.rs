//! Algorithms that are no [`GeneticAlgorithm`](crate::GeneticAlgorithm), apart from the presets
//! that give them their parameters.

pub(crate) mod annealing;
pub(crate) mod brood;
pub(crate) mod building_blocks;
pub(crate) mod climbing;
pub(crate) mod colony;
pub(crate) mod completion;
pub(crate) mod decodes;
pub(crate) mod elites;
pub(crate) mod evolution;
pub(crate) mod iterated;
pub(crate) mod local;
pub(crate) mod lsga;
pub(crate) mod memetic;
pub(crate) mod mutants;
pub(crate) mod tabu_search;
