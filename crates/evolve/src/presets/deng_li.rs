//! The hybrid genetic algorithm of Deng and Li.

use evoku_ea::parameters::{Parameter, Settings};
use evoku_ea::{Begun, Task};
use evoku_messages::say;
use evoku_model::Sudoku;

use crate::algorithms::experience::Experience;
use crate::encodings::units::{Row, UnitFactory, UnitFitness};
use crate::encodings::{Unit, UnsupportedPuzzle, by_side};
use crate::presets::baseline::RANDOM_SEARCH;
use crate::presets::parts::{PROPAGATION, population};
use crate::presets::preset::{Family, Preset};
use crate::presets::units::{self, unit_memory};

const SIZE: Parameter = population([1, 150]);
const MUTATION_RATE: Parameter =
    Parameter::real("mutation_rate", [0.0, 0.8, 1.0], say::parameter_mutation_rate_near_solution);

pub(super) static PRESET: Preset = Preset {
    name: "deng-li",
    family: Family::Genetic,
    summary: say::algorithm_deng_li_summary,
    description: || {
        say::algorithm_deng_li_description(SIZE.default_number(), MUTATION_RATE.default_number())
    },
    source: "after Deng and Li 2013, A novel hybrid genetic algorithm for solving Sudoku puzzles, \
        Optimization Letters 7, 241-257, https://doi.org/10.1007/s11590-011-0413-0",
    parameters: &[SIZE, MUTATION_RATE, PROPAGATION],
    refuses: &[UnsupportedPuzzle::NoBoxes, UnsupportedPuzzle::Marks],
    baselines: &[RANDOM_SEARCH],
    scale: |sudoku, _| units::scale(sudoku),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * unit_memory(sudoku),
    start: |sudoku, settings, task| by_side!(sudoku, evolve(sudoku, settings, task)),
};

fn evolve<'a, R: Row + 'a>(
    sudoku: &Sudoku,
    settings: &Settings,
    task: Task<'a>,
) -> Result<Begun<'a>, UnsupportedPuzzle> {
    let factory = UnitFactory::<R>::new(sudoku, Unit::Boxes)?;
    let worst = units::scale(sudoku).maximum.unwrap_or(1);
    let (size, rate) = (settings.whole(&SIZE), settings.real(&MUTATION_RATE));
    Ok(task.begin(Experience::new(factory, size, rate, worst), UnitFitness))
}
