//! `.sdk` files of SadMan Sudoku and SudoCue.
//!
//! A line that begins with `#` and a letter has information about the puzzle. The line `[Puzzle]`
//! precedes its rows. After them, `[State]` has the rows with the digits that the player placed, and
//! `[PencilMarks]` nine lines with the candidates of nine cells each, with commas between cells.
//! Other sections are skipped.

use crate::block::{Block, Look};
use crate::board;
use crate::capacity::Capacity;
use crate::context::Context;
use crate::format::{Format, ReadRecords, WriteRecords};
use crate::head::Head;
use crate::play::{self, Play, not_the_given};
use crate::record::Record;
use crate::source::Source;
use evoku_messages::say;
use evoku_model::text::drawing;
use evoku_model::text::line::print_to;
use evoku_model::text::{ReadError, ReadErrorKind};
use evoku_model::{Candidates, Cell, Digit, Digits, Element, Grid};

pub(super) static FORMAT: Format = Format {
    name: "sdk",
    extensions: &["sdk"],
    about: say::format_about_sdk,
    example: "#A A. Author\n#L easy\n[Puzzle]\n53..7....\n6..195...\n.98....6.\n8...6...3\n\
        4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79",
    capacity: Capacity {
        sides: 9..=9,
        play: &[play::DIGITS, play::MARKS],
        fields: &["author", "description", "comment", "date", "source", "level", "url"],
        ..Capacity::PLAIN
    },
    recognises,
    reader: || Box::new(Files),
    writer: || Box::new(Files),
};

/// The letters of headers, and the corresponding fields.
const HEADERS: [(char, &str); 7] = [
    ('A', "author"),
    ('D', "description"),
    ('C', "comment"),
    ('B', "date"),
    ('S', "source"),
    ('L', "level"),
    ('U', "url"),
];

fn recognises(head: &Head<'_>) -> bool {
    let first = head.lines().find(|line| !line.trim().is_empty()).unwrap_or("").trim();
    let heading = |line: &str| line.trim().eq_ignore_ascii_case("[puzzle]");
    let header = || field_of(first).is_some() && head.first().len() == 9;
    head.lines().take(50).any(heading) || header()
}

/// The field and the text of a header line; `None` for any other line.
fn field_of(line: &str) -> Option<(&'static str, &str)> {
    let rest = line.trim().strip_prefix('#')?;
    let letter = rest.chars().next()?;
    let (_, name) = HEADERS.into_iter().find(|(known, _)| *known == letter)?;
    Some((name, rest[1..].trim()))
}

struct Files;

