//! A puzzle with what is printed about it.

use evoku_messages::{Message, say};
use evoku_sudoku::formats::Record;
use evoku_sudoku::rating::{Level, Unrated};
use evoku_sudoku::{Grid, Sudoku};

/// A puzzle with what is printed about it.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The puzzle.
    pub sudoku: Sudoku,
    /// What stands beside its number.
    pub name: String,
    /// How hard it is, in a word; empty where that isn't known.
    pub level: String,
    /// Its only solution, or why it has none; `None` where it wasn't searched for.
    pub solution: Option<Result<Grid, Unrated>>,
}

impl Entry {
    /// A puzzle with what a file says about it: its `title` or `name`, and its `level` or
    /// `difficulty`.
    #[must_use]
    pub fn of(record: Record) -> Self {
        Self {
            name: field(&record, ["title", "name"]),
            level: capitalised(&field(&record, ["level", "difficulty"])),
            solution: None,
            sudoku: record.sudoku,
        }
    }

    /// The same with a level that was found out.
    #[must_use]
    pub fn with_level(self, level: Level) -> Self {
        Self { level: capitalised(level.name()), ..self }
    }
}

/// The first of these fields that the record has, on one line.
fn field(record: &Record, names: [&str; 2]) -> String {
    let text = names.into_iter().find_map(|name| record.field(name)).unwrap_or_default();
    text.split(|sign: char| sign.is_whitespace() || sign.is_control())
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// The level of an entry in words: one of evoku's in any language, another as it is.
pub(super) fn level_in_words(level: &str) -> Message {
    let known = Level::ALL.into_iter().find(|known| capitalised(known.name()) == level);
    known.map_or_else(|| say::verbatim(level), |known| say::sheet_level(&known))
}

/// A word as it begins a line.
fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next();
    first.into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
