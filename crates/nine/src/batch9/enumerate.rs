//! Enumeration of all solutions of one puzzle.

use std::collections::VecDeque;

use crate::batch9::block::Block;
use crate::batch9::packed::Packed;
use crate::batch9::word::Word;
use crate::limit::Effort;

/// The result of one step of the search.
#[derive(Default)]
pub(super) struct Progress {
    pub(super) effort: Effort,
    pub(super) solutions: u64,
}

impl<W: Word, const G: usize> Block<W, G> {
    /// Performs one step of the search, and appends the solutions to `found` if it is given.
    #[inline(always)]
    pub(super) fn step(&mut self, found: Option<&mut VecDeque<Packed>>) -> Progress {
        self.refill(&[], &[], &mut 0, false, |_| true);
        let settled = self.propagate();
        let solutions = settled.solved.count();
        if let Some(found) = found.filter(|_| solutions > 0) {
            self.extract(&settled.solved, |_, packed| found.push_back(*packed));
        }
        let guesses =
            if settled.open.is_empty() { 0 } else { self.fork(&settled.open, false).count() };
        let nodes = (solutions + settled.dead.count() + guesses) as u64;
        Progress { effort: Effort { nodes, guesses: guesses as u64 }, solutions: solutions as u64 }
    }
}
