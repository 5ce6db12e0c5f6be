//! Converts plain 9x9 grids to text and back.

pub use evoku_nine::{Line, LineAnswer, Row, SolveLines};

use evoku_model::{Digit, Element, Grid};

/// The text of a 9x9 grid, with blanks as `.`.
///
/// # Panics
/// If the grid has a different side.
#[must_use]
pub fn line_of(grid: &Grid) -> Line {
    assert_eq!(grid.side(), 9, "a line has 81 cells");
    std::array::from_fn(|cell| grid.cells()[cell].map_or(b'.', |digit| b'0' + digit.value()))
}

/// Fills a grid from a text. Every character that is not a digit becomes an open cell.
///
/// # Panics
/// If the grid has a different side.
pub(crate) fn write_line(line: &Line, grid: &mut Grid) {
    assert_eq!(grid.side(), 9, "a line has 81 cells");
    for (cell, &byte) in line.iter().enumerate() {
        let digit = Digit::new(byte.wrapping_sub(b'0')).filter(|digit| digit.value() <= 9);
        grid.set(Element::from_index(cell), digit);
    }
}

/// The grid of a text. Every character that is not a digit becomes an open cell.
#[must_use]
pub fn grid_of(line: &Line) -> Grid {
    let mut grid = Grid::blank(9);
    write_line(line, &mut grid);
    grid
}
