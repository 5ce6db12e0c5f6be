//! Boards as text, the same for every encoding.

use evoku_sudoku::{Digit, Grid, Sudoku, formats};

/// The grid with these values in reading order; 0 is an open cell.
#[must_use]
pub fn grid(values: impl IntoIterator<Item = u8>) -> Grid {
    let cells: Vec<Option<Digit>> = values.into_iter().map(Digit::new).collect();
    Grid::from_cells(cells).unwrap_or_else(|| Grid::blank(0))
}

/// Parses a grid from text, in line or board form.
///
/// The grid must contain every given of the puzzle. If the puzzle has pencil marks, it must contain
/// only marked digits.
///
/// # Errors
/// If the text is not a grid of the right size, changes a given or contradicts the pencil marks.
pub fn read(sudoku: &Sudoku, text: &str) -> Result<Grid, String> {
    let side = sudoku.geometry().side();
    let grid = formats::line::read(text, side).map_err(|error| error.to_string())?;
    for (cell, given) in sudoku.givens().digits() {
        if grid.get(cell) != Some(given) {
            let name = cell.name(side);
            let found = grid.get(cell).map_or("a blank".to_owned(), |digit| digit.to_string());
            return Err(format!("{name} is {found}, but the puzzle gives {given} there"));
        }
    }
    for (cell, digit) in grid.digits() {
        if sudoku.marks().is_some_and(|marks| !marks.get(cell).contains(digit)) {
            return Err(format!(
                "{} is {digit}, but its pencil marks rule that out",
                cell.name(side)
            ));
        }
    }
    Ok(grid)
}
