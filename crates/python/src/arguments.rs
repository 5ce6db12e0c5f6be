//! Arguments of functions: whole numbers and names, with errors that name the argument.

use evoku_messages::say;
use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;
use pyo3::type_hint_union;
use pyo3::types::PyString;

use crate::errors::value_error;
use crate::language::render;

macro_rules! whole_numbers {
    ($($(#[$doc:meta])* $kind:ident($number:ty) = $name:literal, $least:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub(crate) struct $kind(pub(crate) $number);

        #[allow(dead_code, reason = "only some arguments have a default")]
        impl $kind {
            /// The number of an argument with a default, which signatures show only for plain
            /// types.
            pub(crate) fn of(object: &Bound<'_, PyAny>) -> PyResult<$number> {
                object.extract::<Self>().map(|number| number.0)
            }
        }

        impl<'py> FromPyObject<'_, 'py> for $kind {
            type Error = PyErr;

            const INPUT_TYPE: PyStaticExpr = <$number>::INPUT_TYPE;

            fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
                match object.extract::<$number>() {
                    Ok(number) if ($least..).contains(&number) => Ok(Self(number)),
                    read => Err(wrong_number(&object, $name, $least, read.err())),
                }
            }
        }
    )*};
}

whole_numbers! {
    /// A number of puzzles.
    Count(usize) = "count", 0;
    /// The number of rows, columns and digits of a board.
    Side(usize) = "side", 1;
    /// The seed of random numbers.
    Seed(u64) = "seed", 0;
    /// A number of threads.
    Threads(usize) = "threads", 1;
    /// The number of attempts without a new puzzle.
    Attempts(u64) = "attempts", 0;
    /// The maximum number of solutions to count.
    Most(u64) = "most", 0;
    /// The maximum number of evaluations.
    Evaluations(u64) = "evaluations", 0;
    /// The maximum number of generations.
    Generations(u64) = "generations", 0;
}

/// The error for an argument that is not a whole number, or is out of range.
fn wrong_number(object: &Bound<'_, PyAny>, name: &str, least: u64, error: Option<PyErr>) -> PyErr {
    let found = || object.repr().map_or_else(|_| String::new(), |text| text.to_string());
    match error {
        Some(error) if !error.is_instance_of::<PyOverflowError>(object.py()) => {
            PyTypeError::new_err(render(say::python_at_least(name, found(), least)))
        }
        Some(_) if object.gt(least).unwrap_or(false) => {
            value_error(say::page_found(name, found(), say::lab_plan_whole(least, u64::MAX)))
        }
        _ => value_error(say::python_at_least(name, found(), least)),
    }
}

/// Names: a list of them, or a single one.
#[derive(Default)]
pub(crate) struct Names(pub(crate) Vec<String>);

impl<'py> FromPyObject<'_, 'py> for Names {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr =
        type_hint_union!(<&str>::INPUT_TYPE, <Vec<String>>::INPUT_TYPE);

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match object.cast::<PyString>() {
            Ok(name) => Ok(Self(vec![name.to_str()?.to_owned()])),
            Err(_) => object.extract().map(Self),
        }
    }
}