impl ReadRecords for Files {
    fn next(
        &mut self,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>> {
        let look = Look { side: context.side().or(Some(9)), marks: false };
        let mut headers: Vec<(&'static str, String)> = Vec::new();
        let mut puzzle = true;
        loop {
            let mut note = |line: &str| note(line, &mut puzzle, &mut headers);
            let block = match Block::next(source, look, &mut note).transpose()? {
                Ok(block) => block,
                Err(error) => return Some(Err(error)),
            };
            if puzzle {
                let mut record = match board::parse(&block, context) {
                    Ok(record) => record,
                    Err(error) => return Some(Err(error)),
                };
                for (name, text) in headers {
                    record.add(name, &text);
                }
                return Some(played(source, &record).map(|play| record.with_play(play)));
            }
        }
    }
}

/// Reads the sections after a puzzle: the digits and the marks of a player.
fn played(source: &mut Source<'_>, record: &Record) -> Result<Play, ReadError> {
    let givens = record.sudoku.givens();
    let side = givens.side();
    let mut play = Play::none(side);
    let mut is_skipped = false;
    while let Some(line) = source.line()? {
        let number = line.number;
        let text = line.bytes.trim_ascii().to_ascii_lowercase();
        match text.as_slice() {
            [] => {}
            state if state.starts_with(b"[state") => {
                is_skipped = false;
                let look = Look { side: Some(side), marks: false };
                let block = Block::next(source, look, &mut |_| {})?;
                let Some(block) = block else { return Err(no_rows("[State]", number)) };
                let grid = drawing::grid(&block.rows, Some(side))?;
                for (cell, digit) in grid.digits() {
                    match givens.get(cell) {
                        None => play.placed.set(cell, Some(digit)),
                        Some(given) if given == digit => {}
                        Some(given) => {
                            let line = block.rows.get(cell.row(side)).map_or(0, |row| row.line);
                            return Err(not_the_given(line, cell, digit, given, side));
                        }
                    }
                }
            }
            marks if marks.starts_with(b"[pencilmarks") => {
                is_skipped = false;
                for row in 0..side {
                    read_marks(source, row, &mut play.marks, number)?;
                }
            }
            puzzle if puzzle.starts_with(b"[puzzle") => {
                source.unread();
                break;
            }
            [b'[', ..] => is_skipped = true,
            _ if is_skipped => {}
            _ => {
                source.unread();
                break;
            }
        }
    }
    Ok(play)
}

/// Reads the pencil marks of a row: cells with commas between them. A cell without marks is empty.
fn read_marks(
    source: &mut Source<'_>,
    row: usize,
    marks: &mut Candidates,
    heading: usize,
) -> Result<(), ReadError> {
    let side = marks.side();
    let Some(line) = source.line()? else { return Err(no_rows("[PencilMarks]", heading)) };
    let text = String::from_utf8_lossy(line.bytes);
    let mut cells: Vec<&str> = match text.contains(',') {
        true => text.split(',').map(str::trim).collect(),
        false => text.split_whitespace().collect(),
    };
    if cells.len() == side + 1 && cells.last() == Some(&"") {
        cells.pop();
    }
    if cells.len() != side && !text.trim().is_empty() {
        let expected = say::format_expected_sdk_marks();
        return Err(ReadError::unexpected(line.number, 0, text.trim(), expected));
    }
    for (column, signs) in cells.into_iter().enumerate() {
        let cell = Cell::at(row, column, side);
        let is_none = signs.bytes().all(|sign| matches!(sign, b'.' | b'0' | b'-' | b'_'));
        for sign in signs.chars().filter(|_| !is_none) {
            let digit = sign.to_digit(10).and_then(|value| Digit::new(value as u8));
            let Some(digit) = digit.filter(|digit| digit.index() < side) else {
                let expected = say::format_expected_digit(1, side);
                let error = ReadError::unexpected(line.number, 0, signs, expected);
                return Err(error.in_cell(cell.index(), side));
            };
            marks.set(cell, marks.get(cell) | Digits::only(digit));
        }
    }
    Ok(())
}

/// The error for a section that ends too early.
fn no_rows(section: &str, line: usize) -> ReadError {
    let found = say::format_found_end();
    let expected = say::format_expected_rows_of_section(section);
    ReadError::new(line, ReadErrorKind::Unexpected { found, expected })
}

/// Processes a line that isn't a row: the heading of a section, or a header.
fn note(line: &str, puzzle: &mut bool, headers: &mut Vec<(&'static str, String)>) {
    if let Some(section) = line.trim().strip_prefix('[') {
        *puzzle = section.to_ascii_lowercase().starts_with("puzzle");
    } else if let Some((name, text)) = field_of(line) {
        match headers.iter_mut().find(|(known, _)| *known == name) {
            // A header may have several lines, but its length is limited.
            Some((_, known)) if known.len() < 1 << 16 => {
                known.push('\n');
                known.push_str(text);
            }
            Some(_) => {}
            None => headers.push((name, text.to_owned())),
        }
    }
}

impl WriteRecords for Files {
    fn write(&mut self, record: &Record, out: &mut String) {
        for (letter, name) in HEADERS {
            for line in record.field(name).unwrap_or_default().lines() {
                out.push_str(&format!("#{letter} {}\n", line.trim()));
            }
        }
        out.push_str("[Puzzle]\n");
        push_rows(record.sudoku.givens(), out);
        let Some(play) = &record.play else { return };
        if play.placed.filled() > 0 {
            out.push_str("[State]\n");
            push_rows(&record.grid(), out);
        }
        if !play.marks.is_empty() {
            out.push_str("[PencilMarks]\n");
            for row in play.marks.cells().chunks(play.marks.side()) {
                let text = |digits: &Digits| digits.iter().map(|digit| digit.to_string()).collect();
                out.push_str(&row.iter().map(text).collect::<Vec<String>>().join(","));
                out.push('\n');
            }
        }
    }
}

/// Appends the rows of a board.
fn push_rows(grid: &Grid, out: &mut String) {
    let mut cells = String::new();
    print_to(grid, &mut cells);
    for row in cells.as_bytes().chunks(grid.side()) {
        out.push_str(&String::from_utf8_lossy(row));
        out.push('\n');
    }
}
