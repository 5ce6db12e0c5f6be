//! The kinds of houses, and pairs of cells that share none.

use std::fmt;

use crate::element::Cell;

/// The kind of a house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HouseKind {
    /// A row.
    Row,
    /// A column.
    Column,
    /// A rectangular box.
    Box,
    /// A jigsaw region.
    Region,
    /// A main diagonal.
    Diagonal,
    /// A window of windoku.
    Window,
}

impl HouseKind {
    /// Every kind, in the order in which a geometry lists its houses.
    pub const ALL: [Self; 6] =
        [Self::Row, Self::Column, Self::Box, Self::Region, Self::Diagonal, Self::Window];
}

impl fmt::Display for HouseKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Row => "row",
            Self::Column => "column",
            Self::Box => "box",
            Self::Region => "region",
            Self::Diagonal => "diagonal",
            Self::Window => "window",
        })
    }
}

/// The rule that forbids equal digits in two cells that share no house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PairKind {
    /// A knight's move apart.
    Knight,
    /// Touching at a corner.
    King,
}

impl fmt::Display for PairKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Knight => "knight's move",
            Self::King => "king's move",
        })
    }
}

/// Two cells that must differ although no house contains both; `first` is the earlier in reading
/// order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair {
    /// The earlier cell in reading order.
    pub first: Cell,
    /// The later cell.
    pub second: Cell,
    /// The rule that requires the two cells to differ.
    pub kind: PairKind,
}
