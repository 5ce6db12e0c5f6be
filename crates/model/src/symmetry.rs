//! Symmetries of boards and puzzles.

use std::sync::Arc;

use evoku_messages::{Message, Say, say};

use crate::candidates::Candidates;
use crate::constraint::Constraint;
use crate::element::{Cell, Digit, Digits, House};
use crate::geometry::Geometry;
use crate::grid::Grid;
use crate::kinds::{HouseKind, Pair, PairKind};
use crate::rules::{Partition, Rules};
use crate::set::Element;
use crate::shape::{MAX_SIDE, Shape};
use crate::sudoku::Sudoku;

/// A symmetry of a board: an optional transposition, then permutations of rows, columns and digits.
///
/// Any symmetry applies to a [`Grid`]. A [`Geometry`] accepts only symmetries that preserve its
/// rules, see [`Symmetry::apply_to_geometry`]. A plain 9x9 board has `2 * 6^8 * 9!` symmetries (E.
/// Russell and F. Jarvis, "Mathematics of Sudoku II", Mathematical Spectrum 39 (2006), pages 54 to
/// 58).
///
/// ```
/// use evoku_model::Symmetry;
///
/// let quarter = Symmetry::rotation(9);
/// let half = quarter.then(&quarter)?;
/// assert_eq!(half.then(&half)?, Symmetry::identity(9));
/// assert_eq!(quarter.inverse(), half.then(&quarter)?);
/// # Ok::<(), evoku_model::SymmetryError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Symmetry {
    transpose: bool,
    rows: Vec<u8>,
    columns: Vec<u8>,
    digits: Vec<u8>,
}

/// The reason why a symmetry is invalid or does not apply.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SymmetryError {
    /// A list that is not a permutation of the indices below the side.
    NoPermutation {
        /// The objects that the list should permute: rows, columns or digits.
        what: &'static str,
        /// The expected length of the list.
        side: usize,
    },
    /// The side exceeds [`MAX_SIDE`].
    TooLarge(usize),
    /// The symmetry is for a different side.
    Side {
        /// The side of the symmetry.
        symmetry: usize,
        /// The side of the object that it was applied to.
        found: usize,
    },
    /// A house, pair or constraint that the symmetry does not preserve.
    Broken(Message),
}

impl Say for SymmetryError {
    fn message(&self) -> Message {
        match self {
            Self::NoPermutation { what, side } => {
                say::symmetry_no_permutation(*what, side.saturating_sub(1))
            }
            &Self::TooLarge(side) => say::symmetry_too_large(side),
            &Self::Side { symmetry, found } => say::symmetry_side(symmetry, found),
            Self::Broken(what) => say::symmetry_breaks(what),
        }
    }
}

evoku_messages::error!(SymmetryError);

impl Symmetry {
    /// Creates a symmetry that first transposes if `transpose` is true. It then moves row `i` to
    /// row `rows[i]` and column `i` to column `columns[i]`. The digit with index `i` becomes the
    /// one with index `digits[i]`. All indices count from 0.
    ///
    /// # Errors
    /// If the lists aren't permutations of the same length, or are longer than [`MAX_SIDE`].
    pub fn new(
        transpose: bool,
        rows: Vec<usize>,
        columns: Vec<usize>,
        digits: Vec<usize>,
    ) -> Result<Self, SymmetryError> {
        let side = rows.len();
        if side > MAX_SIDE {
            return Err(SymmetryError::TooLarge(side));
        }
        Ok(Self {
            transpose,
            rows: permutation("rows", rows, side)?,
            columns: permutation("columns", columns, side)?,
            digits: permutation("digits", digits, side)?,
        })
    }

    /// The symmetry that leaves a board of this side unchanged.
    ///
    /// # Panics
    /// If the side is larger than [`MAX_SIDE`]. The same applies to every constructor that takes a
    /// side.
    #[must_use]
    pub fn identity(side: usize) -> Self {
        assert!(side <= MAX_SIDE, "a side of {side}; the largest is {MAX_SIDE}");
        let same: Vec<u8> = (0..side as u8).collect();
        Self { transpose: false, rows: same.clone(), columns: same.clone(), digits: same }
    }

