//! Many puzzles at once, from text to text.
//!
//! A puzzle with more solutions than asked for needs few of its second branches: going down from
//! first branch to first branch finds a solution, and what waited on the way is dropped. While most
//! second branches turn out to be needless, the search is *lazy*: they wait in the pool, and new
//! puzzles come first. Otherwise it is eager, since a branch that finds a free lane costs next to
//! nothing. Which it is depends on the company of a puzzle; the answer doesn't, because it is the
//! one of a depth-first search either way.

use crate::model::Candidate;
use crate::search::batch9::block::Block;
use crate::search::batch9::pool::{count, for_each};
use crate::search::batch9::text::unpack;
use crate::search::batch9::word::Word;
use crate::search::lines::{Line, LineAnswer};

/// Solutions to be written down that are worth the work, which is done for all lanes at once.
const WRITTEN: usize = 16;

/// A slice of puzzles and what is known of them.
pub(super) struct Lines<'a> {
    pub(super) lines: &'a [&'a Line],
    /// A candidate of each that is ruled out, and then nothing is asked for but the number of
    /// solutions; none at all if there are none.
    pub(super) without: &'a [Candidate],
    pub(super) limit: u8,
    pub(super) answers: &'a mut [LineAnswer],
    /// Path and depth of each puzzle's first solution so far.
    pub(super) firsts: &'a mut Vec<(u64, u32)>,
}

impl<W: Word, const G: usize> Block<W, G> {
    /// Solves the puzzles of a task.
    #[inline(always)]
    pub(super) fn solve_lines(&mut self, task: &mut Lines<'_>) {
        self.clear();
        let Lines { lines: puzzles, without, limit, answers, firsts } = task;
        let limit = *limit;
        let counts = !without.is_empty();
        let answers = &mut answers[..puzzles.len()];
        for answer in answers.iter_mut() {
            (answer.solutions, answer.guesses) = (0, 0);
        }
        firsts.clear();
        firsts.resize(puzzles.len(), (u64::MAX, 0));
        let mut next = 0;
        // Second branches, and those of them that nobody needed.
        let (mut forks, mut wasted) = (0u64, 0u64);
        loop {
            let lazy = 2 * wasted > forks;
            self.refill(puzzles, without, &mut next, lazy, |node| {
                let puzzle = node.puzzle as usize;
                let wanted = answers[puzzle].solutions < limit || node.path < firsts[puzzle].0;
                wasted += u64::from(!wanted);
                wanted
            });
            let end = self.is_empty() && next == puzzles.len();
            if self.active == [0; 8] && !end {
                continue;
            }
            let mut settled = self.propagate();

            let mut wanted = [0; 8];
            for_each(&settled.solved, |lane| {
                let node = self.nodes[lane];
                let puzzle = node.puzzle as usize;
                let answer = &mut answers[puzzle];
                wasted += u64::from(answer.solutions == limit);
                answer.solutions += u8::from(answer.solutions < limit);
                if counts {
                    // All that is left of it comes after this.
                    if answer.solutions == limit {
                        firsts[puzzle].0 = 0;
                    }
                } else if node.path < firsts[puzzle].0 {
                    firsts[puzzle] = (node.path, node.depth);
                    wanted[lane / 64] |= 1 << (lane % 64);
                }
            });

            for word in 0..8 {
                self.full[word] |= wanted[word];
            }
            if end || count(&self.full) >= WRITTEN {
                let full = std::mem::take(&mut self.full);
                self.extract(&full, |node, packed| {
                    let puzzle = node.puzzle as usize;
                    if firsts[puzzle].0 == node.path {
                        unpack(packed, &mut answers[puzzle].solution);
                    }
                });
            }
            if end {
                break;
            }

            // What comes after the first of enough solutions is of no interest any more.
            let mut dropped = [0; 8];
            for_each(&settled.open, |lane| {
                let node = self.nodes[lane];
                let puzzle = node.puzzle as usize;
                if answers[puzzle].solutions >= limit && node.path > firsts[puzzle].0 {
                    dropped[lane / 64] |= 1 << (lane % 64);
                    wasted += 1;
                }
            });
            for word in 0..8 {
                settled.open[word] &= !dropped[word];
                self.active[word] &= !dropped[word];
            }
            if settled.open != [0; 8] {
                let forked = self.fork(&settled.open, lazy);
                for_each(&forked, |lane| {
                    answers[self.nodes[lane].puzzle as usize].guesses += 1;
                    forks += 1;
                });
            }
        }
        for (answer, first) in answers.iter_mut().zip(&**firsts) {
            if answer.solutions >= limit {
                answer.guesses = first.1;
            }
        }
    }
}
