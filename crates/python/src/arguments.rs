//! Arguments of functions: whole numbers and names, with errors that name the argument.

use std::ops::RangeInclusive;

use evoku_messages::say;
use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;
use pyo3::type_hint_union;
use pyo3::types::{PyString, PyTuple};

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
    /// A number of givens.
    Givens(usize) = "givens", 0;
    /// A score of a solution path.
    Score(u32) = "score", 0;
    /// The maximum number of solutions to count.
    Most(u64) = "most", 0;
    /// The maximum number of evaluations.
    Evaluations(u64) = "evaluations", 0;
    /// The maximum number of generations.
    Generations(u64) = "generations", 0;
}

/// The error for an argument that is not a whole number, or is out of range.
fn wrong_number(object: &Bound<'_, PyAny>, name: &str, least: u64, error: Option<PyErr>) -> PyErr {
    let found = || shown(object);
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

/// An argument from Python: a single value, or a pair that defines a range.
pub(crate) enum OneOrTwo<T> {
    Two(T, T),
    One(T),
}

impl<T> OneOrTwo<T> {
    pub(crate) fn map<U>(self, with: impl Fn(T) -> U) -> OneOrTwo<U> {
        match self {
            Self::One(one) => OneOrTwo::One(with(one)),
            Self::Two(least, most) => OneOrTwo::Two(with(least), with(most)),
        }
    }
}

impl<T: Clone> OneOrTwo<T> {
    pub(crate) fn range(self) -> RangeInclusive<T> {
        match self {
            Self::One(one) => one.clone()..=one,
            Self::Two(least, most) => least..=most,
        }
    }
}

impl<'py, T> FromPyObject<'_, 'py> for OneOrTwo<T>
where
    T: for<'a> FromPyObject<'a, 'py, Error = PyErr>,
{
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match object.cast::<PyTuple>() {
            Ok(pair) if pair.len() == 2 => {
                Ok(Self::Two(pair.get_item(0)?.extract()?, pair.get_item(1)?.extract()?))
            }
            // The error names the argument, also that for a tuple of another length.
            _ => object.extract().map(Self::One),
        }
    }
}

/// The text by which an error shows the value of an argument.
pub(crate) fn shown(object: &Bound<'_, PyAny>) -> String {
    object.repr().map_or_else(|_| String::new(), |text| text.to_string())
}

/// Names: a list of them, a single one, or None for none.
#[derive(Default)]
pub(crate) struct Names(pub(crate) Vec<String>);

impl<'py> FromPyObject<'_, 'py> for Names {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr =
        type_hint_union!(<Option<&str>>::INPUT_TYPE, <Vec<String>>::INPUT_TYPE);

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match object.cast::<PyString>() {
            Ok(name) => Ok(Self(vec![name.to_str()?.to_owned()])),
            Err(_) if object.is_none() => Ok(Self::default()),
            Err(_) => object.extract().map(Self).map_err(|_| {
                let found = shown(&object);
                PyTypeError::new_err(format!("found {found}, expected a name or a list of names"))
            }),
        }
    }
}
