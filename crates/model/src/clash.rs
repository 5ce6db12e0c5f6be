//! Contradictions among givens.

use crate::element::{Cell, Digit, House};
use crate::geometry::{Geometry, PairKind};
use crate::grid::Grid;
use crate::shape::MAX_SIDE;

/// Two cells that hold the same digit although they may not.
///
/// ```
/// use evoku_model::{Clash, Geometry, Shape};
///
/// let geometry = Geometry::plain(Shape::of_side(4)?);
/// let clash = Clash::find(&geometry, &"1..1............".parse()?).unwrap();
/// assert_eq!(clash.words(&geometry), "two 1s in row 1 (r1c1 and r1c4)");
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
    /// The first clash in a grid, houses before pairs; none if there is no contradiction.
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
    pub fn words(&self, geometry: &Geometry) -> String {
        let [first, second] = self.cells.map(|cell| cell.name(geometry.side()));
        let place = match self.reason {
            ClashReason::House(house) => format!("in {}", geometry.name(house)),
            ClashReason::Pair(kind) => format!("a {kind} apart"),
        };
        format!("two {}s {place} ({first} and {second})", self.digit)
    }
}
