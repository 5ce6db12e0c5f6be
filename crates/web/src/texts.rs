//! Puzzles and positions as texts, which the page sends back in later requests.

use evoku_messages::say;
use evoku_sudoku::explain;
use evoku_sudoku::formats::{Record, Writer, by_name, line};
use serde::Serialize;
use serde_json::Value;

use crate::arguments::{GridText, Puzzle, arguments, unknown_format};
use crate::boards::marks;
use crate::drawing::digits_by_cell;
use crate::problem::Problem;

/// The formats of links, the most readable one first; of texts with equal length, the first one is
/// used.
const OF_LINKS: [&str; 4] = ["line", "iss", "text", "jsonl"];

/// A puzzle with everything that is known about it, as a line of JSON.
pub(crate) fn puzzle_text(record: &Record) -> Result<String, Problem> {
    written("jsonl", record)
}

/// The shortest text with everything that is known about a puzzle, for links.
pub(crate) fn link_text(record: &Record) -> Result<String, Problem> {
    let texts = OF_LINKS.iter().filter_map(|name| written(name, record).ok());
    let shortest = texts.min_by_key(String::len);
    shortest.ok_or_else(|| Problem::new(say::page_no_format_carries()))
}

/// Writes a record in a format; an error if the format can't express all of it.
fn written(format: &str, record: &Record) -> Result<String, Problem> {
    let format = by_name(format).ok_or_else(|| Problem::new(unknown_format(format)))?;
    let mut text = String::new();
    let mut writer = Writer::new(format).complete();
    writer.write(record, &mut text)?;
    writer.finish(&mut text);
    Ok(text.trim_end().to_owned())
}

arguments! {
    /// A position, like the member `position` of a game's view.
    pub(crate) struct PositionText {
        /// The text of the puzzle.
        puzzle: Puzzle,
        /// The digits so far, as a line of digits and blanks; only the givens by default.
        grid: Option<GridText>,
        /// The digits of each cell that are not ruled out, or null.
        #[cfg_attr(test, ts(as = "Option<Vec<Vec<u8>>>"))]
        marks: Option<Value>,
    }
}

impl PositionText {
    /// Parses the position.
    pub(crate) fn position(&self) -> Result<explain::Position, Problem> {
        let mut position = explain::Position::of(&self.puzzle.0.sudoku);
        if let Some(grid) = &self.grid {
            position.grid = grid.on(&position.geometry, "grid")?;
        }
        for (cell, digit) in position.givens.digits() {
            position.grid.set(cell, Some(digit));
        }
        if let Some(value) = &self.marks {
            position.marks = Some(marks(value, &position.geometry)?);
        }
        Ok(position)
    }
}

/// A position, in the form that [`PositionText`] reads.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Position {
    puzzle: String,
    grid: String,
    marks: Option<Vec<Vec<u8>>>,
}

/// A position as an answer, with the text of its puzzle.
pub(crate) fn position_of(puzzle: String, position: &explain::Position) -> Position {
    let marks = position.marks.as_ref();
    Position {
        puzzle,
        grid: line::print_on(&position.geometry, &position.grid),
        marks: marks.map(|marks| digits_by_cell(marks.cells())),
    }
}
