//! Mistakes in objects whose position in the input is not yet known.

use serde_json::Value;

use evoku_messages::{Message, say};
use evoku_model::text::{ReadError, ReadErrorKind, quoted};

/// A mistake in an object, with the text by which its position is found.
#[derive(Debug)]
pub(crate) struct Mistake {
    /// The wrong text, as in JSON, but without quotes; empty for the whole object.
    pub(crate) text: String,
    /// The index of the cell in reading order and the side of the board, if the mistake is in a
    /// cell.
    pub(super) cell: Option<(usize, usize)>,
    pub(crate) kind: ReadErrorKind,
}

impl Mistake {
    /// A mistake that concerns the whole object.
    pub(crate) fn new(kind: impl Into<ReadErrorKind>) -> Self {
        Self { text: String::new(), cell: None, kind: kind.into() }
    }

    /// A mistake in the value of a member, with the expected value.
    pub(crate) fn value(member: &str, found: &Value, expected: Message) -> Self {
        let text = found.to_string();
        let text = text.trim_matches('"').to_owned();
        let found = say::format_found_in(quoted(&text), member);
        let kind = ReadErrorKind::Unexpected { found, expected };
        Self { text, cell: None, kind }
    }

    /// The same mistake, in a cell.
    pub(crate) fn in_cell(self, index: usize, side: usize) -> Self {
        Self { cell: Some((index, side)), ..self }
    }

    /// The error for this mistake, at a position in the input.
    pub(crate) fn at(self, line: usize, column: usize) -> ReadError {
        let error = ReadError { line, column, cell: None, kind: self.kind };
        match self.cell {
            Some((index, side)) => error.in_cell(index, side),
            None => error,
        }
    }
}
