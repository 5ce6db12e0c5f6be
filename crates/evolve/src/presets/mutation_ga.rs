//! The mutation GA with culling: system one of the five that evoku grew from.

use evoku_ea::Scale;
use evoku_ea::parameters::Parameter;
use evoku_ea::permutation::{Orders, Permutation, Total, change};
use evoku_ea::random::Picks;

use crate::encodings::board::{Board, BoardFactory, BoardFitness, Redraw, Start};
use crate::presets::null::RANDOM_SEARCH;
use crate::presets::parts::{self, PROPAGATION, SURVIVORS, culling, population};
use crate::presets::preset::Preset;

const SIZE: Parameter = population([1, 100]);
const MUTATION_RATE: Parameter = Parameter::real(
    "mutation_rate",
    [0.0, 0.02, 1.0],
    "probability with which each open cell of a child is drawn anew",
);

const FITNESS: Parameter = Parameter::choice(
    "fitness",
    &["duplicates", "pairs"],
    "what adds 1: an entry of a house that is there already; or any pair of equal entries of a \
    house",
);

pub(super) static PRESET: Preset = Preset {
    name: "mutation-ga",
    summary: "mutation and culling, nothing else",
    description: "Generation 0 fills every open cell with a random digit. Each generation is \
                  scored by its duplicates (or, with fitness=pairs, its pairs of equal entries: \
                  three equal digits of a row are two duplicates, but three pairs), the best are \
                  kept (a share of {survivors}), and each of these has the same number of \
                  children: copies in which every open cell is drawn anew with probability \
                  {mutation_rate}. Parents don't live on.",
    source: "the mutation GA with culling, the class design that evoku grew from",
    parameters: &[SIZE, SURVIVORS, MUTATION_RATE, FITNESS, PROPAGATION],
    refuses: &[],
    nulls: &[RANDOM_SEARCH],
    scale: |_, settings| match settings.choice(&FITNESS) {
        "pairs" => Scale::down("equal pairs"),
        _ => Scale::down("duplicates"),
    },
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * Board::memory(sudoku),
    start: |sudoku, settings, task| {
        let redraw = Redraw::new(sudoku.givens().blanks().count(), settings.real(&MUTATION_RATE));
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

const SWAP_RATE: Parameter = Parameter::real(
    "mutation_rate",
    [0.0, 0.02, 1.0],
    "probability with which each place of a child is swapped with a random one",
);

/// The algorithm on permutations.
pub(super) const fn on_permutations<P: Permutation>() -> Preset<usize> {
    Preset {
        name: PRESET.name,
        summary: PRESET.summary,
        description: "Generation 0 is in random order. Each generation the best are kept (a share \
                      of {survivors}), and each of these has the same number of children: copies \
                      in which every place is swapped with a random one with probability \
                      {mutation_rate}. Parents don't live on.",
        source: PRESET.source,
        parameters: &[SIZE, SURVIVORS, SWAP_RATE],
        refuses: &[],
        nulls: &[RANDOM_SEARCH],
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
