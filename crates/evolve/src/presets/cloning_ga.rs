//! The cloning GA: the third of the five designs on which evoku is based.

use evoku_ea::Scale;
use evoku_ea::parameters::Parameter;
use evoku_ea::permutation::{Mutation, Orders, Permutation, Total};
use evoku_ea::random::Probability;
use evoku_messages::say;

use crate::encodings::board::{Board, BoardFactory, BoardFitness, Start};
use crate::presets::baseline::RANDOM_SEARCH;
use crate::presets::costs::{DUPLICATES_AND_BLANKS, MISSING_DIGITS};
use crate::presets::parts::{self, PROPAGATION, SURVIVORS, culling, population};
use crate::presets::preset::{Family, Preset};

const SIZE: Parameter = population([10, 10]).asked_for();
const MUTANTS: Parameter = Parameter::real("mutants", [0.0, 0.05, 1.0], say::parameter_mutants);
const FILLS: Parameter =
    Parameter::whole("fills", [1, 5, 4096], say::parameter_fills).only_above(MUTANTS.name, 0.0);

const FITNESS: Parameter =
    Parameter::choice("fitness", &["missing", "flags"], say::parameter_fitness_flags);

pub(super) static PRESET: Preset = Preset {
    name: "cloning-ga",
    family: Family::Genetic,
    summary: say::algorithm_cloning_ga_summary,
    description: || {
        say::algorithm_cloning_ga_description(
            SURVIVORS.default_number(),
            MUTANTS.default_number(),
            FILLS.default_number(),
        )
    },
    source: "the cloning GA, one of the five designs that evoku grew from",
    parameters: &[SIZE, SURVIVORS, MUTANTS, FILLS, FITNESS, PROPAGATION],
    refuses: &[],
    baselines: &[RANDOM_SEARCH],
    scale: |_, settings| match settings.choice(&FITNESS) {
        "flags" => Scale::down(DUPLICATES_AND_BLANKS),
        _ => Scale::down(MISSING_DIGITS),
    },
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * Board::memory(sudoku),
    start: |sudoku, settings, task| {
        let mutants = Probability::new(settings.real(&MUTANTS));
        let fills = settings.whole(&FILLS);
        let fitness = match settings.choice(&FITNESS) {
            "flags" => BoardFitness::Flags,
            _ => BoardFitness::Missing,
        };
        Ok(parts::evolve(
            BoardFactory::new(sudoku, Start::Givens),
            fitness,
            culling(settings, &SIZE),
            move |child, rng| {
                if rng.chance(mutants) {
                    (0..fills).for_each(|_| child.fill_blank(rng));
                }
            },
            task,
        ))
    },
};

const SWAPS: Parameter =
    Parameter::whole("swaps", [1, 3, 4096], say::parameter_swaps).only_above(MUTANTS.name, 0.0);

/// The preset for attempts that are permutations. It makes swaps instead of filling open cells,
/// because permutations have no open cells.
pub(super) const fn on_permutations<P: Permutation>() -> Preset<usize> {
    Preset {
        name: PRESET.name,
        family: PRESET.family,
        summary: PRESET.summary,
        description: || {
            say::algorithm_cloning_ga_orders_description(
                SURVIVORS.default_number(),
                MUTANTS.default_number(),
                SWAPS.default_number(),
            )
        },
        source: PRESET.source,
        parameters: &[SIZE, SURVIVORS, MUTANTS, SWAPS],
        refuses: &[],
        baselines: &[RANDOM_SEARCH],
        scale: |_, _| Scale::down(P::COST),
        memory: |&size, settings| 2 * settings.whole(&SIZE) as u64 * P::memory(size),
        start: |&size, settings, task| {
            let mutants = Probability::new(settings.real(&MUTANTS));
            let swaps = settings.whole(&SWAPS);
            Ok(parts::evolve(
                Orders::<P>::new(size),
                Total,
                culling(settings, &SIZE),
                move |child, rng| {
                    if rng.chance(mutants) {
                        let swaps = 1 + rng.index(swaps);
                        (0..swaps).for_each(|_| Mutation::Swap.mutate(child, rng));
                    }
                },
                task,
            ))
        },
    }
}
