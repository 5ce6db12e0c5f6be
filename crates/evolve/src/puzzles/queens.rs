//! N queens: one queen in every column and every row, at most one on any diagonal.

use evoku_ea::GeneticAlgorithm;
use evoku_ea::Scale;
use evoku_ea::parameters::Parameter;
use evoku_ea::permutation::{Orders, Permutation, Total};
use evoku_ea::populations::Elitist;
use evoku_ea::problems::Swap;
use evoku_messages::say;

use crate::presets::{Family, Preset, RANDOM_SEARCH, on_permutations, population};
use crate::puzzles::kind::Kind;

pub use evoku_ea::problems::Queens;

const SIZE: Parameter = population([2, 20]);

/// The entry in the table of kinds.
pub static KIND: Kind = Kind {
    name: "queens",
    summary: say::evolve_queens_summary,
    instance: |size| say::evolve_queens(size),
    sizes: [4, 50, 1000],
    own: Preset {
        name: "queens-ga",
        family: Family::Genetic,
        summary: say::algorithm_queens_ga_summary,
        description: || say::algorithm_queens_ga_description(SIZE.default_number()),
        source: "queens as a permutation, improved by swaps: Sosic and Gu 1990, A polynomial time \
                 algorithm for the n-queens problem, SIGART Bulletin 1(3), 7-11, \
                 https://doi.org/10.1145/101340.101343",
        parameters: &[SIZE],
        refuses: &[],
        baselines: &[RANDOM_SEARCH],
        scale: |_, _| Scale::down(Queens::COST),
        memory: |&size, settings| 2 * settings.whole(&SIZE) as u64 * Queens::memory(size),
        start: |&size, settings, task| {
            let population = Elitist::new(settings.whole(&SIZE), 1, 3);
            let algorithm = GeneticAlgorithm::new(Orders::<Queens>::new(size), Swap, population);
            Ok(task.begin(algorithm, Total))
        },
    },
    shared: &on_permutations::<Queens>(),
};
