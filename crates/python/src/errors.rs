//! Converts errors of the libraries to exceptions.

use std::io;
use std::path::Path;

use evoku_messages::{Message, say};
use evoku_sudoku::formats::ReadError as Unreadable;
use evoku_sudoku::rating::Unrated;
use pyo3::exceptions::{PyOSError, PyRuntimeError, PyValueError};
use pyo3::import_exception;
use pyo3::prelude::*;

use crate::language::render;

import_exception!(evoku.errors, NoSolution);
import_exception!(evoku.errors, ReadError);
import_exception!(evoku.errors, SeveralSolutions);

/// An error as a `ValueError`, in the language that `EVOKU_LANG` names.
pub(crate) fn value_error(error: impl Into<Message>) -> PyErr {
    PyValueError::new_err(render(error))
}

/// The `ValueError` for an argument that is not one of several names.
pub(crate) fn unknown<'n>(
    argument: &str,
    found: &str,
    names: impl IntoIterator<Item = &'n str> + Clone,
) -> PyErr {
    let expected = say::lab_plan_one_of(names.clone());
    value_error(say::page_found(argument, found, expected).suggesting(found, names))
}

/// An error of a file as Python's own functions raise it, with its number and the name of the file.
/// So a missing file raises `FileNotFoundError`.
pub(crate) fn file_error(error: &io::Error, path: &Path) -> PyErr {
    let text = error.to_string();
    // Python adds the number itself, so the text goes without it.
    let message = text.split(" (os error ").next().unwrap_or(&text).to_owned();
    PyOSError::new_err((error.raw_os_error(), message, path.as_os_str().to_owned()))
}

/// The error of a lock whose holder panicked.
pub(crate) fn broken<T>(_: T) -> PyErr {
    PyRuntimeError::new_err("an earlier call on this object ended in a bug of evoku")
}

/// A parse error, with its position.
pub(crate) fn read_error(error: &Unreadable) -> PyErr {
    let place = |number: usize| (number > 0).then_some(number);
    let (line, column) = (place(error.line), place(error.column));
    ReadError::new_err((render(error), line, column, error.cell.clone()))
}

/// The exception for a puzzle without a solution path.
pub(crate) fn unrated(error: Unrated) -> PyErr {
    match error {
        Unrated::NoSolution => NoSolution::new_err(render(say::step_unrated_none())),
        Unrated::SeveralSolutions => SeveralSolutions::new_err(render(say::step_unrated_several())),
        Unrated::Undecided => value_error(error),
    }
}
