//! The unit-preserving GA on columns: from the fourth of the five designs on which evoku is based.

use evoku_messages::say;

use crate::encodings::{Unit, UnsupportedPuzzle};
use crate::presets::baseline::RANDOM_SEARCH;
use crate::presets::preset::{Family, Preset};
use crate::presets::units::{PARAMETERS, SIZE, SOURCE, scale, start, unit_memory};

pub(super) static PRESET: Preset = Preset {
    name: "column-ga",
    family: Family::Genetic,
    summary: say::algorithm_column_ga_summary,
    description: say::algorithm_units_description,
    source: SOURCE,
    parameters: PARAMETERS,
    refuses: &[UnsupportedPuzzle::Marks],
    baselines: &[RANDOM_SEARCH],
    scale: |sudoku, _| scale(sudoku),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * unit_memory(sudoku),
    start: |sudoku, settings, task| start(sudoku, Unit::Columns, settings, task),
};
