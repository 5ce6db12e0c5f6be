//! The multi-objective EA: from system two of the five that evoku grew from.

use evoku_sudoku::Sudoku;

use crate::encodings::board::{BoardFitness, Start};
use crate::populations::{Better, Improving};
use crate::presets::{Parameter, Preset, Scale, boards, population};

const SIZE: Parameter = population([1, 100]);
const BETTER: Parameter = Parameter::choice(
    "better",
    &["filled-first", "violations-first", "pareto"],
    "what makes a child better than its parent: more cells filled, then fewer violations; the other way round; or Pareto dominance",
);
const EQUAL: Parameter = Parameter::choice(
    "equal",
    &["keep", "replace"],
    "what happens to a parent whose child has the same two values",
);

pub(super) static PRESET: Preset = Preset {
    name: "multi-objective",
    summary: "two objectives, filled cells and violations; a child replaces its parent when better",
    description: "An individual is a partial board with two fitness values: filled cells (more is \
                  better) and violations (pairs of equal digits, once for each house that holds both; \
                  fewer is better). Each generation every parent has one child, a random digit in a \
                  random blank or, on a full board, in a random open cell, which replaces its parent \
                  when it is better; equal=replace lets it drift over children as good as their \
                  parents.",
    source: "the multi-objective EA of the two-algorithm experiment that evoku grew from",
    parameters: &[SIZE, BETTER, EQUAL],
    scale,
    start: |sudoku, settings, task| {
        let better = match settings.choice(&BETTER) {
            "filled-first" => Better::First,
            "violations-first" => Better::Second,
            _ => Better::Pareto,
        };
        Ok(boards::evolve(
            sudoku,
            Start::Mutated,
            BoardFitness::BlanksAndViolations,
            Improving::new(settings.whole(&SIZE), better, settings.choice(&EQUAL) == "replace"),
            |child, rng| {
                child.mutate(rng);
            },
            task,
        ))
    },
};

fn scale(sudoku: &Sudoku) -> Scale {
    let filled = Scale::up("cells filled", sudoku.givens().cells().len() as u32);
    Scale { second: Some("violations"), ..filled }
}
