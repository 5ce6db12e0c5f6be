//! CSV with a header: a column with the puzzle, optionally one with the solution, and others.
//!
//! The puzzle is in the column `puzzle` (or `puzzles`, `quiz`, `quizzes`, `sudoku`, `grid`).
//! Without such a header, it is in a column whose first value looks like a puzzle, preferably
//! `question`, `problem` or similar. The solution is in `solution` (or `answer`, `solved`), or in
//! another column with a full board: one with a usual name, or one that has at least half of the
//! givens. `solutions` may therefore also be a number of solutions. [`Hints`](crate::Hints) can name
//! both columns. A file may have no header at all. Commas, semicolons or tabs separate columns.
//! Other columns are kept as fields.
//!
//! Spreadsheets put an apostrophe before digits, which is ignored, or drop leading zeros, which are
//! added with a remark if the puzzle then has no clash and the givens of its solution.
//!
//! Four columns describe the board, see [`variant`]: `box` (`2x3`), `rules`
//! (`diagonal+anti-knight`), `regions` and `constraints`. They are written if the first puzzle
//! needs them.

use std::borrow::Cow;

use csv_core::{ReadRecordResult, ReaderBuilder, Terminator};

use crate::capacity::{Capacity, EVERY_RULE};
use crate::context::Context;
use crate::csv_columns::{Columns, damaged};
use crate::csv_table::Table;
use crate::format::{Format, ReadRecords};
use crate::head::Head;
use crate::names::{MAYBE_PUZZLE, PUZZLE, is_one_of};
use crate::record::Record;
use crate::source::{LIMIT, Source};
use crate::variant;
use evoku_messages::say;
use evoku_model::text::line::{counted_from_one, looks_like_puzzle, read_any, read_any_among};
use evoku_model::text::{ReadError, ReadErrorKind, quoted};
use evoku_model::{Geometry, Grid, Shape, Sudoku};

pub(super) static FORMAT: Format = Format {
    name: "csv",
    extensions: &["csv"],
    about: say::format_about_csv,
    example: "puzzle,solution,name\n1..4..1..1..4..1,1234432121433412,easy",
    capacity: Capacity {
        rules: EVERY_RULE,
        symbols: true,
        solution: true,
        fields: &["*"],
        ..Capacity::PLAIN
    },
    recognises,
    reader: || Box::new(Rows::default()),
    writer: || Box::new(Table::default()),
};

/// The separator of columns: the most frequent of three characters.
fn delimiter(line: &str) -> u8 {
    let count = |sign: &u8| line.bytes().filter(|byte| byte == sign).count();
    // Ties go to the last, so the separator is a comma if none of them occurs.
    [b';', b'\t', b','].into_iter().max_by_key(count).unwrap_or(b',')
}

/// The columns of a line.
fn columns(line: &str, delimiter: char) -> Vec<&str> {
    line.split(delimiter).map(|column| column.trim().trim_matches('"')).collect()
}

/// Returns `true` if the first line has several columns, and one has the name of a puzzle.
pub(crate) fn has_names(head: &Head<'_>) -> bool {
    let first = head.content().next().unwrap_or("");
    let names = columns(first, char::from(delimiter(first)));
    names.len() > 1 && names.iter().any(|name| is_one_of(&PUZZLE, name))
}

pub(crate) fn recognises(head: &Head<'_>) -> bool {
    let mut lines = head.content();
    let (first, second) = (lines.next().unwrap_or(""), lines.next().unwrap_or(""));
    let delimiter = char::from(delimiter(first));
    let [first, second] = [first, second].map(|line| columns(line, delimiter));
    let puzzle = |columns: &[&str]| columns.iter().any(|column| looks_like_puzzle(column));
    // A puzzle followed by a tab starts a line with a comment, so it doesn't count as a column
    // here.
    let names = if delimiter == '\t' { &first[1..] } else { &first[..] };
    first.iter().any(|name| is_one_of(&PUZZLE, name))
        || (first.len() > 1 && puzzle(names))
        || (second.len() > 1 && second.len() == first.len() && puzzle(&second))
        || (first.len() == 1 && is_one_of(&MAYBE_PUZZLE, first[0]) && puzzle(&second))
}

#[derive(Default)]
struct Rows {
    reader: Option<csv_core::Reader>,
    columns: Option<Columns>,
    /// The bytes of a row's values, and the end of each value.
    output: Vec<u8>,
    ends: Vec<usize>,
}

/// The values of a row, its line number and its text.
struct Row {
    line: usize,
    values: Vec<String>,
    text: String,
}

impl Row {
    /// The value of a column without surrounding spaces; empty if the row doesn't have it.
    fn value(&self, column: Option<usize>) -> &str {
        column.and_then(|index| self.values.get(index)).map_or("", |value| value.trim())
    }

