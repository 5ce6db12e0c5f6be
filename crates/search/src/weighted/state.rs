//! The candidates of a board during propagation, and the queues of pending work.

use super::cells::{CellSet, Word};
use super::topology::Topology;
use crate::propagation::Contradiction;
use evoku_model::bits;

/// The candidates, and their changes that were not followed yet.
#[derive(Clone, Debug, Default)]
pub(super) struct State {
    /// The candidates of each cell, one bit per digit.
    cells: Vec<u64>,
    /// The transpose: the possible cells of each digit, one bit per cell.
    places: Vec<u64>,
    /// Propagators with a cell that has changed, one bit each.
    pending: Vec<u64>,
    /// For each digit, the houses in which a cell has lost it since they were last processed, one
    /// bit each.
    lost: Vec<u64>,
    /// The digits with such houses, one bit each.
    lost_digits: u64,
    /// Decided cells whose digit their peers may still have.
    decided: Vec<u16>,
    /// Buffers, kept for their memory.
    pub(super) scratch: Scratch,
}

/// Working memory of the propagators.
#[derive(Clone, Debug, Default)]
pub(super) struct Scratch {
    /// The reached nodes of an unrolled automaton.
    pub(super) reached: Vec<bool>,
    /// The candidates of a sum's terms.
    pub(super) digits: Vec<u64>,
    /// The sets of the smallest and of the largest digits of a sum's groups.
    pub(super) extremes: Vec<(u64, u64)>,
    /// The open terms of a sum, each with its group.
    pub(super) open: Vec<(usize, usize)>,
    /// The sum of a sum's decided terms.
    pub(super) decided: i64,
}

/// A candidate that the search tries, rules out or propagates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    pub(super) cell: usize,
    /// The bit of the digit.
    pub(super) digit: u64,
}

/// A sum: cells with coefficients, and the total.
pub(super) type Sum = (Vec<(u16, i32)>, i64);

impl State {
    /// Replaces the candidates; call [`State::begin`] afterwards.
    pub(super) fn fill(&mut self, cells: impl Iterator<Item = u64>) {
        self.cells.clear();
        self.cells.extend(cells);
    }

    /// Narrows the digits of a cell before [`State::begin`].
    pub(super) fn narrow(&mut self, cell: usize, digits: u64) {
        self.cells[cell] &= digits;
    }

    /// Starts with the current candidates and marks everything as pending.
    pub(super) fn begin(&mut self, board: &Topology) -> Result<(), Contradiction> {
        self.pending.clear();
        self.pending.resize(board.words(), 0);
        self.lost.clear();
        self.lost.resize(board.side() * board.house_words(), 0);
        self.lost_digits = 0;
        self.decided.clear();
        self.places.clear();
        self.places.resize(board.side() * board.cell_words(), 0);
        for cell in 0..self.cells.len() {
            let digits = self.cells[cell];
            if digits == 0 {
                return Err(Contradiction);
            }
            let (word, bit) = (cell / 64, 1 << (cell % 64));
            bits(digits).for_each(|digit| self.places[digit * board.cell_words() + word] |= bit);
            self.touch(board, cell, board.all());
        }
        Ok(())
    }

    /// The digits of each cell.
    #[inline]
    pub(super) fn cells(&self) -> &[u64] {
        &self.cells
    }

    /// The digits of a cell.
    #[inline]
    pub(super) fn digits(&self, cell: u16) -> u64 {
        self.cells[usize::from(cell)]
    }

    /// The possible cells of a digit, one bit each.
    #[inline]
    pub(super) fn places(&self, board: &Topology, digit: usize) -> &[u64] {
        &self.places[digit * board.cell_words()..][..board.cell_words()]
    }

    /// Appends the candidates to saved boards.
    pub(super) fn save(&self, boards: &mut Vec<u64>) {
        boards.extend_from_slice(&self.cells);
        boards.extend_from_slice(&self.places);
    }

    /// The number of words of one board in [`State::save`].
    pub(super) fn size(&self) -> usize {
        self.cells.len() + self.places.len()
    }

    /// Restores saved candidates.
    pub(super) fn restore(&mut self, board: &[u64]) {
        let (cells, places) = board.split_at(self.cells.len());
        self.cells.copy_from_slice(cells);
        self.places.copy_from_slice(places);
    }

    /// Removes all other candidates from a cell.
    #[inline]
    pub(super) fn keep(
        &mut self,
        board: &Topology,
        cell: usize,
        digits: u64,
    ) -> Result<(), Contradiction> {
        let before = self.cells[cell];
        if before & !digits == 0 {
            return Ok(());
        }
        self.narrow_to(board, cell, before & digits)
    }

    fn narrow_to(
        &mut self,
        board: &Topology,
        cell: usize,
        after: u64,
    ) -> Result<(), Contradiction> {
        let lost = self.cells[cell] & !after;
        self.cells[cell] = after;
        if after == 0 {
            return Err(Contradiction);
        }
        let (word, bit) = (cell / 64, 1 << (cell % 64));
        for digit in bits(lost) {
            self.places[digit * board.cell_words() + word] &= !bit;
        }
        self.touch(board, cell, lost);
        Ok(())
    }

