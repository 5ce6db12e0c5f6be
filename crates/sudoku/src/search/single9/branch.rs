//! Where to guess.

use super::board::Board;
use super::lanes::{LANES, Lanes, Row, census};

/// A cell to guess in.
#[derive(Clone, Copy)]
pub(super) struct Branch {
    row_of_band: usize,
    band: usize,
    /// The cell's column, as a bit.
    column: u16,
    /// Its lowest candidate.
    first: usize,
    /// Its highest.
    second: usize,
    /// Whether these are all.
    is_pair: bool,
}

/// The 27 cells of a band from one bit for each column in the lanes of the rows.
#[inline(always)]
fn cells_of_band<V: Lanes>(rows: &[Row; 3], band: usize) -> u32 {
    let at = V::lane(band, 0);
    u32::from(rows[0][at]) | u32::from(rows[1][at]) << 9 | u32::from(rows[2][at]) << 18
}

/// The 27 cells of each band.
#[inline(always)]
fn cells_of_bands<V: Lanes>(a: V, b: V, c: V) -> [u32; 3] {
    let mut rows = [[0; LANES]; 3];
    a.store(&mut rows[0], 0);
    b.store(&mut rows[1], 0);
    c.store(&mut rows[2], 0);
    [0, 1, 2].map(|band| cells_of_band::<V>(&rows, band))
}

/// The row and the box of each cell within its band.
const BAND_PEERS: [u32; 27] = {
    let mut peers = [0; 27];
    let mut cell = 0;
    while cell < 27 {
        let row = 0o777 << (cell / 9 * 9);
        let house = 0o007_007_007 << (cell % 9 / 3 * 3);
        peers[cell] = row | house;
        cell += 1;
    }
    peers
};

impl Branch {
    /// The cell with two candidates that has the most unsolved peers; without one, of the cells with
    /// the fewest candidates.
    #[inline(always)]
    pub(super) fn choose<V: Lanes, const N: usize>(registers: &[[V; 3]; N], board: &Board) -> Self {
        let (a, b, c) = (census(registers, 0), census(registers, 1), census(registers, 2));
        let open = cells_of_bands(a.twice, b.twice, c.twice);
        let pairs = cells_of_bands(
            a.twice.without(a.thrice),
            b.twice.without(b.thrice),
            c.twice.without(c.thrice),
        );
        let is_pair = pairs != [0; 3];
        let among = if is_pair { pairs } else { open };
        let mut best = (0, 0, 0);
        for band in 0..3 {
            let others = (open[(band + 1) % 3], open[(band + 2) % 3]);
            let mut cells = among[band];
            while cells != 0 {
                let cell = cells.trailing_zeros() as usize;
                cells &= cells - 1;
                let column = 0o001_001_001 << (cell % 9);
                let within = open[band] & BAND_PEERS[cell % 27];
                let outside = u64::from(others.0 & column) | u64::from(others.1 & column) << 32;
                let mut score = 1 + within.count_ones() + outside.count_ones();
                if !is_pair {
                    let at = |digit| board.rows[cell / 9 % 3][V::lane(band, digit)] >> (cell % 9) & 1;
                    let candidates: u16 = (0..9).map(at).sum();
                    score += 32 * (9 - u32::from(candidates));
                }
                if score > best.0 {
                    best = (score, band, cell);
                }
            }
        }
        let (_, band, cell) = best;
        let (row_of_band, column) = (cell / 9 % 3, 1 << (cell % 9));
        let mut digits = 0_u32;
        for digit in 0..9 {
            let lane = board.rows[row_of_band][V::lane(band, digit)];
            digits |= u32::from(lane >> (cell % 9) & 1) << digit;
        }
        let first = digits.trailing_zeros() as usize % 9;
        let second = digits.checked_ilog2().unwrap_or(0) as usize;
        Self { row_of_band, band, column, first, second, is_pair }
    }

    /// Takes the first candidate.
    #[inline(always)]
    pub(super) fn take<V: Lanes, const N: usize>(&self, board: &mut Board) {
        self.place::<V, N>(board, self.first);
    }

    /// Takes anything but the first candidate.
    #[inline(always)]
    pub(super) fn refuse<V: Lanes, const N: usize>(&self, board: &mut Board) {
        if self.is_pair {
            self.place::<V, N>(board, self.second);
        } else {
            board.rows[self.row_of_band][V::lane(self.band, self.first)] &= !self.column;
        }
    }

    /// The digit goes to the cell: the cell has no other, nor has the digit another cell in the row.
    #[inline(always)]
    fn place<V: Lanes, const N: usize>(&self, board: &mut Board, digit: usize) {
        let row = &mut board.rows[self.row_of_band];
        for at in 0..N {
            let at = at * V::LANES;
            let cell = V::load(&V::BANDS[self.band], at).and(V::splat(self.column));
            V::load(row, at).without(cell).store(row, at);
        }
        row[V::lane(self.band, digit)] = self.column;
    }
}
