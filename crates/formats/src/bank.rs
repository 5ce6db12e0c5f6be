//! Records of puzzle banks: an identifier, a puzzle and a rating on each line.
//!
//! ```text
//! 0000183b305c 050703060007000800000816000000030000005000100730040086906000204840572093000409000  1.2
//! ```

use crate::capacity::Capacity;
use crate::context::Context;
use crate::each_line::EachLine;
use crate::format::{Format, WriteRecords};
use crate::line::one_line;
use crate::record::Record;
use crate::source::Line;
use evoku_messages::say;
use evoku_model::MAX_SIDE;
use evoku_model::text::ReadError;
use evoku_model::text::line::{looks_like_puzzle, read_any_among};

pub(super) static FORMAT: Format = Format {
    name: "bank",
    extensions: &["bank"],
    about: say::format_about_bank,
    example: "0f3a 1..4..1..1..4..1 1.2",
    capacity: Capacity {
        sides: 4..=MAX_SIDE,
        symbols: true,
        fields: &["id", "rating"],
        ..Capacity::PLAIN
    },
    recognises: |head| {
        let lines: Vec<&str> = head.content().take(2).collect();
        !lines.is_empty() && lines.iter().all(|line| parts(line).is_some())
    },
    reader: || Box::new(EachLine(parse)),
    writer: || Box::new(Lines),
};

/// The identifier, the puzzle and the text after it; `None` for other lines.
fn parts(line: &str) -> Option<[&str; 3]> {
    let line = line.trim();
    let (id, rest) = line.split_once(char::is_whitespace)?;
    let (puzzle, rating) =
        rest.trim_start().split_once(char::is_whitespace).unwrap_or((rest.trim(), ""));
    // A line that begins with # is a comment. A number with decimals is a cell of a table.
    let is_decimal = id.contains('.') && id.parse::<f64>().is_ok();
    let is_id = id.len() <= 40
        && !id.starts_with('#')
        && !is_decimal
        && !id.contains([',', ';', ':'])
        && !looks_like_puzzle(id);
    // Words as long as the first are rows of one board.
    let fits = is_id && puzzle.len() >= 16 && puzzle.len() != id.len() && looks_like_puzzle(puzzle);
    fits.then_some([id, puzzle, rating.trim()])
}

fn parse(line: Line<'_>, context: &mut Context) -> Result<Record, ReadError> {
    let text = String::from_utf8_lossy(line.bytes);
    let Some([id, puzzle, rating]) = parts(&text) else {
        let expected = say::format_expected_bank();
        return Err(ReadError::unexpected(line.number, 0, text.trim(), expected));
    };
    let before = puzzle.as_ptr() as usize - text.as_ptr() as usize;
    let column = text[..before].chars().count();
    let givens = read_any_among(puzzle, context.side(), context.sizes()).map_err(|error| {
        let column = if error.column > 0 { column + error.column } else { 0 };
        ReadError { line: line.number, column, ..error }
    })?;
    let mut record = Record::of(context.sudoku(line.number, givens)?).with_symbols_of(puzzle);
    record.add("id", if id == NONE { "" } else { id });
    record.add("rating", rating);
    Ok(record)
}

/// The identifier of a puzzle that has none.
const NONE: &str = "-";

struct Lines;

impl WriteRecords for Lines {
    fn write(&mut self, record: &Record, out: &mut String) {
        let id = record.field("id").unwrap_or(NONE);
        let puzzle = record.line(record.sudoku.givens());
        let rating = one_line(record.field("rating").unwrap_or_default());
        let line = |id: &str| format!("{id} {puzzle} {rating}").trim_end().to_owned();
        // An identifier that would be read as something else is left out.
        let is_read = |written: &str| parts(written).is_some_and(|parts| parts[0] == id);
        let written = Some(line(id)).filter(|written| is_read(written));
        out.push_str(&written.unwrap_or_else(|| line(NONE)));
        out.push('\n');
    }
}
