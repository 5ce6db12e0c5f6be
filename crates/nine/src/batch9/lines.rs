//! Solves many puzzles at once, from text to text.
//!
//! A puzzle with more solutions than requested needs few of its second branches. Its first branches
//! lead to a solution, and the waiting boards are dropped. While most second branches turn out to
//! be useless, the search is *lazy*: second branches wait in the pool, and new puzzles are searched
//! first. Otherwise the search is eager, because a branch that finds a free lane costs almost
//! nothing. The mode depends on the other puzzles in the block. The answer doesn't, because in
//! either mode it is that of a depth-first search.

use crate::batch9::block::Block;
use crate::batch9::ledger::Ledger;
use crate::batch9::mask::Mask;
use crate::batch9::word::Word;
use crate::lines::{Candidate, Line};

/// The minimum number of waiting solutions for which extraction is worthwhile. Extraction processes
/// all lanes at once.
const WRITTEN: usize = 16;

/// A slice of puzzles that are searched together.
pub(super) struct Lines<'a> {
    /// The puzzles.
    pub(super) lines: &'a [&'a Line],
    /// For each puzzle, one excluded candidate; empty if no candidate is excluded.
    pub(super) without: &'a [Candidate],
    /// The question, and the progress of each puzzle.
    pub(super) ledger: Ledger<'a>,
}

impl<W: Word, const G: usize> Block<W, G> {
    /// Searches the puzzles of a task until the ledger wants no further board.
    #[inline(always)]
    pub(super) fn solve_lines(&mut self, task: &mut Lines<'_>) {
        self.clear();
        let Lines { lines: puzzles, without, ledger } = task;
        let mut next = 0;
        // The number of second branches, and the number of second branches that turned out to be
        // useless.
        let (mut forks, mut wasted) = (0u64, 0u64);
        loop {
            // Fill free lanes from the pool and from the lines. Boards of the pool that can no
            // longer change an answer are dropped.
            let lazy = 2 * wasted > forks;
            self.refill(puzzles, without, &mut next, lazy, |node| {
                let wanted = ledger.wants(node);
                wasted += u64::from(!wanted);
                wanted
            });
            let end = self.is_empty() && next == puzzles.len();
            if self.active.is_empty() && !end {
                continue;
            }

            // Propagate until most boards are solved, contradictory or open. The lanes of
            // contradictory boards become free.
            let mut settled = self.propagate();

            // Record the solutions. A lane stays occupied until its solution is written, if that is
            // the first solution of the puzzle so far.
            settled.solved.for_each(|lane| {
                let node = &self.nodes[lane];
                wasted += u64::from(ledger.has_enough(node.puzzle as usize));
                if ledger.note_solution(node) {
                    self.full.insert(lane);
                }
            });

            // Write solutions if enough of them wait, or if nothing else is left to do.
            if end || self.full.count() >= WRITTEN {
                let full = std::mem::replace(&mut self.full, Mask::EMPTY);
                self.extract(&full, |node, packed| ledger.write(node, packed));
            }
            if end {
                break;
            }

            // Drop open boards that can no longer change an answer.
            let mut dropped = Mask::EMPTY;
            settled.open.for_each(|lane| {
                if !ledger.wants(&self.nodes[lane]) {
                    dropped.insert(lane);
                    wasted += 1;
                }
            });
            settled.open &= !dropped;
            self.active &= !dropped;

            // Branch on the other boards.
            if !settled.open.is_empty() {
                let forked = self.fork(&settled.open, lazy);
                forked.for_each(|lane| {
                    ledger.note_guess(&self.nodes[lane]);
                    forks += 1;
                });
            }
        }
        ledger.close();
    }
}
