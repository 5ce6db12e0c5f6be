//! The genetic algorithm of Mantere and Koljonen.

use evoku_ea::parameters::{Parameter, Settings};
use evoku_ea::populations::Ranked;
use evoku_ea::{
    Begun, GeneticAlgorithm, Patience, PuzzleFactory, Reproduction, Rng, Scale, Task, state,
};
use evoku_sudoku::Sudoku;

use crate::encodings::units::{Crossover, Row, SwapSequence, UnitBoard, UnitFactory, UnitFitness};
use crate::encodings::{NotServed, Unit, by_side};
use crate::presets::null::RANDOM_SEARCH;
use crate::presets::parts::{PROPAGATION, population};
use crate::presets::preset::Preset;
use crate::presets::units::unit_memory;

pub(super) const SIZE: Parameter = population([1, 21]);
pub(super) const MUTATION_RATE: Parameter = Parameter::real(
    "mutation_rate",
    [0.0, 0.6, 1.0],
    "probability that a child is mutated: 1 to 5 swaps within one box",
);
pub(super) const LIFETIME: Parameter = Parameter::whole(
    "lifetime",
    [1, 2000, 1_000_000_000],
    "generations after which the population is founded anew",
);
pub(super) static PRESET: Preset = Preset {
    name: "mantere-koljonen",
    summary: "boxes inherited whole from either parent, swaps within a box, and a best that ages",
    description: "Boxes (or regions) hold each digit once; cost is the missing digits of rows and \
        columns. A population of {population} is ranked. The best lives on; rank i gets a child of \
        two members of ranks above i, each box from either with equal probability. With \
        probability {mutation_rate} it is mutated: 1 to 5 swaps of random cells of one box; a \
        given among them ends the sequence, and a swap is taken back that leaves a digit in its \
        new row and column more than three times, the cell itself counted in both. While the same \
        board stays the best its cost in the ranking rises by 1 a generation. After {lifetime} \
        generations all is founded anew. O(side^2) a child. Open in what is public of the paper, \
        and chosen: whether these generations begin anew with a new best (no), whether copies of \
        the best age (yes), what a refused swap does to the rest of its sequence (nothing); \
        insertions and exchanges of three, which the paper names, are sequences of swaps. Houses \
        besides rows and columns count in the limit as those do.",
    source: "Mantere and Koljonen 2007, Solving, rating and generating Sudoku puzzles with GA, CEC \
        2007, 1382-1389, https://doi.org/10.1109/CEC.2007.4424632; parameters as reported by later \
        work",
    parameters: &[SIZE, MUTATION_RATE, LIFETIME, PROPAGATION],
    refuses: &[NotServed::NoBoxes, NotServed::Marks],
    nulls: &[RANDOM_SEARCH],
    scale: |_, _| Scale::down("missing digits"),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * unit_memory(sudoku),
    start: |sudoku, settings, task| by_side!(sudoku, genetic(sudoku, settings, task)),
};

fn genetic<'a, R: Row + 'a>(
    sudoku: &Sudoku,
    settings: &Settings,
    task: Task<'a>,
) -> Result<Begun<'a>, NotServed> {
    let units = UnitFactory::<R>::new(sudoku, Unit::Boxes)?;
    let mutation = SwapSequence::new(&units, settings.real(&MUTATION_RATE));
    Ok(evolve(units, mutation, settings, task))
}

/// The loop of both algorithms.
pub(super) fn evolve<'a, R: Row + 'a>(
    factory: impl PuzzleFactory<Puzzle = UnitBoard<R>> + Send + 'a,
    mutation: SwapSequence,
    settings: &Settings,
    task: Task<'a>,
) -> Begun<'a> {
    let population = Ranked::new(settings.whole(&SIZE));
    let algorithm = GeneticAlgorithm::new(factory, Mixed(mutation), population)
        .with_patience(Patience::lifetime(settings.whole(&LIFETIME) as u64));
    task.begin(algorithm, UnitFitness)
}

/// Boxes of both parents, then the mutation.
struct Mixed(SwapSequence);

state!(Mixed);

impl<R: Row> Reproduction<UnitBoard<R>> for Mixed {
    fn reproduce(&self, parents: [&UnitBoard<R>; 2], child: &mut UnitBoard<R>, rng: &mut Rng) {
        Crossover::Uniform.cross(parents, child, rng);
        self.0.mutate(child, rng);
    }
}
