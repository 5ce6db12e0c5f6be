//! The digits and cells of a board that need not be a square with a row for each digit.

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
    /// `true` if the digits of each row and each column differ.
    pub has_lines: bool,
    pub(super) side: usize,
    /// The cells outside the rows and columns that belong to the board.
    pub(super) beside: Cells,
}

impl Frame {
    /// Returns `true` if the board fills its square.
    #[must_use]
    #[inline]
    pub fn is_square(&self) -> bool {
        self.rows == self.side && self.columns == self.side
    }

    /// Returns `true` if the board is a square with a row for each digit, and rows and columns are
    /// houses.
    #[must_use]
    #[inline]
    pub fn is_usual(&self) -> bool {
        self.is_square() && self.has_lines && self.values.count() == self.side
    }

    /// The side of the square that contains the board.
    #[must_use]
    #[inline]
    pub fn side(&self) -> usize {
        self.side
    }

    /// Returns `true` if a cell is in the rows and columns of the board.
    #[must_use]
    #[inline]
    pub fn is_inside(&self, cell: Cell) -> bool {
        cell.row(self.side) < self.rows && cell.column(self.side) < self.columns
    }

    /// Returns `true` if a cell belongs to the board, inside its rows and columns or outside.
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

    /// Returns `true` if `cells` distinct digits must include every digit, so that the cells are a
    /// house.
    #[must_use]
    pub fn is_house(&self, cells: usize) -> bool {
        cells == self.side && self.values.count() == self.side
    }
}
