//! A board of digits and open cells.

use crate::element::{Cell, Digit};
use crate::set::Element;
use crate::shape::MAX_SIDE;

/// Digits and open cells of a square board, in reading order.
///
/// ```
/// use evoku_model::{Cell, Digit, Grid};
///
/// let mut grid: Grid = "12.. 3... .... ...4".replace(' ', "").parse()?;
/// grid.set(Cell::at(3, 0, 4), Digit::new(2));
/// assert_eq!((grid.filled(), grid.blanks().count()), (5, 11));
/// assert_eq!(grid.to_string(), "12..3.......2..4");
/// # Ok::<(), evoku_model::text::ReadError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Grid {
    side: usize,
    cells: Vec<Option<Digit>>,
}

impl Grid {
    /// A board of this side, at most [`MAX_SIDE`], with every cell open.
    #[must_use]
    pub fn blank(side: usize) -> Self {
        Self { side, cells: vec![None; side * side] }
    }

    /// The board with these cells in reading order; `None` if their number is not a square or the
    /// side exceeds [`MAX_SIDE`].
    #[must_use]
    pub fn from_cells(cells: Vec<Option<Digit>>) -> Option<Self> {
        let side = cells.len().isqrt();
        (side * side == cells.len() && side <= MAX_SIDE).then_some(Self { side, cells })
    }

    /// The number of rows and columns.
    #[must_use]
    #[inline]
    pub fn side(&self) -> usize {
        self.side
    }

    /// The cells in reading order.
    #[must_use]
    #[inline]
    pub fn cells(&self) -> &[Option<Digit>] {
        &self.cells
    }

    /// The digit of a cell; `None` if it is open.
    #[must_use]
    #[inline]
    pub fn get(&self, cell: Cell) -> Option<Digit> {
        self.cells[cell.index()]
    }

    /// Puts a digit into a cell, or opens it.
    #[inline]
    pub fn set(&mut self, cell: Cell, digit: Option<Digit>) {
        self.cells[cell.index()] = digit;
    }

    /// The number of cells that hold a digit.
    #[must_use]
    #[inline]
    pub fn filled(&self) -> usize {
        self.cells.iter().flatten().count()
    }

    /// The open cells in reading order.
    #[inline]
    pub fn blanks(&self) -> impl Iterator<Item = Cell> + '_ {
        let blanks = self.cells.iter().enumerate().filter(|(_, digit)| digit.is_none());
        blanks.map(|(index, _)| Cell::from_index(index))
    }

    /// The cells that hold a digit, in reading order, each with its digit.
    #[inline]
    pub fn digits(&self) -> impl Iterator<Item = (Cell, Digit)> + '_ {
        let cells = self.cells.iter().enumerate();
        cells.filter_map(|(index, digit)| digit.map(|digit| (Cell::from_index(index), digit)))
    }

    /// Returns `true` if no cell is open.
    #[must_use]
    #[inline]
    pub fn is_complete(&self) -> bool {
        self.cells.iter().all(Option::is_some)
    }
}
