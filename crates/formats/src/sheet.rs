//! Boards as spreadsheets export them: a row on each line, a column for each cell.
//!
//! ```text
//! 1,,,4
//! ,,3,
//! ,2,,
//! 4,,,1
//! ```
//!
//! Commas, semicolons or tabs separate the cells. An empty cell is a blank. Quotes around a cell
//! are ignored. Boards follow one another with or without empty lines between them. The output has
//! tabs, because spreadsheets paste such text as cells.

use crate::capacity::Capacity;
use crate::context::{Context, numbers_around};
use crate::format::{Format, ReadRecords, WriteRecords};
use crate::head::Head;
use crate::record::Record;
use crate::source::Source;
use evoku_messages::say;
use evoku_model::text::cells::{self, Token};
use evoku_model::text::{ReadError, ReadErrorKind};
use evoku_model::{Element, MAX_SIDE};

pub(super) static FORMAT: Format = Format {
    name: "sheet",
    extensions: &["tsv"],
    about: say::format_about_sheet,
    example: "1,,,4\n,,3,\n,2,,\n4,,,1",
    capacity: Capacity { sides: 4..=MAX_SIDE, symbols: true, ..Capacity::PLAIN },
    recognises,
    reader: || Box::new(Rows),
    writer: || Box::new(Sheets { begun: false }),
};

/// The separator of the cells in a line; `None` if the line is not a row of a sheet.
fn separator(line: &str) -> Option<char> {
    let count = |sign: &char| line.matches(*sign).count();
    [',', ';', '\t'].into_iter().max_by_key(count).filter(|sign| count(sign) >= 3)
}

/// Checks whether a line is empty; a line of tabs is a row of blanks.
fn is_empty(line: &str) -> bool {
    !line.contains('\t') && line.trim().is_empty()
}

/// The cells of a row with their positions.
fn cells_of(text: &str, line: usize, separator: char) -> Vec<Token<'_>> {
    let mut column = 1;
    let mut tokens = Vec::new();
    for piece in text.split(separator) {
        let start = piece.trim_start_matches([' ', '"']);
        let padding = piece[..piece.len() - start.len()].chars().count();
        let cell = start.trim_end_matches([' ', '"', '\r']);
        tokens.push(Token { text: cell, line, column: column + padding });
        column += piece.chars().count() + 1;
    }
    tokens
}

fn recognises(head: &Head<'_>) -> bool {
    let mut lines = head.lines().filter(|line| !is_empty(line) && !line.starts_with('#'));
    let Some((first, separator)) = lines.next().and_then(|line| Some((line, separator(line)?)))
    else {
        return false;
    };
    let side = first.matches(separator).count() + 1;
    if side > MAX_SIDE {
        return false;
    }
    let rows: Vec<&str> = [first].into_iter().chain(lines.take(side - 1)).collect();
    let (mut largest, mut empty) = (0, false);
    for token in rows.iter().flat_map(|row| cells_of(row, 0, separator)) {
        match token.text.parse::<usize>() {
            Ok(number) if number <= side => largest = largest.max(number),
            _ if token.text.is_empty() => empty = true,
            _ if matches!(token.text, "." | "_" | "*" | "-" | "x" | "X") => {}
            _ => return false,
        }
    }
    // A row of 16 cells may also be a 4x4 board, if no digit exceeds 4.
    let of_boards = cells::side_of(side).is_some_and(|inner| largest <= inner);
    let all = rows.len() == side || !head.whole;
    let alike = rows.iter().all(|row| row.matches(separator).count() + 1 == side);
    all && alike && (!of_boards || (empty && separator == '\t'))
}

struct Rows;

impl Rows {
    /// Skips the rest of a broken board: the lines up to an empty one.
    fn give_up(source: &mut Source<'_>) {
        while let Ok(Some(line)) = source.line() {
            if is_empty(&String::from_utf8_lossy(line.bytes)) {
                return;
            }
        }
    }
}

