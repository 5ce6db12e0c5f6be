//! The algorithms by name: a file each, named as the command names it, and one table.
//!
//! A preset says where it comes from, which parameters it has and how its parts are put together;
//! the parts themselves are in `encodings`, `populations` and `algorithms`.
//! Command line, documentation, tests and benches walk [`PRESETS`].
//!
//! A preset of a published algorithm says in its description what the paper leaves open, or what
//! could not be read of it, and what was chosen. These are not here, because what is public of them
//! doesn't say enough:
//!
//! | algorithm | what is missing |
//! |---|---|
//! | Das, Bhatia, Puri and Deep 2012, A retrievable GA for solving Sudoku puzzles | the fitness (constraints that depend on the puzzle), the operators and their rates, the generations between foundings; `row-ga` founds its population anew as well |
//! | Kazemi and Fatemi 2014, A retrievable genetic algorithm for efficient solving of Sudoku puzzles | all but the abstract: what its "more informed" chromosomes know, the operators and their rates |
//! | Perez and Marwala 2008, <https://doi.org/10.48550/arXiv.0805.0697> | of the first cultural algorithm the rates; of quantum simulated annealing how the tunnelling field narrows the neighbourhood; of the hybrid of genetic algorithm and annealing when one hands over to the other, and the cooling; of repulsive particle swarms how velocities become digits (it solved nothing there) |
//!
//! Crossover by agreement of elites with weights on constraints is no preset of its own: `decoder`
//! has both, agreement between its populations, and `experiments/ablations` says what each is
//! worth.

mod ant_colony;
mod bee_colony;
mod box_ga;
mod building_blocks;
mod cloning_ga;
mod column_ga;
mod composed;
mod costs;
mod cp_annealing;
mod cuckoo_search;
mod cultural;
mod decoder;
mod deng_li;
mod filtered_tabu;
mod ga;
mod geometric;
mod geometric_swarm;
mod harmony_search;
mod hill_climbing;
mod hybrid_repair;
mod ils_cp;
mod lsga;
mod mantere_koljonen;
mod memetic;
mod multi_objective;
mod mutation_ga;
mod null;
mod parts;
mod perez_marwala;
mod permutations;
mod preset;
mod random_decodes;
mod random_search;
mod reseda;
mod row_ga;
mod segura;
mod simulated_annealing;
#[cfg(test)]
mod tests;
mod units;
mod univariate_eda;
mod walksat;

use evoku_model::Sudoku;

use crate::presets::parts::PROPAGATION;
use crate::propagation::Class;

pub(crate) use costs::COST;
pub use evoku_ea::parameters::{
    Archipelago, Condition, Domain, Method, Need, Order, Parameter, Relation, SettingError,
    Settings,
};
pub use evoku_ea::{Begun, Task};
pub use evoku_ea::{CostUnit, Scale};
pub(crate) use null::RANDOM_SEARCH;
pub use null::{NO_MIGRATION, Null};
pub use parts::POPULATION;
pub(crate) use parts::population;
pub(crate) use permutations::on_permutations;
pub use preset::{Instance, Preset, Refusal};

/// The algorithms, in the order in which they are listed.
pub static PRESETS: &[&Preset] = &[
    &mutation_ga::PRESET,
    &cloning_ga::PRESET,
    &row_ga::PRESET,
    &column_ga::PRESET,
    &box_ga::PRESET,
    &ga::PRESET,
    &hybrid_repair::PRESET,
    &multi_objective::PRESET,
    &random_search::PRESET,
    &hill_climbing::PRESET,
    &simulated_annealing::PRESET,
    &memetic::PRESET,
    &decoder::PRESET,
    &random_decodes::PRESET,
    &ant_colony::PRESET,
    &ils_cp::PRESET,
    &perez_marwala::PRESET,
    &mantere_koljonen::PRESET,
    &cultural::PRESET,
    &geometric::PRESET,
    &building_blocks::PRESET,
    &lsga::PRESET,
    &cp_annealing::PRESET,
    &univariate_eda::PRESET,
    &reseda::PRESET,
    &harmony_search::PRESET,
    &bee_colony::PRESET,
    &geometric_swarm::PRESET,
    &deng_li::PRESET,
    &cuckoo_search::PRESET,
    &filtered_tabu::PRESET,
    &segura::PRESET,
    &walksat::PRESET,
];

/// The preset of this name.
#[must_use]
pub fn preset(name: &str) -> Option<&'static Preset> {
    PRESETS.iter().find(|preset| preset.name == name).copied()
}

/// The preset that serves a puzzle best, with its settings: `random-decodes` up to side 9,
/// `decoder` up to side 20, and beyond it `memetic` on the kernel that singles leave.
///
/// Measured in seconds on some boards and confirmed on others (experiments/default.md). Up to side
/// 9 nothing that `decoder` inherits makes up for what it costs: random decodes need fewer, and it
/// is they that run (`null-9x9` in experiments/ablations).
#[must_use]
pub fn best_for(sudoku: &Sudoku) -> (&'static Preset, Settings) {
    let preset = match sudoku.geometry().side() {
        0..=9 => &random_decodes::PRESET,
        10..=20 => &decoder::PRESET,
        _ => &memetic::PRESET,
    };
    let mut settings = Settings::new(preset.parameters);
    // Decoders have no such setting.
    let _ = settings.set(PROPAGATION.name, Class::Singles.name());
    (preset, settings)
}
