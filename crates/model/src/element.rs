//! Digits, cells and houses, and the sets of each.

use std::fmt;
use std::num::NonZeroU8;

use crate::set::{Element, Set};
use crate::shape::MAX_SIDE;

/// A digit, 1 to 64. An `Option<Digit>` is one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(NonZeroU8);

impl Digit {
    /// The digit of this value; `None` outside 1 to 64.
    #[must_use]
    #[inline]
    pub const fn new(value: u8) -> Option<Self> {
        match NonZeroU8::new(value) {
            Some(value) if value.get() as usize <= MAX_SIDE => Some(Self(value)),
            _ => None,
        }
    }

    /// The value, 1 to 64.
    #[must_use]
    #[inline]
    pub const fn value(self) -> u8 {
        self.0.get()
    }
}

impl Element for Digit {
    #[inline]
    fn from_index(index: usize) -> Self {
        debug_assert!(index < MAX_SIDE);
        Self(NonZeroU8::MIN.saturating_add(index as u8))
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0.get()) - 1
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A cell of a board, numbered in reading order from 0: `row * side + column`.
///
/// ```
/// use evoku_model::{Cell, Element};
///
/// let cell = Cell::at(1, 3, 9);
/// assert_eq!(cell.index(), 12);
/// assert_eq!(cell.name(9), "r2c4");
/// assert_eq!((cell.row(9), cell.column(9)), (1, 3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u16);

impl Cell {
    /// The cell in this row and column, both counted from 0, of a board of this side.
    #[must_use]
    #[inline]
    pub fn at(row: usize, column: usize, side: usize) -> Self {
        Self::from_index(row * side + column)
    }

    /// The row, counted from 0, on a board of this side.
    #[must_use]
    #[inline]
    pub fn row(self, side: usize) -> usize {
        self.index() / side
    }

    /// The column, counted from 0, on a board of this side.
    #[must_use]
    #[inline]
    pub fn column(self, side: usize) -> usize {
        self.index() % side
    }

    /// The cell's usual name on a board of this side: `r1c1` is the top left.
    #[must_use]
    pub fn name(self, side: usize) -> String {
        format!("r{}c{}", self.row(side) + 1, self.column(side) + 1)
    }
}

impl Element for Cell {
    #[inline]
    fn from_index(index: usize) -> Self {
        debug_assert!(index < MAX_SIDE * MAX_SIDE);
        Self(index as u16)
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A digit in a cell, either possible or placed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
}

/// A house of a [`Geometry`](crate::Geometry), identified by its index there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct House(u16);

impl Element for House {
    #[inline]
    fn from_index(index: usize) -> Self {
        debug_assert!(index < Houses::CAPACITY);
        Self(index as u16)
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of digits, for example the candidates of a cell.
pub type Digits = Set<Digit, 1>;

/// A set of cells of a board of any size.
pub type Cells = Set<Cell, { MAX_SIDE * MAX_SIDE / 64 }>;

/// A set of houses; 64 rows, columns and boxes, 49 windows and 2 diagonals fit.
pub type Houses = Set<House, 4>;
