//! Errors of requests.

use evoku_messages::{Language, Message, Value, say};

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

    /// The place in a text that can't be parsed: `line` and `column`, from 1, as far as known.
    pub(crate) fn place(&self) -> Vec<(&'static str, u64)> {
        place_of(&self.0).unwrap_or_default()
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

/// The identifier of the message that puts a place before a mistake in a text.
const PLACED: &str = "format-at";

/// The place that a message or one of its arguments names.
fn place_of(message: &Message) -> Option<Vec<(&'static str, u64)>> {
    if message.id() != PLACED {
        return message.arguments().find_map(|(_, value)| match value {
            Value::Message(part) => place_of(part),
            _ => None,
        });
    }
    let numbers = message.arguments().filter_map(|(name, value)| match (name, value) {
        ("line" | "column", Value::Number(number)) => Some((name, number.magnitude())),
        _ => None,
    });
    Some(numbers.filter(|(_, number)| *number > 0).collect())
}
