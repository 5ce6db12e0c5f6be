//! Mistakes in objects, before anybody knows where the object stands.

use serde_json::Value;

use evoku_messages::{Message, say};
use evoku_model::text::{ReadError, ReadErrorKind, quoted};

/// A mistake in an object, with the text in it that tells the place.
#[derive(Debug)]
pub(crate) struct Mistake {
    /// The text that is wrong, as JSON has it without quotes; empty for the whole object.
    pub(crate) text: String,
    /// The number of the cell in reading order and the side, where one is meant.
    pub(super) cell: Option<(usize, usize)>,
    pub(crate) kind: ReadErrorKind,
}

impl Mistake {
    /// A mistake of the whole object.
    pub(crate) fn new(kind: impl Into<ReadErrorKind>) -> Self {
        Self { text: String::new(), cell: None, kind: kind.into() }
    }

    /// A value in a member that should be another.
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

    /// The error at a place in the input.
    pub(crate) fn at(self, line: usize, column: usize) -> ReadError {
        let error = ReadError { line, column, cell: None, kind: self.kind };
        match self.cell {
            Some((index, side)) => error.in_cell(index, side),
            None => error,
        }
    }
}
