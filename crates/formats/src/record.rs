//! Records: puzzles with the information in their file.

use evoku_model::{Grid, Sudoku};

/// A puzzle with the information in its file.
///
/// ```
/// use evoku_formats::{Hints, Reader};
///
/// let text = "id,puzzle,author\n7,1..4..1..1..4..1,Ann\n";
/// let record = Reader::new(text.as_bytes(), Hints::default()).next().unwrap()?;
/// assert_eq!(record.sudoku.to_string(), "1..4..1..1..4..1");
/// assert_eq!(record.field("author"), Some("Ann"));
/// # Ok::<(), evoku_formats::ReadError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The puzzle.
    pub sudoku: Sudoku,
    /// Its solution according to the file; it is not checked.
    pub solution: Option<Grid>,
    /// The other information by name: `name`, `comment`, `author`, columns of a CSV file, members
    /// of a JSON object. Names are unique.
    pub fields: Vec<(String, String)>,
}

impl Record {
    /// A record with only a puzzle.
    #[must_use]
    pub fn of(sudoku: Sudoku) -> Self {
        Self { sudoku, solution: None, fields: Vec::new() }
    }

    /// The field with this name.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(known, _)| known == name).map(|(_, text)| text.as_str())
    }

    /// Adds a field, unless its text is empty or the name already exists.
    pub(super) fn add(&mut self, name: &str, text: &str) {
        let text = text.trim();
        if !text.is_empty() && self.field(name).is_none() {
            self.fields.push((name.to_owned(), text.to_owned()));
        }
    }

    pub(super) fn with_comment(mut self, comment: &str) -> Self {
        self.add("comment", comment);
        self
    }
}
