//! Rectangles that would give a puzzle a second solution, and the walk over them.
//!
//! Consider four cells of two rows, two columns and two boxes that hold two digits crosswise. They
//! can hold them the other way round as well, unless one of them is given: a *deadly pattern*.
//! Unique and hidden rectangles use open cells, avoidable ones use cells placed in play.
//!
//! ```text
//!   a b       b a     corners[0] corners[1]    in one box
//!   . .  or   . .
//!   b a       a b     corners[2] corners[3]    in another
//! ```
//!
//! Source: [Sudopedia, "Deadly Pattern"](https://sudopedia.org/wiki/Deadly_Pattern). The walk has
//! the order of HoDoKu 2.2.0 (class `UniquenessSolver`), since its ratings depend on which
//! rectangle comes first.

use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, Pattern};
use crate::layout::Layout;
use crate::position::Position;
use crate::technique::Technique;
use evoku_model::{Candidate, Cell, Digit, Digits, Geometry, House, HouseKind, Set};

/// The corners of a rectangle: the first two are in a line within a box. The third and fourth are
/// opposite them, in the other lines of the first and second.
pub(super) type Corners = [Cell; 4];

/// The deductions found by one walk over the rectangles of a position, in the order of the walk.
#[derive(Debug, Default)]
pub(crate) struct Rectangles {
    revision: Option<u64>,
    deductions: Vec<Deduction>,
}

impl Rectangles {
    /// Finds the deductions of one technique; `walk` finds those of all techniques if the position
    /// is new.
    pub(super) fn find<const WORDS: usize>(
        &mut self,
        technique: Technique,
        position: &Position<WORDS>,
        walk: impl FnOnce(&Position<WORDS>, &mut Vec<Deduction>),
        found: &mut Found<'_>,
    ) -> ControlFlow<()> {
        if self.revision != Some(position.revision()) {
            self.deductions.clear();
            walk(position, &mut self.deductions);
            self.revision = Some(position.revision());
        }
        let wanted = self.deductions.iter().filter(|deduction| deduction.technique == technique);
        wanted.cloned().try_for_each(found)
    }
}

/// Walks from one corner over the rectangles that may contain it.
///
/// `beside` contains the allowed second corners, `across` the third and fourth; `check` is called
/// for each rectangle.
pub(super) fn from_corner<const WORDS: usize>(
    layout: &Layout<WORDS>,
    first: Cell,
    beside: &Set<Cell, WORDS>,
    across: &Set<Cell, WORDS>,
    mut check: impl FnMut(Corners),
) {
    let side = layout.geometry().side();
    let line_of = |cell, kind| layout.house_of_kind(cell, kind).map(|line| *layout.house(line));
    let lines = (line_of(first, HouseKind::Row), line_of(first, HouseKind::Column));
    let (Some(row), Some(column)) = lines else { return };
    let own = layout.houses_of(first).iter().find(|&&house| layout.is_block(house));
    // Without boxes (a Latin square), two corners need no common box.
    let (near, apart) = match own {
        Some(&own) => (*layout.house(own), *across - *layout.house(own)),
        None => (Set::first(side * side), *across - Set::only(first)),
    };
    for second in (near & (row | column) & *beside) - Set::only(first) {
        let in_row = row.contains(second);
        for third in apart & if in_row { column } else { row } {
            let (row_of, column_of) = if in_row { (third, second) } else { (second, third) };
            let fourth = Cell::at(row_of.row(side), column_of.column(side), side);
            if across.contains(fourth) {
                check([first, second, third, fourth]);
            }
        }
    }
}

/// Returns `true` if two digits that are crosswise in these corners can be swapped. For this, every
/// house, and every pair of cells that must differ, must contain as many corners with one digit as
/// with the other.
pub(super) fn can_swap(geometry: &Geometry, corners: Corners) -> bool {
    let mut houses = corners.iter().flat_map(|&cell| geometry.houses_of(cell));
    let mut pairs = geometry.pairs().iter().map(|pair| [pair.first, pair.second]);
    houses.all(|house| is_fair(corners, |cell| geometry.houses_of(cell).contains(house)))
        && pairs.all(|pair| is_fair(corners, |cell| pair.contains(&cell)))
}

/// Returns `true` if `holds` is true for as many of two opposite corners as of the other two.
fn is_fair([first, second, third, fourth]: Corners, holds: impl Fn(Cell) -> bool) -> bool {
    let count = |cells: [Cell; 2]| cells.iter().filter(|&&cell| holds(cell)).count();
    count([first, fourth]) == count([second, third])
}

/// The corners in ascending order.
pub(super) fn ascending(mut corners: Corners) -> Corners {
    corners.sort_unstable();
    corners
}

/// A deduction from a rectangle with two digits, in preparation.
pub(super) struct Finding<const WORDS: usize> {
    pub(super) technique: Technique,
    pub(super) digits: Digits,
    pub(super) corners: Corners,
    pub(super) houses: Vec<House>,
    pub(super) subset: Set<Cell, WORDS>,
}

impl<const WORDS: usize> Finding<WORDS> {
    /// A finding that uses nothing except the rectangle.
    pub(super) fn new(technique: Technique, digits: [Digit; 2], corners: Corners) -> Self {
        let digits = digits.into_iter().collect();
        Self { technique, digits, corners, houses: Vec::new(), subset: Set::EMPTY }
    }

    /// The deduction that rules out digits in cells, if any of them has one.
    pub(super) fn rules_out(
        self,
        position: &Position<WORDS>,
        cells: impl IntoIterator<Item = Cell>,
        digits: Digits,
    ) -> Option<Deduction> {
        let mut eliminations = Vec::new();
        for cell in cells {
            let gone = position.candidates(cell) & digits;
            eliminations.extend(gone.iter().map(|digit| Candidate { cell, digit }));
        }
        eliminations.sort_unstable();
        eliminations.dedup();
        let pattern = Pattern::Rectangle {
            digits: self.digits,
            cells: ascending(self.corners),
            houses: self.houses,
            subset: self.subset.iter().collect(),
        };
        let technique = self.technique;
        (!eliminations.is_empty()).then(|| Deduction {
            technique,
            placements: Vec::new(),
            eliminations,
            pattern,
        })
    }
}
