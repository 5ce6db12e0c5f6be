//! Random decodes: the decoder without inheritance.

use evoku_ea::parameters::Parameter;
use evoku_messages::say;

use crate::algorithms::decodes::Decodes;
use crate::encodings::decoder::{Decoded, OpenCells};
use crate::presets::decoder::WEIGHTS;
use crate::presets::parts::cells_filled;
use crate::presets::parts::population;
use crate::presets::preset::{Family, Preset};

const SIZE: Parameter = population([1, 32]);

pub(super) static PRESET: Preset = Preset {
    name: "random-decodes",
    family: Family::Chance,
    summary: say::algorithm_random_decodes_summary,
    description: say::algorithm_random_decodes_description,
    source: "the null of decoder; weights after Boussemart, Hemery, Lecoutre and Sais 2004, \
             Boosting systematic search by weighting constraints (ECAI)",
    parameters: &[SIZE, WEIGHTS],
    refuses: &[],
    baselines: &[],
    scale: |sudoku, _| cells_filled(sudoku),
    memory: |sudoku, settings| (settings.whole(&SIZE) as u64 + 1) * Decoded::memory(sudoku),
    start: |sudoku, settings, task| {
        let learns = settings.choice(&WEIGHTS) == "learned";
        Ok(task.begin(Decodes::new(sudoku, settings.whole(&SIZE), learns), OpenCells))
    },
};
