//! Boards as programs print them: arrays, lists and tables.
//!
//! ```text
//! array([[1, 0, 0, 4],        0    1    2    3         [,1] [,2] [,3] [,4]
//!        [0, 0, 3, 0],     0  1.0  NaN  NaN  4.0  [1,]    1   NA   NA    4
//!        [0, 2, 0, 0],     1  NaN  NaN  3.0  NaN  [2,]   NA   NA    3   NA
//!        [4, 0, 0, 1]])    2  NaN  2.0  NaN  NaN  [3,]   NA    2   NA   NA
//!                          3  4.0  NaN  NaN  1.0  [4,]    4   NA   NA    1
//! ```
//!
//! Lists are those of NumPy, Python, R, C, OCaml, MiniZinc and others: brackets, braces or
//! parentheses, with or without a name or an assignment before them. Each cell may also be an
//! object with its digit and pencil marks. A table has a row on each line, or a board on each line,
//! with labels of rows or columns that are skipped. A number may be written as `5.0`, and a blank as
//! `nan`, `None`, `NA` or `-1`. All numbers of a board have the same notation.
//!
//! The cells may also be listed with their [coordinates], as in `r1c1=5` or `(0, 0): 5`.

mod coordinates;
mod lists;
mod literal;
mod objects;
mod table;
pub(crate) mod word;

use std::collections::VecDeque;

use crate::capacity::Capacity;
use crate::context::Context;
use crate::csv;
use crate::format::{Format, ReadRecords, WriteRecords};
use crate::head::Head;
use crate::record::Record;
use crate::source::{LIMIT, Source};
use coordinates::Cells;
use evoku_messages::say;
use evoku_model::text::cells::{self, Token};
use evoku_model::text::is_skipped;
use evoku_model::text::{ReadError, ReadErrorKind};
use evoku_model::{Digit, MAX_SIDE};
use literal::Parser;
use table::{Layout, is_rule, layout, pieces};
use word::{Words, plain};

pub(super) static FORMAT: Format = Format {
    name: "array",
    extensions: &["array"],
    about: say::format_about_array,
    example: "array([[1, 0, 0, 4],\n       [0, 0, 3, 0],\n       [0, 2, 0, 0],\n       [4, 0, 0, 1]])",
    capacity: Capacity { sides: 4..=MAX_SIDE, ..Capacity::PLAIN },
    recognises: |head| {
        let is_table = || layout(head).is_some_and(|layout| layout.is_own);
        let is_list = || Cells::at_the_beginning(head).is_some();
        is_list() || has_lists(head) || !csv::has_names(head) && is_table()
    },
    reader: || Box::new(Reader::default()),
    writer: || Box::new(Arrays),
};

/// The number of lines before the first bracket of a program's text.
const BEFORE: usize = 20;

/// Checks whether an input has boards in brackets, other than JSON.
fn has_lists(head: &Head<'_>) -> bool {
    let first = head.text.trim_start();
    let json = serde_json::from_str::<serde_json::Value>(&head.text).ok();
    if let Some(value) = json {
        return objects::has_cells(&value);
    }
    let Some(at) = first.find(['[', '(', '{']) else { return false };
    let before = &first[..at];
    // The braces of LaTeX hold names and columns.
    if before.lines().count() > BEFORE || before.contains("://") || before.contains("\\begin") {
        return false;
    }
    let mut parser = Parser::default();
    for (index, line) in head.lines().enumerate() {
        if parser.read(line, index + 1).is_none() {
            break;
        }
        let fine = |list| lists::boards(list).first().is_some_and(Result::is_ok);
        if parser.done.iter().any(fine) {
            return true;
        }
    }
    // The first array may be damaged.
    let sides = parser.done.iter().chain(parser.lists_open()).map(literal::List::atoms);
    sides.max().is_some_and(|atoms| atoms >= 9) && is_array(before, first)
}

/// Checks whether a text begins with rows in brackets, or with an assignment of an array.
fn is_array(before: &str, text: &str) -> bool {
    let is_rows = |text: &str| {
        let compact: String = text.chars().filter(|sign| !sign.is_whitespace()).take(8).collect();
        ["[[", "((", "{{", "[("].iter().any(|begin| compact.starts_with(begin))
    };
    let after = &text[before.len()..];
    is_rows(after)
        || (is_rows(&after[1..]) && !after.starts_with('{'))
        || before.trim_end().ends_with('=')
        || before.trim_end().ends_with("array")
}

/// Reader of lists, tables or single cells, by the beginning of the input.
#[derive(Default)]
struct Reader {
    begun: bool,
    layout: Option<Layout>,
    has_coordinates: bool,
    /// `true` once the labels of columns were skipped for the current table.
    is_within: bool,
    ready: VecDeque<Result<Record, ReadError>>,
}

