//! The language of texts: the argument `lang`, or the environment variable `EVOKU_LANG`.

use evoku_messages::{Language, Message};
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;

use crate::errors::value_error;

/// The environment variable that names a language.
const VARIABLE: &str = "EVOKU_LANG";

/// A language as an argument, given by a code like `de`; None for the one that `EVOKU_LANG` names.
pub(crate) struct Lang(pub(crate) Language);

impl Lang {
    /// The default: the language that `EVOKU_LANG` names, or English.
    pub(crate) fn usual() -> Self {
        Self(language())
    }
}

impl<'py> FromPyObject<'_, 'py> for Lang {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = <Option<&str>>::INPUT_TYPE;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match object.extract::<Option<&str>>()? {
            Some(code) => Language::parse(code).map(Self).map_err(value_error),
            None => Ok(Self::usual()),
        }
    }
}

/// Returns the language of texts without an argument `lang`, like those of exceptions: the one that
/// `EVOKU_LANG` names, and English if that is unset or unknown.
pub(crate) fn language() -> Language {
    let code = std::env::var(VARIABLE).unwrap_or_default();
    Language::from_code(&code).unwrap_or(Language::ENGLISH)
}

/// Renders a message in that language.
pub(crate) fn render(message: impl Into<Message>) -> String {
    message.into().render(language())
}
