//! Magic squares: the numbers 1 to n*n with the same sum in every row, column and main diagonal.

use evoku_ea::GeneticAlgorithm;
use evoku_ea::Scale;
use evoku_ea::parameters::Parameter;
use evoku_ea::permutation::{Orders, Permutation, Total};
use evoku_ea::populations::{Better, Improving};
use evoku_ea::problems::Swaps;
use evoku_ea::random::Probability;
use evoku_messages::say;

use crate::presets::{Family, Preset, RANDOM_SEARCH, on_permutations, population};
use crate::puzzles::kind::Kind;

pub use evoku_ea::problems::MagicSquare;

const SIZE: Parameter = population([2, 200]);
const FURTHER: Parameter =
    Parameter::real("further_swaps", [0.0, 0.5, 0.99], say::parameter_further_swaps);

/// The entry in the table of kinds.
pub static KIND: Kind = Kind {
    name: "magic-square",
    summary: say::evolve_magic_square_summary,
    instance: |size| say::evolve_magic_square(size),
    sizes: [3, 4, 100],
    own: Preset {
        name: "magic-square-ga",
        family: Family::Genetic,
        summary: say::algorithm_magic_square_ga_summary,
        description: || {
            say::algorithm_magic_square_ga_description(
                SIZE.default_number(),
                FURTHER.default_number(),
            )
        },
        source: "compare Xie and Kang 2003, An evolutionary algorithm for magic squares, CEC 2003, \
                 906-913, https://doi.org/10.1109/CEC.2003.1299763",
        parameters: &[SIZE, FURTHER],
        refuses: &[],
        baselines: &[RANDOM_SEARCH],
        scale: |_, _| Scale::down(MagicSquare::COST),
        memory: |&size, settings| 2 * settings.whole(&SIZE) as u64 * MagicSquare::memory(size),
        start: |&size, settings, task| {
            let population = Improving::new(settings.whole(&SIZE), Better::First, true);
            let swaps = Swaps { further: Probability::new(settings.real(&FURTHER)) };
            let algorithm =
                GeneticAlgorithm::new(Orders::<MagicSquare>::new(size), swaps, population);
            Ok(task.begin(algorithm, Total))
        },
    },
    shared: &on_permutations::<MagicSquare>(),
};
