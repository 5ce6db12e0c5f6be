//! Entries: puzzles with the text that is printed below them.

use evoku_messages::{Message, say};
use evoku_sudoku::formats::Record;
use evoku_sudoku::rating::{Level, Unrated};
use evoku_sudoku::{Grid, Sudoku};

/// A puzzle with the text that is printed below it.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The puzzle.
    pub sudoku: Sudoku,
    /// The name that is printed next to the puzzle's number.
    pub name: String,
    /// The level as a word; empty if it isn't known.
    pub level: String,
    /// The puzzle's unique solution, or the reason why it has none; `None` if no solution was
    /// searched for.
    pub solution: Option<Result<Grid, Unrated>>,
}

impl Entry {
    /// Creates an entry from a record. Uses the record's field `title` or `name`, and its field
    /// `level` or `difficulty`.
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

/// The value of the first of these fields that the record has, as a single line; empty if it has
/// neither.
fn field(record: &Record, names: [&str; 2]) -> String {
    let text = names.into_iter().find_map(|name| record.field(name)).unwrap_or_default();
    text.split(|sign: char| sign.is_whitespace() || sign.is_control())
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// The level of an entry as a message. evoku's own levels are translated, other levels are
/// unchanged.
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
