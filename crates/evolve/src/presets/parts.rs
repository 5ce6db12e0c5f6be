//! Parts that several presets share: common parameters, a genetic algorithm that mutates copies,
//! and local search on one attempt.

use evoku_ea::algorithms::{LocalSearch, Walk};
use evoku_ea::parameters::{Parameter, Settings};
use evoku_ea::permutation::{Orders, Permutation, Total};
use evoku_ea::populations::Culling;
use evoku_ea::{
    Begun, Fitness, GeneticAlgorithm, Population, Puzzle, PuzzleFactory, Reproduction, Rng, Scale,
    Task,
};
use evoku_messages::say;
use evoku_model::Sudoku;

use crate::encodings::UnsupportedPuzzle;
use crate::encodings::swaps::{SwapBoard, SwapFactory, SwapFitness};
use crate::presets::baseline::{Acts, Baseline};
use crate::presets::costs::CELLS_FILLED;

/// The parameter for propagation before a run, for all algorithms without a propagating decoder.
pub(crate) const PROPAGATION: Parameter =
    Parameter::choice("propagation", &["none", "singles"], say::parameter_propagation);

/// The parameter for propagation before a run, for algorithms whose papers propagate first.
pub(super) const PREFILTER: Parameter =
    Parameter::choice(PROPAGATION.name, &["singles", "none"], say::parameter_prefilter);

/// The baseline of an algorithm whose paper propagates first.
pub(super) const NO_PREFILTER: Baseline = Baseline {
    name: "no-propagation",
    removes: say::algorithm_null_no_propagation,
    algorithm: None,
    settings: &[(PROPAGATION.name, "none")],
    shared: &[],
    acts: Acts::Always,
};

/// The name of the parameter for the population size, in every algorithm that has one.
pub const POPULATION: &str = "population";

/// The parameter for the population size, with its smallest value and its default.
pub(crate) const fn population([least, default]: [u64; 2]) -> Parameter {
    Parameter::whole(POPULATION, [least, default, 1_000_000], say::parameter_population)
}

/// The parameter for the share of members that survive a cull.
pub(super) const SURVIVORS: Parameter =
    Parameter::real("survivors", [0.0, 0.1, 1.0], say::parameter_survivors);

/// A culling population whose size and number of survivors are given by the settings.
pub(super) fn culling<P>(settings: &Settings, size: &Parameter) -> Culling<P> {
    let size = settings.whole(size);
    // The product is rounded, because 100 * 0.29 is slightly less than 29.
    Culling::new(size, (size as f64 * settings.real(&SURVIVORS)).round() as usize)
}

/// Begins a genetic algorithm in which a child is a changed copy of its parent.
pub(super) fn evolve<'a, B: PuzzleFactory<Puzzle: 'a> + Send + 'a>(
    factory: B,
    fitness: impl Fitness<B::Puzzle> + Send + 'a,
    population: impl Population<B::Puzzle> + Send + 'a,
    change: impl Fn(&mut B::Puzzle, &mut Rng) + Send + 'a,
    task: Task<'a>,
) -> Begun<'a> {
    task.begin(GeneticAlgorithm::new(factory, Changed(change), population), fitness)
}

/// A reproduction that copies the first parent and changes the copy.
struct Changed<C>(C);

impl<P: Puzzle, C: Fn(&mut P, &mut Rng)> Reproduction<P> for Changed<C> {
    // Every child needs it, and algorithms call it in two places: with and without a record.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn reproduce(&self, [parent, _]: [&P; 2], child: &mut P, rng: &mut Rng) {
        child.clone_from(parent);
        (self.0)(child, rng);
    }

    fn parents(&self) -> usize {
        1
    }
}

/// Begins a local search from a random board.
pub(super) fn walk<'a>(
    sudoku: &Sudoku,
    walk: impl Walk<SwapBoard> + Send + 'a,
    task: Task<'a>,
) -> Result<Begun<'a>, UnsupportedPuzzle> {
    Ok(task.begin(LocalSearch::new(SwapFactory::new(sudoku)?, walk), SwapFitness))
}

/// Begins a local search from a random permutation.
pub(super) fn walk_on<'a, P: Permutation>(
    size: usize,
    walk: impl Walk<P> + Send + 'a,
    task: Task<'a>,
) -> Begun<'a> {
    task.begin(LocalSearch::new(Orders::<P>::new(size), walk), Total)
}

/// The scale for partial boards, which have no violations or whose violations are counted
/// separately.
pub(super) fn cells_filled(sudoku: &Sudoku) -> Scale {
    Scale::up(CELLS_FILLED, sudoku.givens().cells().len() as u32)
}
