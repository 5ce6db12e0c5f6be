//! Simulated annealing.

use evoku_ea::Scale;
use evoku_ea::algorithms::Annealer;
use evoku_ea::parameters::Parameter;
use evoku_ea::permutation::Permutation;
use evoku_messages::say;

use crate::encodings::UnsupportedPuzzle;
use crate::encodings::swaps::SwapBoard;
use crate::presets::baseline::HILL_CLIMBING;
use crate::presets::costs::DUPLICATES;
use crate::presets::parts::{PROPAGATION, walk, walk_on};
use crate::presets::preset::{Family, Preset};

pub(super) const COOLING: Parameter =
    Parameter::real("cooling", [0.0, 0.99, 1.0], say::parameter_cooling);
pub(super) const CHAIN: Parameter =
    Parameter::real("chain", [0.000_001, 1.0, 1000.0], say::parameter_chain);
pub(super) const PATIENCE: Parameter =
    Parameter::whole("patience", [1, 20, 1_000_000], say::parameter_patience_chains);

pub(super) static PRESET: Preset = ANNEALING;

/// The preset, as a constant on which other presets of annealing are based.
pub(super) const ANNEALING: Preset = Preset {
    name: "simulated-annealing",
    family: Family::Local,
    summary: say::algorithm_simulated_annealing_summary,
    description: || {
        say::algorithm_simulated_annealing_description(
            COOLING.default_number(),
            PATIENCE.default_number(),
        )
    },
    source: "Lewis 2007, Metaheuristics can solve sudoku puzzles, Journal of Heuristics 13, \
             387-401, https://doi.org/10.1007/s10732-007-9012-8; parameters as reported by later \
             work",
    parameters: &[COOLING, CHAIN, PATIENCE, PROPAGATION],
    refuses: &[UnsupportedPuzzle::Marks],
    baselines: &[HILL_CLIMBING],
    scale: |_, _| Scale::down(DUPLICATES),
    memory: |sudoku, _| 4 * SwapBoard::memory(sudoku),
    start: |sudoku, settings, task| {
        let open = sudoku.givens().open_cells().count() as f64;
        let tries = (open * open * settings.real(&CHAIN)).max(1.0) as u64;
        let annealer = Annealer::new(settings.real(&COOLING), tries, settings.whole(&PATIENCE));
        walk(sudoku, annealer, task)
    },
};

const CHAIN_OF_PLACES: Parameter =
    Parameter::real("chain", [0.000_001, 1.0, 1000.0], say::parameter_chain_places);

/// The preset for attempts that are permutations.
pub(super) const fn on_permutations<P: Permutation>() -> Preset<usize> {
    Preset {
        name: PRESET.name,
        family: PRESET.family,
        summary: say::algorithm_simulated_annealing_orders_summary,
        description: || {
            say::algorithm_simulated_annealing_orders_description(
                COOLING.default_number(),
                PATIENCE.default_number(),
            )
        },
        source: "Lewis 2007, Metaheuristics can solve sudoku puzzles, Journal of Heuristics 13, \
                 387-401, https://doi.org/10.1007/s10732-007-9012-8, with other moves; annealing \
                 of permutations: Kirkpatrick, Gelatt and Vecchi 1983, \
                 https://doi.org/10.1126/science.220.4598.671",
        parameters: &[COOLING, CHAIN_OF_PLACES, PATIENCE],
        refuses: &[],
        baselines: &[HILL_CLIMBING],
        scale: |_, _| Scale::down(P::COST),
        memory: |&size, _| 4 * P::memory(size),
        start: |&size, settings, task| {
            let places = P::length(size) as f64;
            let tries = (places * places * settings.real(&CHAIN_OF_PLACES)).max(1.0) as u64;
            let annealer = Annealer::new(settings.real(&COOLING), tries, settings.whole(&PATIENCE));
            Ok(walk_on::<P>(size, annealer, task))
        },
    }
}
