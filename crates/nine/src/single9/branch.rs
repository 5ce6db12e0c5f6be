//! The selection of the cell to branch on.

use super::board::LaneBoard;
use super::lanes::{Census, LANES, Lanes, ROW, Row};

/// One nonzero lane. A vector that is read from `n` lanes before it has only lane `n` set.
static ONLY: [u16; 2 * LANES] = {
    let mut only = [0; 2 * LANES];
    only[LANES] = ROW;
    only
};

/// A cell to branch on.
#[derive(Clone, Copy)]
pub(super) struct Branch {
    row_of_band: usize,
    band: usize,
    /// The cell's column, as a bit.
    column: u16,
    /// The lowest candidate.
    first: usize,
    /// The highest candidate.
    second: usize,
    /// `true` if the cell has no other candidates.
    is_pair: bool,
}

/// A set of cells, one bit each, in reading order.
type Cells = u128;

/// The peers of each cell, and the cell itself.
static PEERS: [Cells; 81] = {
    let mut peers = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        let (band, stack) = (row / 3, column / 3);
        peers[cell] = 0o777 << (9 * row)
            | 0o001_001_001_001_001_001_001_001_001 << column
            | 0o007_007_007 << (27 * band + 3 * stack);
        cell += 1;
    }
    peers
};

/// Collects the cells of a digit from its lanes.
#[inline(always)]
fn cells_of<V: Lanes>(rows: &[Row; 3], digit: usize) -> Cells {
    let row = |row: usize| u32::from(rows[row % 3][V::lane(row / 3, digit)]);
    let band = |first: usize| u64::from(row(first) | row(first + 1) << 9 | row(first + 2) << 18);
    u128::from(band(0) | band(3) << 27) | u128::from(band(6)) << 54
}

/// Collects the cells of a census as a set.
#[inline(always)]
fn cells_of_census<V: Lanes>(counted: [V; 3]) -> Cells {
    let mut rows = [[0; LANES]; 3];
    for (row, counted) in rows.iter_mut().zip(counted) {
        counted.store(row, 0);
    }
    cells_of::<V>(&rows, 0)
}

/// The open cells with the fewest candidates.
#[inline(always)]
fn fewest<V: Lanes>(board: &LaneBoard, open: Cells) -> Cells {
    // The number of candidates of every cell in binary; each word has one binary digit of it.
    let mut number = [0; 4];
    for digit in 0..9 {
        let mut carry = cells_of::<V>(&board.rows, digit);
        for bit in &mut number {
            (*bit, carry) = (*bit ^ carry, *bit & carry);
        }
    }
    // From the highest bit down, cells with the bit have more candidates than cells without it.
    number.iter().rfold(open, |cells, bit| if cells & !bit == 0 { cells } else { cells & !bit })
}

impl Branch {
    /// Chooses the cell with two candidates that has the most unsolved peers. If there is no such
    /// cell, chooses among the cells with the fewest candidates.
    #[inline(always)]
    pub(super) fn choose<V: Lanes>(of: &[Census<V>; 3], board: &LaneBoard) -> Self {
        let open = cells_of_census([of[0].twice, of[1].twice, of[2].twice]);
        let more = cells_of_census([of[0].thrice, of[1].thrice, of[2].thrice]);
        let is_pair = open != more;
        let mut among = if is_pair { open & !more } else { fewest::<V>(board, open) };
        // The key is the number of unsolved peers, followed by a number that is larger for earlier
        // cells.
        let mut best = 0;
        while among != 0 {
            let cell = among.trailing_zeros() % 81;
            among &= among - 1;
            let peers = (open & PEERS[cell as usize]).count_ones();
            best = best.max(peers << 7 | (80 - cell));
        }
        let cell = 80 - (best & 0x7f) as usize % 81;
        let (row, column) = (cell / 9, cell % 9);
        let (row_of_band, band) = (row % 3, row / 3);
        let mut digits = 0_u32;
        for digit in 0..9 {
            let lane = board.rows[row_of_band][V::lane(band, digit)];
            digits |= u32::from(lane >> column & 1) << digit;
        }
        let first = digits.trailing_zeros() as usize % 9;
        let second = digits.checked_ilog2().unwrap_or(0) as usize;
        Self { row_of_band, band, column: 1 << column, first, second, is_pair }
    }

    /// Restricts the cell to its lowest candidate.
    #[inline(always)]
    pub(super) fn take<V: Lanes, const N: usize>(&self, board: &mut LaneBoard) {
        self.place::<V, N>(board, self.first);
    }

    /// Removes the lowest candidate from the cell.
    #[inline(always)]
    pub(super) fn refuse<V: Lanes, const N: usize>(&self, board: &mut LaneBoard) {
        if self.is_pair {
            self.place::<V, N>(board, self.second);
        } else {
            board.rows[self.row_of_band][V::lane(self.band, self.first)] &= !self.column;
        }
    }

    /// Places a digit in the cell. Removes the cell's other candidates, and the digit from the
    /// other cells of the row.
    #[inline(always)]
    fn place<V: Lanes, const N: usize>(&self, board: &mut LaneBoard, digit: usize) {
        let row = &mut board.rows[self.row_of_band];
        let cell = V::splat(self.column);
        for at in 0..N {
            let at = at * V::LANES;
            let only = V::load(&ONLY, LANES - V::lane(self.band, digit) + at);
            let others = V::load(&V::BANDS[self.band], at).and(cell);
            V::load(row, at).without(only).without(others).or(only.and(cell)).store(row, at);
        }
    }
}
