//! Places naked and hidden singles.

use evoku_model::{Cell, Digit, Digits, House};
use evoku_search::{Board, Contradiction};

/// Places hidden singles until none is left. A board places naked singles by itself.
///
/// # Errors
/// If a digit has no place in a house that has to hold it, or the board finds that there is no
/// solution.
pub(super) fn place_singles(board: &mut Board) -> Result<(), Contradiction> {
    let mut found = true;
    while found && board.open_cells() > 0 {
        found = false;
        let houses = board.geometry().houses();
        for house in houses {
            while let Some((cell, digit)) = hidden_single(board, house)? {
                board.set(cell, digit)?;
                found = true;
            }
        }
    }
    Ok(())
}

/// An open cell and the digit that has no other place in this house, if there is one.
fn hidden_single(board: &Board, house: House) -> Result<Option<(Cell, Digit)>, Contradiction> {
    let cells = board.geometry().cells(house);
    let (mut once, mut again, mut decided) = (Digits::EMPTY, Digits::EMPTY, Digits::EMPTY);
    for &cell in cells {
        let digits = board.candidates_of(cell);
        again |= once & digits;
        once |= digits;
        if digits.len() == 1 {
            decided |= digits;
        }
    }
    if once.len() < board.geometry().side().min(cells.len()) {
        return Err(Contradiction);
    }
    if cells.len() < board.geometry().side() {
        return Ok(None);
    }
    let Some(digit) = (once - again - decided).min() else { return Ok(None) };
    let place = cells.iter().find(|&&cell| board.candidates_of(cell).contains(digit));
    Ok(place.map(|&cell| (cell, digit)))
}
