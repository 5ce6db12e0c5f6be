//! The position in a record, and the advice about it.

use crate::error::{Context, Result};
use crate::play::position_of;
use std::sync::Arc;

use evoku_messages::say;
use evoku_sudoku::Sudoku;
use evoku_sudoku::explain::{Advice, Position};
use evoku_sudoku::formats::{Record, line};
use evoku_sudoku::search::Auto;

/// Returns the position of a record. The givens are those of `puzzle`, if it is given.
pub(super) fn position(record: &Record, puzzle: Option<&str>) -> Result<Position> {
    let mut position = position_of(record);
    if let Some(text) = puzzle {
        let givens = line::read_in_symbols(&position.geometry, text.trim()).at("--puzzle")?;
        // Checks the digits.
        let givens = Sudoku::new(Arc::clone(&position.geometry), givens).at("--puzzle")?;
        position.givens = givens.givens().clone();
        position.givens_known = true;
        for (cell, digit) in position.givens.digits() {
            if position.grid.get(cell).is_none() {
                position.grid.set(cell, Some(digit));
            }
        }
    }
    Ok(position)
}

/// Returns the advice about a position. If a wrong digit can't be located because the givens are
/// unknown, the advice names the option that would help.
pub(super) fn advice(position: &Position, engine: &mut Auto) -> Advice {
    match position.advice(engine) {
        Advice::Wrong { why, cells } if cells.is_empty() && !position.givens_known => {
            Advice::Wrong { why: say::step_wrong_somewhere(why), cells }
        }
        advice => advice,
    }
}