    /// The line and the column of a value, if the text contains it literally.
    fn place(&self, value: &str) -> (usize, usize) {
        let found = if value.is_empty() { None } else { self.text.find(value) };
        let Some(at) = found else { return (self.line, 0) };
        let before = &self.text[..at];
        let start = before.rfind('\n').map_or(0, |end| end + 1);
        (self.line + before.matches('\n').count(), before[start..].chars().count() + 1)
    }
}

impl Rows {
    /// Reads the next row; `None` at the end.
    fn row(&mut self, source: &mut Source<'_>) -> Result<Option<Row>, ReadError> {
        let mut text: Vec<u8> = Vec::new();
        let (output, ends) = (&mut self.output, &mut self.ends);
        output.resize(output.len().max(1024), 0);
        ends.resize(ends.len().max(64), 0);
        let (mut written, mut ended) = (0, 0);
        let mut first = 0;
        loop {
            let (number, bytes) = match source.line() {
                Ok(Some(line)) => (line.number, Some(line.bytes)),
                Ok(None) if text.is_empty() => return Ok(None),
                Ok(None) => (0, None),
                Err(error) => {
                    self.reader.iter_mut().for_each(csv_core::Reader::reset);
                    return Err(error);
                }
            };
            if text.is_empty() && bytes.is_none_or(|bytes| bytes.trim_ascii().is_empty()) {
                continue;
            }
            first = if text.is_empty() { number } else { first };
            let start = text.len();
            text.extend_from_slice(bytes.unwrap_or_default());
            text.extend(bytes.map(|_| b'\n'));
            let reader = self.reader.get_or_insert_with(|| {
                let line = String::from_utf8_lossy(&text);
                let mut builder = ReaderBuilder::new();
                builder.delimiter(delimiter(&line)).terminator(Terminator::Any(b'\n')).build()
            });
            if text.len() > LIMIT {
                reader.reset();
                let kind = ReadErrorKind::TooLong { what: "row", limit: LIMIT };
                return Err(ReadError::new(first, kind));
            }
            let mut at = start;
            loop {
                let (result, read, wrote, ends_found) =
                    reader.read_record(&text[at..], &mut output[written..], &mut ends[ended..]);
                (at, written, ended) = (at + read, written + wrote, ended + ends_found);
                match result {
                    // An empty slice signals the end of the input to the reader.
                    ReadRecordResult::InputEmpty if bytes.is_some() => break,
                    ReadRecordResult::InputEmpty => {}
                    ReadRecordResult::OutputFull => output.resize(2 * output.len(), 0),
                    ReadRecordResult::OutputEndsFull => ends.resize(2 * ends.len(), 0),
                    ReadRecordResult::Record | ReadRecordResult::End => {
                        reader.reset();
                        let mut begin = 0;
                        let mut values = Vec::with_capacity(ended);
                        for &end in &ends[..ended] {
                            let value = String::from_utf8_lossy(&output[begin..end]);
                            values.push(value.into_owned());
                            begin = end;
                        }
                        let text = String::from_utf8_lossy(&text).into_owned();
                        return Ok(Some(Row { line: first, values, text }));
                    }
                }
                if at >= text.len() && bytes.is_some() {
                    break;
                }
            }
        }
    }

    fn record(
        row: &Row,
        columns: &mut Columns,
        context: &mut Context,
    ) -> Result<Record, ReadError> {
        columns.settle(&row.values);
        let Some(puzzle) = columns.puzzle else {
            let expected = say::format_expected_csv_column();
            return Err(ReadError::unexpected(row.line, 0, row.text.trim(), expected));
        };
        let constraints = columns.variant[3].map_or("", |column| row.value(Some(column)));
        let from_zero = variant::counts_from_zero(constraints.split(';'));
        let side = context.side().or_else(|| columns.side(&row.values));
        let givens = grid(row, puzzle, from_zero, side, context)?;
        let side = givens.side();
        let stated = variant::read(columns.variant.map(|column| row.value(column)), side)
            .map_err(|kind| ReadError::new(row.line, kind))?;
        let sudoku = match stated.board {
            None => context.sudoku(row.line, givens)?,
            Some((shape, rules)) => {
                let geometry = context.geometry(row.line, shape, Some(&rules))?;
                Sudoku::new(geometry, givens).map_err(|error| ReadError::new(row.line, error))?
            }
        };
        let text = row.value(Some(puzzle)).to_owned();
        let mut record = Record::of(sudoku).with_symbols_of(&text);
        let solution = columns
            .solution
            .filter(|&index| row.values.get(index).is_some_and(|value| !value.trim().is_empty()));
        if let Some(index) = solution {
            record.solution = Some(grid(row, index, from_zero, Some(side), context)?);
        }
        for (index, value) in row.values.iter().enumerate() {
            let tells = (columns.variant.iter().zip(stated.used))
                .any(|(column, stated)| stated && *column == Some(index));
            if index != puzzle && Some(index) != columns.solution && !tells {
                match columns.names.get(index) {
                    Some(name) => record.add(name.trim(), value),
                    None => record.add(&format!("column {}", index + 1), value),
                }
            }
        }
        Ok(record)
    }
}

