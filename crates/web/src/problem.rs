//! Errors of requests.

use evoku_messages::{Language, Message, say};

/// The reason why a request failed.
#[derive(Debug)]
pub(crate) struct Problem(Message);

impl Problem {
    /// A problem described by a message.
    pub(crate) fn new(message: impl Into<Message>) -> Self {
        Self(message.into())
    }

    /// A problem with the argument `name`.
    pub(crate) fn of(name: &str, message: impl Into<Message>) -> Self {
        Self(say::verbatim_at(name, message))
    }

    /// A problem described by an untranslated text.
    pub(crate) fn verbatim(words: impl ToString) -> Self {
        Self(say::verbatim(words.to_string()))
    }

    /// The description of the problem in a language.
    pub(crate) fn render(&self, language: Language) -> String {
        self.0.render(language)
    }

    /// The message that describes the problem.
    pub(crate) fn message(self) -> Message {
        self.0
    }
}

impl<E: Into<Message>> From<E> for Problem {
    fn from(error: E) -> Self {
        Self(error.into())
    }
}
