//! Random decodes: the decoder without inheritance.

use evoku_ea::parameters::Parameter;

use crate::algorithms::decodes::Decodes;
use crate::encodings::decoder::{Blanks, Decoded};
use crate::presets::decoder::WEIGHTS;
use crate::presets::parts::cells_filled;
use crate::presets::parts::population;
use crate::presets::preset::Preset;

const SIZE: Parameter = population([1, 32]);

pub(super) static PRESET: Preset = Preset {
    name: "random-decodes",
    summary: "partial boards without parents: what decoder has to beat; the best for boards up to \
              9x9",
    description: "Every attempt is what the decoder of the algorithm decoder makes without \
                  parents: naked and hidden singles, then group by group (a cell, or a digit in a \
                  house) the one with the fewest candidates for its weight is decided at random, \
                  with all singles that follow; a decision that leads to a dead end by that alone \
                  is ruled out instead, and what can't be completed is left blank. One attempt \
                  hands nothing to the next but the weights of groups at which dead ends came \
                  about. It is no evolution: there is no selection and no inheritance. Pencil marks \
                  are respected.",
    source: "the null of decoder; weights after Boussemart, Hemery, Lecoutre and Sais 2004, \
             Boosting systematic search by weighting constraints (ECAI)",
    parameters: &[SIZE, WEIGHTS],
    refuses: &[],
    nulls: &[],
    scale: |sudoku, _| cells_filled(sudoku),
    memory: |sudoku, settings| (settings.whole(&SIZE) as u64 + 1) * Decoded::memory(sudoku),
    start: |sudoku, settings, task| {
        let learns = settings.choice(&WEIGHTS) == "learned";
        Ok(task.begin(Decodes::new(sudoku, settings.whole(&SIZE), learns), Blanks))
    },
};
