//! Random search.

use evoku_ea::parameters::Parameter;
use evoku_ea::permutation::{Orders, Permutation, Total};
use evoku_ea::populations::Culling;
use evoku_ea::{GeneticAlgorithm, Moves, Reproduction, Rng, Scale};
use evoku_messages::say;

use crate::encodings::UnsupportedPuzzle;
use crate::encodings::swaps::{SwapBoard, SwapFactory, SwapFitness};
use crate::presets::costs::DUPLICATES;
use crate::presets::parts::{PROPAGATION, population};
use crate::presets::preset::{Family, Preset};

const SIZE: Parameter = population([1, 100]);

pub(super) static PRESET: Preset = Preset {
    name: "random-search",
    family: Family::Chance,
    summary: say::algorithm_random_search_summary,
    description: say::algorithm_random_search_description,
    source: "the baseline of every comparison",
    parameters: &[SIZE, PROPAGATION],
    refuses: &[UnsupportedPuzzle::Marks],
    baselines: &[],
    scale: |_, _| Scale::down(DUPLICATES),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * SwapBoard::memory(sudoku),
    start: |sudoku, settings, task| {
        let factory = SwapFactory::new(sudoku)?;
        let population = Culling::new(settings.whole(&SIZE), 1);
        Ok(task.begin(GeneticAlgorithm::new(factory, Afresh, population), SwapFitness))
    },
};

/// A reproduction that ignores the parents and creates a new random attempt.
struct Afresh;

impl<P: Moves> Reproduction<P> for Afresh {
    fn reproduce(&self, _: [&P; 2], child: &mut P, rng: &mut Rng) {
        child.shuffle(rng);
    }

    fn parents(&self) -> usize {
        0
    }
}

/// The preset for attempts that are permutations.
pub(super) const fn on_permutations<P: Permutation>() -> Preset<usize> {
    Preset {
        name: PRESET.name,
        family: PRESET.family,
        summary: say::algorithm_random_search_orders_summary,
        description: say::algorithm_random_search_orders_description,
        source: PRESET.source,
        parameters: &[SIZE],
        refuses: &[],
        baselines: &[],
        scale: |_, _| Scale::down(P::COST),
        memory: |&size, settings| 2 * settings.whole(&SIZE) as u64 * P::memory(size),
        start: |&size, settings, task| {
            let population = Culling::new(settings.whole(&SIZE), 1);
            let algorithm = GeneticAlgorithm::new(Orders::<P>::new(size), Afresh, population);
            Ok(task.begin(algorithm, Total))
        },
    }
}
