//! Plain 9x9 boards as text.

use crate::model::{Digit, Element, Grid};
use crate::search::Line;

/// The text of a 9x9 grid, blanks as `.`.
///
/// # Panics
/// If the grid has another side.
#[must_use]
pub fn line_of(grid: &Grid) -> Line {
    assert_eq!(grid.side(), 9, "a line has 81 cells");
    std::array::from_fn(|cell| grid.cells()[cell].map_or(b'.', |digit| b'0' + digit.value()))
}

/// The grid of a text; whatever is no digit is a blank.
#[must_use]
pub fn grid_of(line: &Line) -> Grid {
    let mut grid = Grid::blank(9);
    for (cell, &byte) in line.iter().enumerate() {
        let digit = Digit::new(byte.wrapping_sub(b'0')).filter(|digit| digit.value() <= 9);
        grid.set(Element::from_index(cell), digit);
    }
    grid
}
