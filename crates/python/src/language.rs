//! The language of words, by its code.

use evoku_messages::Language;
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;

use crate::errors::value_error;

/// The language that a function is asked for, like `de`.
pub(crate) struct Lang(pub(crate) Language);

impl Lang {
    /// What words are in by default.
    pub(crate) const ENGLISH: Self = Self(Language::ENGLISH);
}

impl<'py> FromPyObject<'_, 'py> for Lang {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = <&str>::INPUT_TYPE;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let code: &str = object.extract()?;
        Language::parse(code).map(Self).map_err(value_error)
    }
}
