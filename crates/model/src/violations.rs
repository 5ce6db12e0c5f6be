//! Violations of the rules, counted by cell and by rule.

use std::fmt;

use crate::element::Cell;
use crate::geometry::{Geometry, HouseKind, PairKind};
use crate::grid::Grid;
use crate::set::Element;
use crate::shape::MAX_SIDE;

/// The rule that a violation breaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ViolationKind {
    /// The same digit twice in a house of this kind.
    House(HouseKind),
    /// The same digit in two cells that this rule forbids to be equal.
    Pair(PairKind),
}

impl ViolationKind {
    /// Every kind.
    pub const ALL: [Self; 8] = [
        Self::House(HouseKind::Row),
        Self::House(HouseKind::Column),
        Self::House(HouseKind::Box),
        Self::House(HouseKind::Region),
        Self::House(HouseKind::Diagonal),
        Self::House(HouseKind::Window),
        Self::Pair(PairKind::Knight),
        Self::Pair(PairKind::King),
    ];

    #[inline]
    fn index(self) -> usize {
        match self {
            Self::House(kind) => kind as usize,
            Self::Pair(kind) => HouseKind::ALL.len() + kind as usize,
        }
    }
}

impl fmt::Display for ViolationKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::House(kind) => kind.fmt(f),
            Self::Pair(kind) => kind.fmt(f),
        }
    }
}

/// The violations of a grid: pairs of cells with the same digit where the rules forbid it.
///
/// A *violation* is a pair of cells within one house (or one pair of the geometry), counted once
/// per house. Two equal digits in the same row and box make two violations. *Duplicates* count
/// entries instead: the filled cells of a house minus its distinct digits. Three equal digits in a
/// row are three violations and two duplicates. Open cells violate nothing.
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
            let mut counts = [0u32; MAX_SIDE];
            let held = |&cell: &Cell| grid.get(cell).map(|digit| (cell, digit));
            let digits = || geometry.cells(house).iter().filter_map(held);
            for (_, digit) in digits() {
                counts[digit.index()] += 1;
            }
            for (cell, digit) in digits() {
                found.by_cell[cell.index()] += counts[digit.index()] - 1;
            }
            let kind = ViolationKind::House(geometry.kind(house)).index();
            for count in counts.into_iter().filter(|&count| count > 1) {
                found.by_kind[kind] += count * (count - 1) / 2;
                found.duplicates[kind] += count - 1;
            }
        }
        for pair in geometry.pairs() {
            if grid.get(pair.first).is_some() && grid.get(pair.first) == grid.get(pair.second) {
                let kind = ViolationKind::Pair(pair.kind).index();
                found.by_cell[pair.first.index()] += 1;
                found.by_cell[pair.second.index()] += 1;
                found.by_kind[kind] += 1;
                found.duplicates[kind] += 1;
            }
        }
        found
    }

    /// Returns `true` if there is no violation.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.total() == 0
    }

    /// The number of violating pairs.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.by_kind.iter().sum()
    }

    /// The number of violating pairs of this kind.
    #[must_use]
    pub fn of_kind(&self, kind: ViolationKind) -> u32 {
        self.by_kind[kind.index()]
    }

    /// The number of duplicate entries over all houses and pairs.
    #[must_use]
    pub fn duplicates(&self) -> u32 {
        self.duplicates.iter().sum()
    }

    /// The number of duplicate entries in houses (or pairs) of this kind.
    #[must_use]
    pub fn duplicates_of_kind(&self, kind: ViolationKind) -> u32 {
        self.duplicates[kind.index()]
    }

    /// The number of violating pairs that contain a cell.
    #[must_use]
    #[inline]
    pub fn of_cell(&self, cell: Cell) -> u32 {
        self.by_cell[cell.index()]
    }

    /// The violating cells with their number of violations, largest first, ties in reading order.
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
