//! The branching heuristic: prefers cells and digits that have failed most often.

use super::network::Network;
use super::state::{Choice, State};

/// The weights of cells and digits, which grow with each failure (F. Boussemart, F. Hemery, C.
/// Lecoutre and L. Sais, "Boosting systematic search by weighting constraints", ECAI 2004).
#[derive(Clone, Debug, Default)]
pub(super) struct Weights {
    cells: Vec<u64>,
    digits: Vec<u64>,
    /// Twice the factor for the weight of each cell: 2 for a normal cell, 3 for one with a region
    /// number. A region number implies more than a digit.
    factors: Vec<u64>,
    /// The total number of failures.
    failures: u64,
    /// The number of failures until the next decay of all weights.
    left: u32,
}

/// The number of failures between two decays.
const HALVING: u32 = 1 << 9;

/// A bonus that every cell gets before any failure.
const HEAD_START: u64 = 4 * UNIT;

/// The initial weight of a cell per propagator that watches it. Similarly, constraints have an
/// initial weight in the paper above.
const WATCHED: u64 = 3 * UNIT / 5;

/// The weight that a failure adds to the cell of the choice that led to it.
const CHOSEN: u64 = UNIT / 2;

/// The weight that a failure adds to the cell whose digit was being propagated.
const UNIT: u64 = 1000;

impl Weights {
    /// Resets all weights for a new puzzle.
    pub(super) fn clear(&mut self, network: &Network, cells: usize) {
        self.cells.clear();
        self.cells.extend((0..cells).map(|cell| WATCHED * network.board.watchers(cell)));
        self.factors.clear();
        self.factors.resize(cells, 2);
        for regions in network.regions() {
            regions.number_cells().iter().for_each(|&cell| self.factors[usize::from(cell)] = 3);
        }
        self.digits.clear();
        self.digits.resize(network.board.side(), 0);
        self.failures = 0;
        self.left = HALVING;
    }

    /// The bonus of every cell. The fewer failures there were, the less they tell, and the more the
    /// number of candidates counts.
    fn head_start(&self) -> u64 {
        (HEAD_START / (1 + self.failures)).max(1)
    }

    /// Records a failure after a choice, while a candidate was being propagated.
    pub(super) fn failed(&mut self, choice: Choice, followed: Choice) {
        self.cells[choice.cell] += CHOSEN;
        self.cells[followed.cell] += UNIT;
        self.digits[followed.digit.trailing_zeros() as usize] += 1;
        self.failures += 1;
        self.left -= 1;
        if self.left == 0 {
            self.left = HALVING;
            self.cells.iter_mut().for_each(|weight| *weight /= 2);
            self.digits.iter_mut().for_each(|weight| *weight /= 4);
        }
    }

    /// Records a failure of a propagator, whose weight its cells share.
    pub(super) fn failed_in(&mut self, cells: &[u16]) {
        let share = UNIT / cells.len().max(1) as u64;
        cells.iter().for_each(|&cell| self.cells[usize::from(cell)] += share);
    }

    /// The digit that failed far more often than another, and the extra weight of a cell that has
    /// it.
    fn hardest_digit(&self) -> (u64, u64) {
        let most = self.digits.iter().enumerate().max_by_key(|&(_, weight)| weight);
        let least = self.digits.iter().filter(|&&weight| weight > 0).min();
        match (most, least) {
            (Some((digit, &most)), Some(&least))
                if most >= self.digits.len() as u64 && 2 * most > 3 * least =>
            {
                (1 << digit, most * UNIT / 5)
            }
            _ => (0, 0),
        }
    }

    /// Selects the candidate to branch on. It is in the open cell with the largest weight relative
    /// to its number of candidates. A digit with two places in a house is preferred if it has a
    /// larger weight. `None` if no cell is open.
    pub(super) fn choose(&self, network: &Network, state: &State) -> Option<Choice> {
        let (digit, extra) = self.hardest_digit();
        let (head_start, cells) = (self.head_start(), state.cells());
        // Fractions of weight and number of candidates are compared by cross-multiplication.
        let mut best: Option<(u64, u64, usize)> = None;
        for (cell, &digits) in cells.iter().enumerate() {
            if digits.is_power_of_two() {
                continue;
            }
            let count = u64::from(digits.count_ones());
            let extra = if digits & digit == 0 { 0 } else { extra };
            let weight = (self.cells[cell] + head_start + extra) * self.factors[cell] / 2;
            let is_better = best.is_none_or(|(most, among, _)| {
                let (new, old) = (weight * among, most * count);
                new > old || new == old && count < among
            });
            if is_better {
                best = Some((weight, count, cell));
            }
        }
        let (weight, count, cell) = best?;
        let first = Choice { cell, digit: cells[cell] & cells[cell].wrapping_neg() };
        if count == 2 {
            return Some(first);
        }
        Some(self.two_places(network, state, weight, count).unwrap_or(first))
    }

    /// A digit with two places in a house, if the heavier place, divided by 2, has more than
    /// `weight / count`.
    fn two_places(
        &self,
        network: &Network,
        state: &State,
        weight: u64,
        count: u64,
    ) -> Option<Choice> {
        let (board, head_start) = (&network.board, self.head_start());
        let mut most = (weight * 2).div_ceil(count);
        let mut found = None;
        for house in board.houses() {
            let weights = house.cells.iter().map(|&cell| self.cells[usize::from(cell)]);
            if weights.max().is_none_or(|heaviest| heaviest + head_start <= most) {
                continue;
            }
            for digit in 0..board.side() {
                let places = house.set.few(state.places(board, digit));
                let Some(([one, other], 2)) = places else { continue };
                let heavier = if self.cells[other] > self.cells[one] { other } else { one };
                if self.cells[heavier] + head_start > most {
                    most = self.cells[heavier] + head_start;
                    found = Some(Choice { cell: heavier, digit: 1 << digit });
                }
            }
        }
        found
    }
}
