//! Reads files of any size, one puzzle at a time.

use std::collections::{HashMap, VecDeque};
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use evoku_sudoku::formats::{self, ReadError, Reader, line};
use pyo3::exceptions::{PyIsADirectoryError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};

use crate::arguments::Names;
use crate::errors::{broken, file_error, read_error};
use crate::puzzle::{PySudoku, hints, to_python};
use crate::turns::Turns;

/// A puzzle, and everything that its file contains about it.
#[pyclass(frozen, get_all, module = "evoku")]
pub(crate) struct Record {
    /// The puzzle.
    pub(crate) puzzle: Py<PySudoku>,
    /// The solution from the file, unchecked, on one line.
    solution: Option<String>,
    /// Further fields from the file, by name: columns of CSV, members of JSON, a comment.
    fields: HashMap<String, String>,
}

#[pymethods]
impl Record {
    #[new]
    #[pyo3(signature = (puzzle, solution=None, fields=HashMap::new()))]
    fn new(
        puzzle: Py<PySudoku>,
        solution: Option<String>,
        fields: HashMap<String, String>,
    ) -> Self {
        Self { puzzle, solution, fields }
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let values = (&self.puzzle, self.solution.as_ref(), self.fields.clone());
        (py.get_type::<Self>(), values).into_pyobject(py)
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("<Record {}>", self.puzzle.bind(py).repr()?))
    }
}

/// Reads puzzles from a file of any size and format, one at a time, in constant memory.
///
/// For a puzzle that can't be parsed, `next` raises ReadError; the call after that returns the next
/// puzzle.
///
/// Args:
///     source: The path of a file, or an object whose `read(n)` returns bytes (`gzip.open(path)`).
///     box: Rows and columns of a box, like "2x3", if the file doesn't specify them.
///     rules: Further rules of every puzzle, a name or a list.
///     format: The format; detected by default.
///
/// Raises:
///     OSError: If the file can't be opened, or is a folder.
#[pyfunction]
#[pyo3(signature = (source, *, r#box=None, rules=Names::default(), format=None))]
pub(crate) fn read(
    py: Python<'_>,
    source: &Bound<'_, PyAny>,
    r#box: Option<&str>,
    rules: Names,
    format: Option<&str>,
) -> PyResult<Records> {
    let hints = hints(r#box, &rules.0, None, format)?;
    let failure = Failure::default();
    let input: Box<dyn Read + Send> = if source.hasattr("read")? {
        Box::new(Stream { file: source.clone().unbind(), failure: Arc::clone(&failure) })
    } else {
        let path: PathBuf = source.extract().map_err(|_| {
            PyTypeError::new_err("source: the path of a file, or an object with read(n), expected")
        })?;
        Box::new(open(&path)?)
    };
    // A file object may be interactive: the user may wait for the answer to each puzzle.
    let ahead = if source.hasattr("read")? { 1 } else { AHEAD };
    let reader = py.detach(|| Reader::new(input, hints));
    raise(&failure)?;
    Ok(Records {
        format: reader.format().name,
        ahead,
        failure,
        state: Turns::new((reader, VecDeque::new())),
    })
}

/// The number of the error that Python's own functions raise for a folder.
const IS_FOLDER: i32 = 21;

/// Opens a file. A folder can be opened as well, but not read.
fn open(path: &Path) -> PyResult<File> {
    if path.is_dir() {
        let error = (IS_FOLDER, "Is a directory", path.as_os_str().to_owned());
        return Err(PyIsADirectoryError::new_err(error));
    }
    File::open(path).map_err(|error| file_error(&error, path))
}

/// The number of records to read at once, without the interpreter's lock.
const AHEAD: usize = 256;

/// The last exception that a file object raised.
type Failure = Arc<Mutex<Option<PyErr>>>;

/// Raises the last exception of a file object. It may be Ctrl-C, so it is not an error of a puzzle.
fn raise(failure: &Failure) -> PyResult<()> {
    let raised = failure.lock().map_err(broken)?.take();
    raised.map_or(Ok(()), Err)
}

/// A file object of Python.
struct Stream {
    file: Py<PyAny>,
    failure: Failure,
}

impl Read for Stream {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        Python::attach(|py| {
            let read = self.file.bind(py).call_method1("read", (buffer.len(),))?;
            let bytes = read.cast::<PyBytes>().map_err(|_| {
                PyTypeError::new_err("read(n) has to give bytes: open the file with mode \"rb\"")
            })?;
            let bytes = bytes.as_bytes();
            let count = bytes.len().min(buffer.len());
            buffer[..count].copy_from_slice(&bytes[..count]);
            Ok::<usize, PyErr>(count)
        })
        .map_err(|error| {
            let message = error.to_string();
            if let Ok(mut failure) = self.failure.lock() {
                *failure = Some(error);
            }
            io::Error::other(message)
        })
    }
}

/// An iterator over records, see `read`.
#[pyclass(frozen, module = "evoku", name = "RecordIterator")]
pub(crate) struct Records {
    /// The format of the file.
    #[pyo3(get)]
    format: &'static str,
    ahead: usize,
    failure: Failure,
    state: Turns<(Reader<'static>, VecDeque<Result<formats::Record, ReadError>>)>,
}

#[pymethods]
impl Records {
    fn __iter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Record>> {
        py.check_signals()?;
        let record = self.state.with(py, |(reader, read)| {
            if read.is_empty() {
                read.extend(reader.by_ref().take(self.ahead));
            }
            read.pop_front()
        })?;
        let Some(record) = record else { return Ok(None) };
        raise(&self.failure)?;
        let record = record.map_err(|error| read_error(&error))?;
        let geometry = record.sudoku.geometry();
        let solution = record.solution.as_ref().map(|grid| line::print_on(geometry, grid));
        Ok(Some(Record {
            puzzle: to_python(py, record.sudoku, record.play)?,
            solution,
            fields: record.fields.into_iter().collect(),
        }))
    }
}
