//! Tables as Python objects.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use evoku_messages::say;
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::{PyKeyError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyCapsule, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple};

use super::column::Column;
use super::export::{table_array, table_schema, table_stream};
use crate::errors::value_error;

/// A table of results. Every library that supports Arrow can use it without a copy.
///
/// Examples are `pyarrow.table(table)`, `polars.DataFrame(table)` and
/// `pandas.DataFrame.from_arrow(table)`. Without these libraries, `table["name"]` is a column as a
/// list, `table.to_dict()` has all columns, and iterating yields rows as dictionaries.
#[pyclass(frozen, module = "evoku")]
pub(crate) struct Table {
    columns: Vec<Arc<Column>>,
    rows: usize,
}

impl Table {
    /// A table of columns, which must have the same number of rows.
    pub(crate) fn new(columns: Vec<Column>) -> Self {
        let rows = columns.first().map_or(0, |column| column.rows);
        debug_assert!(columns.iter().all(|column| column.rows == rows), "as many rows everywhere");
        Self { columns: columns.into_iter().map(Arc::new).collect(), rows }
    }
}

/// The maximum number of rows that a notebook shows.
const SHOWN: usize = 10;

type Capsules<'py> = (Bound<'py, PyCapsule>, Bound<'py, PyCapsule>);

#[pymethods]
impl Table {
    /// The names of the columns.
    #[getter]
    fn column_names(&self) -> Vec<String> {
        self.columns.iter().map(|column| column.name.clone()).collect()
    }

    fn __len__(&self) -> usize {
        self.rows
    }

    /// A column as a list, with None for a null.
    fn __getitem__<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyList>> {
        let column = self.columns.iter().find(|column| column.name == name);
        let column = column.ok_or_else(|| {
            PyKeyError::new_err(format!("no column {name:?}; there are {:?}", self.column_names()))
        })?;
        let values = (0..self.rows).map(|row| value(py, column, row));
        PyList::new(py, values.collect::<PyResult<Vec<_>>>()?)
    }

    /// The rows as dictionaries, one at a time.
    fn __iter__(slf: Py<Self>) -> RowIterator {
        RowIterator { table: slf, next: AtomicUsize::new(0) }
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let bytes = |bytes: &Vec<u8>| PyBytes::new(py, bytes);
        let columns = self.columns.iter().map(|column| {
            let validity = column.validity.as_ref().map(bytes);
            let buffers: Vec<_> = column.buffers.iter().map(bytes).collect();
            (&column.name, column.format, column.rows, validity, buffers)
        });
        let restore = py.import("evoku._evoku")?.getattr("restored_table")?;
        (restore, (columns.collect::<Vec<_>>(),)).into_pyobject(py)
    }

    /// All columns as lists, by name.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for column in &self.columns {
            dict.set_item(&column.name, self.__getitem__(py, &column.name)?)?;
        }
        Ok(dict)
    }

    fn __repr__(&self) -> String {
        format!("<evoku.Table of {} rows: {}>", self.rows, self.column_names().join(", "))
    }

    /// The first rows as a table of HTML, for notebooks.
    fn _repr_html_(&self, py: Python<'_>) -> PyResult<String> {
        let head = self.columns.iter().map(|column| format!("<th>{}</th>", escaped(&column.name)));
        let mut html =
            format!("<table><thead><tr>{}</tr></thead><tbody>", head.collect::<String>());
        for row in 0..self.rows.min(SHOWN) {
            html.push_str("<tr>");
            for column in &self.columns {
                let text = value(py, column, row)?.str()?.to_string();
                html.push_str(&format!("<td>{}</td>", escaped(&text)));
            }
            html.push_str("</tr>");
        }
        html.push_str("</tbody></table>");
        if self.rows > SHOWN {
            html.push_str(&format!("<p>{SHOWN} of {} rows</p>", self.rows));
        }
        Ok(html)
    }

    #[pyo3(signature = () -> "object")]
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        PyCapsule::new_with_value(py, table_schema(&self.columns), c"arrow_schema")
    }

    #[pyo3(signature = (requested_schema=None) -> "tuple[object, object]")]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Capsules<'py>> {
        // The interface allows ignoring the requested schema; the consumer then has to convert.
        drop(requested_schema);
        let array = table_array(&self.columns, self.rows);
        Ok((self.__arrow_c_schema__(py)?, PyCapsule::new_with_value(py, array, c"arrow_array")?))
    }

    #[pyo3(signature = (requested_schema=None) -> "object")]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        drop(requested_schema);
        let stream = table_stream(self.columns.clone(), self.rows);
        PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
    }
}

