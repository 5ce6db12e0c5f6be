//! An ant colony on boards that ants and propagation fill.

use std::ops::ControlFlow;

use evoku_ea::algorithms::Brood;
use evoku_ea::random::Probability;
use evoku_ea::selection::greedy_or_proportional;
use evoku_ea::{Algorithm, Cost, Fitness, Judge, Member, Rng, Stop, state};
use evoku_sudoku::{Element, Sudoku, bits};

use crate::encodings::board::Board;
use crate::encodings::filling::Filling;

/// Settings for the choice of digits and the change of pheromone. All are shares from 0 to 1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Habits {
    /// The probability that an ant takes the digit with the most pheromone.
    pub(crate) greediness: f64,
    /// The share of the pheromone on the best board's digits that is replaced after each cycle.
    pub(crate) evaporation: f64,
    /// The share of the pheromone that evaporates from a digit when an ant chooses it.
    pub(crate) local_evaporation: f64,
    /// The share of its worth that the best board loses after each cycle.
    pub(crate) best_evaporation: f64,
}

/// An ant colony: ants fill boards, guided by pheromone.
pub(crate) struct Colony {
    greediness: Probability,
    habits: Habits,
    side: usize,
    /// The indices of the cells that are not given.
    open: Vec<usize>,
    /// The puzzle after placing its singles.
    start: Filling,
    /// The boards that the ants fill. `cells` contains the cell at which each one starts.
    ants: Vec<Filling>,
    cells: Vec<usize>,
    /// The pheromone of each cell and digit.
    pheromone: Vec<f64>,
    /// The digits and the worth of the best board so far.
    best: Vec<u8>,
    worth: f64,
    /// The boards as they are evaluated.
    brood: Brood<Board>,
}

impl Colony {
    /// Creates a colony of `ants` ants.
    pub(crate) fn new(sudoku: &Sudoku, ants: usize, habits: Habits) -> Self {
        let (start, side) = (Filling::new(sudoku), sudoku.geometry().side());
        let cells = side * side;
        let posed = Member { puzzle: Board::posed(sudoku), cost: Cost::WORST };
        Self {
            greediness: Probability::new(habits.greediness),
            habits,
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

    /// Lets the ants fill their boards, evaluates them and updates the pheromone.
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
            *pheromone =
                *pheromone * (1.0 - self.habits.evaporation) + self.habits.evaporation * self.worth;
        }
        self.worth *= 1.0 - self.habits.best_evaporation;
        ControlFlow::Continue(())
    }

    /// The worth of a board with this number of empty cells, at least 1.
    fn worth_of(&self, blanks: usize) -> f64 {
        self.best.len() as f64 / blanks as f64
    }

    /// Fills the boards of all ants, cell by cell in turns.
    fn fill(&mut self, rng: &mut Rng) {
        let cells = self.best.len();
        self.cells.clear();
        self.cells.extend(0..cells);
        for (number, ant) in self.ants.iter_mut().enumerate() {
            ant.copy(&self.start);
            // The first cells differ while there are no more ants than cells.
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
                    *pheromone = *pheromone * (1.0 - self.habits.local_evaporation)
                        + self.habits.local_evaporation / cells as f64;
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
