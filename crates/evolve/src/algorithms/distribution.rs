//! A distribution over boards: a probability for each digit of each open cell.

use evoku_ea::selection::Truncation;
use evoku_ea::{Member, state};

use crate::encodings::board::Board;

/// A distribution from which boards are drawn, and which learns from the best of them.
pub(crate) struct Distribution {
    side: usize,
    /// The probability of each open cell and digit.
    probabilities: Vec<f64>,
    best: Truncation,
}

state!(Distribution: probabilities);

impl Distribution {
    /// Creates a distribution in which all probabilities are 0.
    pub(crate) fn new(open: usize, side: usize) -> Self {
        Self { side, probabilities: vec![0.0; open * side], best: Truncation::default() }
    }

    /// The number of digits of a cell.
    pub(crate) fn side(&self) -> usize {
        self.side
    }

    /// The number of open cells.
    pub(crate) fn cells(&self) -> usize {
        self.probabilities.len() / self.side
    }

    /// The probabilities of a cell's digits, beginning with digit 1.
    pub(crate) fn of(&self, cell: usize) -> &[f64] {
        &self.probabilities[cell * self.side..][..self.side]
    }

    /// Makes these digits of a cell equally likely, and all others impossible.
    pub(crate) fn spread(&mut self, cell: usize, digits: impl Iterator<Item = u8> + Clone) {
        let share = 1.0 / digits.clone().count().max(1) as f64;
        let probabilities = &mut self.probabilities[cell * self.side..][..self.side];
        probabilities.fill(0.0);
        digits.for_each(|digit| probabilities[usize::from(digit) - 1] = share);
    }

    /// The probability of a cell's likeliest digit.
    pub(crate) fn surest(&self, cell: usize) -> f64 {
        self.of(cell).iter().copied().fold(0.0, f64::max)
    }

    /// Moves all probabilities by the share `rate` towards the frequencies among the `selected`
    /// best members.
    pub(crate) fn learn(&mut self, members: &[Member<Board>], selected: usize, rate: f64) {
        self.best.rank(members, selected);
        self.probabilities.iter_mut().for_each(|probability| *probability *= 1.0 - rate);
        let share = rate / self.best.len() as f64;
        for member in self.best.iter() {
            for (open, cell) in self.probabilities.chunks_exact_mut(self.side).enumerate() {
                cell[usize::from(members[member].puzzle.get(open)) - 1] += share;
            }
        }
    }
}
