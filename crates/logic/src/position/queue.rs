//! Singles in order of appearance.

use evoku_model::{Candidate, Cell, Digit, Set};

/// Singles, oldest first. Used singles stay until all are cleared. The length is bounded, because
/// there is at most one naked single per cell and one hidden single per digit and house.
#[derive(Clone, Debug, Default)]
pub(super) struct Queue {
    singles: Vec<Candidate>,
    head: usize,
}

impl Queue {
    pub(super) fn clear(&mut self) {
        self.singles.clear();
        self.head = 0;
    }

    pub(super) fn push(&mut self, cell: Cell, digit: Digit) {
        self.singles.push(Candidate { cell, digit });
    }

    /// Queues the only place left for a digit in a house.
    pub(super) fn note<const WORDS: usize>(&mut self, places: &Set<Cell, WORDS>, digit: Digit) {
        if let Some(cell) = places.min() {
            self.push(cell, digit);
        }
    }

    /// Drops the oldest singles while their cells are filled.
    pub(super) fn skip_filled<const WORDS: usize>(&mut self, open: &Set<Cell, WORDS>) {
        while self.singles.get(self.head).is_some_and(|single| !open.contains(single.cell)) {
            self.head += 1;
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Candidate> + '_ {
        self.singles[self.head..].iter().copied()
    }
}
