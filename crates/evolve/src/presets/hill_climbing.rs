//! Hill climbing with restarts.

use evoku_ea::Scale;
use evoku_ea::algorithms::Climber;
use evoku_ea::parameters::Parameter;
use evoku_ea::permutation::Permutation;

use crate::encodings::NotServed;
use crate::encodings::swaps::SwapBoard;
use crate::presets::null::RANDOM_SEARCH;
use crate::presets::parts::{PROPAGATION, walk, walk_on};
use crate::presets::preset::Preset;

const PATIENCE: Parameter = Parameter::whole(
    "patience",
    [1, 20_000, 1_000_000_000],
    "swaps tried without a new best before starting afresh",
);

pub(super) static PRESET: Preset = Preset {
    name: "hill-climbing",
    summary: "one board, swaps within a box, never accepting a worse board; restarts",
    description: "A random swap of two open cells of one box (region, or row where there are \
                  neither) is made when the board gets no worse by it. After a number of swaps \
                  without improvement the search starts afresh from a random board. A generation \
                  is as many tries as the board has open cells, squared.",
    source: "stochastic hill climbing with random restarts: Russell and Norvig, Artificial \
             Intelligence: A Modern Approach, 4th ed. 2021, section 4.1; neighbourhood of Lewis \
             2007, https://doi.org/10.1007/s10732-007-9012-8",
    parameters: &[PATIENCE, PROPAGATION],
    refuses: &[NotServed::Marks],
    nulls: &[RANDOM_SEARCH],
    scale: |_, _| Scale::down("duplicates"),
    memory: |sudoku, _| 4 * SwapBoard::memory(sudoku),
    start: |sudoku, settings, task| {
        let tries = sudoku.givens().blanks().count().pow(2).max(1);
        walk(sudoku, Climber::new(tries, settings.whole(&PATIENCE)), task)
    },
};

/// The algorithm on permutations.
pub(super) const fn on_permutations<P: Permutation>() -> Preset<usize> {
    Preset {
        name: PRESET.name,
        summary: "one attempt, swaps of two places, never accepting a worse one; restarts",
        description: "A swap of two random places is made when the attempt gets no worse by it. \
                      After {patience} swaps without improvement the search starts afresh in \
                      random order. A generation is as many tries as there are places, squared.",
        source: "stochastic hill climbing with random restarts: Russell and Norvig, Artificial \
                 Intelligence: A Modern Approach, 4th ed. 2021, section 4.1",
        parameters: &[PATIENCE],
        refuses: &[],
        nulls: &[RANDOM_SEARCH],
        scale: |_, _| Scale::down(P::COST),
        memory: |&size, _| 4 * P::memory(size),
        start: |&size, settings, task| {
            let climber = Climber::new(P::length(size).pow(2), settings.whole(&PATIENCE));
            Ok(walk_on::<P>(size, climber, task))
        },
    }
}
