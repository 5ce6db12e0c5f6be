//! Parameters and parts that configurable genetic algorithms share, for any encoding: selection,
//! replacement, restarts and the adaptation of the mutation rate.

use evoku_ea::parameters::{Method, Order, Parameter, Settings};
use evoku_ea::populations::{Composed, Replacement};
use evoku_ea::selection::{Selection, Selector};
use evoku_ea::{
    Begun, Fitness, GeneticAlgorithm, OneFifth, Patience, PuzzleFactory, Reproduction, Task,
};
use evoku_messages::say;

use crate::presets::parts::{POPULATION, population};

pub(super) const SIZE: Parameter = population([1, 20]);
/// Has an effect only with certain mutations, which depend on the encoding.
pub(super) const ADAPTATION: Parameter = Parameter::method(
    "adaptation",
    &[Method::word("none"), Method::whole("one-fifth", [1, 100, 1_000_000])],
    say::parameter_adaptation,
);
pub(super) const SELECTION: Parameter = Parameter::method(
    "selection",
    &[
        Method::whole("tournament", [1, 3, 1000]),
        Method::real("rank", [1.0, 1.5, 2.0]),
        Method::word("roulette"),
        Method::word("universal"),
        Method::real("truncation", [0.0, 0.5, 1.0]),
        Method::word("uniform"),
    ],
    say::parameter_selection,
)
.only_with("replacement", &["generational", "worst", "oldest", "plus", "comma"]);
pub(super) const SHARING: Parameter =
    Parameter::whole("sharing", [0, 0, 4096], say::parameter_sharing)
        .only_with(SELECTION.name, &["tournament", "rank", "roulette", "universal", "truncation"]);
pub(super) const REPLACEMENT: Parameter = Parameter::method(
    "replacement",
    &[
        Method::whole("generational", [0, 1, 1_000_000]),
        Method::word("worst"),
        Method::word("oldest"),
        Method::whole("plus", [1, 1, 100]),
        Method::whole("comma", [1, 7, 100]),
        Method::word("crowding"),
        Method::word("cellular"),
    ],
    say::parameter_replacement,
)
.word_related("generational", Order::Below, POPULATION);
pub(super) const RESTART: Parameter = Parameter::method(
    "restart",
    &[Method::whole("stale", [1, 100, 1_000_000_000]), Method::word("never")],
    say::parameter_restart,
);

/// The largest number of children per member in a generation.
pub(super) fn children(settings: &Settings) -> u64 {
    match settings.method(&REPLACEMENT) {
        ("plus" | "comma", children) => children as u64,
        _ => 1,
    }
}

/// Begins a genetic algorithm with the population and the restarts of the settings.
pub(super) fn begin<'a, B: PuzzleFactory<Puzzle: 'a> + Send + 'a>(
    factory: B,
    reproduction: impl Reproduction<B::Puzzle> + Send + 'a,
    fitness: impl Fitness<B::Puzzle> + Send + 'a,
    settings: &Settings,
    task: Task<'a>,
) -> Begun<'a> {
    let population =
        Composed::new(settings.whole(&SIZE), selector(settings), replacement(settings));
    let algorithm = GeneticAlgorithm::new(factory, reproduction, population);
    match settings.method(&RESTART) {
        ("stale", generations) => {
            let patience = Patience::of(generations as u64);
            task.begin(algorithm.with_patience(patience), fitness)
        }
        _ => task.begin(algorithm, fitness),
    }
}

/// The number of steps of the mutation rate above the initial one, and below it.
const STEPS: usize = 12;

/// The reproductions for each mutation rate, with the adaptation of the settings.
pub(super) fn adapted<R>(
    settings: &Settings,
    mutation_rate: f64,
    with: impl Fn(f64) -> R,
) -> OneFifth<R> {
    match settings.method(&ADAPTATION) {
        ("one-fifth", period) => {
            let mut rate = mutation_rate;
            (0..STEPS).for_each(|_| rate /= 1.2);
            let rungs = (0..=2 * STEPS).map(|_| {
                let rung = with(rate);
                rate *= 1.2;
                rung
            });
            OneFifth::new(rungs.collect(), STEPS, period as u32)
        }
        _ => OneFifth::new(vec![with(mutation_rate)], 0, 0),
    }
}

fn selector(settings: &Settings) -> Selector {
    let selection = match settings.method(&SELECTION) {
        ("tournament", size) => Selection::Tournament(size as usize),
        ("rank", pressure) => Selection::Rank(pressure),
        ("roulette", _) => Selection::Roulette,
        ("universal", _) => Selection::StochasticUniversal,
        ("truncation", share) => Selection::Truncation(share),
        _ => Selection::Uniform,
    };
    Selector::new(selection).sharing(settings.whole(&SHARING))
}

fn replacement(settings: &Settings) -> Replacement {
    let (word, number) = settings.method(&REPLACEMENT);
    let number = number as usize;
    match word {
        "generational" => Replacement::Generational { elite: number },
        "worst" => Replacement::Worst,
        "oldest" => Replacement::Oldest,
        "plus" => Replacement::Plus { children: number },
        "comma" => Replacement::Comma { children: number },
        "crowding" => Replacement::Crowding,
        _ => Replacement::Cellular,
    }
}
