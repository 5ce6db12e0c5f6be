//! The reason why a call is refused.

use evoku_messages::Message;
use evoku_sudoku::formats::ReadError;

/// The reason why a call is refused.
#[derive(Debug)]
pub(crate) struct Failure {
    /// The message in English.
    pub(crate) message: String,
    /// The line and the column of the mistake, from 1; 0 if unknown.
    pub(crate) place: [usize; 2],
}

impl Failure {
    /// A failure without a place.
    pub(crate) fn new(message: impl Into<Message>) -> Self {
        Self { message: message.into().to_string(), place: [0; 2] }
    }

    /// A failure with a text that is already in words.
    pub(crate) fn verbatim(message: impl Into<String>) -> Self {
        Self { message: message.into(), place: [0; 2] }
    }
}

impl From<ReadError> for Failure {
    fn from(error: ReadError) -> Self {
        Self { place: [error.line, error.column], ..Self::verbatim(error.to_string()) }
    }
}
