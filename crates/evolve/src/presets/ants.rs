//! The ant colony of Lloyd and Amos.

use std::ops::ControlFlow;

use evoku_sudoku::{Element, Sudoku};

use crate::algorithm::Algorithm;
use crate::encodings::bits;
use crate::encodings::board::{Board, BoardFitness};
use crate::encodings::filling::Filling;
use crate::fitness::{Cost, Fitness};
use crate::judge::{Judge, Stop};
use crate::presets::brood::Brood;
use crate::presets::{Parameter, Preset, cells_filled, population};
use crate::puzzle::Member;
use crate::random::{Probability, Rng};
use crate::selection::greedy_or_proportional;

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
    "share of its worth that the best board loses after each cycle, so that others get their chance",
);

pub(super) static PRESET: Preset = Preset {
    name: "ant-colony",
    summary: "ants fill the board cell by cell, led by pheromone; singles are placed as they go",
    description: "A pheromone value for each cell and digit, 1/c at first on a board of c cells. In a \
                  cycle (a generation) every ant has the puzzle with its naked and hidden singles before it \
                  and its own random first cell. All ants go on together, cell after cell in reading order, \
                  round the board: in a blank an ant takes, of the candidates, the one with the most \
                  pheromone, or (with probability 1 - greediness) draws one in proportion to the pheromone; \
                  naked and hidden singles that follow are placed, and the pheromone of the choice moves \
                  towards 1/c. A cell without candidates stays blank. The ant that leaves the fewest \
                  blanks, b, is worth c/b; it becomes the best board if that is more than the best one's \
                  worth. Pheromone on the best board's digits then moves towards this worth, which itself \
                  loses a share each cycle (best value evaporation), so that a better board isn't needed to \
                  replace it. A cycle takes O(ants * c * side). \
                  Of equally strong digits one is drawn, which the paper leaves open. The authors' published \
                  program takes the strongest digit as often as the paper draws one: greediness=0.1.",
    source: "Lloyd and Amos 2020, Solving Sudoku with ant colony optimization, IEEE Transactions on Games \
             12, 302-311, https://doi.org/10.1109/TG.2019.2942773",
    parameters: &[ANTS, GREEDINESS, EVAPORATION, LOCAL_EVAPORATION, BEST_EVAPORATION],
    refuses: &[],
    scale: |sudoku, _| cells_filled(sudoku),
    memory: |sudoku, settings| {
        settings.whole(&ANTS) as u64 * (Filling::memory(sudoku) + 2 * Board::memory(sudoku))
    },
    start: |sudoku, settings, task| {
        let colony = Colony {
            greediness: Probability::new(settings.real(&GREEDINESS)),
            evaporation: settings.real(&EVAPORATION),
            local_evaporation: settings.real(&LOCAL_EVAPORATION),
            best_evaporation: settings.real(&BEST_EVAPORATION),
            ..Colony::new(sudoku, settings.whole(&ANTS))
        };
        Ok(task.begin(colony, BoardFitness::BlanksAndViolations))
    },
};

struct Colony {
    greediness: Probability,
    evaporation: f64,
    local_evaporation: f64,
    best_evaporation: f64,
    side: usize,
    /// The cells that are not given.
    open: Vec<usize>,
    /// The puzzle with its singles.
    start: Filling,
    /// The boards that the ants fill, and where each begins.
    ants: Vec<Filling>,
    cells: Vec<usize>,
    /// For each cell and digit.
    pheromone: Vec<f64>,
    /// The digits of the best board so far, and its worth.
    best: Vec<u8>,
    worth: f64,
    /// The boards as judged.
    brood: Brood<Board>,
}

impl Colony {
    fn new(sudoku: &Sudoku, ants: usize) -> Self {
        let (start, side) = (Filling::new(sudoku), sudoku.geometry().side());
        let cells = side * side;
        let posed = Member { puzzle: Board::posed(sudoku), cost: Cost::WORST };
        Self {
            greediness: Probability::NEVER,
            evaporation: 0.0,
            local_evaporation: 0.0,
            best_evaporation: 0.0,
            side,
            open: sudoku.givens().blanks().map(|cell| cell.index()).collect(),
            ants: (0..ants).map(|_| start.duplicate()).collect(),
            start,
            cells: Vec::with_capacity(cells),
            pheromone: vec![1.0 / cells as f64; cells * side],
            best: vec![0; cells],
            worth: 0.0,
            brood: Brood::new(vec![posed; ants]),
        }
    }

