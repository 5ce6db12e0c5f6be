//! The genetic algorithm of Sato and Inoue, whose operators preserve building blocks.

use evoku_ea::parameters::{Parameter, Settings};
use evoku_ea::{Begun, Task};
use evoku_messages::say;
use evoku_model::Sudoku;

use crate::algorithms::building_blocks::BuildingBlocks;
use crate::encodings::units::{Row, UnitFactory, UnitFitness};
use crate::encodings::{Unit, UnsupportedPuzzle, by_side};
use crate::presets::baseline::RANDOM_SEARCH;
use crate::presets::parts::{PROPAGATION, population};
use crate::presets::preset::{Family, Preset};
use crate::presets::units::{scale, tournament, unit_memory};

const SIZE: Parameter = population([2, 150]);
const TOURNAMENT: Parameter = tournament(3);
const CROSSOVER_RATE: Parameter =
    Parameter::real("crossover_rate", [0.0, 0.3, 1.0], say::parameter_crossover_rate_pairs);
const MUTATION_RATE: Parameter =
    Parameter::real("mutation_rate", [0.0, 0.3, 1.0], say::parameter_mutation_rate_boxes);
const CANDIDATES: Parameter =
    Parameter::whole("candidates", [1, 2, 1000], say::parameter_candidates_mutants);

pub(super) static PRESET: Preset = Preset {
    name: "building-blocks",
    family: Family::Genetic,
    summary: say::algorithm_building_blocks_summary,
    description: || {
        say::algorithm_building_blocks_description(
            TOURNAMENT.default_number(),
            CROSSOVER_RATE.default_number(),
            MUTATION_RATE.default_number(),
            SIZE.default_number(),
            CANDIDATES.default_number(),
        )
    },
    source: "Sato and Inoue 2010, Solving Sudoku with genetic operations that preserve building \
        blocks, CIG 2010, 23-29, https://doi.org/10.1109/ITW.2010.5593375; parameters as reported \
        by later work",
    parameters: &[SIZE, TOURNAMENT, CROSSOVER_RATE, MUTATION_RATE, CANDIDATES, PROPAGATION],
    refuses: &[UnsupportedPuzzle::NoBoxes, UnsupportedPuzzle::Marks],
    baselines: &[RANDOM_SEARCH],
    scale: |sudoku, _| scale(sudoku),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * unit_memory(sudoku),
    start: |sudoku, settings, task| by_side!(sudoku, evolve(sudoku, settings, task)),
};

fn evolve<'a, R: Row + 'a>(
    sudoku: &Sudoku,
    settings: &Settings,
    task: Task<'a>,
) -> Result<Begun<'a>, UnsupportedPuzzle> {
    let factory = UnitFactory::<R>::new(sudoku, Unit::Boxes)?;
    let numbers = [&SIZE, &TOURNAMENT, &CANDIDATES].map(|number| settings.whole(number));
    let rates = [&CROSSOVER_RATE, &MUTATION_RATE].map(|rate| settings.real(rate));
    let algorithm = BuildingBlocks::new(factory, numbers, rates);
    Ok(task.begin(algorithm, UnitFitness))
}
