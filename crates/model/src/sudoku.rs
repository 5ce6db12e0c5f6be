//! A puzzle instance.
//!
//! In `evoku-evolve`, a `Puzzle` is a complete candidate solution, not an instance.

use std::sync::Arc;

use evoku_messages::{Message, Say, say};

use crate::candidates::Candidates;
use crate::constraint::Values;
use crate::element::{Cell, Digit, Digits};
use crate::geometry::Geometry;
use crate::grid::Grid;
use crate::set::{Element, Set};
use crate::violations::Violations;

/// A Sudoku puzzle: a geometry, the givens, and optional pencil marks.
///
/// Givens may contradict each other; use [`Violations`] to find contradictions.
///
/// ```
/// use std::sync::Arc;
/// use evoku_model::{Geometry, Rules, Shape, Sudoku};
///
/// let sudoku: Sudoku = "1..4..1..1..4..1".parse()?;
/// assert!(sudoku.is_solved_by(&"1234341221434321".parse()?));
///
/// // The same givens on a board whose diagonals are houses too.
/// let rules = Rules { diagonal: true, ..Rules::default() };
/// let geometry = Geometry::new(Shape::of_side(4)?, rules)?;
/// let diagonal = Sudoku::new(Arc::new(geometry), sudoku.givens().clone())?;
/// assert!(!diagonal.is_solved_by(&"1234341221434321".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sudoku {
    geometry: Arc<Geometry>,
    givens: Grid,
    marks: Option<Candidates>,
}

/// The reason why givens or pencil marks don't fit a board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SudokuError {
    /// The number of cells differs from that of the board.
    Cells {
        /// The number of cells of the board.
        expected: usize,
        /// The number of cells that were given.
        found: usize,
    },
    /// A digit that the board does not have.
    Digit {
        /// The value of the digit.
        digit: u32,
        /// The name of the cell, like `r1c1`.
        cell: String,
        /// The smallest digit of the board.
        first: u32,
        /// The largest digit of the board.
        last: u32,
    },
    /// A cell without pencil marks.
    NoMark {
        /// The name of the cell, like `r1c1`.
        cell: String,
    },
}

impl Say for SudokuError {
    fn message(&self) -> Message {
        match self {
            &Self::Cells { expected, found } => say::sudoku_cells(found, expected),
            Self::Digit { digit, cell, first, last } => {
                say::sudoku_digit(*digit, cell, *first, *last)
            }
            Self::NoMark { cell } => say::sudoku_no_mark(cell),
        }
    }
}

evoku_messages::error!(SudokuError);

impl SudokuError {
    fn digit(digit: Digit, cell: String, values: Values) -> Self {
        Self::Digit { digit: values.of(digit), cell, first: values.first, last: values.last }
    }
}

impl Sudoku {
    /// A puzzle with these givens. Cells outside the [frame](Geometry::frame) of the board are set
    /// to the first digit, regardless of the givens.
    ///
    /// # Errors
    /// If the grid has a different side, or a digit that the board does not have.
    pub fn new(geometry: Arc<Geometry>, givens: Grid) -> Result<Self, SudokuError> {
        let side = geometry.side();
        if givens.side() != side {
            let found = givens.cells().len();
            return Err(SudokuError::Cells { expected: side * side, found });
        }
        let values = geometry.values();
        let is_unknown = |digit: Digit| digit.index() >= values.count();
        if let Some((cell, digit)) = givens.digits().find(|&(_, digit)| is_unknown(digit)) {
            return Err(SudokuError::digit(digit, cell.name(side), values));
        }
        let mut givens = givens;
        let frame = geometry.frame();
        if !frame.is_square() {
            let cells = (0..side * side).map(Cell::from_index);
            for cell in cells.filter(|&cell| !frame.has(cell)) {
                givens.set(cell, Some(Digit::from_index(0)));
            }
        }
        Ok(Self { geometry, givens, marks: None })
    }

