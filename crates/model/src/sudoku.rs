//! A puzzle as posed.
//!
//! What evolves, a complete attempt at one, is called a `Puzzle` in `evoku-evolve`.

use std::sync::Arc;

use evoku_messages::{Message, Say, say};

use crate::candidates::Candidates;
use crate::constraint::Values;
use crate::element::{Cell, Digit};
use crate::geometry::Geometry;
use crate::grid::Grid;
use crate::set::{Element, Set};
use crate::violations::Violations;

/// A Sudoku as posed: a geometry, the givens, and pencil marks where the puzzle comes with some.
///
/// Givens may contradict each other; that is a property of the puzzle, see [`Violations`].
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

/// Reason why givens or pencil marks don't fit a board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SudokuError {
    /// Another number of cells than the board has.
    Cells {
        /// The cells of the board.
        expected: usize,
        /// The cells that were given.
        found: usize,
    },
    /// A digit larger than the side.
    Digit {
        /// The number that the digit would stand for.
        digit: u32,
        /// The name of the cell, like `r1c1`.
        cell: String,
        /// The first of the board's digits.
        first: u32,
        /// The last of them.
        last: u32,
    },
    /// A blank cell whose pencil marks leave no digit.
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
    /// A puzzle with these givens. Cells beyond the [frame](Geometry::frame) of the board hold the
    /// first digit, whatever the givens say.
    ///
    /// # Errors
    /// If the grid has another side, or a digit that the board doesn't know.
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

    /// A puzzle posed by pencil marks: a cell with one mark is a given, others are blank and hold
    /// one of their marks.
    ///
    /// Marks that say no more than the givens do by sight are dropped, so that a puzzle with plain
    /// pencil marks equals the puzzle without.
    ///
    /// # Errors
    /// If there is another number of cells, an unknown digit, or a cell without marks.
    pub fn from_marks(geometry: Arc<Geometry>, marks: Candidates) -> Result<Self, SudokuError> {
        let side = geometry.side();
        let cell_name = |index| Cell::from_index(index).name(side);
        let singles = marks.cells().iter().map(Set::single).collect();
        let givens = Grid::from_cells(singles).unwrap_or_else(|| Grid::blank(marks.side()));
        // The side is right from here on: before, a cell could not be named.
        let mut sudoku = Self::new(geometry, givens)?;
        if let Some(index) = marks.cells().iter().position(Set::is_empty) {
            return Err(SudokuError::NoMark { cell: cell_name(index) });
        }
        for (index, digits) in marks.cells().iter().enumerate() {
            let values = sudoku.geometry.values();
            if let Some(digit) = digits.max().filter(|digit| digit.index() >= values.count()) {
                return Err(SudokuError::digit(digit, cell_name(index), values));
            }
        }
        let seen = Candidates::seen(&sudoku.geometry, &sudoku.givens);
        let tells_more =
            sudoku.givens.blanks().any(|cell| !seen.get(cell).is_subset(&marks.get(cell)));
        sudoku.marks = tells_more.then_some(marks);
        Ok(sudoku)
    }

    /// The houses and peers.
    #[must_use]
    #[inline]
    pub fn geometry(&self) -> &Arc<Geometry> {
        &self.geometry
    }

    /// The givens.
    #[must_use]
    #[inline]
    pub fn givens(&self) -> &Grid {
        &self.givens
    }

    /// The number of givens in cells that the board has.
    #[must_use]
    #[inline]
    pub fn given_cells(&self) -> usize {
        let frame = self.geometry.frame();
        self.givens.digits().filter(|(cell, _)| frame.has(*cell)).count()
    }

    /// The pencil marks that came with the puzzle, if they say more than the givens do.
    #[must_use]
    #[inline]
    pub fn marks(&self) -> Option<&Candidates> {
        self.marks.as_ref()
    }

    /// Checks whether a cell is given.
    #[must_use]
    #[inline]
    pub fn is_given(&self, cell: Cell) -> bool {
        self.givens.get(cell).is_some()
    }

    /// The digits that each cell may hold by sight: no given peer holds them and the puzzle's
    /// pencil marks, if any, allow them.
    #[must_use]
    pub fn candidates(&self) -> Candidates {
        let mut candidates = Candidates::seen(&self.geometry, &self.givens);
        if let Some(marks) = &self.marks {
            for cell in self.givens.blanks() {
                candidates.set(cell, candidates.get(cell) & marks.get(cell));
            }
        }
        candidates
    }

    /// Checks whether a grid solves the puzzle: complete, without violation, with every given in
    /// place and every pencil mark respected.
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
