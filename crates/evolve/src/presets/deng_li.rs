//! The hybrid genetic algorithm of Deng and Li.

use evoku_ea::parameters::{Parameter, Settings};
use evoku_ea::{Begun, Task};
use evoku_sudoku::Sudoku;

use crate::algorithms::experience::Experience;
use crate::encodings::units::{Row, UnitFactory, UnitFitness};
use crate::encodings::{NotServed, Unit, by_side};
use crate::presets::null::RANDOM_SEARCH;
use crate::presets::parts::{PROPAGATION, population};
use crate::presets::preset::Preset;
use crate::presets::units::{self, unit_memory};

const SIZE: Parameter = population([1, 150]);
const MUTATION_RATE: Parameter = Parameter::real(
    "mutation_rate",
    [0.0, 0.8, 1.0],
    "probability that a child is mutated beside a solution; less, the fewer digits the best has",
);

pub(super) static PRESET: Preset = Preset {
    name: "deng-li",
    summary: "boxes from the parent, from its own best and from the best of all; parents unlike \
        the best",
    description: "Boxes hold each digit once; fitness is the distinct digits of rows and columns. \
        Each place of a population of {population} remembers the best board that it had. Of two \
        random members the one that differs more from the best of all becomes a parent, so that \
        there is more to recombine. With a probability that is drawn anew for each generation its \
        child has each box from the parent, from the own best of the parent's place or from the \
        best of all, each as likely (self experience and population experience, as in particle \
        swarms); else it is a copy. With a probability that rises with the fitness of the best, up \
        to {mutation_rate} beside a solution, two open cells of a random box are swapped. The child \
        takes the next place, whatever it costs. O(side^2) a child. Of the paper only the abstract \
        and the beginning could be read, which tell of these four changes to a genetic algorithm. \
        Chosen: the formulas of all of them, the sizes and the rate.",
    source: "after Deng and Li 2013, A novel hybrid genetic algorithm for solving Sudoku puzzles, \
        Optimization Letters 7, 241-257, https://doi.org/10.1007/s11590-011-0413-0",
    parameters: &[SIZE, MUTATION_RATE, PROPAGATION],
    refuses: &[NotServed::NoBoxes, NotServed::Marks],
    nulls: &[RANDOM_SEARCH],
    scale: |sudoku, _| units::scale(sudoku),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * unit_memory(sudoku),
    start: |sudoku, settings, task| by_side!(sudoku, evolve(sudoku, settings, task)),
};

fn evolve<'a, R: Row + 'a>(
    sudoku: &Sudoku,
    settings: &Settings,
    task: Task<'a>,
) -> Result<Begun<'a>, NotServed> {
    let factory = UnitFactory::<R>::new(sudoku, Unit::Boxes)?;
    let worst = units::scale(sudoku).maximum.unwrap_or(1);
    let (size, rate) = (settings.whole(&SIZE), settings.real(&MUTATION_RATE));
    Ok(task.begin(Experience::new(factory, size, rate, worst), UnitFitness))
}
