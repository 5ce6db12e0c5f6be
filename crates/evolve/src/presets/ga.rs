//! A genetic algorithm whose parts are chosen by its settings.

use evoku_ea::parameters::{Method, Parameter, Settings};
use evoku_ea::permutation::{self, Mapping, Orders, Permutation, Reproducer, Total};
use evoku_ea::{Begun, OneFifth, Scale, Task};
use evoku_messages::say;
use evoku_model::Sudoku;

use crate::encodings::units::{
    Crossover, Mutation, Row, UnitFactory, UnitFitness, UnitReproduction,
};
use crate::encodings::{Unit, UnsupportedPuzzle, by_side};
use crate::presets::baseline::RANDOM_SEARCH;
use crate::presets::composed::{
    ADAPTATION, REPLACEMENT, RESTART, SELECTION, SHARING, SIZE, adapted, begin, children,
};
use crate::presets::parts::PROPAGATION;
use crate::presets::preset::{Family, Preset};
use crate::presets::units::{self, unit_memory};

const ENCODING: Parameter =
    Parameter::choice("encoding", &["rows", "columns", "boxes"], say::parameter_encoding);
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
    say::parameter_crossover_units,
);
const MUTATION: Parameter = Parameter::method(
    "mutation",
    &[
        Method::real("swap", [0.0, 0.1, 1.0]),
        Method::real("reorder", [0.0, 0.02, 1.0]),
        Method::word("none"),
    ],
    say::parameter_mutation_units,
);
const ADAPTATION_OF_UNITS: Parameter = ADAPTATION.only_with(MUTATION.name, &["swap", "reorder"]);

pub(super) static PRESET: Preset = Preset {
    name: "ga",
    family: Family::Genetic,
    summary: say::algorithm_ga_summary,
    description: say::algorithm_ga_description,
    source: "the parts as in Eiben and Smith, Introduction to Evolutionary Computing, 2nd ed. \
             2015, https://doi.org/10.1007/978-3-662-44874-8",
    parameters: &[
        SIZE,
        ENCODING,
        CROSSOVER,
        MUTATION,
        ADAPTATION_OF_UNITS,
        SELECTION,
        SHARING,
        REPLACEMENT,
        RESTART,
        PROPAGATION,
    ],
    refuses: &[UnsupportedPuzzle::Marks],
    baselines: &[RANDOM_SEARCH],
    scale: |sudoku, _| units::scale(sudoku),
    memory: |sudoku, settings| {
        let size = settings.whole(&SIZE) as u64;
        size * (1 + children(settings)) * unit_memory(sudoku)
    },
    start: |sudoku, settings, task| by_side!(sudoku, evolve(sudoku, settings, task)),
};

fn evolve<'a, R: Row + 'a>(
    sudoku: &Sudoku,
    settings: &Settings,
    task: Task<'a>,
) -> Result<Begun<'a>, UnsupportedPuzzle> {
    let unit = match settings.choice(&ENCODING) {
        "rows" => Unit::Rows,
        "columns" => Unit::Columns,
        _ => Unit::Boxes,
    };
    let factory = UnitFactory::<R>::new(sudoku, unit)?;
    let reproduction = reproduction(&factory, settings);
    Ok(begin(factory, reproduction, UnitFitness, settings, task))
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
    adapted(settings, mutation_rate, |rate| {
        let reproduction =
            UnitReproduction::new(factory, crossover_rate, rate).with_crossover(crossover);
        match mutation {
            "reorder" => reproduction.with_mutation(Mutation::reorder(factory, rate)),
            _ => reproduction,
        }
    })
}

const CROSSOVER_OF_ORDERS: Parameter = Parameter::method(
    "crossover",
    &[
        Method::real("pmx", [0.0, 0.9, 1.0]),
        Method::real("order", [0.0, 0.9, 1.0]),
        Method::real("cycle", [0.0, 0.9, 1.0]),
        Method::word("none"),
    ],
    say::parameter_crossover_orders,
);
const MUTATION_OF_ORDERS: Parameter = Parameter::method(
    "mutation",
    &[
        Method::real("swap", [0.0, 0.9, 1.0]),
        Method::real("insertion", [0.0, 0.9, 1.0]),
        Method::real("inversion", [0.0, 0.9, 1.0]),
        Method::real("reorder", [0.0, 0.9, 1.0]),
        Method::word("none"),
    ],
    say::parameter_mutation_orders,
);

const ADAPTATION_OF_ORDERS: Parameter =
    ADAPTATION.only_with(MUTATION_OF_ORDERS.name, &["swap", "insertion", "inversion", "reorder"]);

/// The preset for attempts that are permutations.
pub(super) const fn on_permutations<P: Permutation>() -> Preset<usize> {
    Preset {
        name: PRESET.name,
        family: PRESET.family,
        summary: PRESET.summary,
        description: say::algorithm_ga_orders_description,
        source: PRESET.source,
        parameters: &[
            SIZE,
            CROSSOVER_OF_ORDERS,
            MUTATION_OF_ORDERS,
            ADAPTATION_OF_ORDERS,
            SELECTION,
            SHARING,
            REPLACEMENT,
            RESTART,
        ],
        refuses: &[],
        baselines: &[RANDOM_SEARCH],
        scale: |_, _| Scale::down(P::COST),
        memory: |&size, settings| {
            settings.whole(&SIZE) as u64 * (1 + children(settings)) * P::memory(size)
        },
        start: |&size, settings, task| {
            let reproduction = reproduction_of_orders(P::length(size), settings);
            Ok(begin(Orders::<P>::new(size), reproduction, Total, settings, task))
        },
    }
}

fn reproduction_of_orders(length: usize, settings: &Settings) -> OneFifth<Reproducer> {
    let (crossover, crossover_rate) = settings.method(&CROSSOVER_OF_ORDERS);
    let mapping = match crossover {
        "order" => Mapping::Order,
        "cycle" => Mapping::Cycle,
        _ => Mapping::PartiallyMapped,
    };
    let (mutation, mutation_rate) = settings.method(&MUTATION_OF_ORDERS);
    let mutation = match mutation {
        "insertion" => permutation::Mutation::Insertion,
        "inversion" => permutation::Mutation::Inversion,
        "reorder" => permutation::Mutation::Scramble,
        _ => permutation::Mutation::Swap,
    };
    let crossover = permutation::Crossover::new(mapping, length);
    adapted(settings, mutation_rate, |rate| {
        Reproducer::new((crossover.clone(), crossover_rate), (mutation, rate))
    })
}
