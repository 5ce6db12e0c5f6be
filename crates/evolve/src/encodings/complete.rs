//! The kinds of unit that can be kept complete, and the open cells and digits of each unit. Shared
//! by [`units`] and [`swaps`].
//!
//! [`units`]: super::units
//! [`swaps`]: super::swaps

use evoku_messages::{Message, Say, say};
use evoku_sudoku::{Cell, Geometry, HouseKind, Sudoku};

/// A kind of unit that is kept complete.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unit {
    /// Rows.
    Rows,
    /// Columns.
    Columns,
    /// Boxes, or the regions of a jigsaw.
    Boxes,
}

impl Unit {
    /// The units of a geometry, as lists of cells.
    ///
    /// # Errors
    /// If there are no units of this kind.
    pub fn cells(self, geometry: &Geometry) -> Result<Vec<Vec<Cell>>, NotServed> {
        let units: Vec<Vec<Cell>> = geometry
            .houses()
            .filter(|&house| self.is_of(geometry.kind(house)))
            .map(|house| geometry.cells(house).to_vec())
            .collect();
        if units.is_empty() { Err(NotServed::NoBoxes) } else { Ok(units) }
    }

    /// Returns `true` if houses of this kind are units of this kind.
    pub(crate) fn is_of(self, kind: HouseKind) -> bool {
        match self {
            Self::Rows => kind == HouseKind::Row,
            Self::Columns => kind == HouseKind::Column,
            Self::Boxes => matches!(kind, HouseKind::Box | HouseKind::Region),
        }
    }
}

/// The reason why an algorithm can't run on a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NotServed {
    /// The puzzle has no boxes, but the algorithm needs them.
    NoBoxes,
    /// The puzzle has pencil marks, but the algorithm permutes digits.
    Marks,
    /// The givens contradict each other.
    Contradiction(Message),
    /// A constraint is not a relation of two cells, but the encoding (colourings or truth
    /// assignments) supports no others.
    Constraints(Message),
    /// The board is not a square with the digits from 1 to its side.
    Frame,
}

impl Say for NotServed {
    fn message(&self) -> Message {
        match self {
            Self::NoBoxes => say::evolve_no_boxes(),
            Self::Marks => say::evolve_marks(),
            Self::Contradiction(contradiction) => say::evolve_contradiction(contradiction.clone()),
            Self::Constraints(constraint) => say::evolve_constraint(constraint.clone()),
            Self::Frame => say::evolve_frame(),
        }
    }
}

evoku_messages::error!(NotServed);

/// The open cells of a unit and the digits missing in it; both lists have the same length.
#[derive(Clone, Debug)]
pub(crate) struct OpenUnit {
    pub(crate) cells: Vec<Cell>,
    pub(crate) digits: Vec<u8>,
}

/// The open cells and missing digits of each unit.
///
/// # Errors
/// If the puzzle has pencil marks.
pub(crate) fn open_units(sudoku: &Sudoku, units: &[Vec<Cell>]) -> Result<Vec<OpenUnit>, NotServed> {
    if sudoku.marks().is_some() {
        return Err(NotServed::Marks);
    }
    Ok(units.iter().map(|unit| open_unit(sudoku, unit)).collect())
}

fn open_unit(sudoku: &Sudoku, unit: &[Cell]) -> OpenUnit {
    let cells = unit.iter().copied().filter(|&cell| !sudoku.is_given(cell)).collect();
    let mut digits: Vec<u8> = (1..=sudoku.geometry().side() as u8).collect();
    for given in unit.iter().filter_map(|&cell| sudoku.givens().get(cell)) {
        digits.retain(|&digit| digit != given.value());
    }
    OpenUnit { cells, digits }
}
