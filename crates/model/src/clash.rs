//! Clashes: equal digits among the givens that a rule forbids.

use evoku_messages::{Message, say};

use crate::element::{Cell, Digit, House};
use crate::geometry::{Geometry, PairKind};
use crate::grid::Grid;
use crate::shape::MAX_SIDE;

/// Two cells that hold the same digit although a rule forbids it.
///
/// ```
/// use evoku_model::{Clash, Geometry, Shape};
///
/// let geometry = Geometry::plain(Shape::of_side(4)?);
/// let clash = Clash::find(&geometry, &"1..1............".parse()?).unwrap();
/// assert_eq!(clash.words(&geometry).to_string(), "two 1s in row 1 (r1c1 and r1c4)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash {
    /// The digit.
    pub digit: Digit,
    /// The two cells.
    pub cells: [Cell; 2],
    /// The rule that they break.
    pub reason: ClashReason,
}

/// The rule that two equal cells break.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClashReason {
    /// A house that holds both.
    House(House),
    /// A rule about pairs.
    Pair(PairKind),
}

impl Clash {
    /// The first clash in a grid, houses before pairs; `None` if there is no clash.
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
                Some(Self { digit, cells: [first, cell], reason: ClashReason::House(house) })
            })
        });
        in_houses.or_else(|| {
            geometry.pairs().iter().find_map(|pair| {
                let digit =
                    grid.get(pair.first).filter(|&digit| grid.get(pair.second) == Some(digit))?;
                let cells = [pair.first, pair.second];
                Some(Self { digit, cells, reason: ClashReason::Pair(pair.kind) })
            })
        })
    }

    /// The clash in words: `two 5s in row 1 (r1c2 and r1c7)`.
    #[must_use]
    pub fn words(&self, geometry: &Geometry) -> Message {
        let (digit, cells) =
            (self.digit.value(), self.cells.map(|cell| cell.name(geometry.side())));
        match self.reason {
            ClashReason::House(house) => say::clash_in_house(digit, geometry.noun(house), cells),
            ClashReason::Pair(PairKind::Knight) => say::clash_knight(digit, cells),
            ClashReason::Pair(PairKind::King) => say::clash_king(digit, cells),
        }
    }
}
