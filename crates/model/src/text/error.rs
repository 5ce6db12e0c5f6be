//! Errors of reading, with their places.

use std::fmt;

use thiserror::Error;

use crate::{GeometryError, ShapeError, SudokuError};

/// Reason why a puzzle can't be read, with the place.
///
/// ```
/// use evoku_model::text::line;
///
/// let text = "1...\n..Z.\n....\n...4";
/// let error = line::read(text, 4).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "line 2, column 3 (r2c3): found \"Z\", expected a digit 1 to 4 or a blank (. 0 _ * x)"
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// The line, counted from 1; 0 where the text has no lines to speak of.
    pub line: usize,
    /// The character within the line, counted from 1; 0 where the whole line is meant.
    pub column: usize,
    /// The name of the cell, like `r2c4`, where one is meant.
    pub cell: Option<String>,
    /// The mistake.
    pub kind: ReadErrorKind,
}

/// Mistakes in files.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum ReadErrorKind {
    /// A text that should be another.
    #[error("found {found}, expected {expected}")]
    Unexpected {
        /// The text that stands there, in quotes, or a description of it.
        found: String,
        /// A description of what should stand there.
        expected: String,
    },
    /// A number of puzzles other than one where one is wanted.
    #[error("found {}, expected one puzzle", puzzles(*.found))]
    Puzzles {
        /// The puzzles and errors that were found.
        found: usize,
    },
    /// Too many or too few cells.
    #[error("found {found} cells, expected {expected}")]
    Cells {
        /// The cells that were found.
        found: usize,
        /// The expected number, with an explanation.
        expected: String,
    },
    /// A line or a record that is too long to be one.
    #[error("{what} is longer than {limit} bytes, expected a puzzle")]
    TooLong {
        /// The line, the object...
        what: &'static str,
        /// The limit.
        limit: usize,
    },
    /// The input can't be read on.
    #[error("can't read: {0}")]
    Input(String),
    /// A feature that this library knows but doesn't support.
    #[error("{0} are not supported yet")]
    Unsupported(&'static str),
    /// An impossible size.
    #[error(transparent)]
    Shape(#[from] ShapeError),
    /// Impossible rules.
    #[error(transparent)]
    Geometry(#[from] GeometryError),
    /// Givens or marks that don't fit the board.
    #[error(transparent)]
    Sudoku(#[from] SudokuError),
}

impl ReadError {
    /// Creates an error about a whole line.
    pub fn new(line: usize, kind: impl Into<ReadErrorKind>) -> Self {
        Self { line, column: 0, cell: None, kind: kind.into() }
    }

    /// Creates an error about a text at a place.
    pub fn unexpected(
        line: usize,
        column: usize,
        found: &str,
        expected: impl Into<String>,
    ) -> Self {
        let kind = ReadErrorKind::Unexpected { found: quoted(found), expected: expected.into() };
        Self { line, column, cell: None, kind }
    }

    /// The same error, about a cell.
    pub fn in_cell(mut self, index: usize, side: usize) -> Self {
        let row = index.checked_div(side);
        self.cell = row.map(|row| format!("r{}c{}", row + 1, index - row * side + 1));
        self
    }
}

/// The number of puzzles in words.
fn puzzles(found: usize) -> String {
    match found {
        0 => "no puzzle".to_owned(),
        found => format!("{found} puzzles"),
    }
}

/// Text in quotes for an error: escaped, and cut where it is long.
pub fn quoted(text: &str) -> String {
    if text.is_empty() {
        return "nothing".to_owned();
    }
    let long = text.chars().count() > 24;
    let shown: String = text.chars().take(24).collect();
    format!("\"{}{}\"", shown.escape_debug(), if long { "..." } else { "" })
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = (self.line > 0).then(|| format!("line {}", self.line));
        let column = (self.column > 0).then(|| format!("column {}", self.column));
        let place: Vec<String> = line.into_iter().chain(column).collect();
        f.write_str(&place.join(", "))?;
        if let Some(cell) = &self.cell {
            write!(f, "{}({cell})", if place.is_empty() { "" } else { " " })?;
        }
        if !place.is_empty() || self.cell.is_some() {
            f.write_str(": ")?;
        }
        self.kind.fmt(f)
    }
}

impl std::error::Error for ReadError {}
