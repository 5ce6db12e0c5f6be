//! The tabu searches with filtering of Soto et al.

use evoku_ea::Patience;
use evoku_ea::parameters::Parameter;

use crate::algorithms::filtered_tabu::FilteredTabu;
use crate::encodings::board::{Board, BoardFitness};
use crate::encodings::domains::Consistency;
use crate::presets::null::Null;
use crate::presets::parts::cells_filled;
use crate::presets::preset::Preset;

const FILTER: Parameter = Parameter::choice(
    "filter",
    &["all-different", "ac3"],
    "what is filtered after every move: houses as a whole, or each pair of peers by itself",
);
const CANDIDATES: Parameter = Parameter::whole(
    "candidates",
    [1, 10, 100_000],
    "neighbours looked at in each iteration, of which the best is taken",
);
const TABU: Parameter = Parameter::whole(
    "tabu",
    [0, 20, 100_000],
    "digits removed last that may not come back to their cells",
);
const PATIENCE: Parameter = Parameter::whole(
    "patience",
    [1, 100, 1_000_000_000],
    "iterations without a better board before the search begins anew",
);

const RESTARTS: Null = Null {
    name: "restarts",
    lacks: "what one board hands to the next: the search begins anew after each without gain",
    algorithm: None,
    settings: &[("patience", "1"), ("tabu", "0")],
    shared: &[],
};

pub(super) static PRESET: Preset = Preset {
    name: "filtered-tabu",
    summary: "tabu search on partial boards, whose domains are filtered after every move",
    description: "A board is partial and without conflict, and costs its blanks (and what it breaks \
        of constraints, which the filter doesn't know). The filter places the digits of a board, \
        has cells with a single digit left take it from their peers (arc consistency) and with \
        filter=all-different removes from each house every digit with which it can't be completed; \
        a cell with one digit left then holds it, one with none stays blank. It begins with the \
        filtered puzzle. In an iteration (a generation) {candidates} neighbours are looked at: a \
        random cell gets another digit of its first domain that is not tabu, peers with that digit \
        lose it, and the board is filtered. The best of them is taken if it is no worse, and the \
        digits that cells lost by it become tabu, the last {tabu} of them. After {patience} \
        iterations without a better board it begins anew. A neighbour counts as a decode, at worst \
        O(side^4). The steps of the loop, and the filter in each of them, are the papers'; what a \
        neighbour is, what a cell without digits costs, the lengths of both lists and the restarts \
        could not be read and are chosen.",
    source: "after Soto, Crawford, Galleguillos, Paredes and Norero 2015, A hybrid \
        alldifferent-tabu search algorithm for solving Sudoku puzzles, Computational Intelligence \
        and Neuroscience 2015, 286354, https://doi.org/10.1155/2015/286354 (algorithm 2); Soto, \
        Crawford, Galleguillos, Monfroy and Paredes 2013, A hybrid AC3-tabu search algorithm for \
        solving Sudoku puzzles, Expert Systems with Applications 40, 5817-5821",
    parameters: &[FILTER, CANDIDATES, TABU, PATIENCE],
    refuses: &[],
    nulls: &[RESTARTS],
    scale: |sudoku, _| cells_filled(sudoku),
    memory: |sudoku, _| 4 * Board::memory(sudoku),
    start: |sudoku, settings, task| {
        let consistency = match settings.choice(&FILTER) {
            "ac3" => Consistency::Arcs,
            _ => Consistency::AllDifferent,
        };
        let [candidates, tabu] = [&CANDIDATES, &TABU].map(|number| settings.whole(number));
        let patience = Patience::of(settings.whole(&PATIENCE) as u64);
        let search = FilteredTabu::new(sudoku, consistency, candidates, tabu, patience);
        Ok(task.begin(search, BoardFitness::BlanksAndViolations))
    },
};