impl ReadRecords for Reader {
    fn next(
        &mut self,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>> {
        if !std::mem::replace(&mut self.begun, true) {
            let (bytes, whole) = source.head();
            let head = Head::new(bytes, whole);
            self.has_coordinates = Cells::at_the_beginning(&head).is_some();
            let is_table = !self.has_coordinates && !has_lists(&head);
            self.layout = if is_table { layout(&head) } else { None };
        }
        if let Some(record) = self.ready.pop_front() {
            return Some(record);
        }
        match self.layout {
            Some(layout) => self.table(layout, source, context),
            None if self.has_coordinates => cells_with_coordinates(source, context),
            None => self.lists(source, context),
        }
    }
}

/// Reads the cells up to the next empty line.
fn cells_with_coordinates(
    source: &mut Source<'_>,
    context: &mut Context,
) -> Option<Result<Record, ReadError>> {
    let (mut text, mut first) = (String::new(), 0);
    loop {
        let line = match source.line() {
            Ok(line) => line,
            Err(error) => return Some(Err(error)),
        };
        match line.filter(|line| !line.bytes.trim_ascii().is_empty()) {
            Some(line) if is_skipped(line.bytes) => {}
            Some(line) => {
                first = if text.is_empty() { line.number } else { first };
                text.push_str(&String::from_utf8_lossy(line.bytes));
                text.push('\n');
            }
            None if !text.is_empty() => break,
            None if line.is_none() => return None,
            None => {}
        }
        if text.len() > LIMIT {
            let kind = ReadErrorKind::TooLong { what: "text", limit: LIMIT };
            return Some(Err(ReadError::new(first, kind)));
        }
    }
    Some(match Cells::of(&text) {
        Some(cells) => cells.read(first, context),
        None => {
            let expected = say::format_expected_list_of_cells();
            Err(ReadError::unexpected(first, 0, text.lines().next().unwrap_or_default(), expected))
        }
    })
}

/// The error of a text that ends, or whose brackets don't match.
fn unmatched(line: usize) -> ReadError {
    let (found, expected) = (say::format_found_brackets(), say::format_expected_brackets());
    ReadError::new(line, ReadErrorKind::Unexpected { found, expected })
}

impl Reader {
    fn lists(
        &mut self,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>> {
        let mut parser = Parser::default();
        let (mut last, mut first, mut size, mut any) = (0, 0, 0, false);
        loop {
            let line = match source.line() {
                Ok(Some(line)) => line,
                Ok(None) if parser.is_within() => return Some(Err(unmatched(first))),
                Ok(None) if any => {
                    let (found, expected) =
                        (say::format_found_no_board(), say::format_expected_rows_of_array());
                    return Some(Err(ReadError::new(
                        last,
                        ReadErrorKind::Unexpected { found, expected },
                    )));
                }
                Ok(None) => return None,
                Err(error) => return Some(Err(error)),
            };
            last = line.number;
            first = if parser.is_within() { first } else { last };
            size += line.bytes.len();
            if size > LIMIT {
                let kind = ReadErrorKind::TooLong { what: "text", limit: LIMIT };
                return Some(Err(ReadError::new(first, kind)));
            }
            let text = String::from_utf8_lossy(line.bytes).into_owned();
            if parser.read(&text, last).is_none() {
                return Some(Err(unmatched(last)));
            }
            if parser.is_within() {
                continue;
            }
            for list in std::mem::take(&mut parser.done) {
                any |= list.atoms() > 3;
                for found in lists::boards(&list) {
                    let record = found.and_then(|lists::Board { givens, play, line, has_keys }| {
                        if has_keys {
                            context.remark(line, say::format_remark_rows());
                        }
                        let record = Record::of(context.sudoku_of_rows(line, givens)?);
                        Ok(match play {
                            Some(play) => record.with_play(play),
                            None => record,
                        })
                    });
                    self.ready.push_back(record);
                }
            }
            if let Some(record) = self.ready.pop_front() {
                return Some(record);
            }
            size = 0;
        }
    }

    fn table(
        &mut self,
        layout: Layout,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>> {
        let mut rows: Vec<(usize, String)> = Vec::new();
        loop {
            let line = match source.line() {
                Ok(line) => {
                    line.map(|line| (line.number, String::from_utf8_lossy(line.bytes).into_owned()))
                }
                Err(error) => return Some(Err(error)),
            };
            let is_end = line.as_ref().is_none_or(|(_, text)| text.trim().is_empty());
            match (&line, rows.last()) {
                (None, None) => return None,
                (_, Some((last, _))) if is_end => {
                    let (side, rows) = (layout.side, rows.len());
                    let expected = say::format_count_rows(side * side, rows, side);
                    let kind = ReadErrorKind::Cells { found: rows * side, expected };
                    self.is_within = false;
                    return Some(Err(ReadError::new(*last, kind)));
                }
                _ => {}
            }
            let Some((number, text)) = line else { continue };
            if is_end || text.starts_with('#') || is_rule(&text) {
                self.is_within &= !is_end;
                continue;
            }
            let text = match layout.separator {
                // Editors remove spaces at the end of a line.
                table::Separator::Columns(step) => {
                    format!("{:<1$}", text.trim_end(), step * (layout.side - 1) + 1)
                }
                _ => text,
            };
            let found = pieces(&text, layout.separator);
            if rows.is_empty() && self.is_beside(layout, &found, &text) {
                continue;
            }
            if let (false, table::Separator::Columns(_)) = (self.is_within, layout.separator) {
                context.remark(number, say::format_remark_spaces());
            }
            self.is_within = true;
            if found.len() != layout.columns() {
                let width = found.len().saturating_sub(layout.before + layout.after);
                let (side, cells) = (layout.side, rows.len() * layout.side + width);
                let expected = match layout.is_flat {
                    true => say::format_count(side * side),
                    false => say::format_count_row(side * side, rows.len() + 1, width, side),
                };
                let kind = ReadErrorKind::Cells { found: cells, expected };
                if !layout.is_flat {
                    give_up(source);
                    self.is_within = false;
                }
                return Some(Err(ReadError::new(number, kind)));
            }
            rows.push((number, text));
            if layout.is_flat || rows.len() == layout.side {
                return Some(board(&rows, &layout, context));
            }
        }
    }

    /// Checks whether a line before the first row of a board is a title or has labels.
    fn is_beside(&mut self, layout: Layout, found: &[table::Piece<'_>], text: &str) -> bool {
        if layout.has_header && !self.is_within && table::is_header(found, &layout) {
            // The next line is a row, even if it looks similar.
            self.is_within = true;
            return true;
        }
        let is_row = found.len() == layout.columns();
        let start = text.trim_start();
        // Polars begins with the size, such as `shape: (9, 9)`.
        let is_title = start.starts_with('[') || start.starts_with("shape:");
        !is_row && (is_title || start.trim_end().ends_with(':'))
    }
}

/// Skips the rest of a broken board: the lines up to an empty one.
fn give_up(source: &mut Source<'_>) {
    while let Ok(Some(line)) = source.line() {
        if line.bytes.trim_ascii().is_empty() {
            return;
        }
    }
}

/// The board of rows with the right number of cells.
fn board(
    rows: &[(usize, String)],
    layout: &Layout,
    context: &mut Context,
) -> Result<Record, ReadError> {
    let mut words = Words::default();
    let mut cells = Vec::new();
    for (line, text) in rows {
        for (text, column) in layout.cells_of(&pieces(text, layout.separator)) {
            if *text == "…" {
                let expected = say::format_expected_whole_array();
                return Err(ReadError::unexpected(*line, *column, text, expected));
            }
            if let Err(doubt) = words.add(text) {
                let place = (*line, *column);
                return Err(lists::refusal(doubt, text, place, cells.len(), layout.side));
            }
            cells.push((plain(text), *line, *column));
        }
    }
    let first = rows.first().map_or(0, |(line, _)| *line);
    if words.may_count_from_zero(layout.side) {
        return Err(ReadError::new(first, cells::from_zero(layout.side)));
    }
    let tokens: Vec<Token<'_>> = (cells.iter())
        .map(|(text, line, column)| Token { text, line: *line, column: *column })
        .collect();
    let grid = cells::grid(&tokens, layout.side)?;
    context.sudoku_of_rows(first, grid).map(Record::of)
}

/// Writer of arrays as NumPy prints them.
struct Arrays;

impl WriteRecords for Arrays {
    fn write(&mut self, record: &Record, out: &mut String) {
        let side = record.sudoku.geometry().side();
        let width = side.to_string().len();
        for (index, row) in record.sudoku.givens().cells().chunks(side).enumerate() {
            let cell = |digit: &Option<Digit>| {
                format!("{:>width$}", digit.map_or(0, |digit| digit.value()))
            };
            let cells: Vec<String> = row.iter().map(cell).collect();
            let begin = if index == 0 { "array([" } else { "       " };
            let end = if index + 1 == side { "])" } else { "," };
            out.push_str(&format!("{begin}[{}]{end}\n", cells.join(", ")));
        }
    }
}
