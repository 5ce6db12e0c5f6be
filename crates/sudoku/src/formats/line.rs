//! One line a puzzle.

use crate::model::{Element, Grid};

/// The largest side whose digits are one character each: `1` to `9`, then `A` to `Z`.
pub const LETTERS: usize = 35;

/// The cells in reading order: a character each up to side 35 (`.` for blanks, letters from `A` for
/// 10), numbers separated by commas above (0 for blanks).
#[must_use]
pub fn print(grid: &Grid) -> String {
    if grid.side() > LETTERS {
        let numbers: Vec<String> = (grid.cells().iter())
            .map(|digit| digit.map_or(0, |digit| digit.value()).to_string())
            .collect();
        return numbers.join(",");
    }
    (grid.cells().iter())
        .map(|digit| {
            digit.map_or('.', |digit| {
                char::from(b"123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[digit.index()])
            })
        })
        .collect()
}

/// STUB until the formats branch lands.
#[allow(missing_docs, clippy::missing_errors_doc, reason = "replaced by the formats branch")]
pub fn read(text: &str, side: usize) -> Result<Grid, String> {
    let cells: Vec<Option<crate::model::Digit>> = text
        .chars()
        .filter(|c| c.is_ascii_alphanumeric() || *c == '.')
        .map(|c| crate::model::Digit::new(c.to_digit(36).unwrap_or(0) as u8))
        .collect();
    if cells.len() != side * side {
        return Err(format!("{} cells, expected {}", cells.len(), side * side));
    }
    Grid::from_cells(cells).ok_or_else(|| "no square".to_owned())
}
