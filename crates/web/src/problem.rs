//! Failures of requests.

use evoku_messages::{Language, Message, say};

/// The reason that a request has no answer.
#[derive(Debug)]
pub(crate) struct Problem(Message);

impl Problem {
    /// The problem that a message describes.
    pub(crate) fn new(message: impl Into<Message>) -> Self {
        Self(message.into())
    }

    /// A problem of the argument `name`.
    pub(crate) fn of(name: &str, message: impl Into<Message>) -> Self {
        Self(say::verbatim_at(name, message))
    }

    /// The problem of words without a message.
    pub(crate) fn verbatim(words: impl ToString) -> Self {
        Self(say::verbatim(words.to_string()))
    }

    /// The problem in words.
    pub(crate) fn render(&self, language: Language) -> String {
        self.0.render(language)
    }

    /// The problem as a message.
    pub(crate) fn message(self) -> Message {
        self.0
    }
}

impl<E: Into<Message>> From<E> for Problem {
    fn from(error: E) -> Self {
        Self(error.into())
    }
}
