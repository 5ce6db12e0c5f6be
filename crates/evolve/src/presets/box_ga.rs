//! The unit-preserving GA on boxes: from the fourth of the five designs that evoku grew from.

use evoku_messages::say;

use crate::encodings::{NotServed, Unit};
use crate::presets::null::RANDOM_SEARCH;
use crate::presets::preset::Preset;
use crate::presets::units::{PARAMETERS, SIZE, SOURCE, scale, start, unit_memory};

pub(super) static PRESET: Preset = Preset {
    name: "box-ga",
    summary: say::algorithm_box_ga_summary,
    description: say::algorithm_units_description,
    source: SOURCE,
    parameters: PARAMETERS,
    refuses: &[NotServed::NoBoxes, NotServed::Marks],
    nulls: &[RANDOM_SEARCH],
    scale: |sudoku, _| scale(sudoku),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * unit_memory(sudoku),
    start: |sudoku, settings, task| start(sudoku, Unit::Boxes, settings, task),
};
