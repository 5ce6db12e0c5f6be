//! Converts errors of the libraries to exceptions.

use std::io;
use std::path::Path;

use evoku_sudoku::formats::ReadError as Unreadable;
use evoku_sudoku::rating::Unrated;
use pyo3::exceptions::{PyOSError, PyRuntimeError, PyValueError};
use pyo3::import_exception;
use pyo3::prelude::*;

import_exception!(evoku.errors, NoSolution);
import_exception!(evoku.errors, ReadError);
import_exception!(evoku.errors, SeveralSolutions);

/// An error as a `ValueError`.
pub(crate) fn value_error(error: impl ToString) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// An error of a file as Python's own functions raise it, with its number and the name of the file.
/// So a missing file raises `FileNotFoundError`.
pub(crate) fn file_error(error: &io::Error, path: &Path) -> PyErr {
    let text = error.to_string();
    // Python adds the number itself, so the text goes without it.
    let said = text.split(" (os error ").next().unwrap_or(&text).to_owned();
    PyOSError::new_err((error.raw_os_error(), said, path.as_os_str().to_owned()))
}

/// The error of a lock whose holder panicked.
pub(crate) fn broken<T>(_: T) -> PyErr {
    PyRuntimeError::new_err("an earlier call on this object ended in a bug of evoku")
}

/// A parse error, with its position.
pub(crate) fn read_error(error: &Unreadable) -> PyErr {
    let place = |number: usize| (number > 0).then_some(number);
    let (line, column) = (place(error.line), place(error.column));
    ReadError::new_err((error.to_string(), line, column, error.cell.clone()))
}

/// The exception for a puzzle without a solution path.
pub(crate) fn unrated(error: Unrated) -> PyErr {
    match error {
        Unrated::NoSolution => NoSolution::new_err("no solution"),
        Unrated::SeveralSolutions => SeveralSolutions::new_err("several solutions"),
        Unrated::Undecided => value_error(error),
    }
}
