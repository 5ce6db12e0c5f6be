//! The candidates of a board in packed form.

use super::lanes::{LANES, Lanes, ROW, Row};
use crate::lines::{Line, Marks};

/// The position of a cell.
#[derive(Clone, Copy)]
struct Place {
    /// The row within its band.
    row: u8,
    band: u8,
    /// The column, as a bit.
    column: u16,
}

const PLACES: [Place; 81] = {
    let mut places = [Place { row: 0, band: 0, column: 0 }; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        places[cell] = Place { row: (row % 3) as u8, band: (row / 3) as u8, column: 1 << column };
        cell += 1;
    }
    places
};

/// The candidates of a board. There is a vector for each row of a band. The vector has a lane for
/// each band and digit, with a bit for each column where the digit is possible.
///
/// ```text
/// lane:   bit    8 7 6 | 5 4 3 | 2 1 0      one if the digit may go to that column
///         stack    2   |   1   |   0
/// ```
///
/// The position of a lane in its row depends on the implementation, see [`Lanes::lane`]:
///
/// ```text
/// rows[r] for AVX-512:
///         +----+----+-...-+----+   +----+----+-...-+----+   +----+-...-+----+----------+
/// lane    |  0 |  1 |     |  8 |   |  9 | 10 |     | 17 |   | 18 |     | 26 |  27..47  |
/// digit   |  1 |  2 |     |  9 |   |  1 |  2 |     |  9 |   |  1 |     |  9 | not used |
/// row     |  row r of band 0   |   |  row r of band 1   |   | row r, band 2 |          |
///         +----+----+-...-+----+   +----+----+-...-+----+   +----+-...-+----+----------+
///
/// rows[r] for all others:
///         +----+----+----+----+   +----+----+----+----+     +----+----+----+----+----------+
/// lane    |  0 |  1 |  2 |  3 |   |  4 |  5 |  6 |  7 | ... | 32 | 33 | 34 | 35 |  36..47  |
/// band    |  0 |  1 |  2 |  - |   |  0 |  1 |  2 |  - |     |  0 |  1 |  2 |  - | not used |
/// digit   |         1         |   |         2         |     |         9         |          |
///         +----+----+----+----+   +----+----+----+----+     +----+----+----+----+----------+
/// ```
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(super) struct LaneBoard {
    pub(super) rows: [Row; 3],
}

impl LaneBoard {
    /// The board without any candidates.
    pub(super) const EMPTY: Self = Self { rows: [[0; LANES]; 3] };

    /// Sets the candidates from a line. A given removes only the other candidates of its own cell
    /// and the digit from its row.
    #[inline(always)]
    pub(super) fn read_line<V: Lanes, const N: usize>(&mut self, line: &Line) {
        let mut givens = Self::EMPTY;
        let given = if V::FINDS_CHARACTERS {
            givens.read_digits::<V>(line)
        } else {
            givens.read_cells::<V>(line)
        };
        for (row, lanes) in self.rows.iter_mut().enumerate() {
            for at in 0..N {
                let at = at * V::LANES;
                let mut blank = V::splat(0);
                for (band, lanes) in V::BANDS.iter().enumerate() {
                    let columns = !(given >> (27 * band + 9 * row)) as u16;
                    blank = blank.or(V::load(lanes, at).and(V::splat(columns)));
                }
                V::load(&givens.rows[row], at).or_else(blank).store(lanes, at);
            }
        }
    }

    /// Adds the givens of a line digit by digit, and returns their cells.
    #[inline(always)]
    fn read_digits<V: Lanes>(&mut self, line: &Line) -> u128 {
        let mut given = 0;
        for digit in 0..9 {
            let cells = V::cells_with(line, b'1' + digit as u8);
            given |= cells;
            for band in 0..3 {
                let rows = (cells >> (27 * band)) as u32;
                for (row, lanes) in self.rows.iter_mut().enumerate() {
                    lanes[V::lane(band, digit)] = (rows >> (9 * row)) as u16 & ROW;
                }
            }
        }
        given
    }

    /// Adds the givens of a line cell by cell, and returns their cells.
    #[inline(always)]
    fn read_cells<V: Lanes>(&mut self, line: &Line) -> u128 {
        let given = V::digits_of(line);
        let mut left = given;
        while left != 0 {
            let cell = left.trailing_zeros() as usize % 81;
            left &= left - 1;
            let digit = usize::from(line[cell].wrapping_sub(b'1'));
            let Place { row, band, column } = PLACES[cell];
            let lane = V::lane(usize::from(band), digit);
            if let Some(lane) = self.rows[usize::from(row) % 3].get_mut(lane) {
                *lane |= column;
            }
        }
        given
    }

    /// The board with these candidates.
    pub(super) fn of_marks<V: Lanes>(marks: &Marks) -> Self {
        let mut board = Self::EMPTY;
        for (cell, digits) in marks.iter().enumerate() {
            let (row, column) = (cell / 9, cell % 9);
            for digit in (0..9).filter(|digit| digits >> digit & 1 == 1) {
                board.rows[row % 3][V::lane(row / 3, digit)] |= 1 << column;
            }
        }
        board
    }

    /// Writes a solved board to a line.
    #[inline(always)]
    pub(super) fn write_line<V: Lanes>(&self, line: &mut Line) {
        for (row, cells) in line.chunks_exact_mut(9).enumerate() {
            for digit in 0..9 {
                let columns = self.rows[row % 3][V::lane(row / 3, digit)];
                cells[(columns.trailing_zeros() as usize).min(8)] = b'1' + digit as u8;
            }
        }
    }

    #[inline(always)]
    pub(super) fn load<V: Lanes, const N: usize>(&self) -> [[V; 3]; N] {
        let mut registers = [[V::splat(0); 3]; N];
        for (at, rows) in registers.iter_mut().enumerate() {
            for (register, row) in rows.iter_mut().zip(&self.rows) {
                *register = V::load(row, at * V::LANES);
            }
        }
        registers
    }

    #[inline(always)]
    pub(super) fn store<V: Lanes, const N: usize>(&mut self, registers: &[[V; 3]; N]) {
        for (at, rows) in registers.iter().enumerate() {
            for (register, row) in rows.iter().zip(&mut self.rows) {
                register.store(row, at * V::LANES);
            }
        }
    }
}
