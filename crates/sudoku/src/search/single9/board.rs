//! The candidates of a board, packed.

use super::lanes::{LANES, Lanes, lane};
use crate::model::{Cell, Digit, Element, Grid, Sudoku};
use crate::search::Line;

/// The nine columns of a row.
pub(super) const ROW: u16 = 0o777;

/// The candidates of a board: for each row of a band a vector, in it for each band and digit a lane,
/// in it a bit for each column where the digit may still go.
///
/// ```text
/// rows[r]:     row r of band 0           row r of band 1           row r of band 2
///         +----+----+-...-+----+   +----+----+-...-+----+   +----+-...-+----+----------+
/// lane    |  0 |  1 |     |  8 |   |  9 | 10 |     | 17 |   | 18 |     | 26 |  27..31  |
/// digit   |  1 |  2 |     |  9 |   |  1 |  2 |     |  9 |   |  1 |     |  9 | not used |
///         +----+----+-...-+----+   +----+----+-...-+----+   +----+-...-+----+----------+
///
/// lane:   bit    8 7 6 | 5 4 3 | 2 1 0      one if the digit may go to that column
///         stack    2   |   1   |   0
/// ```
#[derive(Clone, Copy)]
#[repr(C, align(64))]
pub(super) struct Board {
    pub(super) rows: [[u16; LANES]; 3],
}

impl Board {
    /// No candidates at all.
    pub(super) const EMPTY: Self = Self { rows: [[0; LANES]; 3] };

    /// The candidates that a line gives by its text alone: a given cell has one, a blank has nine.
    #[inline(always)]
    pub(super) fn of_line(line: &Line) -> Self {
        let mut board = Self::EMPTY;
        for row in 0..9 {
            let mut blank = 0;
            let (band, row_of_band) = (row / 3, row % 3);
            let lanes = &mut board.rows[row_of_band];
            for column in 0..9 {
                let digit = line[9 * row + column].wrapping_sub(b'1');
                if digit < 9 {
                    lanes[lane(band, usize::from(digit))] |= 1 << column;
                } else {
                    blank |= 1 << column;
                }
            }
            for digit in 0..9 {
                lanes[lane(band, digit)] |= blank;
            }
        }
        board
    }

    /// The candidates of a plain 9x9 puzzle.
    pub(super) fn of_sudoku(sudoku: &Sudoku) -> Self {
        let mut board = Self::EMPTY;
        for (cell, digits) in sudoku.candidates().cells().iter().enumerate() {
            let (row, column) = (cell / 9, cell % 9);
            for digit in digits.iter().map(Element::index).filter(|&digit| digit < 9) {
                board.rows[row % 3][lane(row / 3, digit)] |= 1 << column;
            }
        }
        board
    }

    /// Writes down a solved board.
    #[inline(always)]
    pub(super) fn write_line(&self, line: &mut Line) {
        for (row, cells) in line.chunks_exact_mut(9).enumerate() {
            for digit in 0..9 {
                let columns = self.rows[row % 3][lane(row / 3, digit)];
                if let Some(cell) = cells.get_mut(columns.trailing_zeros() as usize) {
                    *cell = b'1' + digit as u8;
                }
            }
        }
    }

    /// Writes down a solved board.
    pub(super) fn write_grid(&self, grid: &mut Grid) {
        let mut line = [b'.'; 81];
        self.write_line(&mut line);
        for (cell, character) in line.iter().enumerate() {
            let digit = Digit::new(character.wrapping_sub(b'0'));
            grid.set(Cell::from_index(cell), digit);
        }
    }

    #[inline(always)]
    pub(super) fn load<V: Lanes>(&self) -> [V; 3] {
        [V::load(&self.rows[0]), V::load(&self.rows[1]), V::load(&self.rows[2])]
    }

    #[inline(always)]
    pub(super) fn store<V: Lanes>(&mut self, rows: [V; 3]) {
        rows[0].store(&mut self.rows[0]);
        rows[1].store(&mut self.rows[1]);
        rows[2].store(&mut self.rows[2]);
    }
}
