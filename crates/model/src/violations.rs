//! Violations of the rules, counted by cell and by rule.

use std::fmt;

use crate::constraint::Part;
use crate::element::Cell;
use crate::geometry::Geometry;
use crate::grid::Grid;
use crate::kinds::{HouseKind, PairKind};
use crate::set::Element;
use crate::shape::MAX_SIDE;

/// The rule that the cells of a violation break.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ViolationKind {
    /// The same digit twice in a house of this kind.
    House(HouseKind),
    /// The same digit in two cells that this rule forbids to be equal.
    Pair(PairKind),
    /// A constraint that does not hold.
    Constraint,
}

impl ViolationKind {
    /// Every kind.
    pub const ALL: [Self; 9] = [
        Self::House(HouseKind::Row),
        Self::House(HouseKind::Column),
        Self::House(HouseKind::Box),
        Self::House(HouseKind::Region),
        Self::House(HouseKind::Diagonal),
        Self::House(HouseKind::Window),
        Self::Pair(PairKind::Knight),
        Self::Pair(PairKind::King),
        Self::Constraint,
    ];

    #[inline]
    fn index(self) -> usize {
        match self {
            Self::House(kind) => kind as usize,
            Self::Pair(kind) => HouseKind::ALL.len() + kind as usize,
            Self::Constraint => Self::ALL.len() - 1,
        }
    }
}

impl fmt::Display for ViolationKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::House(kind) => kind.fmt(f),
            Self::Pair(kind) => kind.fmt(f),
            Self::Constraint => f.write_str("constraint"),
        }
    }
}

/// The violations of a grid: equal digits where the rules forbid them, and broken constraints.
///
/// A *violation* is a pair of equal cells within one house (or one pair of the geometry), counted
/// once per house. Two equal digits in the same row and box are two violations. *Duplicates* are
/// counted per entry instead: the filled cells of a house minus its distinct digits. Three equal
/// digits in a row are three violations and two duplicates. Open cells never count.
///
/// Constraints are counted by their [parts](Geometry::parts). Cells that must be distinct count
/// like a house. Any other part is one violation and one duplicate if all its cells are filled and
/// it is not satisfied.
///
/// ```
/// use evoku_model::{Geometry, Shape, Violations};
///
/// let geometry = Geometry::plain(Shape::of_side(4)?);
/// let found = Violations::of(&geometry, &"11..............".parse()?);
/// // One pair in a row, and the same pair in a box.
/// assert_eq!((found.total(), found.duplicates()), (2, 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violations {
    by_cell: Vec<u32>,
    by_kind: [u32; ViolationKind::ALL.len()],
    duplicates: [u32; ViolationKind::ALL.len()],
}

impl Violations {
    /// Finds the violations of a grid, in time proportional to the cells of all houses.
    ///
    /// # Panics
    /// If the grid has a smaller side than the geometry.
    #[must_use]
    pub fn of(geometry: &Geometry, grid: &Grid) -> Self {
        let mut found = Self {
            by_cell: vec![0; grid.cells().len()],
            by_kind: [0; ViolationKind::ALL.len()],
            duplicates: [0; ViolationKind::ALL.len()],
        };
        for house in geometry.houses() {
            let kind = ViolationKind::House(geometry.kind(house));
            found.count_equal(grid, geometry.cells(house), kind);
        }
        for pair in geometry.pairs() {
            if grid.get(pair.first).is_some() && grid.get(pair.first) == grid.get(pair.second) {
                let kind = ViolationKind::Pair(pair.kind);
                found.count_broken(&[pair.first, pair.second], kind);
            }
        }
        for part in geometry.parts() {
            if let Part::Different(cells) = part {
                found.count_equal(grid, cells, ViolationKind::Constraint);
            } else {
                found.count_broken(&part.contradicting(grid), ViolationKind::Constraint);
            }
        }
        found
    }

    /// Counts each pair of equal digits among cells that must be distinct.
    fn count_equal(&mut self, grid: &Grid, cells: &[Cell], kind: ViolationKind) {
        let mut counts = [0u32; MAX_SIDE];
        let held = |&cell: &Cell| grid.get(cell).map(|digit| (cell, digit));
        let digits = || cells.iter().filter_map(held);
        for (_, digit) in digits() {
            counts[digit.index()] += 1;
        }
        for (cell, digit) in digits() {
            self.by_cell[cell.index()] += counts[digit.index()] - 1;
        }
        for count in counts.into_iter().filter(|&count| count > 1) {
            self.by_kind[kind.index()] += count * (count - 1) / 2;
            self.duplicates[kind.index()] += count - 1;
        }
    }

    /// Counts one violation that involves all of these cells; does nothing if there are no cells.
    fn count_broken(&mut self, cells: &[Cell], kind: ViolationKind) {
        for cell in cells {
            self.by_cell[cell.index()] += 1;
        }
        self.by_kind[kind.index()] += u32::from(!cells.is_empty());
        self.duplicates[kind.index()] += u32::from(!cells.is_empty());
    }

    /// Returns `true` if there is no violation.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.total() == 0
    }

    /// The number of violations.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.by_kind.iter().sum()
    }

    /// The number of violations of this kind.
    #[must_use]
    pub fn of_kind(&self, kind: ViolationKind) -> u32 {
        self.by_kind[kind.index()]
    }

    /// The number of duplicate entries over all houses, pairs and constraints.
    #[must_use]
    pub fn duplicates(&self) -> u32 {
        self.duplicates.iter().sum()
    }

    /// The number of duplicate entries of this kind.
    #[must_use]
    pub fn duplicates_of_kind(&self, kind: ViolationKind) -> u32 {
        self.duplicates[kind.index()]
    }

    /// The number of violations that involve a cell.
    #[must_use]
    #[inline]
    pub fn of_cell(&self, cell: Cell) -> u32 {
        self.by_cell[cell.index()]
    }

    /// The cells with violations and their number of violations, largest first, ties in reading
    /// order.
    #[must_use]
    pub fn sorted(&self) -> Vec<(Cell, u32)> {
        let mut cells: Vec<(Cell, u32)> = (self.by_cell.iter().enumerate())
            .filter(|&(_, &count)| count > 0)
            .map(|(index, &count)| (Cell::from_index(index), count))
            .collect();
        cells.sort_by_key(|&(cell, count)| (std::cmp::Reverse(count), cell));
        cells
    }
}
