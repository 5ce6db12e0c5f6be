//! Random changes of a board: mutations, and the repair of violations.

use evoku_ea::Rng;
use evoku_model::{Cell, Element};

use crate::encodings::board::attempt::Board;

/// Eight bytes of 1.
const ONES: u64 = 0x0101_0101_0101_0101;

/// The bytes that are 0, as bytes of 1. The bytes must be below 129, as the values of a board are.
#[inline]
fn zeros(word: [u8; 8]) -> u64 {
    (!(u64::from_le_bytes(word) + 0x7f * ONES) >> 7) & ONES
}

/// The indices of the bytes that are 0, as bits. There are at most 64 bytes, all below 129.
#[inline]
fn zeros_of(bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks();
    let mut set = 0;
    for (number, &byte) in rest.iter().enumerate() {
        set |= u64::from(byte == 0) << number;
    }
    for &word in words.iter().rev() {
        // The product moves the lowest bit of each byte to the highest byte.
        set = set << 8 | zeros(word).wrapping_mul(0x0102_0408_1020_4080) >> 56;
    }
    set
}

/// Draws a number of a set, each equally likely; `None` if the set is empty.
#[inline]
fn random_of(mut set: u64, rng: &mut Rng) -> Option<usize> {
    if set == 0 {
        return None;
    }
    (0..rng.below(set.count_ones())).for_each(|_| set &= set - 1);
    Some(set.trailing_zeros() as usize)
}

impl Board {
    /// The number of violations that a filled cell is part of, plus the cost of its violated
    /// constraints.
    fn violations_of(&self, cell: usize) -> u32 {
        let itself = self.context.counts_of.get(cell).len() as u32;
        let broken = self.context.parts.cost_of(cell, |at| self.bytes[at]);
        self.equal_to(cell, self.bytes[cell]) - itself + broken
    }

    /// The number of cells with a value, summed over the houses of a cell, and of its partners with
    /// that value.
    #[inline]
    fn equal_to(&self, cell: usize, value: u8) -> u32 {
        let houses = self.context.counts_of.get(cell).iter();
        let in_houses = houses.map(|&start| self.bytes[start as usize + usize::from(value)]);
        let partners = self.context.partners.get(cell).iter();
        let in_pairs = partners.filter(|&&partner| self.bytes[usize::from(partner)] == value);
        in_houses.map(u32::from).sum::<u32>() + in_pairs.count() as u32
    }

    /// Draws an empty cell and returns its index among the open cells; `None` if the board is full.
    #[inline]
    fn random_blank(&self, rng: &mut Rng) -> Option<usize> {
        if self.open_cells == 0 {
            return None;
        }
        let mut skip = rng.below(self.open_cells);
        // The last word may also hold counts, but the cell comes before them.
        let (words, _) = self.bytes.as_chunks();
        for (number, &word) in words.iter().enumerate() {
            let mut blanks = zeros(word);
            let count = (blanks.wrapping_mul(ONES) >> 56) as u32;
            if skip < count {
                (0..skip).for_each(|_| blanks &= blanks - 1);
                let cell = 8 * number + blanks.trailing_zeros() as usize / 8;
                return self.number_of(Cell::from_index(cell));
            }
            skip -= count;
        }
        // A board of one cell has less than a word.
        (0..self.open()).find(|&open| self.get(open) == 0)
    }

    /// Puts a random digit into a random empty cell or, on a full board, into a random open cell.
    /// Returns the index of the cell; `None` if no cell is open.
    #[inline]
    pub fn mutate(&mut self, rng: &mut Rng) -> Option<usize> {
        if self.open() == 0 {
            return None;
        }
        let open = self.random_blank(rng).unwrap_or_else(|| rng.index(self.open()));
        self.draw(open, rng);
        Some(open)
    }

    /// Removes violations by emptying open cells, starting with the cell that has the most
    /// violations. Ties are broken at random. Violations between givens remain.
    pub fn repair(&mut self, rng: &mut Rng) {
        while self.violations + self.broken > 0 {
            let open = 0..self.open();
            let filled = open.filter(|&open| self.bytes[usize::from(self.context.open[open])] != 0);
            let worst = self.most_violating(filled, rng);
            match worst {
                Some(worst) => self.set(worst, 0),
                None => return,
            }
        }
    }

