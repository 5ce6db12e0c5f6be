//! Grids of pencil marks.
//!
//! ```text
//! 1     23  | 23    4
//! 24    234 | 3     12
//! ```
//!
//! Each word is a cell. Its candidates follow one another up to side 9, and are separated by commas
//! for larger boards. A cell with a single candidate is a given; a blank allows every digit.
//!
//! A puzzle without pencil marks is written with the candidates that its givens leave. An open cell
//! with fewer than two of them gets every digit, because a single one would be read as a given.

use crate::block::{Block, Look};
use crate::capacity::Capacity;
use crate::context::Context;
use crate::format::{Format, ReadRecords, WriteRecords};
use crate::head::Head;
use crate::record::Record;
use crate::source::Source;
use evoku_messages::say;
use evoku_model::text::cells::Token;
use evoku_model::text::drawing::{self, Drawn, Row};
use evoku_model::text::{ReadError, ReadErrorKind};
use evoku_model::{Candidates, Digit, Digits, MAX_SIDE, Shape, Sudoku, Values};

pub(super) static FORMAT: Format = Format {
    name: "pencil",
    extensions: &["pm"],
    about: say::format_about_pencil,
    example: " 1    23  | 23   4\n 24   234 | 3    12\n----------+----------\n 34   2   | 14   13\
        \n 4    13  | 12   1",
    capacity: Capacity { sides: 2..=MAX_SIDE, rules: &["boxes"], marks: true, ..Capacity::PLAIN },
    recognises,
    reader: || Box::new(Grids { begun: false }),
    writer: || Box::new(Grids { begun: false }),
};

fn recognises(head: &Head<'_>) -> bool {
    // Adjacent boxes with spaces as blanks may look like few cells with several digits each.
    if head.content().take(MAX_SIDE).any(has_spaces_as_blanks) {
        return false;
    }
    let drawn = head.content().map(|text| Drawn::of_marks(1, text));
    let rows: Vec<Row> = drawn
        .filter_map(|drawn| if let Drawn::Row(row) = drawn { Some(row) } else { None })
        .skip_while(Row::has_word)
        .take(MAX_SIDE + 1)
        .collect();
    let Some(side) = rows.first().map(Row::words) else { return false };
    if !(2..=MAX_SIDE).contains(&side) || (head.whole && rows.len() < side) {
        return false;
    }
    let rows = &rows[..side.min(rows.len())];
    let fine = |token: Token<'_>| candidates(&token, side).is_ok();
    let several = |text: &str| text.len() > 1 && (side <= 9 || text.contains(','));
    rows.iter().all(|row| row.words() == side && row.tokens().all(fine))
        && rows.iter().any(|row| row.tokens().any(|token| several(token.text)))
}

fn has_spaces_as_blanks(text: &str) -> bool {
    matches!(Drawn::of(1, text), Drawn::Row(row) if row.is_spaced())
}

/// The error for a text in a token that is not a candidate. It begins at character `at` of the
/// token.
fn no_candidate(token: &Token<'_>, at: usize, text: &str, side: usize) -> ReadError {
    let expected = if side <= 9 {
        say::format_expected_candidate_digits(side)
    } else {
        say::format_expected_candidate_numbers(side)
    };
    ReadError::unexpected(token.line, token.column + at, text, expected)
}

/// Parses the candidates of a cell.
fn candidates(token: &Token<'_>, side: usize) -> Result<Digits, ReadError> {
    if matches!(token.text, "." | "0" | "_" | "*" | "x" | "X" | "") {
        return Ok(Digits::first(side));
    }
    let mut found = Digits::EMPTY;
    let width = if side <= 9 && !token.text.contains(',') { 1 } else { usize::MAX };
    let mut at = 0;
    for piece in token.text.split(',') {
        let pieces: Vec<&str> = if width == 1 {
            (0..piece.len()).map(|index| &piece[index..=index]).collect()
        } else {
            vec![piece]
        };
        for piece in pieces {
            let digit = piece.parse().ok().and_then(Digit::new);
            match digit.filter(|digit| usize::from(digit.value()) <= side) {
                Some(digit) => found.insert(digit),
                None => return Err(no_candidate(token, at, piece, side)),
            };
            at += piece.len();
        }
        at += 1;
    }
    Ok(found)
}

