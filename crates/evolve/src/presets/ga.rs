//! A genetic algorithm put together by its settings.

use evoku_sudoku::Sudoku;

use crate::algorithm::GeneticAlgorithm;
use crate::encodings::units::{
    Crossover, Mutation, Row, UnitFactory, UnitFitness, UnitReproduction,
};
use crate::encodings::{NotServed, Unit};
use crate::patience::Patience;
use crate::populations::{Composed, Replacement};
use crate::presets::parameter::{Method, Order, Parameter};
use crate::presets::parts::{POPULATION, PROPAGATION, population};
use crate::presets::preset::Preset;
use crate::presets::settings::Settings;
use crate::presets::task::{Begun, Task};
use crate::presets::units::{by_side, scale, unit_memory};
use crate::reproduction::OneFifth;
use crate::selection::{Selection, Selector};

const SIZE: Parameter = population([1, 20]);
const ENCODING: Parameter = Parameter::choice(
    "encoding",
    &["rows", "columns", "boxes"],
    "the units that hold every digit once in every individual; boxes may be jigsaw regions",
);
const CROSSOVER: Parameter = Parameter::method(
    "crossover",
    &[
        Method::real("house", [0.0, 0.9, 1.0]),
        Method::real("uniform", [0.0, 0.9, 1.0]),
        Method::real("cycle", [0.0, 0.9, 1.0]),
        Method::real("pmx", [0.0, 0.9, 1.0]),
        Method::real("bands", [0.0, 0.9, 1.0]),
        Method::real("stacks", [0.0, 0.9, 1.0]),
        Method::word("none"),
    ],
    "how two parents have a child, and how often: cut at a boundary between units, each unit from \
     either, cycles or a section within each unit, bands or stacks from the parent that is better \
     there (each unit from either where the units form none), or a copy of the first",
);
const MUTATION: Parameter = Parameter::method(
    "mutation",
    &[
        Method::real("swap", [0.0, 0.1, 1.0]),
        Method::real("reorder", [0.0, 0.02, 1.0]),
        Method::word("none"),
    ],
    "what is done to each unit of a child, with which probability: two genes are swapped, or all \
     put in random order",
);
const ADAPTATION: Parameter = Parameter::method(
    "adaptation",
    &[Method::word("none"), Method::whole("one-fifth", [1, 100, 1_000_000])],
    "how the mutation rate changes: never, or up (down) by a fifth when more (fewer) than one of \
     five of the last so many children were better than their parents",
)
.only_with(MUTATION.name, &["swap", "reorder"]);
const SELECTION: Parameter = Parameter::method(
    "selection",
    &[
        Method::whole("tournament", [1, 3, 1000]),
        Method::real("rank", [1.0, 1.5, 2.0]),
        Method::word("roulette"),
        Method::word("universal"),
        Method::real("truncation", [0.0, 0.5, 1.0]),
        Method::word("uniform"),
    ],
    "who becomes a parent: the best of so many, by linear rank (the best so many times as often as \
     the average), in proportion to fitness by roulette or by stochastic universal sampling, of \
     the best share, or anybody",
)
.only_with("replacement", &["generational", "worst", "oldest", "plus", "comma"]);
const SHARING: Parameter = Parameter::whole(
    "sharing",
    [0, 0, 4096],
    "cells in which two individuals differ at least not to share their fitness; 0 is no fitness \
    sharing",
)
.only_with(SELECTION.name, &["tournament", "rank", "roulette", "universal", "truncation"]);
const REPLACEMENT: Parameter = Parameter::method(
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
    "who gives way to children: all but an elite of so many, the worst or the oldest (one child a \
     generation), all but the best of members and so many children for each, the same without the \
     parents, the more similar parent where it is worse, or the own cell on a torus (the last two \
     leave selection out)",
)
.word_related("generational", Order::Below, POPULATION);
const RESTART: Parameter = Parameter::method(
    "restart",
    &[Method::whole("stale", [1, 100, 1_000_000_000]), Method::word("never")],
    "when the population is founded anew: after so many generations without a new best, or never",
);

pub(super) static PRESET: Preset = Preset {
    name: "ga",
    summary: "a genetic algorithm of parts that settings choose",
    description: "The textbook loop (parents, children, evaluation, replacement) over boards of \
                  which one kind of unit holds every digit once, with the parts that each \
                  parameter names; the defaults are those of row-ga. Fitness is the number of \
                  distinct digits in the other houses, less one for each forbidden pair of equal \
                  digits. Where selection is by fitness, an individual is worth how much less it \
                  misses than the worst, plus one. The mutation rate of adaptation=one-fifth has \
                  25 steps, from a ninth of the rate to nine times that, at most 1; it counts a \
                  child as better if it is better than both parents. The sources of each part are \
                  with its code, in the modules selection and populations.",
    source: "the parts as in Eiben and Smith, Introduction to Evolutionary Computing, 2nd ed. \
             2015, https://doi.org/10.1007/978-3-662-44874-8",
    parameters: &[
        SIZE,
        ENCODING,
        CROSSOVER,
        MUTATION,
        ADAPTATION,
        SELECTION,
        SHARING,
        REPLACEMENT,
        RESTART,
        PROPAGATION,
    ],
    refuses: &[NotServed::Marks],
    scale: |sudoku, _| scale(sudoku),
    memory: |sudoku, settings| {
        let size = settings.whole(&SIZE) as u64;
        size * (1 + children(settings)) * unit_memory(sudoku)
    },
    start: |sudoku, settings, task| by_side!(sudoku, evolve(sudoku, settings, task)),
};

/// The children of a generation for each member, at most.
fn children(settings: &Settings) -> u64 {
    match settings.method(&REPLACEMENT) {
        ("plus" | "comma", children) => children as u64,
        _ => 1,
    }
}

/// Steps of the mutation rate on either side of the first.
const STEPS: usize = 12;

fn evolve<'a, R: Row + 'a>(
    sudoku: &Sudoku,
    settings: &Settings,
    task: Task<'a>,
) -> Result<Begun<'a>, NotServed> {
    let unit = match settings.choice(&ENCODING) {
        "rows" => Unit::Rows,
        "columns" => Unit::Columns,
        _ => Unit::Boxes,
    };
    let factory = UnitFactory::<R>::new(sudoku, unit)?;
    let population =
        Composed::new(settings.whole(&SIZE), selector(settings), replacement(settings));
    let reproduction = reproduction(&factory, settings);
    let algorithm = GeneticAlgorithm::new(factory, reproduction, population);
    Ok(match settings.method(&RESTART) {
        ("stale", generations) => {
            let patience = Patience::of(generations as u64);
            task.begin(algorithm.with_patience(patience), UnitFitness)
        }
        _ => task.begin(algorithm, UnitFitness),
    })
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

fn reproduction<R: Row>(
    factory: &UnitFactory<R>,
    settings: &Settings,
) -> OneFifth<UnitReproduction> {
    let (crossover, crossover_rate) = settings.method(&CROSSOVER);
    let crossover = match crossover {
        "uniform" => Crossover::Uniform,
        "cycle" => Crossover::Cycle,
        "pmx" => Crossover::PartiallyMapped,
        "bands" => Crossover::Bands,
        "stacks" => Crossover::Stacks,
        _ => Crossover::OnePoint,
    };
    let (mutation, mutation_rate) = settings.method(&MUTATION);
    let with = |rate| {
        let reproduction =
            UnitReproduction::new(factory, crossover_rate, rate).with_crossover(crossover);
        match mutation {
            "reorder" => reproduction.with_mutation(Mutation::reorder(factory, rate)),
            _ => reproduction,
        }
    };
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