    /// Lets the ants fill their boards, and judges these.
    fn cycle<F: Fitness<Board>>(
        &mut self,
        judge: &mut Judge<'_, Board, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.fill(rng);
        let Brood { children, cut_short, .. } = &mut self.brood;
        for (number, (ant, member)) in self.ants.iter().zip(children).enumerate() {
            for (open, &cell) in self.open.iter().enumerate() {
                member.puzzle.set(open, ant.values()[cell]);
            }
            let judged = judge.assess_decoded(member, ant.placements());
            if judged == ControlFlow::Break(Stop::Solved) {
                *cut_short = Some(number + 1);
            }
            judged?;
        }
        let best = self.ants.iter().min_by_key(|ant| ant.blanks());
        if let Some(worth) = best.map(|best| self.worth_of(best.blanks()))
            && worth > self.worth
        {
            self.worth = worth;
            self.best.copy_from_slice(best.map_or(&[], Filling::values));
        }
        for &cell in self.open.iter().filter(|&&cell| self.best[cell] != 0) {
            let pheromone =
                &mut self.pheromone[cell * self.side + usize::from(self.best[cell]) - 1];
            *pheromone = *pheromone * (1.0 - self.evaporation) + self.evaporation * self.worth;
        }
        self.worth *= 1.0 - self.best_evaporation;
        ControlFlow::Continue(())
    }

    /// What a board with this number of blanks, 1 or more, is worth.
    fn worth_of(&self, blanks: usize) -> f64 {
        self.best.len() as f64 / blanks as f64
    }

    /// Fills the boards of all ants, cell by cell.
    fn fill(&mut self, rng: &mut Rng) {
        let cells = self.best.len();
        self.cells.clear();
        self.cells.extend(0..cells);
        for (number, ant) in self.ants.iter_mut().enumerate() {
            ant.copy(&self.start);
            // Different first cells, as long as there are any.
            let place = number % cells;
            self.cells.swap(place, place + rng.index(cells - place));
        }
        for step in 0..cells {
            for number in 0..self.ants.len() {
                let cell = (self.cells[number % cells] + step) % cells;
                let ant = &self.ants[number];
                if ant.values()[cell] == 0 && ant.candidates(cell) != 0 {
                    let pheromone = &mut self.pheromone[cell * self.side..][..self.side];
                    let candidates = bits(ant.candidates(cell));
                    let digit = greedy_or_proportional(pheromone, candidates, self.greediness, rng);
                    self.ants[number].place(cell, digit, false);
                    let pheromone = &mut pheromone[digit];
                    *pheromone = *pheromone * (1.0 - self.local_evaporation)
                        + self.local_evaporation / cells as f64;
                }
            }
        }
    }
}

state!(Colony: pheromone, best, worth, brood);

impl Algorithm for Colony {
    type Puzzle = Board;

    fn found<F: Fitness<Board>>(
        &mut self,
        judge: &mut Judge<'_, Board, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        judge.note_placements(self.start.placements());
        self.cycle(judge, rng)?;
        self.brood.members.clone_from(&self.brood.children);
        ControlFlow::Continue(())
    }

    fn step<F: Fitness<Board>>(
        &mut self,
        judge: &mut Judge<'_, Board, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.cycle(judge, rng)?;
        self.brood.succeed();
        ControlFlow::Continue(())
    }

    fn receive(&mut self, migrant: Member<Board>) {
        let worth = self.worth_of(migrant.puzzle.blanks().max(1) as usize);
        if worth > self.worth {
            self.worth = worth;
            self.best.copy_from_slice(migrant.puzzle.values());
        }
        self.brood.receive(migrant);
    }

    fn members(&self) -> &[Member<Board>] {
        self.brood.members()
    }
}