/// Reads the grid in a column. An error has its position in the file.
fn grid(
    row: &Row,
    index: usize,
    from_zero: bool,
    side: Option<usize>,
    context: &Context,
) -> Result<Grid, ReadError> {
    let value = row.values.get(index).map_or("", String::as_str);
    let value = value.trim_start().strip_prefix('\'').unwrap_or(value);
    let plain = context.cells(row.line, value);
    let cells = if from_zero { Cow::Owned(counted_from_one(&plain)) } else { plain };
    if is_rounded(&cells) {
        let found = say::format_found_spreadsheet_number(quoted(cells.trim()));
        let expected = say::format_expected_text_column();
        return Err(ReadError::new(row.line, ReadErrorKind::Unexpected { found, expected }));
    }
    if !from_zero
        && let Some(grid) = with_leading_zeros(cells.trim(), side.or(context.sizes().common()))
    {
        let count = grid.cells().len() - cells.trim().len();
        context.remark(row.line, say::format_remark_leading_zeros(count));
        return Ok(grid);
    }
    read_any_among(&cells, side, context.sizes()).map_err(|error| {
        let (line, column) = row.place(value);
        // Line breaks within quotes count as lines of the file.
        let column = match (error.line, error.column) {
            (1, inside) if inside > 0 && column > 0 => column + inside - 1,
            (1, _) => column,
            (_, inside) => inside,
        };
        ReadError { line: line + error.line.max(1) - 1, column, ..error }
    })
}

/// Checks whether a value is a number like `5.3007E+79`, as which spreadsheets save long digits.
fn is_rounded(value: &str) -> bool {
    let Some((digits, power)) = value.trim().split_once(['E', 'e']) else { return false };
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let digits = digits.replace(['.', ','], "");
    is_number(&digits) && power.strip_prefix('+').is_some_and(is_number)
}

/// The number of leading zeros that a spreadsheet may have dropped from a puzzle.
const DROPPED: usize = 20;

/// The board of digits whose leading zeros are missing; `None` for any other text, and if a digit
/// would then occur twice in a house.
fn with_leading_zeros(digits: &str, side: Option<usize>) -> Option<Grid> {
    let side = side.filter(|side| (4..=9).contains(side))?;
    let missing = (side * side).checked_sub(digits.len())?;
    let is_number = digits.bytes().all(|byte| byte.is_ascii_digit())
        && digits.contains('0')
        && !digits.starts_with('0');
    if !(1..=DROPPED).contains(&missing) || !is_number {
        return None;
    }
    let grid = read_any(&format!("{}{digits}", "0".repeat(missing)), Some(side)).ok()?;
    let geometry = Geometry::plain(Shape::of_side(side).ok()?);
    let fits = (grid.digits()).all(|(cell, digit)| {
        geometry.peers(cell).iter().all(|peer| grid.get(*peer) != Some(digit))
    });
    fits.then_some(grid)
}

impl ReadRecords for Rows {
    fn next(
        &mut self,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>> {
        loop {
            let row = match self.row(source).transpose()? {
                Ok(row) => row,
                Err(error) => return Some(Err(error)),
            };
            let columns = match &mut self.columns {
                Some(columns) => columns,
                none => {
                    let known = row.values.iter().any(|name| is_one_of(&PUZZLE, name));
                    let board = row.values.iter().position(|value| looks_like_puzzle(value));
                    let columns = match damaged(&row.values).or(board) {
                        Some(puzzle) if !known => Columns::of_values(&row.values, puzzle),
                        _ => {
                            let columns = none.insert(Columns::of_header(row.values));
                            match columns.choose(context.columns()) {
                                Ok(()) => continue,
                                Err(kind) => {
                                    while let Ok(Some(_)) = source.line() {}
                                    return Some(Err(ReadError::new(row.line, kind)));
                                }
                            }
                        }
                    };
                    let columns = none.insert(columns);
                    if let Err(kind) = columns.choose(context.columns()) {
                        while let Ok(Some(_)) = source.line() {}
                        return Some(Err(ReadError::new(row.line, kind)));
                    }
                    columns
                }
            };
            return Some(Self::record(&row, columns, context));
        }
    }
}
