//! The first lines that a program receives, and the form of boards.

use std::fmt::Write;

use evoku_sudoku::{Digits, Element, Sudoku};

use crate::plan::Limits;

/// The version of the protocol.
const VERSION: u32 = 1;

/// The largest side whose boards have a character for each cell.
pub(super) const CHARACTERS: usize = 9;

/// The greeting; [the module](super) describes its lines.
pub(super) fn greeting(
    sudoku: &Sudoku,
    parameters: &[(String, String)],
    seed: u64,
    limits: Limits,
) -> String {
    let geometry = sudoku.geometry();
    let side = geometry.side();
    let givens = sudoku.givens().cells().iter().map(|cell| cell.map_or(0, |digit| digit.value()));
    let mut text = format!("evoku {VERSION}\nside {side}\npuzzle ");
    push_board(&mut text, side, givens);
    // Writing to a string can't fail.
    for house in geometry.houses() {
        let _ = write!(text, "\nhouse {}", geometry.kind(house));
        geometry.cells(house).iter().for_each(|cell| push_number(&mut text, cell.index()));
    }
    for pair in geometry.pairs() {
        let _ = write!(text, "\ndiffer {} {}", pair.first.index(), pair.second.index());
    }
    for constraint in geometry.constraints() {
        let _ = write!(text, "\nconstraint {}", constraint.text(side));
    }
    let candidates = sudoku.candidates();
    for cell in sudoku.givens().open_cells() {
        let _ = write!(text, "\nopen {}", cell.index());
        let digits = candidates.get(cell).iter();
        digits.for_each(|digit| push_number(&mut text, usize::from(digit.value())));
    }
    for (name, value) in parameters {
        let _ = write!(text, "\nparameter {name} {value}");
    }
    let evaluations = limits.evaluations.unwrap_or(i64::MAX as u64);
    let _ = write!(text, "\nseed {seed}\nevaluations {evaluations}");
    if let Some(generations) = limits.generations {
        let _ = write!(text, "\ngenerations {generations}");
    }
    if let Some(seconds) = limits.seconds {
        let _ = write!(text, "\nseconds {seconds}");
    }
    text.push_str("\ngo\n");
    text
}

/// Appends a board with these values, 0 for a cell without a digit.
pub(super) fn push_board(text: &mut String, side: usize, values: impl Iterator<Item = u8>) {
    for (cell, value) in values.enumerate() {
        match value {
            0 if side <= CHARACTERS => text.push('.'),
            value if side <= CHARACTERS => text.push(char::from(b'0' + value)),
            value => {
                let _ = write!(text, "{}{value}", if cell == 0 { "" } else { "," });
            }
        }
    }
}

/// Appends the candidates of a cell as one word.
pub(super) fn push_digits(text: &mut String, side: usize, digits: Digits) {
    if digits.is_empty() {
        text.push('-');
    }
    for (number, digit) in digits.iter().enumerate() {
        let comma = if number == 0 || side <= CHARACTERS { "" } else { "," };
        let _ = write!(text, "{comma}{}", digit.value());
    }
}

fn push_number(text: &mut String, number: usize) {
    let _ = write!(text, " {number}");
}