    /// The exchange of rows and columns.
    #[must_use]
    pub fn transposition(side: usize) -> Self {
        Self { transpose: true, ..Self::identity(side) }
    }

    /// The exchange of left and right.
    #[must_use]
    pub fn reflection(side: usize) -> Self {
        let mut symmetry = Self::identity(side);
        symmetry.columns.reverse();
        symmetry
    }

    /// The quarter turn clockwise: a transposition, then a reflection.
    #[must_use]
    pub fn rotation(side: usize) -> Self {
        Self { transpose: true, ..Self::reflection(side) }
    }

    /// A random symmetry of the plain board of this shape. All symmetries have the same
    /// probability.
    ///
    /// Rows stay within their band and bands move as a whole; likewise columns and stacks. Without
    /// boxes, rows and columns move freely. The symmetry transposes with probability 1/2, provided
    /// that this preserves the shape. `index_below(n)` must return a uniformly random number below
    /// `n`.
    #[must_use]
    pub fn random(shape: Shape, mut index_below: impl FnMut(usize) -> usize) -> Self {
        let side = shape.side();
        // Boxes that are whole rows or columns restrict nothing, so each line is treated as its own
        // band.
        let (rows, columns) =
            if shape.has_boxes() { (shape.box_rows(), shape.box_columns()) } else { (1, 1) };
        Self {
            transpose: rows == columns && index_below(2) == 1,
            rows: random_lines(side, rows, &mut index_below),
            columns: random_lines(side, columns, &mut index_below),
            digits: shuffled(side, &mut index_below),
        }
    }

    /// The number of rows, columns and digits.
    #[must_use]
    pub fn side(&self) -> usize {
        self.rows.len()
    }

    /// Returns `true` if rows and columns are exchanged.
    #[must_use]
    pub fn transposes(&self) -> bool {
        self.transpose
    }

    /// The composition: this symmetry, followed by another.
    ///
    /// # Errors
    /// If the other symmetry has a different side.
    pub fn then(&self, next: &Self) -> Result<Self, SymmetryError> {
        self.check_side(next.side())?;
        let (rows, columns) = self.turned(next.transpose);
        Ok(Self {
            transpose: self.transpose != next.transpose,
            rows: follow(rows, &next.rows),
            columns: follow(columns, &next.columns),
            digits: follow(&self.digits, &next.digits),
        })
    }

    /// The symmetry that undoes this one.
    #[must_use]
    pub fn inverse(&self) -> Self {
        let (rows, columns) = self.turned(self.transpose);
        Self {
            transpose: self.transpose,
            rows: inverted(rows),
            columns: inverted(columns),
            digits: inverted(&self.digits),
        }
    }

    /// The permutations of rows and columns, exchanged if `transposed` is true.
    fn turned(&self, transposed: bool) -> (&[u8], &[u8]) {
        if transposed { (&self.columns, &self.rows) } else { (&self.rows, &self.columns) }
    }

    /// The cell to which the symmetry moves a cell.
    #[must_use]
    pub fn apply_to_cell(&self, cell: Cell) -> Cell {
        let side = self.side();
        let (mut row, mut column) = (cell.row(side), cell.column(side));
        if self.transpose {
            (row, column) = (column, row);
        }
        Cell::at(usize::from(self.rows[row]), usize::from(self.columns[column]), side)
    }

    /// The digit to which the symmetry maps a digit. A digit larger than the side does not occur on
    /// the board and is returned unchanged.
    #[must_use]
    pub fn apply_to_digit(&self, digit: Digit) -> Digit {
        self.digits.get(digit.index()).map_or(digit, |&to| Digit::from_index(usize::from(to)))
    }

    /// Applies the symmetry to a grid.
    ///
    /// # Errors
    /// If the grid has a different side.
    pub fn apply_to_grid(&self, grid: &Grid) -> Result<Grid, SymmetryError> {
        self.check_side(grid.side())?;
        let mut image = Grid::blank(grid.side());
        for (cell, digit) in grid.digits() {
            image.set(self.apply_to_cell(cell), Some(self.apply_to_digit(digit)));
        }
        Ok(image)
    }

