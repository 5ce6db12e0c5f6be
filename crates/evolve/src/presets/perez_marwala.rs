//! The second cultural algorithm of Perez and Marwala.

use evoku_ea::algorithms::Mutants;
use evoku_ea::parameters::Parameter;
use evoku_ea::permutation::{Orders, Permutation, Total};
use evoku_ea::{Moves, Scale};
use evoku_messages::say;

use crate::encodings::UnsupportedPuzzle;
use crate::encodings::swaps::{SwapBoard, SwapFactory, SwapFitness};
use crate::presets::baseline::RANDOM_SEARCH;
use crate::presets::costs::DUPLICATES;
use crate::presets::parts::{PROPAGATION, population};
use crate::presets::preset::{Family, Preset};

const SIZE: Parameter = population([1, 100]);

pub(super) static PRESET: Preset = Preset {
    name: "perez-marwala",
    family: Family::Genetic,
    summary: say::algorithm_perez_marwala_summary,
    description: say::algorithm_perez_marwala_description,
    source: "Perez and Marwala 2008, Stochastic optimization approaches for solving Sudoku, \
             https://doi.org/10.48550/arXiv.0805.0697",
    parameters: &[SIZE, PROPAGATION],
    refuses: &[UnsupportedPuzzle::Marks],
    baselines: &[RANDOM_SEARCH],
    scale: |_, _| Scale::down(DUPLICATES),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * SwapBoard::memory(sudoku),
    start: |sudoku, settings, task| {
        let factory = SwapFactory::new(sudoku)?;
        let draw = SwapBoard::random_swap_of_a_unit;
        let algorithm = Mutants::new(factory, settings.whole(&SIZE), draw, u32::MAX);
        Ok(task.begin(algorithm, SwapFitness))
    },
};

/// The preset for attempts that are permutations.
pub(super) const fn on_permutations<P: Permutation>() -> Preset<usize> {
    Preset {
        name: PRESET.name,
        family: PRESET.family,
        summary: say::algorithm_perez_marwala_orders_summary,
        description: say::algorithm_perez_marwala_orders_description,
        source: PRESET.source,
        parameters: &[SIZE],
        refuses: &[],
        baselines: &[RANDOM_SEARCH],
        scale: |_, _| Scale::down(P::COST),
        memory: |&size, settings| 2 * settings.whole(&SIZE) as u64 * P::memory(size),
        start: |&size, settings, task| {
            let (factory, most) = (Orders::<P>::new(size), P::length(size) as u32);
            let algorithm = Mutants::new(factory, settings.whole(&SIZE), P::random_move, most);
            Ok(task.begin(algorithm, Total))
        },
    }
}
