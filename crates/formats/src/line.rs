//! Format with a puzzle on each line.
//!
//! A puzzle has a character for each cell up to side 35, or numbers separated by spaces, tabs,
//! commas or semicolons. Text after the puzzle is kept as its comment, unless it looks like further
//! cells. Blank lines and lines that begin with `#` or `;` are skipped. Nine groups of nine
//! characters also form a puzzle.

use std::ops::RangeInclusive;

use evoku_messages::say;
use evoku_model::MAX_SIDE;
use evoku_model::text::ReadError;
use evoku_model::text::line::{comment, further_cells, plain_nine, read_cells_among};
pub use evoku_model::text::line::{print, print_on, read, read_on};

use crate::capacity::Capacity;
use crate::context::Context;
use crate::format::{Format, ReadRecords, WriteRecords};
use crate::head::Head;
use crate::lines::next_line;
use crate::record::Record;
use crate::source::{Line, Source};

pub(super) static FORMAT: Format = Format {
    name: "line",
    extensions: &["txt"],
    about: say::format_about_line,
    example: "1..4..1..1..4..1 comment",
    capacity: Capacity { fields: &["comment"], ..Capacity::PLAIN },
    // This is the last format in the table, so it accepts everything that no other format
    // recognises.
    recognises: |_: &Head<'_>| true,
    reader: || Box::new(Lines { sides: 1..=MAX_SIDE }),
    writer: || Box::new(Lines { sides: 1..=MAX_SIDE }),
};

/// `.sdm`: the same, but only for 9x9 boards.
pub(super) static SDM: Format = Format {
    name: "sdm",
    extensions: &["sdm"],
    about: say::format_about_sdm,
    example: "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    capacity: Capacity { sides: 9..=9, fields: &["comment"], ..Capacity::PLAIN },
    // The text is the same as in `line`, so it is never detected.
    recognises: |_: &Head<'_>| false,
    reader: || Box::new(Lines { sides: 9..=9 }),
    writer: || Box::new(Lines { sides: 9..=9 }),
};

struct Lines {
    sides: RangeInclusive<usize>,
}

/// Reads the puzzle of a line that is neither blank nor a comment, with one of these sides.
pub(crate) fn read_line(
    sides: &RangeInclusive<usize>,
    line: Line<'_>,
    context: &mut Context,
) -> Result<Record, ReadError> {
    let only = (sides.start() == sides.end()).then_some(*sides.start());
    let side = context.side().or(only);
    // Most lines contain only 81 cells, so they are read without checking for UTF-8.
    if side.is_none_or(|side| side == 9)
        && let Some(givens) = plain_nine(line.bytes)
    {
        let sudoku = context.sudoku(line.number, givens)?;
        let rest = String::from_utf8_lossy(&line.bytes[81..]);
        return Ok(Record::of(sudoku).with_comment(comment(&rest, line.number, 9)?));
    }
    let text = String::from_utf8_lossy(line.bytes);
    let (givens, rest) = read_cells_among(&text, line.number, side, context.sizes())?;
    let sudoku = context.sudoku(line.number, givens)?;
    Ok(Record::of(sudoku).with_comment(rest))
}

impl ReadRecords for Lines {
    fn next(
        &mut self,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>> {
        next_line(source, |line| read_line(&self.sides, line, context))
    }
}

impl WriteRecords for Lines {
    fn write(&mut self, record: &Record, out: &mut String) {
        out.push_str(&print_on(record.sudoku.geometry(), record.sudoku.givens()));
        // A single cell followed by a comment might be read as two cells.
        if record.sudoku.geometry().side() > 1 {
            push_comment(record, out);
        }
        out.push('\n');
    }
}

/// Appends the comment of a record after a space, on one line.
pub(crate) fn push_comment(record: &Record, out: &mut String) {
    let comment = one_line(record.field("comment").unwrap_or_default());
    // A comma would look like the start of another cell.
    let comment = comment.trim_start_matches([',', ';', ' ']);
    if !comment.is_empty() {
        // A comment that looks like further cells is marked by `#`.
        out.push_str(if further_cells(comment) < 9 { " " } else { " # " });
        out.push_str(comment);
    }
}

/// Replaces the line breaks of a text by spaces.
pub(crate) fn one_line(text: &str) -> String {
    text.split(['\n', '\r']).map(str::trim).collect::<Vec<_>>().join(" ").trim().to_owned()
}
