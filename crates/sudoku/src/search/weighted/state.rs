//! The candidates of a board while it is propagated, and what waits to be looked at.

use super::topology::Topology;
use crate::model::bits;

/// Candidates, a word for each cell, with the changes that were not followed yet.
#[derive(Clone, Debug, Default)]
pub(super) struct State {
    pub(super) cells: Vec<u64>,
    /// Propagators with a cell that has changed, a bit each.
    pending: Vec<u64>,
    /// For each house the digits that some of its cells lost since it was looked at.
    lost: Vec<u64>,
    /// Decided cells whose digit other cells may still have.
    decided: Vec<u16>,
    /// Kept for its memory.
    pub(super) scratch: Scratch,
}

/// What propagators write down while they work, kept for its memory.
#[derive(Clone, Debug, Default)]
pub(super) struct Scratch {
    /// The nodes of a line that are reached.
    pub(super) reached: Vec<bool>,
    /// The candidates of a sum's terms.
    pub(super) digits: Vec<u64>,
    /// The least and the greatest digits of a sum's groups.
    pub(super) extremes: Vec<(u64, u64)>,
}

/// A candidate: what the search tries, rules out or follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    pub(super) cell: usize,
    /// The bit of the digit.
    pub(super) digit: u64,
}

/// A sum: cells with coefficients, and the total.
pub(super) type Sum = (Vec<(u16, i32)>, i64);

/// There is no solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Dead;

impl State {
    /// Begins with the candidates that are there, everything to be looked at.
    pub(super) fn begin(&mut self, board: &Topology) -> Result<(), Dead> {
        self.pending.clear();
        self.pending.resize(board.words(), 0);
        self.lost.clear();
        self.lost.resize(board.houses(), 0);
        self.decided.clear();
        for cell in 0..self.cells.len() {
            if self.cells[cell] == 0 {
                return Err(Dead);
            }
            self.touch(board, cell, board.all());
        }
        Ok(())
    }

    /// Leaves only these candidates in a cell.
    #[inline]
    pub(super) fn keep(&mut self, board: &Topology, cell: usize, digits: u64) -> Result<(), Dead> {
        let before = self.cells[cell];
        let after = before & digits;
        if after == before {
            return Ok(());
        }
        self.cells[cell] = after;
        if after == 0 {
            return Err(Dead);
        }
        self.touch(board, cell, before & !after);
        Ok(())
    }

    #[inline]
    fn touch(&mut self, board: &Topology, cell: usize, lost: u64) {
        for &house in board.houses_of(cell) {
            self.lost[usize::from(house)] |= lost;
        }
        for (pending, watching) in self.pending.iter_mut().zip(board.watching(cell)) {
            *pending |= watching;
        }
        if self.cells[cell].is_power_of_two() {
            self.decided.push(cell as u16);
        }
    }

    /// The next decided cell whose peers were not looked at, with its digit.
    pub(super) fn take_decided(&mut self) -> Option<Choice> {
        let cell = usize::from(self.decided.pop()?);
        Some(Choice { cell, digit: self.cells[cell] })
    }

    /// The next propagator to look at, by number: the cheapest first.
    pub(super) fn take_pending(&mut self) -> Option<usize> {
        let word = self.pending.iter().position(|&word| word != 0)?;
        let bit = self.pending[word].trailing_zeros() as usize;
        self.pending[word] &= self.pending[word] - 1;
        Some(64 * word + bit)
    }

    /// The digits that cells of a house lost since this was asked last.
    pub(super) fn take_lost(&mut self, house: u16) -> u64 {
        std::mem::take(&mut self.lost[usize::from(house)])
    }

    /// Forgets what waits to be looked at.
    pub(super) fn forget(&mut self) {
        self.lost.fill(0);
        self.pending.fill(0);
        self.decided.clear();
    }

    /// Puts each of these digits into the only one of the cells that can have it.
    pub(super) fn place(
        &mut self,
        board: &Topology,
        digits: u64,
        cells: &[u16],
    ) -> Result<(), Dead> {
        if digits == 0 {
            return Ok(());
        }
        for &cell in cells {
            let here = self.cells[usize::from(cell)] & digits;
            if here == 0 {
                continue;
            }
            if !here.is_power_of_two() {
                return Err(Dead);
            }
            self.keep(board, usize::from(cell), here)?;
        }
        Ok(())
    }

    /// Has each of these digits go to one of the cells: it goes into the only one that can have it,
    /// and cells that see all of two or three can't.
    pub(super) fn require(
        &mut self,
        board: &Topology,
        digits: u64,
        cells: &[u16],
    ) -> Result<(), Dead> {
        bits(digits).try_for_each(|digit| self.require_one(board, 1 << digit, cells))
    }

    fn require_one(&mut self, board: &Topology, digit: u64, cells: &[u16]) -> Result<(), Dead> {
        let mut places = [0; 3];
        let mut count = 0;
        for &cell in cells {
            if self.cells[usize::from(cell)] & digit != 0 {
                if count == 3 {
                    return Ok(());
                }
                places[count] = usize::from(cell);
                count += 1;
            }
        }
        match places[..count] {
            [] => Err(Dead),
            [only] => self.keep(board, only, digit),
            ref several => self.exclude_where_all_see(board, digit, several),
        }
    }

    /// Rules out a digit in the cells that are peers of all of these.
    fn exclude_where_all_see(
        &mut self,
        board: &Topology,
        digit: u64,
        places: &[usize],
    ) -> Result<(), Dead> {
        for word in 0..board.cell_words() {
            let mut common = u64::MAX;
            for &place in places {
                common &= board.peer_bits(place)[word];
            }
            while common != 0 {
                let cell = 64 * word + common.trailing_zeros() as usize;
                common &= common - 1;
                self.keep(board, cell, !digit)?;
            }
        }
        Ok(())
    }
}
