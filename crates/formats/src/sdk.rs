//! `.sdk` files of SadMan Sudoku and SudoCue.
//!
//! A line that begins with `#` and a letter has information about the puzzle. The line `[Puzzle]`
//! precedes its rows. Other sections (`[State]`, `[PencilMarks]`) contain a player's progress and
//! are skipped.

use crate::block::{Block, Look};
use crate::board;
use crate::capacity::Capacity;
use crate::context::Context;
use crate::format::{Format, ReadRecords, WriteRecords};
use crate::head::Head;
use crate::record::Record;
use crate::source::Source;
use evoku_messages::say;
use evoku_model::text::ReadError;
use evoku_model::text::line::print_to;

pub(super) static FORMAT: Format = Format {
    name: "sdk",
    extensions: &["sdk"],
    about: say::format_about_sdk,
    example: "#A A. Author\n#L easy\n[Puzzle]\n53..7....\n6..195...\n.98....6.\n8...6...3\n\
        4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79",
    capacity: Capacity {
        sides: 9..=9,
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
                let record = board::parse(&block, context).map(|mut record| {
                    for (name, text) in headers {
                        record.add(name, &text);
                    }
                    record
                });
                return Some(record);
            }
        }
    }
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
        let mut cells = String::new();
        print_to(record.sudoku.givens(), &mut cells);
        let side = record.sudoku.geometry().side();
        for row in cells.as_bytes().chunks(side) {
            out.push_str(&String::from_utf8_lossy(row));
            out.push('\n');
        }
    }
}
