//! The cloning GA: system three of the five that evoku grew from.

use evoku_ea::Scale;
use evoku_ea::parameters::Parameter;
use evoku_ea::permutation::{Mutation, Orders, Permutation, Total};
use evoku_ea::random::Probability;

use crate::encodings::board::{Board, BoardFactory, BoardFitness, Start};
use crate::presets::null::RANDOM_SEARCH;
use crate::presets::parts::{self, PROPAGATION, SURVIVORS, culling, population};
use crate::presets::preset::Preset;

const SIZE: Parameter = population([10, 10]).asked_for();
const MUTANTS: Parameter = Parameter::real(
    "mutants",
    [0.0, 0.05, 1.0],
    "probability with which a child is a mutant rather than an exact clone",
);
const FILLS: Parameter =
    Parameter::whole("fills", [1, 5, 4096], "blanks that a mutant tries to fill")
        .only_above(MUTANTS.name, 0.0);

const FITNESS: Parameter = Parameter::choice(
    "fitness",
    &["missing", "flags"],
    "what is counted in each house: missing digits; or, as the design does, entries whose flag is \
     set already, where blanks share a flag as equal digits do",
);

pub(super) static PRESET: Preset = Preset {
    name: "cloning-ga",
    summary: "nine tenths are culled, and the survivors' children are mostly exact clones",
    description: "Boards start with their blanks open. Each generation a share of {survivors} \
                  survives, every survivor has as many children, and a child is a mutant with \
                  probability {mutants}, else an exact clone. A mutant fills up to {fills} blanks: \
                  a random row with blanks, a random blank in it, a random digit that its row, \
                  column and box (and every other house of the cell) lack; where there is none the \
                  blank stays. A blank counts as a missing digit in each of its houses, so that 0 \
                  is a solution. With fitness=flags a house is counted as the design counts it, \
                  with a list of ten flags: blanks are duplicates of each other, the empty board \
                  costs 216, and a board can cost 0 with a blank left in a house. That ends the \
                  run, as in the design, and is told from a solution.",
    source: "the cloning GA, one of the five designs that evoku grew from",
    parameters: &[SIZE, SURVIVORS, MUTANTS, FILLS, FITNESS, PROPAGATION],
    refuses: &[],
    nulls: &[RANDOM_SEARCH],
    scale: |_, settings| match settings.choice(&FITNESS) {
        "flags" => Scale::down("duplicates, blanks included"),
        _ => Scale::down("missing digits"),
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
            BoardFactory::new(sudoku, Start::Posed),
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

const SWAPS: Parameter = Parameter::whole(
    "swaps",
    [1, 3, 4096],
    "swaps of two random places by which a mutant differs, at most; each number is as likely",
)
.only_above(MUTANTS.name, 0.0);

/// The algorithm on permutations, which have no blanks to be filled.
pub(super) const fn on_permutations<P: Permutation>() -> Preset<usize> {
    Preset {
        name: PRESET.name,
        summary: PRESET.summary,
        description: "Each generation a share of {survivors} survives, every survivor has as many \
                      children, and a child is a mutant with probability {mutants}, else an exact \
                      clone. A mutant differs from its parent by 1 to {swaps} swaps of two random \
                      places.",
        source: PRESET.source,
        parameters: &[SIZE, SURVIVORS, MUTANTS, SWAPS],
        refuses: &[],
        nulls: &[RANDOM_SEARCH],
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
