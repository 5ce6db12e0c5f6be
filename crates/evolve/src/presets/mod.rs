//! The named algorithms. Each preset has its own file, named after the algorithm, and an entry in
//! one table.
//!
//! A preset declares its source, its parameters and how its parts are combined. The parts
//! themselves are in `encodings`, `populations` and `algorithms`. The command line, the
//! documentation, the tests and the benchmarks iterate over [`PRESETS`].
//!
//! If a paper leaves details open or could not be obtained, the description of its algorithm
//! mentions the missing details and the choices made instead. The following algorithms are missing,
//! because their published descriptions are incomplete:
//!
//! | algorithm | missing information |
//! |---|---|
//! | Das, Bhatia, Puri and Deep 2012, A retrievable GA for solving Sudoku puzzles | the fitness (constraints that depend on the puzzle), the operators and their rates, the generations between restarts; `row-ga` restarts too |
//! | Kazemi and Fatemi 2014, A retrievable genetic algorithm for efficient solving of Sudoku puzzles | everything except the abstract: the content of its "more informed" chromosomes, the operators and their rates |
//! | Perez and Marwala 2008, <https://doi.org/10.48550/arXiv.0805.0697> | first cultural algorithm: the rates; quantum simulated annealing: how the tunnelling field narrows the neighbourhood; hybrid of genetic algorithm and annealing: the time of the change from one to the other, and the cooling schedule; repulsive particle swarms: the conversion of velocities to digits (they solved no puzzle in the paper) |
//!
//! Crossover by agreement of elites, combined with constraint weights, is not a separate preset.
//! `decoder` has both ingredients, with agreement between its populations. `experiments/ablations`
//! measures the contribution of each.

mod ant_colony;
mod baseline;
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

pub(crate) use baseline::RANDOM_SEARCH;
pub use baseline::{Acts, Baseline, NO_MIGRATION};
pub(crate) use costs::COST;
pub use evoku_ea::parameters::{
    Archipelago, Condition, Domain, Method, Need, Order, Parameter, Relation, SettingError,
    Settings, whole_number,
};
pub use evoku_ea::{Begun, Task};
pub use evoku_ea::{CostUnit, Scale};
pub use parts::POPULATION;
pub(crate) use parts::population;
pub(crate) use permutations::on_permutations;
pub use preset::{Family, Instance, Preset, Refusal};

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

/// Returns the preset of this name.
#[must_use]
pub fn preset(name: &str) -> Option<&'static Preset> {
    PRESETS.iter().find(|preset| preset.name == name).copied()
}

/// The preset that performs best on boards of this size, with its settings.
///
/// The preset is `random-decodes` up to side 9 and `decoder` up to side 20. On larger boards it is
/// `memetic`, applied to the kernel, that is, to the puzzle after its singles are placed.
///
/// The rule was derived from running times on one set of boards and confirmed on another
/// (experiments/default.md). Up to side 9, inheritance in `decoder` doesn't compensate for its
/// cost: `random-decodes` is faster (`baseline-9x9` in experiments/ablations).
#[must_use]
pub fn best_for(sudoku: &Sudoku) -> (&'static Preset, Settings) {
    let preset = match sudoku.geometry().side() {
        0..=9 => &random_decodes::PRESET,
        10..=20 => &decoder::PRESET,
        _ => &memetic::PRESET,
    };
    let mut settings = Settings::new(preset.parameters);
    // Setting it fails for decoders, which don't have this parameter, and the error is ignored.
    let _ = settings.set(PROPAGATION.name, Class::Singles.name());
    (preset, settings)
}