    /// A faster version of [`Board::repair`] for a board on which all violations involve one cell.
    /// All other cells involved are peers of that cell. Empties either that cell or, if it
    /// conflicts with a single open cell, one of the two.
    #[inline]
    pub fn repair_around(&mut self, open: usize, rng: &mut Rng) {
        if self.broken > 0 {
            // Any cell of a violated constraint may be emptied.
            self.repair(rng);
            return;
        }
        let cell = usize::from(self.context.open[open]);
        let own = if self.violations == 0 { 0 } else { self.violations_of(cell) };
        debug_assert_eq!(own, self.violations, "the board was free of violations but for one cell");
        if own == 0 {
            return;
        }
        let loser = self.displaced_by(cell, self.bytes[cell], own, rng).unwrap_or(cell);
        self.put(loser, 0);
    }

    /// Returns the cell that is emptied if this value of a cell causes this number of violations;
    /// `None` if it is the cell itself.
    ///
    /// If the cell conflicts with several cells or with a given, it has the most violations of all
    /// open cells. If it conflicts with a single open cell, both have the same number of
    /// violations.
    fn displaced_by(
        &self,
        cell: usize,
        value: u8,
        violations: u32,
        rng: &mut Rng,
    ) -> Option<usize> {
        let peers = self.context.sudoku.geometry().peers(Cell::from_index(cell)).iter();
        let mut others = peers.map(|peer| peer.index()).filter(|&peer| self.bytes[peer] == value);
        let other = others.next()?;
        let is_single = violations == 1 || others.next().is_none();
        (is_single && !self.is_given(other) && rng.below(2) == 0).then_some(other)
    }

    /// Does the same as [`Board::mutate`] followed by [`Board::repair_around`], but doesn't put a
    /// digit that would be removed at once.
    #[inline]
    pub fn mutate_and_repair(&mut self, rng: &mut Rng) {
        if self.open_cells == 0 || !self.context.parts.is_empty() {
            if let Some(open) = self.mutate(rng) {
                self.repair_around(open, rng);
            }
            return;
        }
        let Some(open) = self.random_blank(rng) else { return };
        let (cell, domain) = (usize::from(self.context.open[open]), self.domain(open));
        let value = domain[rng.index(domain.len())];
        let violations = self.equal_to(cell, value);
        if violations > 0 {
            let Some(other) = self.displaced_by(cell, value, violations, rng) else { return };
            self.put(other, 0);
        }
        self.put(cell, value);
    }

    fn is_given(&self, cell: usize) -> bool {
        self.context.sudoku.is_given(Cell::from_index(cell))
    }

    /// The open cell with the most violations among the given ones; `None` if no cell violates a
    /// rule.
    fn most_violating(&self, open: impl Iterator<Item = usize>, rng: &mut Rng) -> Option<usize> {
        let (mut worst, mut most, mut equals) = (None, 0, 0);
        for open in open {
            let violations = self.violations_of(usize::from(self.context.open[open]));
            if violations > most {
                (worst, most, equals) = (Some(open), violations, 1);
            } else if violations == most && most > 0 {
                equals += 1;
                if rng.below(equals) == 0 {
                    worst = Some(open);
                }
            }
        }
        worst
    }

    /// Fills an empty cell with a digit that does not occur in its houses or partners. Draws a row
    /// with empty cells, one of its empty cells, and one of the possible digits. If no digit is
    /// possible, the cell stays empty.
    pub fn fill_blank(&mut self, rng: &mut Rng) {
        let (side, values) = (self.side(), self.values());
        let mut rows = 0;
        for (number, row) in values.chunks_exact(side).enumerate() {
            rows |= u64::from(zeros_of(row) != 0) << number;
        }
        let Some(row) = random_of(rows, rng) else { return };
        let blanks = zeros_of(&values[row * side..][..side]);
        let Some(column) = random_of(blanks, rng) else { return };
        let cell = row * side + column;
        if let Some(digit) = random_of(self.allowed(cell), rng) {
            self.put(cell, digit as u8 + 1);
        }
    }

    /// The digits, minus one, that violate neither a rule nor pencil marks in an empty cell.
    fn allowed(&self, cell: usize) -> u64 {
        let (context, side) = (&*self.context, self.side());
        let mut allowed = context.sudoku.marks().map_or(u64::MAX, |marks| {
            let marks = marks.get(Cell::from_index(cell)).iter();
            marks.fold(0, |set, digit| set | 1 << (digit.value() - 1))
        });
        for &start in context.counts_of.get(cell) {
            allowed &= zeros_of(&self.bytes[start as usize + 1..][..side]);
        }
        for &partner in context.partners.get(cell) {
            if let Some(digit) = self.bytes[usize::from(partner)].checked_sub(1) {
                allowed &= !(1 << digit);
            }
        }
        if !context.parts.is_empty() {
            let is_broken = |&value: &u8| self.broken_with(cell, value) > 0;
            for value in (1..=side as u8).filter(is_broken) {
                allowed &= !(1 << (value - 1));
            }
        }
        allowed
    }
}
