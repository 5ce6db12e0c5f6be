//! The second cultural algorithm of Perez and Marwala.

use evoku_ea::algorithms::Mutants;
use evoku_ea::parameters::Parameter;
use evoku_ea::permutation::{Orders, Permutation, Total};
use evoku_ea::{Moves, Scale};

use crate::encodings::NotServed;
use crate::encodings::swaps::{SwapBoard, SwapFactory, SwapFitness};
use crate::presets::null::RANDOM_SEARCH;
use crate::presets::parts::{PROPAGATION, population};
use crate::presets::preset::Preset;

const SIZE: Parameter = population([1, 100]);

pub(super) static PRESET: Preset = Preset {
    name: "perez-marwala",
    summary: "boxes stay complete; every member has a child with half as many swaps as the best \
        has errors",
    description: "An individual is a full board whose boxes (regions, or rows where there are \
                  neither) hold every digit once. Each generation every individual has a child: a \
                  copy with swaps, each of two open cells in a random box, half as many as the \
                  best individual has duplicates, rounded up, so that steps become small as the \
                  search comes close. Of parents and children the better half lives, parents \
                  before children of the same cost. O(1) a swap. Representation, swaps and their \
                  number are the paper's second cultural algorithm; the size of the population and \
                  who lives are chosen here, and no crossover is made.",
    source: "Perez and Marwala 2008, Stochastic optimization approaches for solving Sudoku, \
             https://doi.org/10.48550/arXiv.0805.0697",
    parameters: &[SIZE, PROPAGATION],
    refuses: &[NotServed::Marks],
    nulls: &[RANDOM_SEARCH],
    scale: |_, _| Scale::down("duplicates"),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * SwapBoard::memory(sudoku),
    start: |sudoku, settings, task| {
        let factory = SwapFactory::new(sudoku)?;
        let draw = SwapBoard::random_swap_of_a_unit;
        let algorithm = Mutants::new(factory, settings.whole(&SIZE), draw, u32::MAX);
        Ok(task.begin(algorithm, SwapFitness))
    },
};

/// The algorithm on permutations.
pub(super) const fn on_permutations<P: Permutation>() -> Preset<usize> {
    Preset {
        name: PRESET.name,
        summary: "every member has a child with half as many swaps as the best costs",
        description: "Each generation every individual has a child: a copy with swaps of two \
                      random places, half as many as the best individual costs, rounded up, and at \
                      most as many as there are places; so steps become small as the search comes \
                      close. Of parents and children the better half lives, parents before \
                      children of the same cost.",
        source: PRESET.source,
        parameters: &[SIZE],
        refuses: &[],
        nulls: &[RANDOM_SEARCH],
        scale: |_, _| Scale::down(P::COST),
        memory: |&size, settings| 2 * settings.whole(&SIZE) as u64 * P::memory(size),
        start: |&size, settings, task| {
            let (factory, most) = (Orders::<P>::new(size), P::length(size) as u32);
            let algorithm = Mutants::new(factory, settings.whole(&SIZE), P::random_move, most);
            Ok(task.begin(algorithm, Total))
        },
    }
}
