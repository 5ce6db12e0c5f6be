//! Rectangles that would give a puzzle a second solution, and the walk over them.
//!
//! Consider four cells of two rows, two columns and two boxes that hold two digits crosswise. They
//! can hold them the other way round as well, unless one of them is given: a deadly pattern.
//! Unique and hidden rectangles use open cells, avoidable ones use cells placed in play.
//!
//! ```text
//!   a b       b a     corners[0] corners[1]    in one box
//!   . .  or   . .
//!   b a       a b     corners[2] corners[3]    in another
//! ```
//!
//! The walk has the order of HoDoKu 2.2.0 (class `UniquenessSolver`), since its ratings depend on
//! which rectangle comes first.

use crate::layout::Layout;
use crate::techniques::deadly;
use evoku_model::{Cell, Geometry, HouseKind, Set};

/// The corners of a rectangle: the first two are in a line within a box. The third and fourth are
/// opposite them, in the other lines of the first and second.
pub(super) type Corners = [Cell; 4];

/// Walks from one corner over the rectangles that may contain it.
///
/// `seconds` contains the allowed second corners, `across` the third and fourth; `check` is called
/// for each rectangle.
pub(super) fn from_corner<const WORDS: usize>(
    layout: &Layout<WORDS>,
    first: Cell,
    seconds: &Set<Cell, WORDS>,
    across: &Set<Cell, WORDS>,
    mut check: impl FnMut(Corners),
) {
    let side = layout.geometry().side();
    let line_of = |cell, kind| layout.house_of_kind(cell, kind).map(|line| *layout.house(line));
    let lines = (line_of(first, HouseKind::Row), line_of(first, HouseKind::Column));
    let (Some(row), Some(column)) = lines else { return };
    let own = layout.houses_of(first).iter().find(|&&house| layout.is_block(house));
    // Without boxes (a Latin square), two corners don't have to be in a common box.
    let (near, apart) = match own {
        Some(&own) => (*layout.house(own), *across - *layout.house(own)),
        None => (Set::first(side * side), *across - Set::only(first)),
    };
    for second in (near & (row | column) & *seconds) - Set::only(first) {
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

/// Returns `true` if two digits that are crosswise in these corners can be swapped.
pub(super) fn can_swap(geometry: &Geometry, [first, second, third, fourth]: Corners) -> bool {
    deadly::can_swap(geometry, &[first, fourth], &[second, third])
}

/// The corners in ascending order.
pub(super) fn ascending(mut corners: Corners) -> Corners {
    corners.sort_unstable();
    corners
}
