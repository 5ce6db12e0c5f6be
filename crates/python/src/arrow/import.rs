//! Imports columns of text from other libraries.

use std::ffi::CStr;

use evoku_messages::say;
use evoku_sudoku::search::Line;
use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyTuple};

use super::ffi::{ArrowArray, ArrowSchema, ArrowStream};
use crate::language::render;

/// The memory layout of a column of text.
#[derive(Clone, Copy)]
enum Layout {
    /// 32-bit offsets of the texts, and the texts.
    Short,
    /// 64-bit offsets of the texts, and the texts.
    Long,
    /// Views: the length and the position of each text.
    View,
    /// 81 bytes for each text.
    Fixed,
}

/// The position of the text in an exported object.
#[derive(Clone, Copy)]
struct Place {
    layout: Layout,
    /// The number of the column in a table.
    column: Option<usize>,
}

/// A column of text. Its lines borrow from it.
pub(crate) struct Texts {
    place: Place,
    arrays: Vec<ArrowArray>,
}

/// The methods that export a column.
const STREAM: &str = "__arrow_c_stream__";
const ARRAY: &str = "__arrow_c_array__";

impl Texts {
    /// Returns `true` if an object exports an array or a stream of arrays.
    pub(crate) fn are_in(object: &Bound<'_, PyAny>) -> PyResult<bool> {
        Ok(object.hasattr(STREAM)? || object.hasattr(ARRAY)?)
    }

    /// Imports an object that exports an array or a stream of arrays.
    ///
    /// # Errors
    /// If the object exports neither, or its values aren't text.
    pub(crate) fn of(object: &Bound<'_, PyAny>) -> PyResult<Self> {
        if object.hasattr(STREAM)? {
            let stream = object.call_method0(STREAM).map_err(|error| {
                // Puzzles that were read as numbers have too many digits for Arrow.
                match error.is_instance_of::<PyOverflowError>(object.py()) {
                    true => unsupported("numbers", ""),
                    false => error,
                }
            })?;
            return Self::of_stream(&stream.cast_into()?);
        }
        let exported = object.call_method0(ARRAY).map_err(|_| {
            PyTypeError::new_err("a column of text expected: pyarrow, polars, pandas")
        })?;
        let pair = exported.cast::<PyTuple>()?;
        let schema = pair.get_item(0)?.cast_into::<PyCapsule>()?;
        let array = pair.get_item(1)?.cast_into::<PyCapsule>()?;
        let schema = schema.pointer_checked(Some(c"arrow_schema"))?.cast::<ArrowSchema>();
        let array = array.pointer_checked(Some(c"arrow_array"))?.cast::<ArrowArray>();
        // SAFETY: the names of the capsules guarantee their contents, and they live until the end
        // of this function. A consumer moves the array out and marks it as released.
        let (schema, array) = unsafe {
            let taken = array.as_ptr().read();
            (*array.as_ptr()).release = None;
            (schema.as_ref(), taken)
        };
        Ok(Self { place: place(schema)?, arrays: vec![array] })
    }

    fn of_stream(capsule: &Bound<'_, PyCapsule>) -> PyResult<Self> {
        let stream = capsule.pointer_checked(Some(c"arrow_array_stream"))?;
        let stream = stream.cast::<ArrowStream>().as_ptr();
        let failed = || PyValueError::new_err("the stream of Arrow arrays failed");
        let mut schema = ArrowSchema::empty();
        // SAFETY: the name of the capsule guarantees its contents, and it lives until the end of
        // the caller. A callback fills the structure, or returns an error and leaves it released.
        let get_next = unsafe {
            let get_schema = (*stream).get_schema.ok_or_else(failed)?;
            if get_schema(stream, &raw mut schema) != 0 {
                return Err(failed());
            }
            (*stream).get_next.ok_or_else(failed)?
        };
        let mut texts = Self { place: place(&schema)?, arrays: Vec::new() };
        loop {
            let mut array = ArrowArray::empty();
            // SAFETY: as above.
            if unsafe { get_next(stream, &raw mut array) } != 0 {
                return Err(failed());
            }
            if array.release.is_none() {
                return Ok(texts);
            }
            texts.arrays.push(array);
        }
    }

    /// The texts; `None` for a null.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Option<&[u8]>> {
        let place = self.place;
        self.arrays
            .iter()
            .flat_map(move |array| (0..array.length).map(move |row| place.text(array, row)))
    }

    /// The lines, without space around them; `None` for a null.
    ///
    /// # Errors
    /// If a text is not 81 bytes long; the error has its row.
    pub(crate) fn lines(&self) -> Result<Vec<Option<&Line>>, String> {
        let rows = self.arrays.iter().map(|array| array.length as usize).sum();
        let mut lines = Vec::with_capacity(rows);
        for text in self.iter() {
            let text = text.map(<[u8]>::trim_ascii);
            let line = text.map(|text| text.try_into().map_err(|_| text.len())).transpose();
            lines.push(line.map_err(|found| {
                format!("row {}: {found} characters, expected 81", lines.len())
            })?);
        }
        Ok(lines)
    }
}

