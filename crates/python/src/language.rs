//! The argument `lang`.

use evoku_messages::Language;
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;

use crate::errors::value_error;

/// A language as an argument, given by a code like `de`.
pub(crate) struct Lang(pub(crate) Language);

impl Lang {
    /// The default.
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
