//! The genetic algorithm of Sato and Inoue, which preserves building blocks.

use evoku_ea::parameters::{Parameter, Settings};
use evoku_ea::{Begun, Task};
use evoku_sudoku::Sudoku;

use crate::algorithms::building_blocks::BuildingBlocks;
use crate::encodings::units::{Row, UnitFactory, UnitFitness};
use crate::encodings::{NotServed, Unit, by_side};
use crate::presets::null::RANDOM_SEARCH;
use crate::presets::parts::{PROPAGATION, population};
use crate::presets::preset::Preset;
use crate::presets::units::{scale, tournament, unit_memory};

const SIZE: Parameter = population([2, 150]);
const TOURNAMENT: Parameter = tournament(3);
const CROSSOVER_RATE: Parameter = Parameter::real(
    "crossover_rate",
    [0.0, 0.3, 1.0],
    "probability that two children are crossed over rather than copies of their parents",
);
const MUTATION_RATE: Parameter = Parameter::real(
    "mutation_rate",
    [0.0, 0.3, 1.0],
    "probability, for each box of a child, that two of its open cells are swapped",
);
const CANDIDATES: Parameter = Parameter::whole(
    "candidates",
    [1, 2, 1000],
    "mutants made of each child, of which the best becomes the child",
);

pub(super) static PRESET: Preset = Preset {
    name: "building-blocks",
    summary: "bands and stacks of boxes inherited from the better parent, the best of several \
        mutants",
    description: "Boxes hold each digit once; fitness is the distinct digits of rows and columns, \
        162 on a plain 9x9 board. Two parents that win tournaments of {tournament} have two \
        children. With probability {crossover_rate} these are crossed over: the first takes each \
        band of boxes from the parent with more distinct digits in its rows, the second each stack \
        from the parent with more in its columns, so that boxes that go well together stay \
        together; else they are copies. Of each child several mutants are made, which swap two \
        open cells in each box with probability {mutation_rate}; the best mutant is the child. The \
        best board lives on in a population of {population}. O(side^2) a mutant. Open in what is \
        public of the paper, and chosen: {candidates} mutants of each child, an elite of one. Each \
        mutant counts as an evaluation; comparing bands costs none, as their digits are known by \
        then. Jigsaws have no bands; there each region comes from either parent. A population soon \
        settles, mostly short of a solution: of boards with 30 givens 3.2 million evaluations \
        solve one in six, and nine in ten if 64 islands share them. The authors' later work has \
        several populations too. That very difficult boards are solved, as the papers report, was \
        not seen here with any number of islands, and isn't explained.",
    source: "Sato and Inoue 2010, Solving Sudoku with genetic operations that preserve building \
        blocks, CIG 2010, 23-29, https://doi.org/10.1109/ITW.2010.5593375; parameters as reported \
        by later work",
    parameters: &[SIZE, TOURNAMENT, CROSSOVER_RATE, MUTATION_RATE, CANDIDATES, PROPAGATION],
    refuses: &[NotServed::NoBoxes, NotServed::Marks],
    nulls: &[RANDOM_SEARCH],
    scale: |sudoku, _| scale(sudoku),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * unit_memory(sudoku),
    start: |sudoku, settings, task| by_side!(sudoku, evolve(sudoku, settings, task)),
};

fn evolve<'a, R: Row + 'a>(
    sudoku: &Sudoku,
    settings: &Settings,
    task: Task<'a>,
) -> Result<Begun<'a>, NotServed> {
    let factory = UnitFactory::<R>::new(sudoku, Unit::Boxes)?;
    let numbers = [&SIZE, &TOURNAMENT, &CANDIDATES].map(|number| settings.whole(number));
    let rates = [&CROSSOVER_RATE, &MUTATION_RATE].map(|rate| settings.real(rate));
    let algorithm = BuildingBlocks::new(factory, numbers, rates);
    Ok(task.begin(algorithm, UnitFitness))
}
