//! What the three presets share that keep one kind of unit complete.

use evoku_ea::parameters::{Order, Parameter, Settings};
use evoku_ea::populations::Elitist;
use evoku_ea::{Begun, GeneticAlgorithm, Patience, Scale, Task};
use evoku_sudoku::Sudoku;

use crate::encodings::units::{Row, UnitBoard, UnitFactory, UnitFitness, UnitReproduction};
use crate::encodings::{NotServed, Unit, by_side};
use crate::presets::parts::{POPULATION, PROPAGATION, population};

/// The parameter that says how large tournaments are: its default.
pub(super) const fn tournament(default: u64) -> Parameter {
    let meaning = "individuals drawn for each parent, of which the best wins";
    Parameter::whole("tournament", [1, default, 1000], meaning)
}

pub(super) const SIZE: Parameter = population([1, 20]);
const ELITE: Parameter =
    Parameter::whole("elite", [0, 1, 1_000_000], "best individuals that live on unchanged")
        .related(Order::Below, POPULATION);
const TOURNAMENT: Parameter = tournament(3);
const CROSSOVER_RATE: Parameter = Parameter::real(
    "crossover_rate",
    [0.0, 0.9, 1.0],
    "probability that a child has two parents, cut at a boundary between units",
);
const MUTATION_RATE: Parameter = Parameter::real(
    "mutation_rate",
    [0.0, 0.1, 1.0],
    "probability, for each unit of a child, that two of its genes are swapped",
);
const PATIENCE: Parameter = Parameter::whole(
    "patience",
    [0, 100, 1_000_000_000],
    "generations without a new best before the population is founded anew; 0 is never",
);
pub(super) const PARAMETERS: &[Parameter] =
    &[SIZE, ELITE, TOURNAMENT, CROSSOVER_RATE, MUTATION_RATE, PATIENCE, PROPAGATION];

pub(super) const DESCRIPTION: &str = "A genome has one gene for each open cell. One kind of unit \
    holds every digit once in every individual: at the start the missing digits of each unit are \
    put in random order, crossover cuts only between units, and mutation swaps two genes of one \
    unit. Fitness is the number of distinct digits in each of the other houses, summed, less one \
    for each forbidden pair of equal digits (knight's or king's move); on a plain board of side n \
    a solution has 2*n*n. Parents win tournaments, and an elite lives on. The design knows no \
    restarts; patience=0 is its behaviour.";
pub(super) const SOURCE: &str = "the unit-preserving GA, one of the five designs that evoku grew \
    from; compare Mantere and Koljonen 2007, https://doi.org/10.1109/CEC.2007.4424632 (boxes) and \
    Moraglio, Togelius and Lucas 2006, https://doi.org/10.1109/CEC.2006.1688347 (rows)";

/// The bytes of each individual.
pub(super) fn unit_memory(sudoku: &Sudoku) -> u64 {
    fn memory<R: Row>(sudoku: &Sudoku) -> u64 {
        UnitBoard::<R>::memory(sudoku)
    }
    by_side!(sudoku, memory(sudoku))
}

/// Rows, columns and boxes are as many each, so what is judged doesn't depend on what is kept; each
/// equal pair (knight's or king's move) takes one off.
pub(super) fn scale(sudoku: &Sudoku) -> Scale {
    let (houses, side) = (sudoku.geometry().houses().len(), sudoku.geometry().side());
    Scale::up("distinct digits", ((houses - side) * side) as u32)
}

/// Begins a run that keeps these units complete.
pub(super) fn start<'a>(
    sudoku: &Sudoku,
    unit: Unit,
    settings: &Settings,
    task: Task<'a>,
) -> Result<Begun<'a>, NotServed> {
    by_side!(sudoku, evolve(sudoku, unit, settings, task))
}

fn evolve<'a, R: Row + 'a>(
    sudoku: &Sudoku,
    unit: Unit,
    settings: &Settings,
    task: Task<'a>,
) -> Result<Begun<'a>, NotServed> {
    let factory = UnitFactory::<R>::new(sudoku, unit)?;
    let (crossover_rate, mutation_rate) =
        (settings.real(&CROSSOVER_RATE), settings.real(&MUTATION_RATE));
    let reproduction = UnitReproduction::new(&factory, crossover_rate, mutation_rate);
    let (size, elite) = (settings.whole(&SIZE), settings.whole(&ELITE));
    let population = Elitist::new(size, elite, settings.whole(&TOURNAMENT));
    let algorithm = GeneticAlgorithm::new(factory, reproduction, population);
    Ok(match settings.whole(&PATIENCE) {
        0 => task.begin(algorithm, UnitFitness),
        generations => {
            let patience = Patience::of(generations as u64);
            task.begin(algorithm.with_patience(patience), UnitFitness)
        }
    })
}
