//! Tabu search on list colourings, with recombination.

use std::sync::Arc;

use evoku_ea::parameters::{Parameter, Settings};
use evoku_ea::{Begun, Patience, Scale, Task};
use evoku_sudoku::Sudoku;
use evoku_sudoku::search::colouring::Tabu;

use crate::algorithms::memetic::{Kept, Memetic};
use crate::algorithms::tabu_search::TabuSearch;
use crate::encodings::NotServed;
use crate::encodings::colouring::{Candidates, Colouring, ColouringFitness};
use crate::presets::null::Null;
use crate::presets::parts::{POPULATION, PROPAGATION, population};
use crate::presets::preset::Preset;

/// Few: every member more costs a walk before the first child (`members` in experiments/ablations).
const SIZE: Parameter = population([1, 4]);
const STEPS: Parameter = Parameter::whole(
    "steps",
    [1, 1000, 100_000],
    "steps of tabu search that improve each attempt, for each open cell",
);
const TENURE: Parameter = Parameter::real(
    "tenure",
    [0.0, 0.4, 100.0],
    "steps for which a digit may not come back to its cell, for each cell with conflicts",
);
const TENURE_MORE: Parameter = Parameter::whole(
    "tenure_more",
    [1, 10, 1_000_000],
    "random steps on top of that, fewer than this",
);
const CROSSOVER: Parameter = Parameter::choice(
    "crossover",
    &["both", "digits", "houses"],
    "what a child takes over whole from one parent: digits, houses of one kind, or either as it \
    comes",
)
.only_above(POPULATION, 1.0);
const DISTANCE: Parameter = Parameter::real(
    "distance",
    [0.0, 0.05, 1.0],
    "a child closer than this share of the open cells to a member takes that one's place or none",
)
.only_above(POPULATION, 1.0);
const PATIENCE: Parameter = Parameter::whole(
    "patience",
    [0, 500, 1_000_000_000],
    "children without a new best before the population is founded anew; 0 is never",
);

const RESTARTS: Null = Null {
    name: "restarts",
    lacks: "recombination: every attempt is a walk from a new board",
    algorithm: None,
    settings: &[(POPULATION, "1")],
    shared: &[],
};

pub(super) static PRESET: Preset = Preset {
    name: "memetic",
    summary: "boards as list colourings, improved by tabu search and recombined",
    description: "A board is a list colouring: every open cell holds a digit that no given peer \
                  has, and the cost counts conflicts, pairs of peers with equal digits, and of cells \
                  whose digits a constraint excludes together; constraints of another kind \
                  (sums, orders of many cells) are refused. Tabu \
                  search improves each attempt: a step makes the best change of one cell with \
                  conflicts, of equals a random one, that brings no digit back too early, unless \
                  the board becomes better than ever. The digit that leaves may not come back for \
                  tenure times the cells with conflicts, and fewer than tenure_more random steps \
                  on top. A generation is one attempt: as long as the population grows a new one, \
                  filled in the order of fewest candidates left, and then a child of two random \
                  members. The child takes whole digits from its parents, in turns the one with \
                  the most cells, or whole houses of one kind, each from a random parent. It takes \
                  the place of the nearest member if it is too close to that one, or else of the \
                  worst, unless it is worse itself. With a population of one every attempt is new. \
                  A step looks only at the changes around the one before, and only these are \
                  counted as evaluations.",
    source: "Jin and Hao 2019, Solving the Latin square completion problem by memetic graph \
             coloring, IEEE Transactions on Evolutionary Computation 23(6), \
             https://doi.org/10.1109/TEVC.2019.2899053 (list colouring, tabu search, pool; its own \
             crossover isn't used); Galinier and Hao 1999, https://doi.org/10.1023/A:1009823419804 \
             (tabu search, tenure, crossover by digits); crossover by houses is our own",
    parameters: &[SIZE, STEPS, TENURE, TENURE_MORE, CROSSOVER, DISTANCE, PATIENCE, PROPAGATION],
    refuses: &[NotServed::Constraints(String::new())],
    nulls: &[RESTARTS],
    scale: |_, _| Scale::down("conflicts"),
    memory: |sudoku, settings| (settings.whole(&SIZE) as u64 + 1) * Colouring::memory(sudoku),
    start,
};

fn start<'a>(sudoku: &Sudoku, settings: &Settings, task: Task<'a>) -> Result<Begun<'a>, NotServed> {
    let candidates = Arc::new(Candidates::new(sudoku)?);
    let search = TabuSearch {
        tabu: Tabu::new(candidates.graph()),
        steps: settings.whole(&STEPS) as u64 * candidates.open() as u64,
        tenure: settings.real(&TENURE),
        tenure_more: settings.whole(&TENURE_MORE) as u32,
    };
    let kept = match settings.choice(&CROSSOVER) {
        "digits" => Kept::Digits,
        "houses" => Kept::Houses,
        _ => Kept::Both,
    };
    let patience = match settings.whole(&PATIENCE) {
        0 => Patience::ENDLESS,
        children => Patience::of(children as u64),
    };
    let (size, distance) = (settings.whole(&SIZE), settings.real(&DISTANCE));
    let memetic = Memetic::new(&candidates, size, search, kept, distance, patience);
    Ok(task.begin(memetic, ColouringFitness))
}
