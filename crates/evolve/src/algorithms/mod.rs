//! Algorithms other than the [`GeneticAlgorithm`](crate::GeneticAlgorithm). Presets give them their
//! parameters.

pub(crate) mod bees;
pub(crate) mod building_blocks;
pub(crate) mod colony;
pub(crate) mod completion;
pub(crate) mod cuckoos;
pub(crate) mod decodes;
pub(crate) mod distribution;
pub(crate) mod diversity;
pub(crate) mod elites;
pub(crate) mod estimation;
pub(crate) mod evolution;
pub(crate) mod experience;
pub(crate) mod filtered_tabu;
pub(crate) mod geometric_swarm;
pub(crate) mod harmony;
pub(crate) mod iterated;
pub(crate) mod lsga;
pub(crate) mod memetic;
pub(crate) mod restarted;
pub(crate) mod tabu_search;
pub(crate) mod walksat;
