//! The multi-objective EA: from the second of the five designs on which evoku is based.

use evoku_ea::parameters::Parameter;
use evoku_ea::permutation::{Mutation, Orders, Parts, Permutation};
use evoku_ea::populations::{Better, Improving, Nsga2};
use evoku_ea::{Rng, Scale};
use evoku_messages::say;
use evoku_model::Sudoku;

use crate::encodings::board::{Board, BoardFactory, BoardFitness, Start};
use crate::presets::baseline::RANDOM_SEARCH;
use crate::presets::costs;
use crate::presets::parts::cells_filled;
use crate::presets::parts::{self, PROPAGATION, population};
use crate::presets::preset::{Family, Preset};

const SIZE: Parameter = population([1, 100]);
const BETTER: Parameter = Parameter::choice(
    "better",
    &["filled-first", "violations-first", "pareto"],
    say::parameter_better,
)
.only_with("replacement", &["parent"]);
const VIOLATIONS: Parameter =
    Parameter::choice("violations", &["pairs", "cells"], say::parameter_violations);
const REPLACEMENT: Parameter =
    Parameter::choice("replacement", &["parent", "nsga-2"], say::parameter_survival);
const EQUAL: Parameter = Parameter::choice("equal", &["keep", "replace"], say::parameter_equal)
    .only_with(REPLACEMENT.name, &["parent"]);

pub(super) static PRESET: Preset = Preset {
    name: "multi-objective",
    family: Family::Genetic,
    summary: say::algorithm_multi_objective_summary,
    description: say::algorithm_multi_objective_description,
    source: "the multi-objective EA of the two-algorithm experiment that evoku grew from; NSGA-II: \
             Deb, Pratap, Agarwal and Meyarivan 2002, IEEE Transactions on Evolutionary \
             Computation 6, 182-197, https://doi.org/10.1109/4235.996017",
    parameters: &[SIZE, VIOLATIONS, REPLACEMENT, BETTER, EQUAL, PROPAGATION],
    refuses: &[],
    baselines: &[RANDOM_SEARCH],
    scale: |sudoku, _| scale(sudoku),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * Board::memory(sudoku),
    start: |sudoku, settings, task| {
        let better = match settings.choice(&BETTER) {
            "filled-first" => Better::First,
            "violations-first" => Better::Second,
            _ => Better::Pareto,
        };
        let size = settings.whole(&SIZE);
        let factory = BoardFactory::new(sudoku, Start::Mutated);
        let fitness = match settings.choice(&VIOLATIONS) {
            "pairs" => BoardFitness::BlanksAndViolations,
            _ => BoardFitness::BlanksAndViolatingCells,
        };
        Ok(match settings.choice(&REPLACEMENT) {
            "parent" => {
                let equal_replaces = settings.choice(&EQUAL) == "replace";
                let population = Improving::new(size, better, equal_replaces);
                parts::evolve(factory, fitness, population, mutate, task)
            }
            _ => parts::evolve(factory, fitness, Nsga2::new(size), mutate, task),
        })
    },
};

fn mutate(child: &mut Board, rng: &mut Rng) {
    child.mutate(rng);
}

fn scale(sudoku: &Sudoku) -> Scale {
    Scale { second: Some(costs::VIOLATIONS), ..cells_filled(sudoku) }
}

const BETTER_OF: Parameter =
    Parameter::choice("better", &["first", "second", "pareto"], say::parameter_better_objectives)
        .only_with(REPLACEMENT.name, &["parent"]);

/// The preset for attempts that are permutations. Their cost has two parts.
pub(super) const fn on_permutations<P: Permutation>() -> Preset<usize> {
    Preset {
        name: PRESET.name,
        family: PRESET.family,
        summary: say::algorithm_multi_objective_orders_summary,
        description: say::algorithm_multi_objective_orders_description,
        source: PRESET.source,
        parameters: &[SIZE, REPLACEMENT, BETTER_OF, EQUAL],
        refuses: &[],
        baselines: &[RANDOM_SEARCH],
        scale: |_, _| {
            let [first, second] = P::PARTS;
            Scale { second: Some(second), ..Scale::down(first) }
        },
        memory: |&size, settings| 2 * settings.whole(&SIZE) as u64 * P::memory(size),
        start: |&size, settings, task| {
            let better = match settings.choice(&BETTER_OF) {
                "first" => Better::First,
                "second" => Better::Second,
                _ => Better::Pareto,
            };
            let (factory, members) = (Orders::<P>::new(size), settings.whole(&SIZE));
            let mutate = |child: &mut P, rng: &mut Rng| Mutation::Swap.mutate(child, rng);
            Ok(match settings.choice(&REPLACEMENT) {
                "parent" => {
                    let equal_replaces = settings.choice(&EQUAL) == "replace";
                    let population = Improving::new(members, better, equal_replaces);
                    parts::evolve(factory, Parts, population, mutate, task)
                }
                _ => parts::evolve(factory, Parts, Nsga2::new(members), mutate, task),
            })
        },
    }
}
