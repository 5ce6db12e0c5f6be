//! Many puzzles at once, from text to text.
//!
//! A puzzle with more solutions than asked for needs few of its second branches: going down from
//! first branch to first branch finds a solution, and what waited on the way is dropped. While most
//! second branches turn out to be needless, the search is *lazy*: they wait in the pool, and new
//! puzzles come first. Otherwise it is eager, since a branch that finds a free lane costs next to
//! nothing. Which it is depends on the company of a puzzle; the answer doesn't, because it is the
//! one of a depth-first search either way.

use crate::batch9::block::Block;
use crate::batch9::ledger::Ledger;
use crate::batch9::mask::Mask;
use crate::batch9::word::Word;
use crate::lines::{Candidate, Line};

/// Solutions to be written down that are worth the work, which is done for all lanes at once.
const WRITTEN: usize = 16;

/// A slice of puzzles to search.
pub(super) struct Lines<'a> {
    /// The puzzles.
    pub(super) lines: &'a [&'a Line],
    /// A candidate of each puzzle that is ruled out, or nothing.
    pub(super) without: &'a [Candidate],
    /// What is asked of them, an entry for each.
    pub(super) ledger: Ledger<'a>,
}

impl<W: Word, const G: usize> Block<W, G> {
    /// Searches the puzzles of a task until its ledger wants nothing more.
    #[inline(always)]
    pub(super) fn solve_lines(&mut self, task: &mut Lines<'_>) {
        self.clear();
        let Lines { lines: puzzles, without, ledger } = task;
        let mut next = 0;
        // The second branches, and those of them that turned out to be needless.
        let (mut forks, mut wasted) = (0u64, 0u64);
        loop {
            // Fill free lanes, from the pool and from the lines. Boards of the pool that can't
            // change an answer any more are passed over.
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

            // Propagate until most boards are solved, dead or open. The dead ones have left.
            let mut settled = self.propagate();

            // Note the solutions. The lanes of those that are first so far stay occupied until
            // they are written down.
            settled.solved.for_each(|lane| {
                let node = &self.nodes[lane];
                wasted += u64::from(ledger.has_enough(node.puzzle as usize));
                if ledger.note_solution(node) {
                    self.full.insert(lane);
                }
            });

            // Write solutions down when enough of them wait, or nothing else is left to do.
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

            // Branch on the others.
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
