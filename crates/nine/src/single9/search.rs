//! Depth-first search with a stack of waiting boards.

use super::board::LaneBoard;
use super::branch::Branch;
use super::lanes::Lanes;
use super::rules::{Verdict, propagate};
use crate::limit::{Effort, Halt, Limit};

/// A search in progress.
pub(super) struct LaneSearch {
    /// Boards that have not been propagated yet, followed by unused entries.
    boards: Vec<LaneBoard>,
    /// The number of waiting boards.
    waiting: usize,
    /// The last solution.
    pub(super) solution: LaneBoard,
    pub(super) effort: Effort,
}

impl LaneSearch {
    pub(super) fn new() -> Self {
        Self {
            boards: vec![LaneBoard::EMPTY; 82],
            waiting: 0,
            solution: LaneBoard::EMPTY,
            effort: Effort::default(),
        }
    }

    /// Restarts the search, and returns the board that the caller must fill in.
    #[inline(always)]
    pub(super) fn start(&mut self) -> &mut LaneBoard {
        self.effort = Effort::default();
        self.waiting = 1;
        &mut self.boards[0]
    }

    /// Continues the search until the next solution, the end, or a limit.
    #[inline(always)]
    pub(super) fn next<V: Lanes, const N: usize>(&mut self, limit: Limit<'_>) -> Halt {
        while let Some(top) = self.waiting.checked_sub(1).and_then(|top| self.boards.get_mut(top)) {
            if let Some(step) = limit.reached(self.effort.nodes) {
                return step;
            }
            self.effort.nodes += 1;
            let mut registers = top.load::<V, N>();
            match propagate(&mut registers) {
                Verdict::Contradiction => self.waiting -= 1,
                Verdict::Solved => {
                    self.solution.store(&registers);
                    self.waiting -= 1;
                    return Halt::Found;
                }
                Verdict::Open(of) => {
                    self.effort.guesses += 1;
                    top.store(&registers);
                    let branch = Branch::choose(&of, top);
                    branch.refuse::<V, N>(top);
                    if self.waiting == self.boards.len() {
                        self.boards.push(LaneBoard::EMPTY);
                    }
                    let next = &mut self.boards[self.waiting];
                    next.store(&registers);
                    branch.take::<V, N>(next);
                    self.waiting += 1;
                }
            }
        }
        Halt::Exhausted
    }

    /// Skips further solutions.
    #[inline(always)]
    pub(super) fn count<V: Lanes, const N: usize>(
        &mut self,
        most: u64,
        limit: Limit<'_>,
    ) -> (u64, Halt) {
        for found in 0..most {
            match self.next::<V, N>(limit) {
                Halt::Found => {}
                end => return (found, end),
            }
        }
        (most, Halt::Found)
    }
}
