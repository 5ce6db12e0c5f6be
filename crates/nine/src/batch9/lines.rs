//! Many puzzles at once, from text to text.
//!
//! A puzzle with more solutions than requested needs few of its second branches. Following first
//! branches leads to a solution, and the boards that waited are dropped. While most second branches
//! turn out to be useless, the search is *lazy*: they wait in the pool, and new puzzles come first.
//! Otherwise it is eager, because a branch that finds a free lane costs almost nothing. The mode
//! depends on the other puzzles in the block. The answer doesn't, because it is that of a
//! depth-first search in either mode.

use crate::batch9::block::Block;
use crate::batch9::ledger::Ledger;
use crate::batch9::mask::Mask;
use crate::batch9::word::Word;
use crate::lines::{Candidate, Line};

/// The minimum number of waiting solutions for which extraction, which processes all lanes at once,
/// is worthwhile.
const WRITTEN: usize = 16;

/// A slice of puzzles to search.
pub(super) struct Lines<'a> {
    /// The puzzles.
    pub(super) lines: &'a [&'a Line],
    /// One candidate of each puzzle that is ruled out; empty if there are none.
    pub(super) without: &'a [Candidate],
    /// The question and the progress of each puzzle.
    pub(super) ledger: Ledger<'a>,
}

impl<W: Word, const G: usize> Block<W, G> {
    /// Searches the puzzles of a task until its ledger wants nothing more.
    #[inline(always)]
    pub(super) fn solve_lines(&mut self, task: &mut Lines<'_>) {
        self.clear();
        let Lines { lines: puzzles, without, ledger } = task;
        let mut next = 0;
        // The number of second branches, and of those that turned out to be useless.
        let (mut forks, mut wasted) = (0u64, 0u64);
        loop {
            // Fill free lanes from the pool and from the lines. Boards of the pool that can't
            // change an answer any more are dropped.
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

            // Propagate until most boards are solved, contradictory or open. Contradictory boards
            // free their lanes.
            let mut settled = self.propagate();

            // Record the solutions. The lanes of those that are the first so far stay occupied
            // until they are written.
            settled.solved.for_each(|lane| {
                let node = &self.nodes[lane];
                wasted += u64::from(ledger.has_enough(node.puzzle as usize));
                if ledger.note_solution(node) {
                    self.full.insert(lane);
                }
            });

            // Write solutions if enough of them wait, or nothing else is left to do.
            if end || self.full.count() >= WRITTEN {
                let full = std::mem::replace(&mut self.full, Mask::EMPTY);
                self.extract(&full, |node, packed| ledger.write(node, packed));
            }
            if end {
                break;
            }

            // Drop open boards that can't change an answer any more.
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
