//! Errors of reading, with their positions.

use evoku_messages::{Message, Say, say};

use crate::{GeometryError, ShapeError, SudokuError};

/// The reason why a text can't be read, with its position.
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
    /// The line, counted from 1; 0 if the text has no line structure.
    pub line: usize,
    /// The character within the line, counted from 1; 0 if the error concerns the whole line.
    pub column: usize,
    /// The name of the cell, like `r2c4`, if the error concerns one.
    pub cell: Option<String>,
    /// The mistake.
    pub kind: ReadErrorKind,
}

/// The kinds of mistakes in files.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ReadErrorKind {
    /// A text other than the expected one.
    Unexpected {
        /// The text found, in quotes, or a description of it.
        found: Message,
        /// A description of the expected text.
        expected: Message,
    },
    /// A number of puzzles other than the one expected.
    Puzzles {
        /// The number of puzzles and errors found.
        found: usize,
    },
    /// Too many or too few cells.
    Cells {
        /// The number of cells found.
        found: usize,
        /// The expected number, with an explanation.
        expected: Message,
    },
    /// A line or a record beyond the maximum length.
    TooLong {
        /// `board`, `line`, `link`, `object`, `puzzle`, `row`, `tag` or `text`.
        what: &'static str,
        /// The limit.
        limit: usize,
    },
    /// Reading the input failed.
    Input(String),
    /// An invalid size.
    Shape(ShapeError),
    /// Invalid rules.
    Geometry(GeometryError),
    /// Givens or marks that don't fit the board.
    Sudoku(SudokuError),
}

impl From<ShapeError> for ReadErrorKind {
    fn from(error: ShapeError) -> Self {
        Self::Shape(error)
    }
}

impl From<GeometryError> for ReadErrorKind {
    fn from(error: GeometryError) -> Self {
        Self::Geometry(error)
    }
}

impl From<SudokuError> for ReadErrorKind {
    fn from(error: SudokuError) -> Self {
        Self::Sudoku(error)
    }
}

impl Say for ReadErrorKind {
    fn message(&self) -> Message {
        match self {
            Self::Unexpected { found, expected } => say::format_unexpected(found, expected),
            &Self::Puzzles { found } => say::format_puzzles(found),
            Self::Cells { found, expected } => say::format_cells(*found, expected),
            &Self::TooLong { what, limit } => say::format_too_long(what, limit),
            Self::Input(cause) => say::format_input(cause),
            Self::Shape(error) => error.message(),
            Self::Geometry(error) => error.message(),
            Self::Sudoku(error) => error.message(),
        }
    }
}

impl ReadError {
    /// Creates an error about a whole line.
    pub fn new(line: usize, kind: impl Into<ReadErrorKind>) -> Self {
        Self { line, column: 0, cell: None, kind: kind.into() }
    }

    /// Creates an error about a text at a position.
    pub fn unexpected(line: usize, column: usize, found: &str, expected: Message) -> Self {
        let kind = ReadErrorKind::Unexpected { found: quoted(found), expected };
        Self { line, column, cell: None, kind }
    }

    /// Adds the name of a cell to the error.
    pub fn in_cell(mut self, index: usize, side: usize) -> Self {
        let row = index.checked_div(side);
        self.cell = row.map(|row| format!("r{}c{}", row + 1, index - row * side + 1));
        self
    }
}

/// A text in quotes for an error: escaped, and cut after 24 characters.
pub fn quoted(text: &str) -> Message {
    if text.is_empty() {
        return say::format_nothing();
    }
    let long = text.chars().count() > 24;
    let shown: String = text.chars().take(24).collect();
    say::format_quoted(format!("{}{}", shown.escape_debug(), if long { "..." } else { "" }))
}

impl Say for ReadError {
    fn message(&self) -> Message {
        let what = self.kind.message();
        match (self.line, self.column, &self.cell) {
            (0, 0, None) => what,
            (0, 0, Some(cell)) => say::format_in_cell(cell, what),
            (line, column, cell) => say::format_at(line, column, cell.as_deref(), what),
        }
    }
}

evoku_messages::error!(ReadErrorKind, ReadError);
