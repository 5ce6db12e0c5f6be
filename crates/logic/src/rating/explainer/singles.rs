//! Cells with one candidate and digits with one place: 1.0 to 1.5, and 2.3.

use super::board::{BOXES, Board, CELLS_OF, COLUMNS, ROWS};
use super::hint::Hint;

/// The last open cell of a house (1.0), then a digit with one place in a box (1.2), in a column or
/// in a row (1.5).
pub(super) fn hidden(board: &Board) -> Option<Hint> {
    [true, false].into_iter().find_map(|alone| {
        [BOXES, COLUMNS, ROWS].into_iter().find_map(|kind| {
            let difficulty = match (alone, kind) {
                (true, _) => 1.0,
                (false, BOXES) => 1.2,
                (false, _) => 1.5,
            };
            (kind..kind + 9).find_map(|house| {
                if (board.blank[house] == 1) != alone {
                    return None;
                }
                let digit = board.places[house].iter().position(|set| set.is_power_of_two())?;
                let place = board.places[house][digit].trailing_zeros() as usize;
                Some(Hint::place(difficulty, CELLS_OF[house][place].into(), digit))
            })
        })
    })
}

/// A cell with one candidate (2.3).
pub(super) fn naked(board: &Board) -> Option<Hint> {
    let cell = board.digits.iter().position(|digits| digits.is_power_of_two())?;
    Some(Hint::place(2.3, cell, board.digits[cell].trailing_zeros() as usize))
}
