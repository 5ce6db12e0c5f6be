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
