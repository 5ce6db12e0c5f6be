//! Parts shared by the three presets that keep one kind of unit complete.

use evoku_ea::parameters::{Order, Parameter, Settings};
use evoku_ea::populations::Elitist;
use evoku_ea::{Begun, GeneticAlgorithm, Patience, Scale, Task};
use evoku_messages::say;
use evoku_sudoku::Sudoku;

use crate::encodings::units::{Row, UnitBoard, UnitFactory, UnitFitness, UnitReproduction};
use crate::encodings::{NotServed, Unit, by_side};
use crate::presets::costs::DISTINCT_DIGITS;
use crate::presets::parts::{POPULATION, PROPAGATION, population};

/// The parameter for the size of tournaments, with its default.
pub(super) const fn tournament(default: u64) -> Parameter {
    Parameter::whole("tournament", [1, default, 1000], say::parameter_tournament)
}

pub(super) const SIZE: Parameter = population([1, 20]);
const ELITE: Parameter = Parameter::whole("elite", [0, 1, 1_000_000], say::parameter_elite)
    .related(Order::Below, POPULATION);
const TOURNAMENT: Parameter = tournament(3);
const CROSSOVER_RATE: Parameter =
    Parameter::real("crossover_rate", [0.0, 0.9, 1.0], say::parameter_crossover_rate_units);
const MUTATION_RATE: Parameter =
    Parameter::real("mutation_rate", [0.0, 0.1, 1.0], say::parameter_mutation_rate_units);
const PATIENCE: Parameter =
    Parameter::whole("patience", [0, 100, 1_000_000_000], say::parameter_patience);
pub(super) const PARAMETERS: &[Parameter] =
    &[SIZE, ELITE, TOURNAMENT, CROSSOVER_RATE, MUTATION_RATE, PATIENCE, PROPAGATION];

pub(super) const SOURCE: &str = "the unit-preserving GA, one of the five designs that evoku grew \
    from; compare Mantere and Koljonen 2007, https://doi.org/10.1109/CEC.2007.4424632 (boxes) and \
    Moraglio, Togelius and Lucas 2006, https://doi.org/10.1109/CEC.2006.1688347 (rows)";

/// The number of bytes of each individual.
pub(super) fn unit_memory(sudoku: &Sudoku) -> u64 {
    fn memory<R: Row>(sudoku: &Sudoku) -> u64 {
        UnitBoard::<R>::memory(sudoku)
    }
    by_side!(sudoku, memory(sudoku))
}

/// The scale: the number of distinct digits in all houses except the complete units, minus one for
/// each equal pair (knight's or king's move).
///
/// There are as many rows as columns and as boxes, so the scale doesn't depend on the unit that is
/// kept complete.
pub(super) fn scale(sudoku: &Sudoku) -> Scale {
    let (houses, side) = (sudoku.geometry().houses().len(), sudoku.geometry().side());
    Scale::up(DISTINCT_DIGITS, ((houses - side) * side) as u32)
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
