//! The genetic algorithm of Mantere and Koljonen.

use evoku_ea::parameters::{Parameter, Settings};
use evoku_ea::populations::Ranked;
use evoku_ea::{
    Begun, GeneticAlgorithm, Patience, PuzzleFactory, Reproduction, Rng, Scale, Task, state,
};
use evoku_messages::say;
use evoku_model::Sudoku;

use crate::encodings::units::{Crossover, Row, SwapSequence, UnitBoard, UnitFactory, UnitFitness};
use crate::encodings::{Unit, UnsupportedPuzzle, by_side};
use crate::presets::baseline::RANDOM_SEARCH;
use crate::presets::costs::MISSING_DIGITS;
use crate::presets::parts::{PROPAGATION, population};
use crate::presets::preset::{Family, Preset};
use crate::presets::units::unit_memory;

pub(super) const SIZE: Parameter = population([1, 21]);
pub(super) const MUTATION_RATE: Parameter =
    Parameter::real("mutation_rate", [0.0, 0.6, 1.0], say::parameter_mutation_rate_sequence);
pub(super) const LIFETIME: Parameter =
    Parameter::whole("lifetime", [1, 2000, 1_000_000_000], say::parameter_lifetime);
pub(super) static PRESET: Preset = Preset {
    name: "mantere-koljonen",
    family: Family::Genetic,
    summary: say::algorithm_mantere_koljonen_summary,
    description: || {
        say::algorithm_mantere_koljonen_description(
            SIZE.default_number(),
            MUTATION_RATE.default_number(),
            LIFETIME.default_number(),
        )
    },
    source: "Mantere and Koljonen 2007, Solving, rating and generating Sudoku puzzles with GA, CEC \
        2007, 1382-1389, https://doi.org/10.1109/CEC.2007.4424632; parameters as reported by later \
        work",
    parameters: &[SIZE, MUTATION_RATE, LIFETIME, PROPAGATION],
    refuses: &[UnsupportedPuzzle::NoBoxes, UnsupportedPuzzle::Marks],
    baselines: &[RANDOM_SEARCH],
    scale: |_, _| Scale::down(MISSING_DIGITS),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * unit_memory(sudoku),
    start: |sudoku, settings, task| by_side!(sudoku, genetic(sudoku, settings, task)),
};

fn genetic<'a, R: Row + 'a>(
    sudoku: &Sudoku,
    settings: &Settings,
    task: Task<'a>,
) -> Result<Begun<'a>, UnsupportedPuzzle> {
    let units = UnitFactory::<R>::new(sudoku, Unit::Boxes)?;
    let mutation = SwapSequence::new(&units, settings.real(&MUTATION_RATE));
    Ok(evolve(units, mutation, settings, task))
}

/// Begins the genetic algorithm that this preset and the cultural algorithm share.
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

/// A reproduction that mixes the boxes of both parents and then mutates the child.
struct Mixed(SwapSequence);

state!(Mixed);

impl<R: Row> Reproduction<UnitBoard<R>> for Mixed {
    fn reproduce(&self, parents: [&UnitBoard<R>; 2], child: &mut UnitBoard<R>, rng: &mut Rng) {
        self.reproduce_in_steps(parents, child, rng, &mut |_| ());
    }

    fn reproduce_in_steps(
        &self,
        parents: [&UnitBoard<R>; 2],
        child: &mut UnitBoard<R>,
        rng: &mut Rng,
        crossed: &mut dyn FnMut(&UnitBoard<R>),
    ) {
        Crossover::Uniform.cross(parents, child, rng);
        crossed(child);
        self.0.mutate(child, rng);
    }
}
