//! The mutation GA with culling: the first of the five designs on which evoku is based.

use evoku_ea::Scale;
use evoku_ea::parameters::Parameter;
use evoku_ea::permutation::{Orders, Permutation, Total, change};
use evoku_ea::random::Picks;
use evoku_messages::say;

use crate::encodings::board::{Board, BoardFactory, BoardFitness, Redraw, Start};
use crate::presets::baseline::RANDOM_SEARCH;
use crate::presets::costs::{DUPLICATES, EQUAL_PAIRS};
use crate::presets::parts::{self, PROPAGATION, SURVIVORS, culling, population};
use crate::presets::preset::{Family, Preset};

const SIZE: Parameter = population([1, 100]);
const MUTATION_RATE: Parameter =
    Parameter::real("mutation_rate", [0.0, 0.02, 1.0], say::parameter_mutation_rate_cells);

const FITNESS: Parameter =
    Parameter::choice("fitness", &["duplicates", "pairs"], say::parameter_fitness_duplicates);

pub(super) static PRESET: Preset = Preset {
    name: "mutation-ga",
    family: Family::Genetic,
    summary: say::algorithm_mutation_ga_summary,
    description: || {
        say::algorithm_mutation_ga_description(
            SURVIVORS.default_number(),
            MUTATION_RATE.default_number(),
        )
    },
    source: "the mutation GA with culling, the class design that evoku grew from",
    parameters: &[SIZE, SURVIVORS, MUTATION_RATE, FITNESS, PROPAGATION],
    refuses: &[],
    baselines: &[RANDOM_SEARCH],
    scale: |_, settings| match settings.choice(&FITNESS) {
        "pairs" => Scale::down(EQUAL_PAIRS),
        _ => Scale::down(DUPLICATES),
    },
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * Board::memory(sudoku),
    start: |sudoku, settings, task| {
        let redraw =
            Redraw::new(sudoku.givens().open_cells().count(), settings.real(&MUTATION_RATE));
        let fitness = match settings.choice(&FITNESS) {
            "pairs" => BoardFitness::Pairs,
            _ => BoardFitness::Missing,
        };
        Ok(parts::evolve(
            BoardFactory::new(sudoku, Start::Filled),
            fitness,
            culling(settings, &SIZE),
            move |child, rng| redraw.mutate(child, rng),
            task,
        ))
    },
};

const SWAP_RATE: Parameter =
    Parameter::real("mutation_rate", [0.0, 0.02, 1.0], say::parameter_mutation_rate_swaps);

/// The preset for attempts that are permutations.
pub(super) const fn on_permutations<P: Permutation>() -> Preset<usize> {
    Preset {
        name: PRESET.name,
        family: PRESET.family,
        summary: PRESET.summary,
        description: || {
            say::algorithm_mutation_ga_orders_description(
                SURVIVORS.default_number(),
                SWAP_RATE.default_number(),
            )
        },
        source: PRESET.source,
        parameters: &[SIZE, SURVIVORS, SWAP_RATE],
        refuses: &[],
        baselines: &[RANDOM_SEARCH],
        scale: |_, _| Scale::down(P::COST),
        memory: |&size, settings| 2 * settings.whole(&SIZE) as u64 * P::memory(size),
        start: |&size, settings, task| {
            let places = Picks::new(P::length(size), settings.real(&SWAP_RATE));
            Ok(parts::evolve(
                Orders::<P>::new(size),
                Total,
                culling(settings, &SIZE),
                move |child, rng| change(child, &places, rng),
                task,
            ))
        },
    }
}
