//! Failures of requests.

use std::fmt;

/// The reason that a request has no answer, in words for people.
#[derive(Debug)]
pub(crate) struct Problem(String);

impl Problem {
    /// A problem in these words.
    pub(crate) fn new(words: impl Into<String>) -> Self {
        Self(words.into())
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<E: std::error::Error> From<E> for Problem {
    fn from(error: E) -> Self {
        Self(error.to_string())
    }
}
