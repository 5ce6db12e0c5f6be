//! Puzzles with the text that is printed about them.

use evoku_messages::{Message, say};
use evoku_sudoku::formats::Record;
use evoku_sudoku::rating::{Level, Unrated};
use evoku_sudoku::{Grid, Sudoku};

/// A puzzle with the text that is printed about it.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The puzzle.
    pub sudoku: Sudoku,
    /// The name next to its number.
    pub name: String,
    /// The level in a word; empty if it isn't known.
    pub level: String,
    /// Its unique solution, or the reason why it has none; `None` if it wasn't searched for.
    pub solution: Option<Result<Grid, Unrated>>,
}

impl Entry {
    /// Makes an entry from a record, with its fields `title` or `name`, and `level` or
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

    /// Replaces the level by a computed one.
    #[must_use]
    pub fn with_level(self, level: Level) -> Self {
        Self { level: capitalised(level.name()), ..self }
    }
}

/// The first of these fields that the record has, as a single line; empty without one.
fn field(record: &Record, names: [&str; 2]) -> String {
    let text = names.into_iter().find_map(|name| record.field(name)).unwrap_or_default();
    text.split(|sign: char| sign.is_whitespace() || sign.is_control())
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// The level of an entry as a message. evoku's own levels are translated, others are unchanged.
pub(super) fn level_in_words(level: &str) -> Message {
    let known = Level::ALL.into_iter().find(|known| capitalised(known.name()) == level);
    known.map_or_else(|| say::verbatim(level), |known| say::sheet_level(&known))
}

/// Makes the first letter of a word a capital.
fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next();
    first.into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
