//! The artificial bee colony of Pacurib, Seno and Yusiong.

use evoku_ea::Scale;
use evoku_ea::parameters::Parameter;

use crate::algorithms::bees::{Bees, Swarm};
use crate::encodings::NotServed;
use crate::encodings::swaps::{SwapBoard, SwapFactory, SwapFitness};
use crate::presets::null::RANDOM_SEARCH;
use crate::presets::parts::{PROPAGATION, population};
use crate::presets::preset::Preset;

const EMPLOYED: Parameter = population([1, 100]);
const ONLOOKERS: Parameter = Parameter::whole(
    "onlookers",
    [0, 200, 1_000_000],
    "bees that are shared out among the boards in proportion to their nectar",
);
const SCOUTS: Parameter = Parameter::real(
    "scouts",
    [0.0, 0.1, 1.0],
    "share of the boards, the worst, in whose place new ones are offered, rounded down",
);

pub(super) static PRESET: Preset = Preset {
    name: "bee-colony",
    summary: "boards searched around by bees, the better ones more often, the worst made anew",
    description: "Boxes (regions, or rows where there are neither) stay complete; cost is the \
        duplicates of the other houses, and the nectar of a board is 1/(1+cost). In a cycle (a \
        generation) each of {population} employed bees looks at a neighbour of its board: a random \
        open cell with digit x, where another random board has y, gets number ceil(x+|r(x-y)|) of \
        the digits that the givens leave to its box, counted from 0 and round the end, with r drawn \
        from 0 to 1; the cell that held that digit gets x. A neighbour that is no worse is taken. \
        Then {onlookers} onlookers do the same, shared out among the boards in proportion to \
        nectar and rounded down, and for the worst boards, {scouts} of all, scouts offer new random \
        ones, which are taken if no worse. O(side) a neighbour. A neighbour counts as a move, a new \
        board as a full evaluation. The steps are those of a public program of that name, as the \
        paper's own text could be read in its beginning only; the sizes those of another one that \
        follows the paper.",
    source: "Pacurib, Seno and Yusiong 2009, Solving Sudoku puzzles using improved artificial bee \
        colony algorithm, ICICIC 2009; Yusiong, \
        Seno and Pacurib 2010, SudokuBee, IJARCS 1(3), \
        https://www.ijarcs.info/index.php/Ijarcs/article/view/68",
    parameters: &[EMPLOYED, ONLOOKERS, SCOUTS, PROPAGATION],
    refuses: &[NotServed::Marks],
    nulls: &[RANDOM_SEARCH],
    scale: |_, _| Scale::down("duplicates"),
    memory: |sudoku, settings| (settings.whole(&EMPLOYED) + 1) as u64 * SwapBoard::memory(sudoku),
    start: |sudoku, settings, task| {
        let employed = settings.whole(&EMPLOYED);
        let swarm = Swarm {
            employed,
            onlookers: settings.whole(&ONLOOKERS),
            // A little more, because 0.29 * 100 is a little less than 29.
            scouts: (employed as f64 * settings.real(&SCOUTS) + 1e-9) as usize,
        };
        Ok(task.begin(Bees::new(SwapFactory::new(sudoku)?, swarm), SwapFitness))
    },
};
