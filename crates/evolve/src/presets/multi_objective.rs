//! The multi-objective EA: from system two of the five that evoku grew from.

use evoku_ea::parameters::Parameter;
use evoku_ea::permutation::{Mutation, Orders, Parts, Permutation};
use evoku_ea::populations::{Better, Improving, Nsga2};
use evoku_ea::{Rng, Scale};
use evoku_sudoku::Sudoku;

use crate::encodings::board::{Board, BoardFactory, BoardFitness, Start};
use crate::presets::null::RANDOM_SEARCH;
use crate::presets::parts::cells_filled;
use crate::presets::parts::{self, PROPAGATION, population};
use crate::presets::preset::Preset;

const SIZE: Parameter = population([1, 100]);
const BETTER: Parameter = Parameter::choice(
    "better",
    &["filled-first", "violations-first", "pareto"],
    "what makes a child better than its parent: more cells filled, then fewer violations; the \
    other way round; or Pareto dominance",
)
.only_with("replacement", &["parent"]);
const VIOLATIONS: Parameter = Parameter::choice(
    "violations",
    &["pairs", "cells"],
    "what is counted: pairs of equal digits, once for each house that holds both; or cells that \
    are in such a pair",
);
const REPLACEMENT: Parameter = Parameter::choice(
    "replacement",
    &["parent", "nsga-2"],
    "who lives: a parent or its child, whichever is better; or the first fronts of all parents and \
    children",
);
const EQUAL: Parameter = Parameter::choice(
    "equal",
    &["keep", "replace"],
    "what happens to a parent whose child has the same two values",
)
.only_with(REPLACEMENT.name, &["parent"]);

pub(super) static PRESET: Preset = Preset {
    name: "multi-objective",
    summary: "two objectives, filled cells and violations; a child replaces its parent when better",
    description: "An individual is a partial board with two fitness values: filled cells (more is \
                  better) and violations (fewer is better): pairs of equal digits, once for each \
                  house that holds both, or with violations=cells the cells in such pairs, which \
                  costs a look at every cell but leads on where pairs leave plateaus. Each \
                  generation every parent has one child, a random digit in a random blank or, on a \
                  full board, in a random open cell, which replaces its parent when it is better; \
                  equal=replace lets it drift over children as good as their parents. With \
                  replacement=nsga-2 parents win tournaments of two, and of all parents and \
                  children together the first half lives, by fronts of Pareto dominance and, \
                  within a front, by crowding distance; better and equal say nothing then. Of \
                  NSGA-II this is the selection, O(n log n) a generation; crossover it has none, \
                  as the design.",
    source: "the multi-objective EA of the two-algorithm experiment that evoku grew from; NSGA-II: \
             Deb, Pratap, Agarwal and Meyarivan 2002, IEEE Transactions on Evolutionary \
             Computation 6, 182-197, https://doi.org/10.1109/4235.996017",
    parameters: &[SIZE, VIOLATIONS, REPLACEMENT, BETTER, EQUAL, PROPAGATION],
    refuses: &[],
    nulls: &[RANDOM_SEARCH],
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
    Scale { second: Some("violations"), ..cells_filled(sudoku) }
}

const BETTER_OF: Parameter = Parameter::choice(
    "better",
    &["first", "second", "pareto"],
    "what makes a child better than its parent: the first objective, then the second; the other \
     way round; or Pareto dominance",
)
.only_with(REPLACEMENT.name, &["parent"]);

/// The algorithm on permutations, whose cost has two parts.
pub(super) const fn on_permutations<P: Permutation>() -> Preset<usize> {
    Preset {
        name: PRESET.name,
        summary: "two objectives, the parts of the cost; a child replaces its parent when better",
        description: "The two parts of the cost are two objectives. Each generation every parent \
                      has one child, a copy in which two random places are swapped, which replaces \
                      its parent when it is better; equal=replace lets it drift over children as \
                      good as their parents. With replacement=nsga-2 parents win tournaments of \
                      two, and of all parents and children together the first half lives, by \
                      fronts of Pareto dominance and, within a front, by crowding distance; better \
                      and equal say nothing then.",
        source: PRESET.source,
        parameters: &[SIZE, REPLACEMENT, BETTER_OF, EQUAL],
        refuses: &[],
        nulls: &[RANDOM_SEARCH],
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
