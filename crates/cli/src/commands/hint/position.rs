//! The position in a record, and the advice about it.

use crate::error::{Context, Result};
use std::sync::Arc;

use evoku_messages::say;
use evoku_sudoku::Sudoku;
use evoku_sudoku::explain::{Advice, Position};
use evoku_sudoku::formats::{Record, in_play, line};
use evoku_sudoku::search::Auto;

/// Returns the position of a record. Its givens are kept apart from placed digits if the input
/// distinguishes them.
pub(super) fn position(record: &Record, puzzle: Option<&str>) -> Result<Position> {
    let sudoku = &record.sudoku;
    let geometry = Arc::clone(sudoku.geometry());
    let mut grid = sudoku.givens().clone();
    let marks = sudoku.marks().cloned();
    let (givens, told) = match (puzzle, in_play(record)) {
        (Some(text), _) => {
            let givens = line::read_on(&geometry, text.trim()).at("--puzzle")?;
            // Checks the digits.
            let givens = Sudoku::new(Arc::clone(&geometry), givens).at("--puzzle")?;
            (givens.givens().clone(), true)
        }
        (None, Some((givens, all))) => {
            // A cell is still open even if its marks leave one digit.
            grid = all;
            (givens, true)
        }
        (None, None) => (grid.clone(), false),
    };
    for (cell, digit) in givens.digits() {
        if grid.get(cell).is_none() {
            grid.set(cell, Some(digit));
        }
    }
    Ok(Position { geometry, givens, grid, marks, told })
}

/// Returns the advice about a position. If a wrong digit can't be located because the givens are
/// unknown, the advice names the option that would help.
pub(super) fn advice(position: &Position, engine: &mut Auto) -> Advice {
    match position.advice(engine) {
        Advice::Wrong { why, cells } if cells.is_empty() && !position.told => {
            Advice::Wrong { why: say::step_wrong_somewhere(why), cells }
        }
        advice => advice,
    }
}
