//! The cultural algorithm of Mantere and Koljonen.

use evoku_ea::parameters::{Parameter, Settings};
use evoku_ea::{Begun, Scale, Task};
use evoku_messages::say;
use evoku_model::Sudoku;

use crate::encodings::units::{BeliefFactory, Row, SwapSequence, UnitFactory};
use crate::encodings::{Unit, UnsupportedPuzzle, by_side};
use crate::presets::baseline::RANDOM_SEARCH;
use crate::presets::costs::MISSING_DIGITS;
use crate::presets::mantere_koljonen::{LIFETIME, MUTATION_RATE, SIZE, evolve};
use crate::presets::parts::PROPAGATION;
use crate::presets::preset::{Family, Preset};
use crate::presets::units::unit_memory;

const NEAR: Parameter = Parameter::whole("near", [0, 2, 10_000], say::parameter_near);

pub(super) static PRESET: Preset = Preset {
    name: "cultural",
    family: Family::Genetic,
    summary: say::algorithm_cultural_summary,
    description: || say::algorithm_cultural_description(NEAR.default_number()),
    source: "after Mantere and Koljonen 2008, Solving and analyzing Sudokus with cultural \
        algorithms, WCCI 2008, 4054-4061",
    parameters: &[SIZE, MUTATION_RATE, LIFETIME, NEAR, PROPAGATION],
    refuses: &[UnsupportedPuzzle::NoBoxes, UnsupportedPuzzle::Marks],
    baselines: &[RANDOM_SEARCH],
    scale: |_, _| Scale::down(MISSING_DIGITS),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * unit_memory(sudoku),
    start: |sudoku, settings, task| by_side!(sudoku, cultural(sudoku, settings, task)),
};

fn cultural<'a, R: Row + 'a>(
    sudoku: &Sudoku,
    settings: &Settings,
    task: Task<'a>,
) -> Result<Begun<'a>, UnsupportedPuzzle> {
    let units = UnitFactory::<R>::new(sudoku, Unit::Boxes)?;
    let mutation = SwapSequence::new(&units, settings.real(&MUTATION_RATE));
    let factory = BeliefFactory::new(units, settings.whole(&NEAR) as u32);
    Ok(evolve(factory, mutation, settings, task))
}