impl ReadRecords for Rows {
    fn next(
        &mut self,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>> {
        let mut rows: Vec<(usize, String)> = Vec::new();
        let mut shape: Option<(char, usize)> = None;
        loop {
            let line = match source.line() {
                Ok(line) => line,
                Err(error) => return Some(Err(error)),
            };
            let number = line.map(|line| line.number);
            let text = line.map(|line| String::from_utf8_lossy(line.bytes).into_owned());
            let text = text.filter(|text| !rows.is_empty() || !is_empty(text) || number.is_none());
            let (Some(number), Some(text)) = (number, text) else {
                match (number, rows.last()) {
                    (Some(_), _) => continue,
                    (None, None) => return None,
                    (None, Some((last, _))) => {
                        let side = shape.map_or(0, |(_, side)| side);
                        return Some(Err(miscounted(*last, rows.len(), side)));
                    }
                }
            };
            if rows.is_empty() && text.starts_with('#') {
                continue;
            }
            let (sign, side) = *shape.get_or_insert_with(|| {
                let sign = separator(&text).unwrap_or(',');
                (sign, context.side().unwrap_or(text.matches(sign).count() + 1))
            });
            let found = text.matches(sign).count() + 1;
            if found != side || side > MAX_SIDE {
                let expected = say::format_count_row(side * side, rows.len() + 1, found, side);
                let found = rows.len() * side + found;
                if !is_empty(&text) {
                    Self::give_up(source);
                }
                let kind = ReadErrorKind::Cells { found, expected };
                return Some(Err(ReadError::new(number, kind)));
            }
            rows.push((number, text));
            if rows.len() == side {
                let tokens = rows.iter().flat_map(|(line, text)| cells_of(text, *line, sign));
                let tokens: Vec<Token<'_>> = tokens.collect();
                let first = rows.first().map_or(number, |(line, _)| *line);
                if let Some(kind) = beside_the_board(&tokens, side, sign) {
                    return Some(Err(ReadError::new(first, kind)));
                }
                let givens = cells::grid(&tokens, side);
                let sudoku = givens.and_then(|givens| context.sudoku_of_rows(first, givens));
                return Some(sudoku.map(Record::of));
            }
        }
    }
}

/// The error of a table that has more than the cells of a board: numbers of columns in the first
/// row, or an empty column at one side, since each row begins or ends with a separator.
fn beside_the_board(tokens: &[Token<'_>], side: usize, separator: char) -> Option<ReadErrorKind> {
    if tokens[..side].iter().enumerate().all(|(index, token)| token.text == index.to_string()) {
        return Some(numbers_around());
    }
    let inner = side - 1;
    let is_empty =
        |column: usize| tokens.iter().skip(column).step_by(side).all(|t| t.text.is_empty());
    let filled = tokens.iter().filter(|token| !token.text.is_empty()).count();
    // A row of tabs, as spreadsheets paste it, ends with its last cell.
    let is_smaller = separator != '\t'
        && inner.isqrt().pow(2) == inner
        && filled >= side
        && (is_empty(0) || is_empty(inner))
        && !tokens.iter().any(|token| token.text == side.to_string());
    let expected = say::format_count_rows(inner * inner, side, inner);
    is_smaller.then_some(ReadErrorKind::Cells { found: side * inner, expected })
}

/// The error for an input that ends within a board.
fn miscounted(line: usize, rows: usize, side: usize) -> ReadError {
    let expected = say::format_count_rows(side * side, rows, side);
    ReadError::new(line, ReadErrorKind::Cells { found: rows * side, expected })
}

struct Sheets {
    begun: bool,
}

impl WriteRecords for Sheets {
    fn write(&mut self, record: &Record, out: &mut String) {
        if std::mem::replace(&mut self.begun, true) {
            out.push('\n');
        }
        let side = record.sudoku.geometry().side();
        for row in record.sudoku.givens().cells().chunks(side) {
            let cells = row.iter().map(|digit| match (digit, record.suitable()) {
                (None, _) => String::new(),
                (Some(digit), Some(symbols)) => symbols.of(digit.index() + 1).to_string(),
                (Some(digit), None) => digit.to_string(),
            });
            out.push_str(&cells.collect::<Vec<_>>().join("\t"));
            out.push('\n');
        }
    }
}
