//! Cells that are given by the first of them.

use evoku_model::{Cell, Element};

/// The rows and columns of a board, and the side of the square that contains it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Size {
    pub(super) rows: usize,
    pub(super) columns: usize,
    pub(super) side: usize,
}

impl Size {
    /// The cell in this row and column, both from 0.
    pub(super) fn at(self, row: usize, column: usize) -> Cell {
        Cell::at(row, column, self.side)
    }

    /// The cell with this index in reading order; `None` beyond the board.
    pub(super) fn numbered(self, number: usize) -> Option<Cell> {
        let (row, column) = (number / self.columns, number % self.columns);
        (row < self.rows).then(|| self.at(row, column))
    }

    /// The index of a cell in reading order.
    pub(super) fn number(self, cell: Cell) -> usize {
        cell.row(self.side) * self.columns + cell.column(self.side)
    }

    /// The cells in reading order.
    pub(super) fn cells(self) -> impl Iterator<Item = Cell> {
        (0..self.rows * self.columns).filter_map(move |number| self.numbered(number))
    }

    /// The cells of the square outside the board, in the order in which they are used for
    /// variables: first those below it, then those to its right.
    pub(super) fn beyond(self) -> impl Iterator<Item = Cell> {
        let Self { rows, columns, side } = self;
        let below = (rows..side).flat_map(move |row| (0..side).map(move |column| (row, column)));
        let right = (0..rows).flat_map(move |row| (columns..side).map(move |column| (row, column)));
        below.chain(right).map(move |(row, column)| self.at(row, column))
    }

    /// The cells of a row or a column.
    pub(super) fn line(self, is_row: bool, index: usize) -> Vec<Cell> {
        match is_row {
            true => (0..self.columns).map(|column| self.at(index, column)).collect(),
            false => (0..self.rows).map(|row| self.at(row, index)).collect(),
        }
    }

    /// The region of each cell in the square, which `region` returns for the cells of the board.
    pub(super) fn regions(self, region: impl Fn(Cell) -> u8) -> Vec<u8> {
        let cells = (0..self.side * self.side).map(Cell::from_index);
        let is_inside =
            |cell: &Cell| cell.row(self.side) < self.rows && cell.column(self.side) < self.columns;
        cells.map(|cell| if is_inside(&cell) { region(cell) } else { u8::MAX }).collect()
    }

    /// The rows and columns of a box with this number of cells, as square as possible such that
    /// boxes divide the board; `None` if no box does.
    pub(super) fn boxes(self, cells: usize) -> Option<(usize, usize)> {
        let fits = |&(rows, columns): &(usize, usize)| {
            self.rows.is_multiple_of(rows) && self.columns.is_multiple_of(columns)
        };
        let shorter = (2..=cells.isqrt()).rev().filter(|shorter| cells.is_multiple_of(*shorter));
        let sizes = shorter.map(|shorter| (shorter, cells / shorter));
        sizes.flat_map(|(rows, columns)| [(rows, columns), (columns, rows)]).find(fits)
    }

    /// The rising or the falling main diagonal; `None` for a board that isn't square.
    pub(super) fn main_diagonal(self, rises: bool) -> Option<Vec<Cell>> {
        let row = |column: usize| if rises { self.rows - 1 - column } else { column };
        let cells = (0..self.columns).map(|column| self.at(row(column), column));
        (self.rows == self.columns).then(|| cells.collect())
    }

    /// The diagonal that begins in a cell at the edge. From the top it goes down to the left. At
    /// every edge it turns right from the direction into the board.
    pub(super) fn diagonal(self, first: Cell) -> Option<Vec<Cell>> {
        let (row, column) = (first.row(self.side), first.column(self.side));
        let (last_row, last_column) = (self.rows - 1, self.columns - 1);
        let (down, right) = match (row, column) {
            (row, 0) if row < last_row => (true, true),
            (row, column) if row == last_row && column < last_column => (false, true),
            (row, column) if column == last_column && row > 0 => (false, false),
            (0, _) => (true, false),
            _ => return None,
        };
        let step =
            |at: usize, forth, by| if forth { at.checked_add(by) } else { at.checked_sub(by) };
        let places =
            (0..self.side).map_while(|by| step(row, down, by).zip(step(column, right, by)));
        let inside = places.take_while(|&(row, column)| row < self.rows && column < self.columns);
        Some(inside.map(|(row, column)| self.at(row, column)).collect())
    }

    /// The four cells of a square with this upper left cell.
    pub(super) fn square(self, first: Cell) -> Option<[Cell; 4]> {
        let (row, column) = (first.row(self.side), first.column(self.side));
        let fits = row + 1 < self.rows && column + 1 < self.columns;
        let at = |down, right| self.at(row + down, column + right);
        fits.then(|| [at(0, 0), at(0, 1), at(1, 0), at(1, 1)])
    }
}
