//! Where a search branches: on what has failed most often.

use super::network::Network;
use super::state::{Choice, State};

/// The weights of cells and digits, which grow with each failure (F. Boussemart, F. Hemery, C.
/// Lecoutre and L. Sais, "Boosting systematic search by weighting constraints", ECAI 2004).
#[derive(Clone, Debug, Default)]
pub(super) struct Weights {
    cells: Vec<u64>,
    digits: Vec<u64>,
    /// What the weight of each cell is multiplied by: by half as much again where it holds the number
    /// of a region, from which more follows than from a digit.
    factors: Vec<u64>,
    /// All failures.
    failures: u64,
    /// Failures up to the next halving of all weights.
    left: u32,
}

/// The failures after which the past counts half.
const HALVING: u32 = 1 << 9;

/// What every cell weighs besides before anything failed.
const HEAD_START: u64 = 4 * UNIT;

/// What a cell weighs from the start for each propagator that watches it, as constraints weigh
/// something before they fail in the paper above.
const WATCHED: u64 = 3 * UNIT / 5;

/// What a failure adds to the cell of the choice that led to it.
const CHOSEN: u64 = UNIT / 2;

/// What a failure adds to the cell whose digit was followed.
const UNIT: u64 = 1000;

impl Weights {
    /// Forgets all failures.
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

    /// What a cell weighs besides its failures: the fewer there were, the less they say, and the more
    /// the number of candidates counts.
    fn head_start(&self) -> u64 {
        (HEAD_START / (1 + self.failures)).max(1)
    }

    /// Counts a failure after a choice, while a candidate was followed.
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

    /// Counts a failure of a propagator, which its cells share.
    pub(super) fn failed_in(&mut self, cells: &[u16]) {
        let share = UNIT / cells.len().max(1) as u64;
        cells.iter().for_each(|&cell| self.cells[usize::from(cell)] += share);
    }

    /// The digit that failed far more often than another, with its weight for a cell that has it.
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

    /// The candidate to branch on: of the open cell that weighs most for its number of candidates,
    /// or of a digit with two places in a house where that weighs more. None if no cell is open.
    pub(super) fn choose(&self, network: &Network, state: &State) -> Option<Choice> {
        let (digit, extra) = self.hardest_digit();
        let (head_start, cells) = (self.head_start(), state.cells());
        // Compared as fractions: weight over number of candidates.
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

    /// A digit with two places in a house, of which the heavier weighs more than `weight / count`
    /// for both.
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
