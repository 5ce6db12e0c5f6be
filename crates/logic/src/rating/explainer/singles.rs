//! Cells with one candidate and digits with one place: 1.0 to 1.5, and 2.3.

use super::board::{Board, Layout, ROWS};
use super::hint::Hint;

/// The last open cell of a house (1.0). If there is none, a digit with one place in a box (1.2), or
/// in another house (1.5).
pub(super) fn hidden<L: Layout>(board: &Board<L>) -> Option<Hint> {
    [true, false].into_iter().find_map(|alone| {
        L::ORDER.iter().cloned().flatten().find_map(|house| {
            let difficulty = match (alone, house) {
                (true, _) => 1.0,
                (false, ..ROWS) => 1.2,
                (false, _) => 1.5,
            };
            if (board.blank(house) == 1) != alone {
                return None;
            }
            let digit = board.places(house).iter().position(|set| set.is_power_of_two())?;
            let place = board.places(house)[digit].trailing_zeros() as usize;
            Some(Hint::place(difficulty, board.cells_of(house)[place].into(), digit))
        })
    })
}

/// A cell with one candidate (2.3).
pub(super) fn naked<L: Layout>(board: &Board<L>) -> Option<Hint> {
    let cell = board.digits.iter().position(|digits| digits.is_power_of_two())?;
    Some(Hint::place(2.3, cell, board.digits[cell].trailing_zeros() as usize))
}
