//! Boards of which only digits and dots are read.
//!
//! A cell is a digit or a dot; `.` or `0` is a blank. On boards with a side above 9, it is a number
//! or a dot. A line with a whole board is a puzzle. Other lines are collected until the board is
//! full, or until the end of the input if the side is unknown.

use crate::context::Context;
use crate::format::ReadRecords;
use crate::record::Record;
use crate::source::Source;
use evoku_messages::say;
use evoku_model::MAX_SIDE;
use evoku_model::text::cells::{self, Token, side_of};
use evoku_model::text::{ReadError, ReadErrorKind};

/// The reader for [`Hints::skip_others`](crate::Hints::skip_others).
pub(super) struct Skipping;

/// A cell: its text and position.
struct Found {
    text: String,
    line: usize,
    column: usize,
}

/// The number of cells in the smallest board on a single line.
const SMALLEST: usize = 16;

/// The cells of a line, each a character or a number.
fn cells_of(text: &str, line: usize, numbers: bool) -> Vec<Found> {
    let mut found: Vec<Found> = Vec::new();
    let mut in_number = false;
    for (index, character) in text.chars().enumerate() {
        let is_digit = character.is_ascii_digit();
        if is_digit && in_number && numbers {
            if let Some(last) = found.last_mut() {
                last.text.push(character);
            }
        } else if is_digit || character == '.' {
            found.push(Found { text: character.to_string(), line, column: index + 1 });
        }
        in_number = is_digit;
    }
    found
}

fn board(found: &[Found], line: usize, context: &mut Context) -> Result<Record, ReadError> {
    let count = found.len();
    let side = context.side().or(side_of(count)).unwrap_or(0);
    if count != side * side || count == 0 {
        let cells = match context.side() {
            Some(side) => side * side,
            None => cells::nearest_board(count),
        };
        let kind = ReadErrorKind::Cells { found: count, expected: say::format_count(cells) };
        return Err(ReadError::new(line, kind));
    }
    let tokens = found.iter();
    let tokens = tokens.map(|Found { text, line, column }| Token {
        text: text.as_str(),
        line: *line,
        column: *column,
    });
    let tokens: Vec<Token<'_>> = tokens.collect();
    let givens = cells::grid(&tokens, side)?;
    Ok(Record::of(context.sudoku(line, givens)?))
}

impl ReadRecords for Skipping {
    fn next(
        &mut self,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>> {
        let told = context.side();
        let whole = told.map(|side| side * side);
        let mut gathered: Vec<Found> = Vec::new();
        let mut last = 0;
        loop {
            let line = match source.line() {
                Ok(Some(line)) => line,
                Ok(None) if gathered.is_empty() => return None,
                Ok(None) => return Some(board(&gathered, last, context)),
                Err(error) => return Some(Err(error)),
            };
            let text = String::from_utf8_lossy(line.bytes);
            let found = cells_of(&text, line.number, told.is_some_and(|side| side > 9));
            if found.is_empty() {
                continue;
            }
            last = line.number;
            let count = found.len();
            let alone = gathered.is_empty();
            gathered.extend(found);
            let is_board = match whole {
                Some(cells) => gathered.len() >= cells,
                None => alone && count >= SMALLEST && side_of(count).is_some(),
            };
            // There are more cells than in any board, which the error reports as their number.
            if is_board || gathered.len() > 2 * MAX_SIDE * MAX_SIDE {
                return Some(board(&gathered, last, context));
            }
        }
    }
}
