//! The position that a file tells, and what the command says about it.

use crate::error::{Context, Result};
use std::sync::Arc;

use evoku_messages::say;
use evoku_sudoku::Sudoku;
use evoku_sudoku::explain::{Advice, Position};
use evoku_sudoku::formats::{Record, in_play, line};
use evoku_sudoku::search::Auto;

/// The position of a record, with what was given if that is told apart.
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
            // A cell that marks leave one digit is still open.
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

/// What there is to say about a position, and which option would tell more.
pub(super) fn advice(position: &Position, engine: &mut Auto) -> Advice {
    match position.advice(engine) {
        Advice::Wrong { why, cells } if cells.is_empty() && !position.told => {
            Advice::Wrong { why: say::step_wrong_somewhere(why), cells }
        }
        advice => advice,
    }
}