    /// A puzzle defined by pencil marks. A cell with one mark is a given; other cells are open and
    /// hold one of their marks.
    ///
    /// Marks that exclude no more than the givens do are dropped. A puzzle whose marks follow from
    /// its givens therefore equals the puzzle without marks.
    ///
    /// # Errors
    /// If the number of cells differs, a digit is unknown, or a cell has no marks.
    pub fn from_marks(geometry: Arc<Geometry>, mut marks: Candidates) -> Result<Self, SudokuError> {
        let side = geometry.side();
        let cell_name = |index| Cell::from_index(index).name(side);
        let singles = marks.cells().iter().map(Set::single).collect();
        let givens = Grid::from_cells(singles).unwrap_or_else(|| Grid::blank(marks.side()));
        // From here on the side is valid, so cells can be named.
        let mut sudoku = Self::new(geometry, givens)?;
        // Cells outside the frame have a fixed digit, whatever their marks.
        for (cell, digit) in sudoku.givens.digits() {
            marks.set(cell, Digits::only(digit));
        }
        if let Some(index) = marks.cells().iter().position(Set::is_empty) {
            return Err(SudokuError::NoMark { cell: cell_name(index) });
        }
        for (index, digits) in marks.cells().iter().enumerate() {
            let values = sudoku.geometry.values();
            if let Some(digit) = digits.max().filter(|digit| digit.index() >= values.count()) {
                return Err(SudokuError::digit(digit, cell_name(index), values));
            }
        }
        let seen = Candidates::from_peers(&sudoku.geometry, &sudoku.givens);
        let rules_out_more =
            sudoku.givens.open_cells().any(|cell| !seen.get(cell).is_subset(&marks.get(cell)));
        sudoku.marks = rules_out_more.then_some(marks);
        Ok(sudoku)
    }

    /// The geometry: houses, peers and constraints.
    #[must_use]
    #[inline]
    pub fn geometry(&self) -> &Arc<Geometry> {
        &self.geometry
    }

    /// Takes on the symbols of an equal geometry, which the puzzle then shares. A different geometry
    /// is ignored.
    pub fn take_symbols_of(&mut self, geometry: &Arc<Geometry>) {
        if self.geometry == *geometry {
            self.geometry = Arc::clone(geometry);
        }
    }

    /// The givens.
    #[must_use]
    #[inline]
    pub fn givens(&self) -> &Grid {
        &self.givens
    }

    /// The number of givens in cells that belong to the board.
    #[must_use]
    #[inline]
    pub fn given_cells(&self) -> usize {
        let frame = self.geometry.frame();
        self.givens.digits().filter(|(cell, _)| frame.has(*cell)).count()
    }

    /// The pencil marks of the puzzle; `None` unless they exclude more than the givens do.
    #[must_use]
    #[inline]
    pub fn marks(&self) -> Option<&Candidates> {
        self.marks.as_ref()
    }

    /// Returns `true` if a cell is given.
    #[must_use]
    #[inline]
    pub fn is_given(&self, cell: Cell) -> bool {
        self.givens.get(cell).is_some()
    }

    /// The digits that each cell may hold. A digit is excluded if a given peer holds it or if the
    /// pencil marks exclude it.
    #[must_use]
    pub fn candidates(&self) -> Candidates {
        let mut candidates = Candidates::from_peers(&self.geometry, &self.givens);
        if let Some(marks) = &self.marks {
            for cell in self.givens.open_cells() {
                candidates.set(cell, candidates.get(cell) & marks.get(cell));
            }
        }
        candidates
    }

    /// Returns `true` if a grid solves the puzzle. It must be complete and without violations, and
    /// must respect every given, pencil mark and constraint.
    #[must_use]
    pub fn is_solved_by(&self, grid: &Grid) -> bool {
        grid.side() == self.givens.side()
            && grid.is_complete()
            && grid.digits().all(|(_, digit)| digit.index() < self.geometry.values().count())
            && self.givens.digits().all(|(cell, digit)| grid.get(cell) == Some(digit))
            && self.marks.as_ref().is_none_or(|marks| {
                grid.digits().all(|(cell, digit)| marks.get(cell).contains(digit))
            })
            && Violations::of(&self.geometry, grid).is_empty()
    }
}
