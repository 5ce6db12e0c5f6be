//! The evolutionary algorithm with product geometric crossover of Moraglio, Togelius and Lucas.

use evoku_ea::parameters::{Order, Parameter, Settings};
use evoku_ea::permutation::{self, Mapping, Mutation, Orders, Permutation, Reproducer, Total};
use evoku_ea::populations::Elitist;
use evoku_ea::{Begun, GeneticAlgorithm, Scale, Task};
use evoku_sudoku::Sudoku;

use crate::encodings::units::{Crossover, Row, UnitFactory, UnitFitness, UnitReproduction};
use crate::encodings::{NotServed, Unit, by_side};
use crate::presets::null::RANDOM_SEARCH;
use crate::presets::parts::{POPULATION, PROPAGATION, population};
use crate::presets::preset::Preset;
use crate::presets::units::{self, tournament, unit_memory};

const SIZE: Parameter = population([1, 5000]);
const ELITE: Parameter =
    Parameter::whole("elite", [0, 2500, 1_000_000], "best individuals that live on unchanged")
        .related(Order::Below, POPULATION);
const TOURNAMENT: Parameter = tournament(2);
const CROSSOVER: Parameter = Parameter::choice(
    "crossover",
    &["cycle", "pmx"],
    "what the rows of a child are made by: cycle or partially mapped crossover of each row by \
    itself",
)
.only_above("crossover_rate", 0.0);
const CROSSOVER_RATE: Parameter =
    Parameter::real("crossover_rate", [0.0, 1.0, 1.0], "probability that a child has two parents");
const MUTATION_RATE: Parameter = Parameter::real(
    "mutation_rate",
    [0.0, 0.1, 1.0],
    "probability, for each row of a child, that two of its open cells are swapped",
);

pub(super) static PRESET: Preset = Preset {
    name: "geometric",
    summary: "rows as permutations, crossed over cycle by cycle so that a child lies between its \
        parents",
    description: "Rows hold each digit once; fitness is the distinct digits of columns and boxes, \
        162 on a plain 9x9 board. A crossover is geometric where the child lies on a shortest way \
        between its parents; one for each row makes one for the board (their product). Each row by \
        itself is crossed over by cycles, which is geometric in the number of cells that differ, \
        or partially mapped, which is in the number of swaps; then rows mutate by a swap. \
        {population} boards, of which the best {elite} live on; parents win tournaments. O(side^2) \
        a child. Open in what is public of the paper, and chosen: the size of the elite, the \
        tournament of {tournament} and the rates; cycles come from either parent with equal \
        probability. The paper weighs further crossovers of boxes and of single cells, which are \
        not among these.",
    source: "Moraglio, Togelius and Lucas 2006, Product geometric crossover for the Sudoku puzzle, \
        CEC 2006, https://doi.org/10.1109/CEC.2006.1688347; Moraglio and Togelius 2007, \
        https://doi.org/10.1145/1276958.1276975",
    parameters: &[SIZE, ELITE, TOURNAMENT, CROSSOVER, CROSSOVER_RATE, MUTATION_RATE, PROPAGATION],
    refuses: &[NotServed::Marks],
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

const CROSSOVER_OF_ORDERS: Parameter = Parameter::choice(
    "crossover",
    &["cycle", "pmx"],
    "what a child is made by: cycle or partially mapped crossover",
)
.only_above(CROSSOVER_RATE.name, 0.0);
const SWAP_RATE: Parameter = Parameter::real(
    "mutation_rate",
    [0.0, 0.1, 1.0],
    "probability that two places of a child are swapped",
);

/// The algorithm on permutations.
pub(super) const fn on_permutations<P: Permutation>() -> Preset<usize> {
    Preset {
        name: PRESET.name,
        summary: "crossed over cycle by cycle so that a child lies between its parents",
        description: "A crossover is geometric where the child lies on a shortest way between its \
                      parents. Permutations are crossed over by cycles, which is geometric in the \
                      number of places that differ, or partially mapped, which is in the number of \
                      swaps; then two places are swapped with probability {mutation_rate}. Of \
                      {population} individuals the best {elite} live on; parents win tournaments \
                      of {tournament}.",
        source: "Moraglio and Poli 2004, Topological interpretation of crossover, GECCO 2004, \
            https://doi.org/10.1007/978-3-540-24854-5_131; Moraglio, Togelius and Lucas 2006, \
            https://doi.org/10.1109/CEC.2006.1688347",
        parameters: &[SIZE, ELITE, TOURNAMENT, CROSSOVER_OF_ORDERS, CROSSOVER_RATE, SWAP_RATE],
        refuses: &[],
        nulls: &[RANDOM_SEARCH],
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
