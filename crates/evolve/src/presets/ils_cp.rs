//! Iterated local search with completion by constraint programming, of Musliu and Winter.

use evoku_ea::Scale;
use evoku_ea::parameters::Parameter;

use crate::algorithms::iterated::{Iterated, Limits};
use crate::encodings::NotServed;
use crate::encodings::filling::Filling;
use crate::encodings::swaps::{Swap, SwapBoard};
use crate::presets::null::Null;
use crate::presets::parts::walk;
use crate::presets::preset::Preset;

const STEPS: Parameter =
    Parameter::whole("steps", [1, 200, 1_000_000_000], "steps of each local search");
const TABU: Parameter =
    Parameter::whole("tabu", [0, 3, 10_000], "swaps made last, which may not be made again");
const ACCEPTANCE: Parameter = Parameter::real(
    "acceptance",
    [0.0, 0.05, 1.0],
    "probability that a step is made although the board gets worse by it",
);
const EMPTIED: Parameter = Parameter::real(
    "emptied",
    [0.0, 0.9, 1.0],
    "share of the cells without conflict that are emptied for the first completion",
);
const DECAY: Parameter = Parameter::real(
    "decay",
    [0.0, 0.99, 1.0],
    "factor on this share after each completion; below 1/20 it begins anew",
)
.only_above(EMPTIED.name, 0.05);
const NODES: Parameter = Parameter::whole(
    "nodes",
    [1, 1000, 1_000_000_000],
    "digits that the search for a completion may try, each with propagation, before it gives up",
);

const RESTARTS: Null = Null {
    name: "restarts",
    lacks: "what local search hands to the solver: every completion begins with the givens",
    algorithm: None,
    settings: &[("steps", "1"), ("emptied", "1"), ("decay", "1")],
    shared: &[],
};

pub(super) static PRESET: Preset = Preset {
    name: "ils-cp",
    summary: "min-conflicts with a tabu list, and a constraint solver that completes what is kept \
        of the board",
    description: "Boxes (regions, or rows where there are neither) stay complete. A local search \
                  takes a random cell in conflict and the best swap of it with another open cell \
                  of its box that is not tabu (or leads to a new best), a random one of equals; a \
                  swap that makes the board worse is made with a small probability. It ends with \
                  its best board, and the better of this and the one before goes on. All its cells \
                  in conflict and a share of the others are emptied, and a constraint solver tries \
                  to complete what is left: depth first, the cell with the fewest candidates \
                  first, the digit it had first, naked and hidden singles after each. A completion \
                  is a solution; where none is found within a number of nodes, the emptied cells \
                  of each box get their digits back in random order, and the next local search \
                  begins. A generation is a local search, O(cells) a step, and a completion, at \
                  worst O(side^3) a node. A swap that is priced counts as a move, a completion as \
                  a full evaluation; what its propagation places is counted as placements, and the \
                  class is decoder. The outline is the paper's. Chosen here are the values of the \
                  parameters, the solver (theirs has a limit of time, by which runs would depend \
                  on the machine), what becomes of the emptied cells and when the share begins \
                  anew. Whether the paper's values depend on the size of the board could not be \
                  read. The default share is for 9x9: boards of 16x16 and 25x25 were not solved \
                  with it, because a tenth of the cells without conflict is kept and hardly ever \
                  right as a whole. With emptied=1 the first completion begins with the givens \
                  alone, which solves 16x16.",
    source: "Musliu and Winter 2017, A hybrid approach for the Sudoku problem: using constraint \
             programming in iterated local search, IEEE Intelligent Systems 32, 52-62, \
             https://doi.org/10.1109/MIS.2017.29",
    parameters: &[STEPS, TABU, ACCEPTANCE, EMPTIED, DECAY, NODES],
    refuses: &[NotServed::Marks],
    nulls: &[RESTARTS],
    scale: |_, _| Scale::down("duplicates"),
    memory: |sudoku, settings| {
        let tabu = settings.whole(&TABU) * size_of::<Option<Swap>>();
        tabu as u64 + 4 * SwapBoard::memory(sudoku) + 2 * Filling::memory(sudoku)
    },
    start: |sudoku, settings, task| {
        let limits = Limits {
            steps: settings.whole(&STEPS),
            tabu: settings.whole(&TABU),
            acceptance: settings.real(&ACCEPTANCE),
            emptied: settings.real(&EMPTIED),
            decay: settings.real(&DECAY),
            nodes: settings.whole(&NODES),
        };
        walk(sudoku, Iterated::new(sudoku, limits), task)
    },
};
