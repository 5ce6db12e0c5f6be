//! Hill climbing with restarts.

use evoku_ea::Scale;
use evoku_ea::algorithms::Climber;
use evoku_ea::parameters::Parameter;
use evoku_ea::permutation::Permutation;
use evoku_messages::say;

use crate::encodings::UnsupportedPuzzle;
use crate::encodings::swaps::SwapBoard;
use crate::presets::baseline::RANDOM_SEARCH;
use crate::presets::costs::DUPLICATES;
use crate::presets::parts::{PROPAGATION, walk, walk_on};
use crate::presets::preset::{Family, Preset};

const PATIENCE: Parameter =
    Parameter::whole("patience", [1, 20_000, 1_000_000_000], say::parameter_patience_swaps);

pub(super) static PRESET: Preset = Preset {
    name: "hill-climbing",
    family: Family::Local,
    summary: say::algorithm_hill_climbing_summary,
    description: say::algorithm_hill_climbing_description,
    source: "stochastic hill climbing with random restarts: Russell and Norvig, Artificial \
             Intelligence: A Modern Approach, 4th ed. 2021, section 4.1; neighbourhood of Lewis \
             2007, https://doi.org/10.1007/s10732-007-9012-8",
    parameters: &[PATIENCE, PROPAGATION],
    refuses: &[UnsupportedPuzzle::Marks],
    baselines: &[RANDOM_SEARCH],
    scale: |_, _| Scale::down(DUPLICATES),
    memory: |sudoku, _| 4 * SwapBoard::memory(sudoku),
    start: |sudoku, settings, task| {
        let tries = sudoku.givens().open_cells().count().pow(2).max(1);
        walk(sudoku, Climber::new(tries, settings.whole(&PATIENCE)), task)
    },
};

/// The preset for attempts that are permutations.
pub(super) const fn on_permutations<P: Permutation>() -> Preset<usize> {
    Preset {
        name: PRESET.name,
        family: PRESET.family,
        summary: say::algorithm_hill_climbing_orders_summary,
        description: || say::algorithm_hill_climbing_orders_description(PATIENCE.default_number()),
        source: "stochastic hill climbing with random restarts: Russell and Norvig, Artificial \
                 Intelligence: A Modern Approach, 4th ed. 2021, section 4.1",
        parameters: &[PATIENCE],
        refuses: &[],
        baselines: &[RANDOM_SEARCH],
        scale: |_, _| Scale::down(P::COST),
        memory: |&size, _| 4 * P::memory(size),
        start: |&size, settings, task| {
            let climber = Climber::new(P::length(size).pow(2), settings.whole(&PATIENCE));
            Ok(walk_on::<P>(size, climber, task))
        },
    }
}