    /// Applies the symmetry to candidates or pencil marks.
    ///
    /// # Errors
    /// If they have a different side.
    pub fn apply_to_candidates(&self, marks: &Candidates) -> Result<Candidates, SymmetryError> {
        self.check_side(marks.side())?;
        let mut image = Candidates::all(marks.side());
        for (index, digits) in marks.cells().iter().enumerate() {
            let digits = digits.iter().map(|digit| self.apply_to_digit(digit)).collect();
            image.set(self.apply_to_cell(Cell::from_index(index)), digits);
        }
        Ok(image)
    }

    /// Applies the symmetry to a geometry, including its constraints.
    ///
    /// Transposed boxes of 2x3 become boxes of 3x2, and jigsaw regions move with their cells. The
    /// check is exact. Every house must map to a house of the same kind, except that a row may
    /// become a column. Every pair must map to a pair of the same kind.
    ///
    /// # Errors
    /// If the geometry has a different side, or the symmetry breaks a house, a pair or a
    /// constraint. Most constraints require that digits keep their values; some require that
    /// adjacent cells stay adjacent.
    pub fn apply_to_geometry(&self, geometry: &Geometry) -> Result<Geometry, SymmetryError> {
        self.check_side(geometry.side())?;
        let shape = geometry.shape();
        let rules = geometry.rules();
        if let Some(broken) = rules.constraints.iter().find(|one| !self.keeps(one, rules)) {
            return Err(SymmetryError::Broken(broken.words(self.side())));
        }
        let constraints = rules.constraints.iter();
        let constraints = constraints.map(|one| one.moved(&|cell| self.apply_to_cell(cell)));
        let partition = match &rules.partition {
            Partition::Regions(regions) => {
                let mut image = regions.clone();
                for (index, &region) in regions.iter().enumerate() {
                    image[self.apply_to_cell(Cell::from_index(index)).index()] = region;
                }
                Partition::Regions(image)
            }
            other => other.clone(),
        };
        let image = Geometry::new(
            if self.transpose { shape.transposed() } else { shape },
            Rules { partition, constraints: constraints.collect(), ..rules.clone() },
        );
        let Ok(image) = image else {
            return Err(SymmetryError::Broken(geometry.message()));
        };
        self.check_houses(geometry, &image)?;
        self.check_pairs(geometry, &image)?;
        Ok(image)
    }

    /// Applies the symmetry to a puzzle: its geometry, givens and pencil marks.
    ///
    /// # Errors
    /// If the puzzle has a different side, or the symmetry breaks its geometry.
    pub fn apply(&self, sudoku: &Sudoku) -> Result<Sudoku, SymmetryError> {
        let mut geometry = Arc::new(self.apply_to_geometry(sudoku.geometry())?);
        if geometry == *sudoku.geometry() {
            geometry = Arc::clone(sudoku.geometry());
        }
        let image = match sudoku.marks() {
            Some(marks) => Sudoku::from_marks(geometry, self.apply_to_candidates(marks)?),
            None => Sudoku::new(geometry, self.apply_to_grid(sudoku.givens())?),
        };
        // A valid puzzle stays valid, because cells and digits are only permuted.
        image.map_err(|error| SymmetryError::Broken(error.message()))
    }

    /// Returns `true` if the meaning of a constraint does not change when its cells move.
    ///
    /// Most laws depend only on digits, so they hold after any move of their cells that replaces no
    /// digit. Other laws depend on adjacency, so they hold only after rotations and reflections.
    fn keeps(&self, constraint: &Constraint, rules: &Rules) -> bool {
        let keeps_digits =
            self.digits.iter().enumerate().all(|(from, &to)| from == usize::from(to));
        let is_straight = |lines: &[u8]| lines.is_sorted() || lines.iter().rev().is_sorted();
        let is_turn = is_straight(&self.rows) && is_straight(&self.columns);
        let is_upright = !self.transpose && self.rows.is_sorted();
        let is_jigsaw = matches!(rules.partition, Partition::Regions(_));
        let name = constraint.kind().name;
        match name {
            // The constraint distinguishes up from down.
            "flatmates" => keeps_digits && is_turn && is_upright,
            // The cells of a region are counted in reading order.
            "disjoint-groups" => is_turn && (!is_jigsaw || is_upright && self.columns.is_sorted()),
            _ if constraint.is_of_board() => keeps_digits && is_turn,
            _ => keeps_digits || BLIND.contains(&name),
        }
    }

