//! The search: boards that wait, the newest first.

use super::board::Board;
use super::branch::Branch;
use super::lanes::Lanes;
use super::rules::{Verdict, propagate};
use crate::search::{Effort, Limit, Step};

/// A search in progress.
pub(super) struct Search {
    /// Boards that no rule was applied to yet.
    pub(super) waiting: Vec<Board>,
    /// The solution found last.
    pub(super) solution: Board,
    pub(super) effort: Effort,
}

impl Search {
    pub(super) fn new() -> Self {
        Self { waiting: Vec::with_capacity(82), solution: Board::EMPTY, effort: Effort::default() }
    }

    /// Begins with a board.
    #[inline(always)]
    pub(super) fn start(&mut self, board: Board) {
        self.effort = Effort::default();
        self.waiting.clear();
        self.waiting.push(board);
    }

    /// Searches on to the next solution, the end, or a limit.
    #[inline(always)]
    pub(super) fn next<V: Lanes, const N: usize>(&mut self, limit: Limit<'_>) -> Step {
        while let Some(mut board) = self.waiting.pop() {
            loop {
                if let Some(step) = limit.reached(self.effort.nodes) {
                    self.waiting.push(board);
                    return step;
                }
                self.effort.nodes += 1;
                let mut registers = board.load::<V, N>();
                match propagate(&mut registers) {
                    Verdict::Contradiction => break,
                    Verdict::Solved => {
                        self.solution.store(&registers);
                        return Step::Found;
                    }
                    Verdict::Open => {
                        self.effort.guesses += 1;
                        board.store(&registers);
                        let branch = Branch::choose(&registers, &board);
                        self.waiting.push(board);
                        if let Some(refused) = self.waiting.last_mut() {
                            branch.refuse::<V, N>(refused);
                        }
                        branch.take::<V, N>(&mut board);
                    }
                }
            }
        }
        Step::Exhausted
    }

    /// Passes over further solutions.
    #[inline(always)]
    pub(super) fn count<V: Lanes, const N: usize>(&mut self, most: u64, limit: Limit<'_>) -> (u64, Step) {
        for found in 0..most {
            match self.next::<V, N>(limit) {
                Step::Found => {}
                end => return (found, end),
            }
        }
        (most, Step::Found)
    }
}
