//! The evolutionary algorithm with product geometric crossover of Moraglio, Togelius and Lucas.

use evoku_ea::parameters::{Order, Parameter, Settings};
use evoku_ea::permutation::{self, Mapping, Mutation, Orders, Permutation, Reproducer, Total};
use evoku_ea::populations::Elitist;
use evoku_ea::{Begun, GeneticAlgorithm, Scale, Task};
use evoku_messages::say;
use evoku_model::Sudoku;

use crate::encodings::units::{Crossover, Row, UnitFactory, UnitFitness, UnitReproduction};
use crate::encodings::{Unit, UnsupportedPuzzle, by_side};
use crate::presets::baseline::RANDOM_SEARCH;
use crate::presets::parts::{POPULATION, PROPAGATION, population};
use crate::presets::preset::{Family, Preset};
use crate::presets::units::{self, tournament, unit_memory};

const SIZE: Parameter = population([1, 5000]);
const ELITE: Parameter = Parameter::whole("elite", [0, 2500, 1_000_000], say::parameter_elite)
    .related(Order::Below, POPULATION);
const TOURNAMENT: Parameter = tournament(2);
const CROSSOVER: Parameter =
    Parameter::choice("crossover", &["cycle", "pmx"], say::parameter_crossover_rows)
        .only_above("crossover_rate", 0.0);
const CROSSOVER_RATE: Parameter =
    Parameter::real("crossover_rate", [0.0, 1.0, 1.0], say::parameter_crossover_rate);
const MUTATION_RATE: Parameter =
    Parameter::real("mutation_rate", [0.0, 0.1, 1.0], say::parameter_mutation_rate_rows);

pub(super) static PRESET: Preset = Preset {
    name: "geometric",
    family: Family::Genetic,
    summary: say::algorithm_geometric_summary,
    description: || {
        say::algorithm_geometric_description(
            SIZE.default_number(),
            ELITE.default_number(),
            TOURNAMENT.default_number(),
        )
    },
    source: "Moraglio, Togelius and Lucas 2006, Product geometric crossover for the Sudoku puzzle, \
        CEC 2006, https://doi.org/10.1109/CEC.2006.1688347; Moraglio and Togelius 2007, \
        https://doi.org/10.1145/1276958.1276975",
    parameters: &[SIZE, ELITE, TOURNAMENT, CROSSOVER, CROSSOVER_RATE, MUTATION_RATE, PROPAGATION],
    refuses: &[UnsupportedPuzzle::Marks],
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
    let factory = UnitFactory::<R>::new(sudoku, Unit::Rows)?;
    let crossover = match settings.choice(&CROSSOVER) {
        "pmx" => Crossover::PartiallyMapped,
        _ => Crossover::Cycle,
    };
    let rates = [&CROSSOVER_RATE, &MUTATION_RATE].map(|rate| settings.real(rate));
    let reproduction =
        UnitReproduction::new(&factory, rates[0], rates[1]).with_crossover(crossover);
    Ok(task.begin(GeneticAlgorithm::new(factory, reproduction, elitist(settings)), UnitFitness))
}

fn elitist<P>(settings: &Settings) -> Elitist<P> {
    let [size, elite, tournament] =
        [&SIZE, &ELITE, &TOURNAMENT].map(|number| settings.whole(number));
    Elitist::new(size, elite, tournament)
}

const CROSSOVER_OF_ORDERS: Parameter =
    Parameter::choice("crossover", &["cycle", "pmx"], say::parameter_crossover_cycles)
        .only_above(CROSSOVER_RATE.name, 0.0);
const SWAP_RATE: Parameter =
    Parameter::real("mutation_rate", [0.0, 0.1, 1.0], say::parameter_mutation_rate_places);

/// The preset for attempts that are permutations.
pub(super) const fn on_permutations<P: Permutation>() -> Preset<usize> {
    Preset {
        name: PRESET.name,
        family: PRESET.family,
        summary: say::algorithm_geometric_orders_summary,
        description: || {
            say::algorithm_geometric_orders_description(
                SWAP_RATE.default_number(),
                SIZE.default_number(),
                ELITE.default_number(),
                TOURNAMENT.default_number(),
            )
        },
        source: "Moraglio and Poli 2004, Topological interpretation of crossover, GECCO 2004, \
            https://doi.org/10.1007/978-3-540-24854-5_131; Moraglio, Togelius and Lucas 2006, \
            https://doi.org/10.1109/CEC.2006.1688347",
        parameters: &[SIZE, ELITE, TOURNAMENT, CROSSOVER_OF_ORDERS, CROSSOVER_RATE, SWAP_RATE],
        refuses: &[],
        baselines: &[RANDOM_SEARCH],
        scale: |_, _| Scale::down(P::COST),
        memory: |&size, settings| 2 * settings.whole(&SIZE) as u64 * P::memory(size),
        start: |&size, settings, task| {
            let mapping = match settings.choice(&CROSSOVER_OF_ORDERS) {
                "pmx" => Mapping::PartiallyMapped,
                _ => Mapping::Cycle,
            };
            let [crossover_rate, swap_rate] =
                [&CROSSOVER_RATE, &SWAP_RATE].map(|rate| settings.real(rate));
            let crossover = permutation::Crossover::new(mapping, P::length(size));
            let reproducer =
                Reproducer::new((crossover, crossover_rate), (Mutation::Swap, swap_rate));
            let population = elitist(settings);
            let algorithm = GeneticAlgorithm::new(Orders::<P>::new(size), reproducer, population);
            Ok(task.begin(algorithm, Total))
        },
    }
}
