//! The cultural algorithm of Mantere and Koljonen.

use evoku_ea::parameters::{Parameter, Settings};
use evoku_ea::{Begun, Scale, Task};
use evoku_sudoku::Sudoku;

use crate::encodings::units::{BeliefFactory, Row, SwapSequence, UnitFactory};
use crate::encodings::{NotServed, Unit, by_side};
use crate::presets::mantere_koljonen::{LIFETIME, MUTATION_RATE, SIZE, evolve};
use crate::presets::null::RANDOM_SEARCH;
use crate::presets::parts::PROPAGATION;
use crate::presets::preset::Preset;
use crate::presets::units::unit_memory;

const NEAR: Parameter = Parameter::whole(
    "near",
    [0, 2, 10_000],
    "highest cost of a board that counts as nearly solved and adds to the belief space",
);

pub(super) static PRESET: Preset = Preset {
    name: "cultural",
    summary: "mantere-koljonen with a belief space of what nearly solved boards have in common",
    description: "The algorithm of mantere-koljonen with a belief space: which digits each cell \
        had in the best boards of generations, where these were nearly solved (at most {near} \
        missing digits). When the population is founded anew, cells that had a single digit so far \
        get it again, as hidden givens; the others of their box are in random order. Without near \
        solutions it is mantere-koljonen, draw by draw. The paper itself could not be read: the \
        belief space is told from memory of it, so a result of this preset is not one of the \
        paper's. Chosen: hidden givens may be changed after the founding, and the belief space \
        lasts for the run.",
    source: "after Mantere and Koljonen 2008, Solving and analyzing Sudokus with cultural \
        algorithms, WCCI 2008, 4054-4061",
    parameters: &[SIZE, MUTATION_RATE, LIFETIME, NEAR, PROPAGATION],
    refuses: &[NotServed::NoBoxes, NotServed::Marks],
    nulls: &[RANDOM_SEARCH],
    scale: |_, _| Scale::down("missing digits"),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * unit_memory(sudoku),
    start: |sudoku, settings, task| by_side!(sudoku, cultural(sudoku, settings, task)),
};

fn cultural<'a, R: Row + 'a>(
    sudoku: &Sudoku,
    settings: &Settings,
    task: Task<'a>,
) -> Result<Begun<'a>, NotServed> {
    let units = UnitFactory::<R>::new(sudoku, Unit::Boxes)?;
    let mutation = SwapSequence::new(&units, settings.real(&MUTATION_RATE));
    let factory = BeliefFactory::new(units, settings.whole(&NEAR) as u32);
    Ok(evolve(factory, mutation, settings, task))
}