    fn check_side(&self, found: usize) -> Result<(), SymmetryError> {
        let symmetry = self.side();
        if found == symmetry { Ok(()) } else { Err(SymmetryError::Side { symmetry, found }) }
    }

    /// Checks that every house maps to a house of the same kind. Both geometries have equally many
    /// houses, and no two houses of a kind are equal, so it is enough to find an image for each
    /// house.
    fn check_houses(&self, from: &Geometry, to: &Geometry) -> Result<(), SymmetryError> {
        for house in from.houses() {
            let kind = match from.kind(house) {
                HouseKind::Row if self.transpose => HouseKind::Column,
                HouseKind::Column if self.transpose => HouseKind::Row,
                kind => kind,
            };
            let cells = from.cells(house).iter();
            let mut image: Vec<Cell> = cells.map(|&cell| self.apply_to_cell(cell)).collect();
            image.sort_unstable();
            let is_image = |&other: &House| to.kind(other) == kind && to.cells(other) == image;
            if !to.houses_of(image[0]).iter().any(is_image) {
                return Err(SymmetryError::Broken(from.noun(house)));
            }
        }
        Ok(())
    }

    fn check_pairs(&self, from: &Geometry, to: &Geometry) -> Result<(), SymmetryError> {
        for &Pair { first, second, kind } in from.pairs() {
            let (a, b) = (self.apply_to_cell(first), self.apply_to_cell(second));
            let image = Pair { first: a.min(b), second: a.max(b), kind };
            if to.pairs().binary_search(&image).is_err() {
                let side = self.side();
                let (first, second) = (first.name(side), second.name(side));
                return Err(SymmetryError::Broken(match kind {
                    PairKind::Knight => say::symmetry_knight(first, second),
                    PairKind::King => say::symmetry_king(first, second),
                }));
            }
        }
        if from.pairs().len() != to.pairs().len() {
            return Err(SymmetryError::Broken(say::symmetry_pairs()));
        }
        Ok(())
    }
}

/// The constraints that depend only on whether digits are equal.
const BLIND: [&str; 4] = ["different", "palindrome", "clone", "same-sets"];

/// Checks that `list` is a permutation of the numbers below `side`; `what` names it in the error.
fn permutation(
    what: &'static str,
    list: Vec<usize>,
    side: usize,
) -> Result<Vec<u8>, SymmetryError> {
    let mut open = Digits::first(side);
    let moved = list.iter().all(|&to| to < side && open.remove(Digit::from_index(to)));
    if !moved || !open.is_empty() {
        return Err(SymmetryError::NoPermutation { what, side });
    }
    Ok(list.into_iter().map(|to| to as u8).collect())
}

/// The composition of two permutations: `first`, then `then`.
fn follow(first: &[u8], then: &[u8]) -> Vec<u8> {
    first.iter().map(|&middle| then[usize::from(middle)]).collect()
}

fn inverted(list: &[u8]) -> Vec<u8> {
    let mut inverse = vec![0; list.len()];
    for (from, &to) in list.iter().enumerate() {
        inverse[usize::from(to)] = from as u8;
    }
    inverse
}

/// A random permutation of lines that keeps blocks of this many neighbouring lines together.
fn random_lines(
    side: usize,
    block: usize,
    index_below: &mut impl FnMut(usize) -> usize,
) -> Vec<u8> {
    let mut lines = Vec::with_capacity(side);
    for start in shuffled(side / block, index_below) {
        let within = shuffled(block, index_below);
        lines.extend(within.into_iter().map(|line| start * block as u8 + line));
    }
    lines
}

/// A uniformly random permutation (R. Durstenfeld, "Algorithm 235: Random permutation",
/// Communications of the ACM 7(7) (1964), page 420, doi:10.1145/364520.364540).
fn shuffled(count: usize, index_below: &mut impl FnMut(usize) -> usize) -> Vec<u8> {
    let mut list: Vec<u8> = (0..count as u8).collect();
    for last in (1..count).rev() {
        // If the source returns too large a number, the permutation is not uniform, but nothing
        // panics.
        list.swap(last, index_below(last + 1).min(last));
    }
    list
}
