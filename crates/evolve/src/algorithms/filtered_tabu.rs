//! Tabu search on partial boards that are filtered after every move.

use std::ops::ControlFlow;

use evoku_ea::{Algorithm, Cost, Fitness, Judge, Member, Patience, Rng, Stop, is_assessed, state};
use evoku_sudoku::{Element, Sudoku, bits};

use crate::encodings::board::Board;
use crate::encodings::domains::{Consistency, Domains};

/// The number of draws after which a neighbour is taken even if it is tabu.
const DRAWS: usize = 10;

/// A board, and the tabu list of digits that may not return to it yet.
pub(crate) struct FilteredTabu {
    sudoku: Sudoku,
    domains: Domains,
    /// The cells that are not given; `free` contains those that filtering leaves open.
    open: Vec<usize>,
    free: Vec<usize>,
    candidates: usize,
    patience: Patience,
    /// The cells and digits removed last, as a ring buffer: the next entry replaces the oldest.
    tabu: Vec<(u16, u8)>,
    next: usize,
    /// The only board.
    current: Vec<Member<Board>>,
    /// A neighbour. `best` is the best one of this iteration.
    neighbour: Member<Board>,
    best: Member<Board>,
    values: Vec<u8>,
}

impl FilteredTabu {
    /// Evaluates `candidates` neighbours in each iteration, with a tabu list of length `tabu`.
    pub(crate) fn new(
        sudoku: &Sudoku,
        consistency: Consistency,
        candidates: usize,
        tabu: usize,
        patience: Patience,
    ) -> Self {
        let domains = Domains::new(sudoku, consistency);
        let posed = Member { puzzle: Board::posed(sudoku), cost: Cost::WORST };
        let open: Vec<usize> = sudoku.givens().blanks().map(|cell| cell.index()).collect();
        let is_free = |cell: &&usize| domains.root(**cell).count_ones() > 1;
        Self {
            free: open.iter().filter(is_free).copied().collect(),
            open,
            sudoku: sudoku.clone(),
            domains,
            candidates,
            patience,
            tabu: vec![(u16::MAX, 0); tabu],
            next: 0,
            current: Vec::with_capacity(1),
            neighbour: posed.clone(),
            best: posed,
            values: Vec::new(),
        }
    }

    /// Filters the values, writes them to the neighbour and evaluates it.
    fn judge_values<F: Fitness<Board>>(
        &mut self,
        judge: &mut Judge<'_, Board, F>,
    ) -> ControlFlow<Stop> {
        let placements = self.domains.filter(&mut self.values);
        for (open, &cell) in self.open.iter().enumerate() {
            self.neighbour.puzzle.set(open, self.values[cell]);
        }
        judge.assess_decoded(&mut self.neighbour, placements)
    }

    /// Resets the values to the givens of the puzzle.
    fn forget(&mut self) {
        self.values.clear();
        let givens = self.sudoku.givens().cells().iter();
        self.values.extend(givens.map(|given| given.map_or(0, |digit| digit.value())));
    }

    /// Sets the values to those of a neighbour: a free cell gets another digit of its domain, and
    /// peers with this digit lose it.
    fn move_to_neighbour(&mut self, rng: &mut Rng) {
        self.values.clear();
        self.values.extend_from_slice(self.current[0].puzzle.values());
        let (mut cell, mut digit) = (0, 0);
        for _ in 0..DRAWS {
            cell = self.free[rng.index(self.free.len())];
            let held = self.values[cell];
            let held = u64::from(held != 0) << held.saturating_sub(1);
            let others = self.domains.root(cell) & !held;
            let number = rng.index(others.count_ones() as usize);
            digit = bits(others).nth(number).unwrap_or(0) as u8 + 1;
            if !self.tabu.contains(&(cell as u16, digit)) {
                break;
            }
        }
        self.domains.give(&mut self.values, cell, digit, &self.sudoku);
    }

    /// Moves to the best neighbour, and adds the digits lost in this move to the tabu list.
    fn accept(&mut self) {
        let (from, to) = (self.current[0].puzzle.values(), self.best.puzzle.values());
        for (cell, (&old, &new)) in from.iter().zip(to).enumerate() {
            if old != 0 && old != new && !self.tabu.is_empty() {
                self.tabu[self.next] = (cell as u16, old);
                self.next = (self.next + 1) % self.tabu.len();
            }
        }
        std::mem::swap(&mut self.current[0], &mut self.best);
    }
}

state!(FilteredTabu: current, tabu, next, patience);

impl Algorithm for FilteredTabu {
    type Puzzle = Board;

    fn found<F: Fitness<Board>>(
        &mut self,
        judge: &mut Judge<'_, Board, F>,
        _: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.forget();
        let judged = self.judge_values(judge);
        if is_assessed(judged) {
            self.current.push(self.neighbour.clone());
        }
        judged
    }

    fn step<F: Fitness<Board>>(
        &mut self,
        judge: &mut Judge<'_, Board, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        if self.free.is_empty() {
            return ControlFlow::Break(Stop::Exhausted);
        }
        self.patience.age();
        self.patience.note(self.current[0].cost);
        if self.patience.has_run_out() {
            judge.restart();
            self.patience.renew();
            self.tabu.fill((u16::MAX, 0));
            self.forget();
            self.judge_values(judge)?;
            std::mem::swap(&mut self.current[0], &mut self.neighbour);
        }
        for candidate in 0..self.candidates {
            self.move_to_neighbour(rng);
            let judged = self.judge_values(judge);
            if judged == ControlFlow::Break(Stop::Solved) {
                std::mem::swap(&mut self.current[0], &mut self.neighbour);
            }
            judged?;
            if candidate == 0 || self.neighbour.cost < self.best.cost {
                std::mem::swap(&mut self.neighbour, &mut self.best);
            }
        }
        if self.best.cost <= self.current[0].cost {
            self.accept();
        }
        ControlFlow::Continue(())
    }

    fn receive(&mut self, migrant: Member<Board>) {
        self.current[0] = migrant;
    }

    fn members(&self) -> &[Member<Board>] {
        &self.current
    }
}