    /// Removes a digit, by index, from the cells of a word.
    #[inline]
    fn rule_out(
        &mut self,
        board: &Topology,
        digit: usize,
        word: usize,
        cells: u64,
    ) -> Result<(), Contradiction> {
        let places = &mut self.places[digit * board.cell_words() + word];
        let mut having = *places & cells;
        *places &= !having;
        while having != 0 {
            let cell = 64 * word + having.trailing_zeros() as usize;
            having &= having - 1;
            self.cells[cell] &= !(1 << digit);
            if self.cells[cell] == 0 {
                return Err(Contradiction);
            }
            self.touch(board, cell, 1 << digit);
        }
        Ok(())
    }

    /// Removes the digit of a decided cell from its peers.
    #[inline]
    pub(super) fn rule_out_in_peers(
        &mut self,
        board: &Topology,
        decided: Choice,
    ) -> Result<(), Contradiction> {
        let digit = decided.digit.trailing_zeros() as usize;
        let mut peers = board.peer_bits(decided.cell).iter().enumerate();
        peers.try_for_each(|(word, &peers)| self.rule_out(board, digit, word, peers))
    }

    /// Records that a cell has lost digits.
    #[inline]
    fn touch(&mut self, board: &Topology, cell: usize, lost: u64) {
        self.lost_digits |= lost;
        let mut rest = lost;
        while rest != 0 {
            let start = rest.trailing_zeros() as usize * board.house_words();
            rest &= rest - 1;
            for &(word, houses) in board.houses_of(cell) {
                self.lost[start + word] |= houses;
            }
        }
        for &(word, watching) in board.watching(cell) {
            self.pending[word] |= watching;
        }
        if self.cells[cell].is_power_of_two() {
            self.decided.push(cell as u16);
        }
    }

    /// Removes and returns a decided cell whose peers were not processed yet, with its digit.
    pub(super) fn take_decided(&mut self) -> Option<Choice> {
        let cell = usize::from(self.decided.pop()?);
        Some(Choice { cell, digit: self.cells[cell] })
    }

    /// The number of the next pending propagator, the cheapest first.
    #[inline]
    pub(super) fn next_pending(&self) -> Option<usize> {
        let word = self.pending.iter().position(|&word| word != 0)?;
        Some(64 * word + self.pending[word].trailing_zeros() as usize)
    }

    /// Marks a propagator as processed.
    #[inline]
    pub(super) fn take_pending(&mut self, number: usize) {
        self.pending[number / 64] &= !(1 << (number % 64));
    }

    /// Removes and returns houses with a cell that has lost a digit: the digit, and a word of house
    /// bits with its index.
    #[inline]
    pub(super) fn take_lost(&mut self, board: &Topology) -> Option<(usize, Word)> {
        while self.lost_digits != 0 {
            let digit = self.lost_digits.trailing_zeros() as usize;
            let losing = &mut self.lost[digit * board.house_words()..][..board.house_words()];
            if let Some(word) = losing.iter().position(|&word| word != 0) {
                return Some((digit, (word, std::mem::take(&mut losing[word]))));
            }
            self.lost_digits &= self.lost_digits - 1;
        }
        None
    }

    /// Clears all queues.
    pub(super) fn forget(&mut self) {
        self.lost.fill(0);
        self.lost_digits = 0;
        self.pending.fill(0);
        self.decided.clear();
    }

    /// Requires a digit, by index, in one of the cells. If only one cell can hold it, the digit is
    /// placed. If two or three cells can, it is removed from their common peers. If more can, it is
    /// removed from `seen_by_all`, the common peers of all the cells.
    #[inline]
    pub(super) fn require(
        &mut self,
        board: &Topology,
        digit: usize,
        cells: &CellSet,
        seen_by_all: &CellSet,
    ) -> Result<(), Contradiction> {
        let Some((found, count)) = cells.few::<3>(self.places(board, digit)) else {
            return self.rule_out_in(board, digit, seen_by_all);
        };
        match found[..count] {
            [] => Err(Contradiction),
            [only] => self.keep(board, only, 1 << digit),
            ref several => self.rule_out_where_all_see(board, digit, several),
        }
    }

    fn rule_out_in(
        &mut self,
        board: &Topology,
        digit: usize,
        cells: &CellSet,
    ) -> Result<(), Contradiction> {
        let mut words = cells.words().iter();
        words.try_for_each(|&(word, cells)| self.rule_out(board, digit, word, cells))
    }

    /// Removes a digit from the common peers of these cells.
    fn rule_out_where_all_see(
        &mut self,
        board: &Topology,
        digit: usize,
        seeing: &[usize],
    ) -> Result<(), Contradiction> {
        let [one, other, third] = match *seeing {
            [one, other] => [one, other, other],
            [one, other, third] => [one, other, third],
            _ => return Ok(()),
        };
        let [one, other, third] = [one, other, third].map(|cell| board.peer_bits(cell).iter());
        let common = one.zip(other).zip(third).map(|((one, other), third)| one & other & third);
        let mut common = common.enumerate();
        common.try_for_each(|(word, cells)| self.rule_out(board, digit, word, cells))
    }
}
