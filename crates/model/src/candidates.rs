//! The digits still possible in each cell.

use crate::element::{Cell, Digit, Digits, House};
use crate::geometry::Geometry;
use crate::grid::Grid;
use crate::set::Element;
use crate::shape::MAX_SIDE;

/// A set of digits for each cell of a board, in reading order.
///
/// ```
/// use evoku_model::{Cell, Sudoku};
///
/// let sudoku: Sudoku = "1..4..1..1..4..1".parse()?;
/// let candidates = sudoku.candidates();
/// let open: Vec<u8> = candidates.get(Cell::at(0, 1, 4)).iter().map(|d| d.value()).collect();
/// assert_eq!(open, [2, 3]);
/// # Ok::<(), evoku_model::text::ReadError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Candidates {
    side: usize,
    cells: Vec<Digits>,
}

impl Candidates {
    /// The candidates of an empty board of this side: every digit in every cell.
    ///
    /// # Panics
    /// If the side is larger than [`MAX_SIDE`].
    #[must_use]
    pub fn all(side: usize) -> Self {
        Self { side, cells: vec![Digits::first(side); side * side] }
    }

    /// The board with these sets in reading order; `None` if their number is not a square or the
    /// side exceeds [`MAX_SIDE`].
    #[must_use]
    pub fn from_cells(cells: Vec<Digits>) -> Option<Self> {
        let side = cells.len().isqrt();
        (side * side == cells.len() && side <= MAX_SIDE).then_some(Self { side, cells })
    }

    /// The candidates left by the digits in a cell's houses and pairs. A filled cell keeps its
    /// digit, an open cell every digit that no peer holds. Contradictions show as empty sets, not
    /// as errors.
    ///
    /// # Panics
    /// If grid and geometry have different sides.
    #[must_use]
    pub fn seen(geometry: &Geometry, grid: &Grid) -> Self {
        let mut held = vec![Digits::EMPTY; geometry.houses().len()];
        for (cell, digit) in grid.digits() {
            for house in geometry.houses_of(cell) {
                held[house.index()].insert(digit);
            }
        }
        let all = geometry.values().digits();
        let houses = |index| geometry.houses_of(Cell::from_index(index)).iter();
        let seen = |seen, house: &House| seen | held[house.index()];
        let open = |index| all - houses(index).fold(Digits::EMPTY, seen);
        let cells = grid.cells().iter().enumerate();
        let cells = cells.map(|(index, digit)| digit.map_or_else(|| open(index), Digits::only));
        let mut candidates = Self { side: geometry.side(), cells: cells.collect() };
        for pair in geometry.pairs() {
            for [one, other] in [[pair.first, pair.second], [pair.second, pair.first]] {
                if let (Some(digit), None) = (grid.get(one), grid.get(other)) {
                    candidates.remove(other, digit);
                }
            }
        }
        candidates
    }

    /// The number of rows and columns.
    #[must_use]
    #[inline]
    pub fn side(&self) -> usize {
        self.side
    }

    /// The sets in reading order.
    #[must_use]
    #[inline]
    pub fn cells(&self) -> &[Digits] {
        &self.cells
    }

    /// The digits still possible in a cell.
    #[must_use]
    #[inline]
    pub fn get(&self, cell: Cell) -> Digits {
        self.cells[cell.index()]
    }

    /// Replaces the candidates of a cell.
    #[inline]
    pub fn set(&mut self, cell: Cell, digits: Digits) {
        self.cells[cell.index()] = digits;
    }

    /// Removes a candidate; returns `true` if it was possible before.
    #[inline]
    pub fn remove(&mut self, cell: Cell, digit: Digit) -> bool {
        self.cells[cell.index()].remove(digit)
    }

    /// The number of candidates on the whole board.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.cells.iter().map(Digits::len).sum()
    }

    /// Returns `true` if no cell has a candidate.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.cells.iter().all(Digits::is_empty)
    }
}
