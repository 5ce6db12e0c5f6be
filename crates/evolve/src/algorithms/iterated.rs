//! Iterated local search with completion by a constraint solver.

use std::ops::ControlFlow;

use evoku_ea::algorithms::Walk;
use evoku_ea::random::Probability;
use evoku_ea::{Bytes, Cost, Damaged, Fitness, Judge, Puzzle, Rng, State, Stop};
use evoku_sudoku::Sudoku;

use crate::algorithms::completion::Completion;
use crate::encodings::swaps::{Swap, SwapBoard};

/// If the share of emptied cells falls below this, it is reset to its initial value.
const LEAST: f64 = 0.05;

/// Limits and rates of the parts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// The number of steps in each local search.
    pub(crate) steps: usize,
    /// The number of last swaps that are tabu.
    pub(crate) tabu: usize,
    /// The probability of accepting a step that increases the cost.
    pub(crate) acceptance: f64,
    /// The share of conflict-free cells that the first completion empties.
    pub(crate) emptied: f64,
    /// The factor by which this share is multiplied after each completion.
    pub(crate) decay: f64,
    /// The number of digits that a completion may try.
    pub(crate) nodes: usize,
}

/// Alternates local search by min-conflicts with completion by a constraint solver.
pub(crate) struct Iterated {
    steps: usize,
    /// The last swaps, as a ring buffer: the next entry replaces the oldest.
    tabu: Vec<Option<Swap>>,
    acceptance: Probability,
    emptied: f64,
    decay: f64,
    share: f64,
    nodes: usize,
    /// The incumbent: the board that was completed last, as the local search left it.
    incumbent: Option<SwapBoard>,
    /// The best board of the current local search.
    best: Option<SwapBoard>,
    /// The movable cells in conflict; recomputed at every step.
    conflicts: Vec<usize>,
    /// Flags of the cells that a completion may fill.
    empty: Vec<bool>,
    completion: Completion,
}

/// The incumbent always exists when a state is loaded, because the walk is prepared before that.
impl State for Iterated {
    fn save(&self, to: &mut Vec<u8>) {
        self.share.save(to);
        if let Some(incumbent) = &self.incumbent {
            incumbent.save(to);
        }
    }

    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        self.share.load(from)?;
        self.incumbent.as_mut().map_or(Ok(()), |incumbent| incumbent.load(from))
    }
}

impl Walk<SwapBoard> for Iterated {
    fn prepare<F: Fitness<SwapBoard>>(
        &mut self,
        board: &SwapBoard,
        _: &mut Judge<'_, SwapBoard, F>,
        _: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.incumbent = Some(board.clone());
        self.best = Some(board.clone());
        self.conflicts.reserve(board.movable());
        ControlFlow::Continue(())
    }

    fn generation<F: Fitness<SwapBoard>>(
        &mut self,
        board: &mut SwapBoard,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        if board.movable() == 0 {
            return ControlFlow::Break(Stop::Exhausted);
        }
        self.descend(board, judge, rng)?;
        if let Some(incumbent) = &mut self.incumbent {
            if board.cost() <= incumbent.cost() {
                incumbent.clone_from(board);
            } else {
                board.clone_from(incumbent);
            }
        }
        self.complete(board, judge, rng)
    }
}

impl Iterated {
    /// Creates a search on boards of this puzzle.
    pub(crate) fn new(sudoku: &Sudoku, limits: Limits) -> Self {
        let Limits { steps, tabu, acceptance, emptied, decay, nodes } = limits;
        Self {
            steps,
            tabu: vec![None; tabu],
            acceptance: Probability::new(acceptance),
            emptied,
            decay,
            share: emptied,
            nodes,
            incumbent: None,
            best: None,
            conflicts: Vec::new(),
            empty: vec![false; sudoku.givens().cells().len()],
            completion: Completion::new(sudoku),
        }
    }

    /// Runs the local search; afterwards `board` is the best board found.
    fn descend<F: Fitness<SwapBoard>>(
        &mut self,
        board: &mut SwapBoard,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let Some(best) = &mut self.best else { return ControlFlow::Continue(()) };
        best.clone_from(board);
        self.tabu.fill(None);
        let mut made = 0;
        for _ in 0..self.steps {
            self.conflicts.clear();
            self.conflicts.extend(board.conflicts());
            if self.conflicts.is_empty() {
                // All conflicts are between cells that can't be swapped.
                break;
            }
            let cell = self.conflicts[rng.index(self.conflicts.len())];
            let (mut chosen, mut least, mut equals) = (None, i32::MAX, 0);
            for swap in board.swaps_of(cell) {
                judge.count_moves(1)?;
                let price = board.price(swap);
                let is_best = i64::from(board.cost()) + i64::from(price) < i64::from(best.cost());
                if price > least || !is_best && self.tabu.contains(&Some(swap)) {
                    continue;
                }
                equals = if price < least { 1 } else { equals + 1 };
                if price < least || rng.below(equals) == 0 {
                    (chosen, least) = (Some(swap), price);
                }
            }
            let Some(swap) = chosen else { continue };
            if least > 0 && !rng.chance(self.acceptance) {
                continue;
            }
            board.make(swap, least);
            if !self.tabu.is_empty() {
                let oldest = made % self.tabu.len();
                self.tabu[oldest] = Some(swap);
            }
            made += 1;
            if board.cost() < best.cost() {
                best.clone_from(board);
                judge.record(board, Cost::one(board.cost()))?;
            }
        }
        board.clone_from(best);
        ControlFlow::Continue(())
    }

    /// Empties a part of the board and completes it. If the completion fails, shuffles the emptied
    /// cells.
    fn complete<F: Fitness<SwapBoard>>(
        &mut self,
        board: &mut SwapBoard,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let share = Probability::new(self.share);
        for (cell, empty) in self.empty.iter_mut().enumerate() {
            *empty =
                self.completion.is_open(cell) && (board.is_in_conflict(cell) || rng.chance(share));
        }
        let completed = self.completion.search(board, &self.empty, self.nodes);
        judge.note_placements(self.completion.filling.placements());
        if completed {
            board.solve(self.completion.filling.values());
        } else {
            board.shuffle_chosen(&self.empty, rng);
        }
        self.share *= self.decay;
        if self.share < LEAST {
            self.share = self.emptied;
        }
        judge.evaluate(board)?;
        ControlFlow::Continue(())
    }
}