impl Place {
    /// The text of a row; `None` for a null.
    #[inline]
    fn text(self, array: &ArrowArray, row: i64) -> Option<&[u8]> {
        let Some(column) = self.column else {
            return self.layout.text(array, (array.offset + row) as usize);
        };
        let row = array.offset + row;
        // SAFETY: the children of a table are its columns, which live as long as the table and
        // reach at least to its end.
        let column = unsafe { &**array.children.add(column) };
        let is_there = !is_null(array, row as usize);
        is_there.then(|| self.layout.text(column, (column.offset + row) as usize)).flatten()
    }
}

/// Returns `true` if an element of an array is null.
#[inline]
fn is_null(array: &ArrowArray, at: usize) -> bool {
    // An array of Arrow's type null has no buffers.
    if array.n_buffers == 0 {
        return true;
    }
    // SAFETY: the first buffer of an exported array has a bit for each element, or is null itself.
    unsafe {
        let validity = (*array.buffers).cast::<u8>();
        !validity.is_null() && *validity.add(at / 8) >> (at % 8) & 1 == 0
    }
}

impl Layout {
    /// The text at an index of an array; `None` for a null.
    #[inline]
    fn text(self, array: &ArrowArray, at: usize) -> Option<&[u8]> {
        if is_null(array, at) {
            return None;
        }
        // SAFETY: the format and the length of an exported array determine the number and the size
        // of its buffers. They live as long as the array.
        unsafe {
            let buffer = |number: usize| *array.buffers.add(number);
            let (start, length) = match self {
                Self::Short => {
                    let ends = buffer(1).cast::<i32>().add(at);
                    let (start, end) = (*ends as usize, *ends.add(1) as usize);
                    (buffer(2).cast::<u8>().add(start), end - start)
                }
                Self::Long => {
                    let ends = buffer(1).cast::<i64>().add(at);
                    let (start, end) = (*ends as usize, *ends.add(1) as usize);
                    (buffer(2).cast::<u8>().add(start), end - start)
                }
                Self::View => {
                    let place = buffer(1).cast::<[u32; 4]>().add(at);
                    let [length, _, number, start] = place.read_unaligned();
                    match length {
                        // The view itself contains a short text.
                        0..=12 => (place.cast::<u8>().add(4), length as usize),
                        _ => {
                            let data = buffer(2 + number as usize).cast::<u8>();
                            (data.add(start as usize), length as usize)
                        }
                    }
                }
                Self::Fixed => {
                    (buffer(1).cast::<u8>().add(at * size_of::<Line>()), size_of::<Line>())
                }
            };
            Some(std::slice::from_raw_parts(start, length))
        }
    }
}

/// The name of the column to use in a table with several columns.
const NAME: &CStr = c"puzzle";

/// The position of the text in an object with this schema: a column of text, or a table with one.
fn place(schema: &ArrowSchema) -> PyResult<Place> {
    // SAFETY: format and name of an exported schema are strings. The children of a table are its
    // columns, which live as long as the table.
    let (format, columns) = unsafe {
        let columns = (0..schema.n_children as usize).map(|at| &**schema.children.add(at));
        (CStr::from_ptr(schema.format), columns.collect::<Vec<_>>())
    };
    if format.to_bytes() != b"+s" {
        return Ok(Place { layout: layout(schema)?, column: None });
    }
    let is_meant = |column: &&ArrowSchema| {
        // SAFETY: as above; the name may be null.
        columns.len() == 1
            || !column.name.is_null() && unsafe { CStr::from_ptr(column.name) } == NAME
    };
    let Some(number) = columns.iter().position(is_meant) else {
        let found = columns.len();
        let problem =
            format!("a table of one column or with a column puzzle expected, found {found} others");
        return Err(PyTypeError::new_err(problem));
    };
    Ok(Place { layout: layout(columns[number])?, column: Some(number) })
}

/// The layout of a column of text with this schema. Bytes have the same layout as text.
fn layout(schema: &ArrowSchema) -> PyResult<Layout> {
    // SAFETY: the format of an exported schema is a string.
    let format = unsafe { CStr::from_ptr(schema.format) };
    if !schema.dictionary.is_null() {
        return Err(unsupported("encoded", ""));
    }
    let kind = match format.to_bytes() {
        b"u" | b"z" | b"n" => return Ok(Layout::Short),
        b"U" | b"Z" => return Ok(Layout::Long),
        b"vu" | b"vz" => return Ok(Layout::View),
        b"w:81" => return Ok(Layout::Fixed),
        b"b" => "truths",
        b"+r" => "encoded",
        b"+s" => "structures",
        [b'c' | b'C' | b's' | b'S' | b'i' | b'I' | b'l' | b'L' | b'e' | b'f' | b'g' | b'd', ..] => {
            "numbers"
        }
        [b'w', ..] => "bytes",
        [b't', ..] => "times",
        [b'+', b'l' | b'L' | b'w' | b'v', ..] => "lists",
        _ => "other",
    };
    Err(unsupported(kind, &format.to_string_lossy()))
}

/// The error for a column of a kind other than text.
fn unsupported(kind: &str, format: &str) -> PyErr {
    PyTypeError::new_err(render(say::python_column(kind, format)))
}