/// An iterator over the rows of a table.
#[pyclass(frozen, module = "evoku._evoku")]
pub(crate) struct RowIterator {
    table: Py<Table>,
    next: AtomicUsize,
}

#[pymethods]
impl RowIterator {
    fn __iter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let (table, row) = (self.table.get(), self.next.fetch_add(1, Ordering::Relaxed));
        if row >= table.rows {
            return Ok(None);
        }
        let values = PyDict::new(py);
        for column in &table.columns {
            values.set_item(&column.name, value(py, column, row)?)?;
        }
        Ok(Some(values))
    }
}

/// A column in the form of a pickled table: name, format, number of rows, validity and buffers.
type SavedColumn = (String, String, usize, Option<Vec<u8>>, Vec<Vec<u8>>);

/// A table from its pickled form.
#[pyfunction]
pub(crate) fn restored_table(columns: Vec<SavedColumn>) -> PyResult<Table> {
    let restored: Option<Vec<Column>> = columns
        .into_iter()
        .map(|(name, format, rows, validity, buffers)| {
            Column::restored(name, &format, rows, validity, buffers)
        })
        .collect();
    let same = restored.filter(|all| all.windows(2).all(|two| two[0].rows == two[1].rows));
    same.map(Table::new).ok_or_else(|| value_error(say::python_table_damaged()))
}

/// Escapes text for HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// A table from columns by name: lists of strings, integers, floats or booleans, with None for a
/// null.
#[pyfunction]
pub(crate) fn table(columns: &Bound<'_, PyDict>) -> PyResult<Table> {
    let mut made = Vec::with_capacity(columns.len());
    for (name, values) in columns {
        made.push(column(name.extract()?, &values.cast_into::<PyList>()?)?);
    }
    Ok(Table::new(made))
}

/// The column of a list. Its type is that of its values; a column without values is text.
fn column(name: String, values: &Bound<'_, PyList>) -> PyResult<Column> {
    let all_are = |is: fn(&Bound<'_, PyAny>) -> bool| {
        values.iter().all(|value| value.is_none() || is(&value))
    };
    if all_are(|value| value.is_instance_of::<PyString>()) {
        return Ok(Column::texts(name, values.extract::<Vec<Option<String>>>()?));
    }
    if all_are(|value| value.is_instance_of::<PyBool>()) {
        return Ok(Column::booleans(name, values.extract::<Vec<Option<bool>>>()?));
    }
    if all_are(|value| value.is_instance_of::<PyInt>()) {
        return Ok(Column::numbers(name, values.extract::<Vec<Option<i64>>>()?));
    }
    if all_are(|value| value.is_instance_of::<PyFloat>() || value.is_instance_of::<PyInt>()) {
        return Ok(Column::numbers(name, values.extract::<Vec<Option<f64>>>()?));
    }
    let expected = "text, numbers or truth values expected, all of one kind";
    Err(PyTypeError::new_err(format!("column {name:?}: {expected}")))
}

/// A value of a column as a Python object.
fn value<'py>(py: Python<'py>, column: &Column, row: usize) -> PyResult<Bound<'py, PyAny>> {
    if column.is_null(row) {
        return Ok(py.None().into_bound(py));
    }
    let first = &column.buffers[0];
    match column.format {
        "b" => Ok(PyBool::new(py, first[row / 8] >> (row % 8) & 1 == 1).to_owned().into_any()),
        "C" => first[row].into_bound_py_any(py),
        "I" => u32::from_ne_bytes(bytes_at(first, row)).into_bound_py_any(py),
        "l" => i64::from_ne_bytes(bytes_at(first, row)).into_bound_py_any(py),
        "L" => u64::from_ne_bytes(bytes_at(first, row)).into_bound_py_any(py),
        "g" => f64::from_ne_bytes(bytes_at(first, row)).into_bound_py_any(py),
        "u" => {
            let end = |row| i32::from_ne_bytes(bytes_at(first, row)) as usize;
            String::from_utf8_lossy(&column.buffers[1][end(row)..end(row + 1)])
                .into_bound_py_any(py)
        }
        _ => {
            let end = |row| i64::from_ne_bytes(bytes_at(first, row)) as usize;
            String::from_utf8_lossy(&column.buffers[1][end(row)..end(row + 1)])
                .into_bound_py_any(py)
        }
    }
}

/// The bytes of a row in a buffer of rows of `N` bytes.
fn bytes_at<const N: usize>(buffer: &[u8], row: usize) -> [u8; N] {
    std::array::from_fn(|byte| buffer[row * N + byte])
}
