//! Puzzles and positions as texts that come back in later requests.

use evoku_sudoku::explain::Position;
use evoku_sudoku::formats::{Record, Writer, by_name, line};
use serde_json::{Value, json};

use crate::arguments::Arguments;
use crate::drawing::digits_by_cell;
use crate::problem::Problem;

/// The formats of links, the one that people can read first.
const OF_LINKS: [&str; 4] = ["line", "iss", "text", "jsonl"];

/// A puzzle with everything that is known of it, as a line of JSON.
pub(crate) fn puzzle_text(record: &Record) -> Result<String, Problem> {
    written("jsonl", record)
}

/// The shortest text that carries a puzzle with all that is known of it, for links.
pub(crate) fn link_text(record: &Record) -> Result<String, Problem> {
    let texts = OF_LINKS.iter().filter_map(|name| written(name, record).ok());
    let shortest = texts.min_by_key(String::len);
    shortest.ok_or_else(|| Problem::new("no format carries the puzzle"))
}

/// A record in a format that has room for all of it.
fn written(format: &str, record: &Record) -> Result<String, Problem> {
    let format = by_name(format).ok_or_else(|| Problem::new("there is no such format"))?;
    let mut text = String::new();
    let mut writer = Writer::new(format).complete();
    writer.write(record, &mut text)?;
    writer.finish(&mut text);
    Ok(text.trim_end().to_owned())
}

/// A position as members that [`position_of`] reads.
pub(crate) fn position_json(puzzle: &str, position: &Position) -> Value {
    let marks = position.marks.as_ref();
    json!({
        "puzzle": puzzle,
        "grid": line::print(&position.grid),
        "marks": marks.map(|marks| digits_by_cell(marks.cells())),
    })
}

/// The position of `puzzle`, `grid` and `marks`.
pub(crate) fn position_of(members: Arguments<'_>) -> Result<Position, Problem> {
    let record = members.puzzle()?;
    let mut position = Position::of(&record.sudoku);
    if let Some(grid) = members.grid("grid", &position.geometry)? {
        position.grid = grid;
    }
    for (cell, digit) in position.givens.digits() {
        position.grid.set(cell, Some(digit));
    }
    if let Some(marks) = members.marks(&position.geometry)? {
        position.marks = Some(marks);
    }
    Ok(position)
}
