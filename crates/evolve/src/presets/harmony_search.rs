//! The harmony search of Geem.

use evoku_ea::Scale;
use evoku_ea::parameters::Parameter;

use crate::algorithms::harmony::HarmonyMemory;
use crate::encodings::board::{Board, BoardFactory, BoardFitness, Start};
use crate::presets::null::RANDOM_SEARCH;
use crate::presets::parts::{PROPAGATION, population};
use crate::presets::preset::Preset;

const SIZE: Parameter = population([1, 10]);
const CONSIDERING: Parameter = Parameter::real(
    "considering",
    [0.0, 0.95, 1.0],
    "probability, for each cell, that its digit is that of a random board of the memory",
);
const ADJUSTING: Parameter = Parameter::real(
    "adjusting",
    [0.0, 0.1, 1.0],
    "probability that such a digit is exchanged for the one before or behind it",
)
.only_above(CONSIDERING.name, 0.0);
const FITNESS: Parameter = Parameter::choice(
    "fitness",
    &["missing", "sums"],
    "what is counted in each house: missing digits; or, as the paper does, how far its sum is from \
     that of all digits",
);

pub(super) static PRESET: Preset = Preset {
    name: "harmony-search",
    summary: "each cell of a new board from any board of a memory, whose worst it replaces",
    description: "The memory holds {population} boards with any digits in the open cells. A new one \
        is made cell by cell: with probability {considering} (harmony memory considering rate) it \
        has the digit of a random board of the memory, which then with probability {adjusting} \
        (pitch adjusting rate) becomes the digit before or behind it, 1 following the side; else a \
        random digit. It takes the place of the worst board if it is better. A generation is one \
        board, O(side^2). This is an evolution strategy whose children have all members as \
        parents (Weyland 2015). With fitness=sums the cost is the paper's, the distance of each \
        house's sum from that of all digits; it is 0 on many boards whose digits are wrong, which \
        ends the run and is told from a solution. The default counts missing digits instead. Sizes \
        and rates are those of a public program that follows the paper, whose tables could not be \
        read; that the digits form a ring is that program's too.",
    source: "Geem 2007, Harmony search algorithm for solving Sudoku, KES 2007, LNCS 4692, 371-378, \
        https://doi.org/10.1007/978-3-540-74819-9_46; Weyland 2015, A critical analysis of the \
        harmony search algorithm - How not to solve sudoku, Operations Research Perspectives 2, \
        97-105, https://doi.org/10.1016/j.orp.2015.04.001",
    parameters: &[SIZE, CONSIDERING, ADJUSTING, FITNESS, PROPAGATION],
    refuses: &[],
    nulls: &[RANDOM_SEARCH],
    scale: |_, settings| match settings.choice(&FITNESS) {
        "sums" => Scale::down("off the sums"),
        _ => Scale::down("missing digits"),
    },
    memory: |sudoku, settings| (settings.whole(&SIZE) + 1) as u64 * Board::memory(sudoku),
    start: |sudoku, settings, task| {
        let fitness = match settings.choice(&FITNESS) {
            "sums" => BoardFitness::Sums,
            _ => BoardFitness::Missing,
        };
        let rates = [&CONSIDERING, &ADJUSTING].map(|rate| settings.real(rate));
        let factory = BoardFactory::new(sudoku, Start::Filled);
        Ok(task.begin(HarmonyMemory::new(factory, settings.whole(&SIZE), rates), fitness))
    },
};
