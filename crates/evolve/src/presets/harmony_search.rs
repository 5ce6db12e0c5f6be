//! The harmony search of Geem.

use evoku_ea::Scale;
use evoku_ea::parameters::Parameter;
use evoku_messages::say;

use crate::algorithms::harmony::HarmonyMemory;
use crate::encodings::board::{Board, BoardFactory, BoardFitness, Start};
use crate::presets::baseline::RANDOM_SEARCH;
use crate::presets::costs::{MISSING_DIGITS, OFF_THE_SUMS};
use crate::presets::parts::{PROPAGATION, population};
use crate::presets::preset::{Family, Preset};

const SIZE: Parameter = population([1, 10]);
const CONSIDERING: Parameter =
    Parameter::real("considering", [0.0, 0.95, 1.0], say::parameter_memory_rate);
const ADJUSTING: Parameter =
    Parameter::real("adjusting", [0.0, 0.1, 1.0], say::parameter_pitch_rate)
        .only_above(CONSIDERING.name, 0.0);
const FITNESS: Parameter =
    Parameter::choice("fitness", &["missing", "sums"], say::parameter_fitness_sums);

pub(super) static PRESET: Preset = Preset {
    name: "harmony-search",
    family: Family::Swarm,
    summary: say::algorithm_harmony_search_summary,
    description: || {
        say::algorithm_harmony_search_description(
            SIZE.default_number(),
            CONSIDERING.default_number(),
            ADJUSTING.default_number(),
        )
    },
    source: "Geem 2007, Harmony search algorithm for solving Sudoku, KES 2007, LNCS 4692, 371-378, \
        https://doi.org/10.1007/978-3-540-74819-9_46; Weyland 2015, A critical analysis of the \
        harmony search algorithm - How not to solve sudoku, Operations Research Perspectives 2, \
        97-105, https://doi.org/10.1016/j.orp.2015.04.001",
    parameters: &[SIZE, CONSIDERING, ADJUSTING, FITNESS, PROPAGATION],
    refuses: &[],
    baselines: &[RANDOM_SEARCH],
    scale: |_, settings| match settings.choice(&FITNESS) {
        "sums" => Scale::down(OFF_THE_SUMS),
        _ => Scale::down(MISSING_DIGITS),
    },
    memory: |sudoku, settings| (settings.whole(&SIZE) + 1) as u64 * Board::memory(sudoku),
    start: |sudoku, settings, task| {
        let fitness = match settings.choice(&FITNESS) {
            "sums" => BoardFitness::Sums,
            _ => BoardFitness::Missing,
        };
        let rates = [&CONSIDERING, &ADJUSTING].map(|rate| settings.real(rate));
        let factory = BoardFactory::new(sudoku, Start::Filled);
        Ok(task.begin(HarmonyMemory::new(factory, settings.whole(&SIZE), rates), fitness))
    },
};
