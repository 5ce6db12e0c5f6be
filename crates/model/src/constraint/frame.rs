//! The digits and the cells of a board that is no square of as many digits as it has rows.

use super::values::Values;
use crate::element::{Cell, Cells};

/// The digits and the cells of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The digits.
    pub values: Values,
    /// The number of rows.
    pub rows: usize,
    /// The number of columns.
    pub columns: usize,
    /// Whether rows and columns hold different digits.
    pub has_lines: bool,
    pub(super) side: usize,
    /// The cells beside the board that take part.
    pub(super) beside: Cells,
}

impl Frame {
    /// Whether the board is the whole square.
    #[must_use]
    #[inline]
    pub fn is_square(&self) -> bool {
        self.rows == self.side && self.columns == self.side
    }

    /// Whether the board is a square with a row for each digit, and rows and columns are houses.
    #[must_use]
    #[inline]
    pub fn is_usual(&self) -> bool {
        self.is_square() && self.has_lines && self.values.count() == self.side
    }

    /// The side of the square that the board lies in.
    #[must_use]
    #[inline]
    pub fn side(&self) -> usize {
        self.side
    }

    /// Whether a cell lies in the rows and columns of the board.
    #[must_use]
    #[inline]
    pub fn is_inside(&self, cell: Cell) -> bool {
        cell.row(self.side) < self.rows && cell.column(self.side) < self.columns
    }

    /// Whether the board has a cell, inside or beside it.
    #[must_use]
    #[inline]
    pub fn has(&self, cell: Cell) -> bool {
        self.is_inside(cell) || self.beside.contains(cell)
    }

    /// The cells in the rows and columns of the board, in reading order.
    #[inline]
    pub fn inside(&self) -> impl Iterator<Item = Cell> + use<> {
        let (side, columns) = (self.side, self.columns);
        let row = move |row| (0..columns).map(move |column| Cell::at(row, column, side));
        (0..self.rows).flat_map(row)
    }

    /// The rows, then the columns.
    pub(crate) fn lines(&self) -> [Vec<Vec<Cell>>; 2] {
        let cell = |row, column| Cell::at(row, column, self.side);
        let row = |row| (0..self.columns).map(|column| cell(row, column)).collect();
        let column = |column| (0..self.rows).map(|row| cell(row, column)).collect();
        [(0..self.rows).map(row).collect(), (0..self.columns).map(column).collect()]
    }

    /// Whether so many cells hold every digit once where they differ.
    #[must_use]
    pub fn is_house(&self, cells: usize) -> bool {
        cells == self.side && self.values.count() == self.side
    }
}
