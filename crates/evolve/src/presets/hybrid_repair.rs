//! The hybrid EA with repair: from the second of the five designs on which evoku is based.

use evoku_ea::parameters::Parameter;
use evoku_ea::populations::Halving;
use evoku_messages::say;

use crate::encodings::board::{Board, BoardFactory, BoardFitness, Start};
use crate::presets::baseline::RANDOM_SEARCH;
use crate::presets::parts::cells_filled;
use crate::presets::parts::{self, PROPAGATION, population};
use crate::presets::preset::{Family, Preset};

const SIZE: Parameter = population([2, 100]);

pub(super) static PRESET: Preset = Preset {
    name: "hybrid-repair",
    family: Family::Genetic,
    summary: say::algorithm_hybrid_repair_summary,
    description: say::algorithm_hybrid_repair_description,
    source: "the hybrid EA of the two-algorithm experiment that evoku grew from",
    parameters: &[SIZE, PROPAGATION],
    refuses: &[],
    baselines: &[RANDOM_SEARCH],
    scale: |sudoku, _| cells_filled(sudoku),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * Board::memory(sudoku),
    start: |sudoku, settings, task| {
        Ok(parts::evolve(
            BoardFactory::new(sudoku, Start::Repaired),
            BoardFitness::BlanksAndViolations,
            Halving::new(settings.whole(&SIZE)),
            Board::mutate_and_repair,
            task,
        ))
    },
};