fn parse(block: &Block, context: &mut Context) -> Result<Record, ReadError> {
    let words: usize = block.rows.iter().map(Row::words).sum();
    let most = block.rows.iter().map(Row::words).max().unwrap_or(0);
    let side = context.side().unwrap_or(most.min(MAX_SIDE));
    let wrong = block.rows.iter().position(|row| row.words() != side);
    if words != side * side || wrong.is_some() {
        let row = wrong
            .or(block.rows.len().checked_sub(1))
            .and_then(|index| block.rows.get(index).map(|row| (index + 1, row.line, row.words())));
        let (number, line, found) = row.unwrap_or_default();
        let expected = match wrong {
            Some(_) => say::format_count_row(side * side, number, found, side),
            None => say::format_count_rows(side * side, block.rows.len(), side),
        };
        return Err(ReadError::new(line, ReadErrorKind::Cells { found: words, expected }));
    }
    let mut cells = Vec::with_capacity(words);
    for token in block.rows.iter().flat_map(Row::tokens) {
        let digits = candidates(&token, side).map_err(|e| e.in_cell(cells.len(), side))?;
        cells.push(digits);
    }
    let line = block.line();
    let marks = Candidates::from_cells(cells).unwrap_or_else(|| Candidates::all(side));
    let drawn = drawing::boxes(&block.rows, &block.rules, side)
        .and_then(|(rows, columns)| Shape::new(rows, columns).ok());
    let geometry = match drawn.filter(|_| context.side().is_none()) {
        Some(shape) => context.geometry(line, shape, None)?,
        None => context.usual(line, side)?,
    };
    let sudoku = Sudoku::from_marks(geometry, marks).map_err(|e| ReadError::new(line, e))?;
    let mut record = Record::of(sudoku);
    record.add("name", block.title.as_deref().unwrap_or_default());
    Ok(record)
}

/// The pencil marks of a puzzle. Without any, they are the candidates that its givens leave. Every
/// open cell has enough of them that reading them gives the same puzzle.
pub(crate) fn marks_of(sudoku: &Sudoku) -> Candidates {
    if let Some(marks) = sudoku.marks() {
        return marks.clone();
    }
    let mut marks = sudoku.candidates();
    for cell in sudoku.givens().blanks() {
        if marks.get(cell).len() < 2 {
            marks.set(cell, Digits::first(marks.side()));
        }
    }
    marks
}

struct Grids {
    begun: bool,
}

impl ReadRecords for Grids {
    fn next(
        &mut self,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>> {
        let look = Look { side: context.side(), marks: true };
        match Block::next(source, look, &mut |_| {}).transpose()? {
            Ok(block) => Some(parse(&block, context)),
            Err(error) => Some(Err(error)),
        }
    }
}

/// The numbers of a cell's digits, separated by commas if the board has numbers above 9.
fn text(digits: &Digits, values: Values) -> String {
    let separator = if values.last <= 9 { "" } else { "," };
    let numbers = digits.iter().map(|digit| values.of(digit).to_string());
    numbers.collect::<Vec<_>>().join(separator)
}

impl WriteRecords for Grids {
    fn write(&mut self, record: &Record, out: &mut String) {
        if std::mem::replace(&mut self.begun, true) {
            out.push('\n');
        }
        let marks = marks_of(&record.sudoku);
        let side = marks.side();
        let values = record.sudoku.geometry().values();
        let texts: Vec<String> = marks.cells().iter().map(|digits| text(digits, values)).collect();
        let width = texts.iter().map(String::len).max().unwrap_or(1);
        let cell = |row, column| format!("{:<width$}", texts[row * side + column]);
        for line in evoku_model::text::board::draw(record.sudoku.geometry(), width, cell).lines() {
            out.push_str(line.trim_end());
            out.push('\n');
        }
    }
}
