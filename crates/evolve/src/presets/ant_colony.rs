//! The ant colony of Lloyd and Amos.

use evoku_ea::parameters::Parameter;

use crate::algorithms::colony::{Colony, Habits};
use crate::encodings::board::{Board, BoardFitness};
use crate::encodings::filling::Filling;
use crate::presets::null::Null;
use crate::presets::parts::cells_filled;
use crate::presets::parts::population;
use crate::presets::preset::Preset;

const ANTS: Parameter = population([1, 10]);
const GREEDINESS: Parameter = Parameter::real(
    "greediness",
    [0.0, 0.9, 1.0],
    "probability that an ant takes the digit with the most pheromone, and does not draw one",
);
const EVAPORATION: Parameter = Parameter::real(
    "evaporation",
    [0.0, 0.9, 1.0],
    "share of the pheromone on the best board's digits that is replaced after each cycle",
);
const LOCAL_EVAPORATION: Parameter = Parameter::real(
    "local_evaporation",
    [0.0, 0.1, 1.0],
    "share of the pheromone on a digit that an ant takes with it when it chooses the digit",
);
const BEST_EVAPORATION: Parameter = Parameter::real(
    "best_evaporation",
    [0.0, 0.005, 1.0],
    "share of its worth that the best board loses after each cycle, so that others get their \
    chance",
);

const NO_PHEROMONE: Null = Null {
    name: "no-pheromone",
    lacks: "pheromone: every ant draws each digit alike",
    algorithm: None,
    settings: &[("evaporation", "0"), ("local_evaporation", "0")],
    shared: &[],
};

pub(super) static PRESET: Preset = Preset {
    name: "ant-colony",
    summary: "ants fill the board cell by cell, led by pheromone; singles are placed as they go",
    description: "A pheromone value for each cell and digit, 1/c at first on a board of c cells. \
                  In a cycle (a generation) every ant has the puzzle with its naked and hidden \
                  singles before it and its own random first cell. All ants go on together, cell \
                  after cell in reading order, round the board: in a blank an ant takes, of the \
                  candidates, the one with the most pheromone, or (with probability 1 - \
                  greediness) draws one in proportion to the pheromone; naked and hidden singles \
                  that follow are placed, and the pheromone of the choice moves towards 1/c. A \
                  cell without candidates stays blank. The ant that leaves the fewest blanks, b, \
                  is worth c/b; it becomes the best board if that is more than the best one's \
                  worth. Pheromone on the best board's digits then moves towards this worth, which \
                  itself loses a share each cycle (best value evaporation), so that a better board \
                  isn't needed to replace it. A cycle takes O(ants * c * side). Of equally strong \
                  digits one is drawn, which the paper leaves open. The authors' published program \
                  takes the strongest digit as often as the paper draws one: greediness=0.1.",
    source: "Lloyd and Amos 2020, Solving Sudoku with ant colony optimization, IEEE Transactions \
             on Games 12, 302-311, https://doi.org/10.1109/TG.2019.2942773",
    parameters: &[ANTS, GREEDINESS, EVAPORATION, LOCAL_EVAPORATION, BEST_EVAPORATION],
    refuses: &[],
    nulls: &[NO_PHEROMONE],
    scale: |sudoku, _| cells_filled(sudoku),
    memory: |sudoku, settings| {
        settings.whole(&ANTS) as u64 * (Filling::memory(sudoku) + 2 * Board::memory(sudoku))
    },
    start: |sudoku, settings, task| {
        let habits = Habits {
            greediness: settings.real(&GREEDINESS),
            evaporation: settings.real(&EVAPORATION),
            local_evaporation: settings.real(&LOCAL_EVAPORATION),
            best_evaporation: settings.real(&BEST_EVAPORATION),
        };
        let colony = Colony::new(sudoku, settings.whole(&ANTS), habits);
        Ok(task.begin(colony, BoardFitness::BlanksAndViolations))
    },
};
