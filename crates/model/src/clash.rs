//! Contradictions among the digits of a grid.

use evoku_messages::{Message, say};

use crate::element::{Cell, Digit, House};
use crate::geometry::Geometry;
use crate::grid::Grid;
use crate::kinds::PairKind;
use crate::shape::MAX_SIDE;

/// A contradiction among the digits of a grid.
///
/// ```
/// use evoku_model::{Clash, Geometry, Shape};
///
/// let geometry = Geometry::plain(Shape::of_side(4)?);
/// let clash = Clash::find(&geometry, &"1..1............".parse()?).unwrap();
/// assert_eq!(clash.words(&geometry).to_string(), "two 1s in row 1 (r1c1 and r1c4)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clash {
    /// The cells whose digits contradict each other.
    pub cells: Vec<Cell>,
    /// The rule that the digits break.
    pub reason: ClashReason,
}

/// The rule that a clash breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClashReason {
    /// Two cells of this house hold this digit.
    House(House, Digit),
    /// Two cells that must differ by this rule hold this digit.
    Pair(PairKind, Digit),
    /// The constraint with this index in [`Geometry::constraints`] can no longer be satisfied.
    Constraint(usize),
}

impl Clash {
    /// Finds the first clash in a grid: first in houses, then in pairs, then in constraints.
    /// Returns `None` if there is no [violation](crate::Violations).
    ///
    /// # Panics
    /// If the grid has a smaller side than the geometry.
    #[must_use]
    pub fn find(geometry: &Geometry, grid: &Grid) -> Option<Self> {
        let in_houses = geometry.houses().find_map(|house| {
            let mut seen = [None; MAX_SIDE];
            geometry.cells(house).iter().find_map(|&cell| {
                let digit = grid.get(cell)?;
                let first = seen[usize::from(digit.value()) - 1].replace(cell)?;
                let reason = ClashReason::House(house, digit);
                Some(Self { cells: vec![first, cell], reason })
            })
        });
        let in_pairs = || {
            geometry.pairs().iter().find_map(|pair| {
                let digit = grid.get(pair.first)?;
                let reason = ClashReason::Pair(pair.kind, digit);
                let clash = || Self { cells: vec![pair.first, pair.second], reason };
                (grid.get(pair.second) == Some(digit)).then(clash)
            })
        };
        let in_constraints = || {
            let ground = geometry.ground();
            geometry.constraints().iter().enumerate().find_map(|(index, constraint)| {
                let parts = constraint.parts(&ground);
                let cells = parts.iter().map(|part| part.contradicting(grid));
                let cells = cells.into_iter().find(|cells| !cells.is_empty())?;
                Some(Self { cells, reason: ClashReason::Constraint(index) })
            })
        };
        in_houses.or_else(in_pairs).or_else(in_constraints)
    }

    /// Describes the clash: `two 5s in row 1 (r1c2 and r1c7)`.
    #[must_use]
    pub fn words(&self, geometry: &Geometry) -> Message {
        let names = || self.cells.iter().map(|cell| cell.name(geometry.side()));
        match self.reason {
            ClashReason::House(house, digit) => {
                say::clash_in_house(geometry.digit_name(digit), geometry.noun(house), names())
            }
            ClashReason::Pair(PairKind::Knight, digit) => {
                say::clash_knight(geometry.digit_name(digit), names())
            }
            ClashReason::Pair(PairKind::King, digit) => {
                say::clash_king(geometry.digit_name(digit), names())
            }
            ClashReason::Constraint(index) => {
                say::clash_constraint(geometry.constraints()[index].words(geometry.side()))
            }
        }
    }
}
