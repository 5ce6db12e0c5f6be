//! Boards from arrays and lists of numbers.

use std::sync::Arc;

use evoku_messages::say;
use evoku_sudoku::formats::Hints;
use evoku_sudoku::{Digit, Geometry, Grid, Shape, Sudoku};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyFloat, PyInt};

use crate::errors::value_error;
use crate::language::render;

/// The numbers of an array, or of lists of numbers, in reading order.
pub(crate) fn numbers(object: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
    refuse_mask(object)?;
    let Ok(rows) = object.extract::<Vec<Vec<i64>>>() else {
        return object.extract::<Vec<i64>>().map_err(|_| not_a_puzzle(object));
    };
    if let Some((row, cells)) = rows.iter().enumerate().find(|(_, row)| row.len() != rows.len()) {
        let (found, rows) = (cells.len(), rows.len());
        let problem = format!("row {}: {found} cells, expected {rows}", row + 1);
        return Err(PyValueError::new_err(problem));
    }
    Ok(rows.concat())
}

/// Refuses a masked array of NumPy, because its masked cells still contain numbers.
pub(crate) fn refuse_mask(object: &Bound<'_, PyAny>) -> PyResult<()> {
    match object.hasattr("filled")? && object.hasattr("mask")? {
        true => Err(PyTypeError::new_err(render(say::python_masked()))),
        false => Ok(()),
    }
}

/// The error for an object that is not a puzzle.
fn not_a_puzzle(object: &Bound<'_, PyAny>) -> PyErr {
    let found = kind_of(object);
    // A column of puzzles that was read as numbers.
    if object.is_instance_of::<PyInt>() || object.is_instance_of::<PyFloat>() {
        return PyTypeError::new_err(render(say::python_number(found)));
    }
    let expected = "a Sudoku, a text, or an array of whole numbers expected";
    PyTypeError::new_err(format!("{expected}, found {found}"))
}

/// The type of an object, for errors; for an array also the type of its elements and its shape.
fn kind_of(object: &Bound<'_, PyAny>) -> String {
    let name = object.get_type().name().map_or_else(|_| String::new(), |name| name.to_string());
    match object.getattr("dtype").and_then(|kind| Ok((kind, object.getattr("shape")?))) {
        Ok((kind, shape)) => format!("{name} of {kind} with shape {shape}"),
        Err(_) => name,
    }
}

/// Returns `true` if a list of numbers, or a list in it, contains a truth value. Python counts
/// these as whole numbers; NumPy does not, except in arrays of objects.
fn has_truths(object: &Bound<'_, PyAny>) -> PyResult<bool> {
    let dtype = object.getattr_opt("dtype")?;
    if let Some(dtype) = dtype
        && !dtype.getattr("hasobject").and_then(|has| has.is_truthy()).unwrap_or(false)
    {
        return Ok(false);
    }
    for item in object.try_iter()? {
        let item = item?;
        if item.is_instance_of::<PyBool>() || !item.is_instance_of::<PyInt>() && has_truths(&item)?
        {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Reads the puzzle of an array, or of lists of numbers.
pub(crate) fn of_numbers(object: &Bound<'_, PyAny>, hints: &Hints) -> PyResult<Sudoku> {
    let numbers = numbers(object)?;
    if has_truths(object)? {
        return Err(PyTypeError::new_err(render(say::python_truth())));
    }
    let side = numbers.len().isqrt();
    if side == 0 || side * side != numbers.len() {
        let found = numbers.len();
        return Err(PyValueError::new_err(format!("{found} cells, expected a square like 81")));
    }
    let mut cells = Vec::with_capacity(numbers.len());
    for (at, &number) in numbers.iter().enumerate() {
        let value = u8::try_from(number).ok().filter(|&value| usize::from(value) <= side);
        let value = value.ok_or_else(|| {
            let (row, column) = (at / side + 1, at % side + 1);
            PyValueError::new_err(format!("r{row}c{column}: {number}, expected 0 to {side}"))
        })?;
        cells.push(Digit::new(value));
    }
    let shape = hints.shape.map_or_else(|| Shape::of_side(side), Ok).map_err(value_error)?;
    let geometry = Geometry::new(shape, hints.rules.clone()).map_err(value_error)?;
    let grid = Grid::from_cells(cells)
        .ok_or_else(|| PyValueError::new_err(format!("{side}x{side} is too large a board")))?;
    Sudoku::new(Arc::new(geometry), grid).map_err(value_error)
}
