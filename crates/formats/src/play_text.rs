//! Positions in play as text: `+` before each placed digit, and eliminated candidates.
//!
//! An elimination is `digit row column`, as in `411`: 4 is ruled out in r1c1.

use crate::play::Play;
use crate::record::Record;
use evoku_messages::say;
use evoku_model::text::cells::LETTERS;
use evoku_model::text::{ReadError, ReadErrorKind};
use evoku_model::{Candidates, Cell, Digit, Digits, Element, Grid, Sudoku, SudokuError};

/// The cells of a text without its plus signs, and the indices of the cells after one.
pub(super) fn without_plus(text: &str, line: usize) -> Result<(String, Vec<usize>), ReadError> {
    let mut cells = String::with_capacity(text.len());
    let mut placed = Vec::new();
    let mut signs = text.chars().enumerate().peekable();
    let mut count = 0;
    // In a hexadecimal board, `0` is a digit.
    let has_letters = text.bytes().any(|byte| matches!(byte, b'A'..=b'W' | b'a'..=b'w'));
    while let Some((_, sign)) = signs.next() {
        if sign != '+' {
            cells.push(sign);
            count += 1;
            continue;
        }
        let is_digit = |sign: char| match sign {
            '0' => has_letters,
            sign => sign.is_ascii_alphanumeric() && !"xX".contains(sign),
        };
        match signs.peek() {
            Some(&(_, next)) if is_digit(next) => placed.push(count),
            other => {
                let (column, found) = other.map_or((text.chars().count(), String::new()), |next| {
                    (next.0, next.1.to_string())
                });
                let expected = say::format_expected_digit(1, 9);
                return Err(ReadError::unexpected(line, column + 1, &found, expected));
            }
        }
    }
    Ok((cells, placed))
}

/// The column in a text of a column in the text without its plus signs, both from 1.
pub(super) fn column_with_plus(text: &str, column: usize) -> usize {
    let cells = text.chars().enumerate().filter(|(_, sign)| *sign != '+');
    cells.skip(column.saturating_sub(1)).map(|(at, _)| at + 1).next().unwrap_or(column)
}

/// Reads an elimination; `None` for any other word.
pub(super) fn elimination(word: &str, side: usize) -> Option<(Cell, Digit)> {
    let index = |byte: u8| usize::from(byte).checked_sub(usize::from(b'1'));
    let &[digit, row, column] = word.as_bytes() else { return None };
    let [digit, row, column] = [index(digit)?, index(row)?, index(column)?];
    let is_inside = [digit, row, column].iter().all(|&index| index < side.min(9));
    is_inside.then(|| (Cell::at(row, column, side), Digit::from_index(digit)))
}

/// The record of a position. Marks are the candidates that the eliminations leave.
pub(super) fn record(
    sudoku: Sudoku,
    placed: Grid,
    eliminations: &[(Cell, Digit)],
    line: usize,
) -> Result<Record, ReadError> {
    let side = sudoku.geometry().side();
    let mut record = Record::of(sudoku).with_play(Play { placed, ..Play::none(side) });
    let grid = record.grid();
    let mut left = Candidates::from_peers(record.sudoku.geometry(), &grid);
    let mut play = record.play.take().unwrap_or_else(|| Play::none(side));
    for &(cell, digit) in eliminations.iter().filter(|(cell, _)| grid.get(*cell).is_none()) {
        if left.remove(cell, digit) {
            play.marks.set(cell, left.get(cell));
        }
        if left.get(cell).is_empty() {
            let error = SudokuError::NoMark { cell: cell.name(side) };
            return Err(ReadError::new(line, ReadErrorKind::Sudoku(error)));
        }
    }
    Ok(record.with_play(play))
}

/// The givens and the placed digits of a record, whose grid is this line, each after a plus.
pub(super) fn cells(record: &Record, cells: String) -> String {
    let Some(play) = &record.play else { return cells };
    let mut text = String::with_capacity(2 * cells.len());
    for (index, sign) in cells.chars().enumerate() {
        if play.placed.get(Cell::from_index(index)).is_some() {
            text.push('+');
        }
        text.push(sign);
    }
    text
}

/// Returns `true` if each cell is a character, so that a plus has a place.
pub(super) fn can_place(record: &Record) -> bool {
    record.sudoku.geometry().side() <= LETTERS
}

/// The eliminations that the marks of a player express, separated by spaces; empty if they can't be
/// expressed.
pub(super) fn eliminations(record: &Record) -> String {
    let Some(play) = record.play.as_ref().filter(|_| can_eliminate(record)) else {
        return String::new();
    };
    let side = play.marks.side();
    let grid = record.grid();
    let seen = Candidates::from_peers(record.sudoku.geometry(), &grid);
    let mut words = Vec::new();
    for cell in grid.open_cells().filter(|&cell| !play.marks.get(cell).is_empty()) {
        let gone: Digits = seen.get(cell) - play.marks.get(cell);
        let place = format!("{}{}", cell.row(side) + 1, cell.column(side) + 1);
        words.extend(gone.iter().map(|digit| format!("{digit}{place}")));
    }
    words.join(" ")
}

/// Returns `true` if eliminations can express the marks of a player: they leave a candidate in each
/// cell, and the board is small enough.
pub(super) fn can_eliminate(record: &Record) -> bool {
    let Some(play) = record.play.as_ref().filter(|play| !play.marks.is_empty()) else {
        return true;
    };
    let grid = record.grid();
    let seen = Candidates::from_peers(record.sudoku.geometry(), &grid);
    let leaves = |cell| {
        let marks = play.marks.get(cell);
        marks.is_empty() || !(seen.get(cell) & marks).is_empty()
    };
    grid.side() <= 9 && grid.open_cells().all(leaves)
}
