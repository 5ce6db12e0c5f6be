//! Jobs of plans for `evoku.cluster`: workers run them, and the driver records the results.

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard};

use evoku_lab::VERSION;
use evoku_lab::part::{self, Ledger};
use evoku_lab::plan::Plan;
use evoku_lab::store::{Difference, Environment, Store};
use evoku_messages::{Say, say};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::errors::{broken, file_error, value_error};
use crate::language::render;
use crate::parallel::watched;

/// Reads and checks a plan, packed or not, and packs it with its puzzles into one text.
///
/// Args:
///     path: The file of the plan; paths of puzzle files are relative to its folder.
///
/// Raises:
///     OSError: If the file can't be read.
///     ValueError: If the plan has mistakes; the text has a line for each.
#[pyfunction]
pub(crate) fn pack_plan(py: Python<'_>, path: PathBuf) -> PyResult<String> {
    let text = fs::read_to_string(&path).map_err(|error| file_error(&error, &path))?;
    if Plan::is_packed(&text) {
        return Ok(text);
    }
    let folder = path.parent().unwrap_or(Path::new("."));
    let plain = |file: File| -> Box<dyn Read + Send> { Box::new(file) };
    let plan = watched(py, |cancel| Plan::read_unpacking(&text, folder, plain, cancel))?;
    let plan = plan.map_err(|errors| {
        let place = path.display().to_string();
        let lines = errors.iter().map(|error| render(say::verbatim_at(&place, error)));
        value_error(say::verbatim(lines.collect::<Vec<_>>().join("\n")))
    })?;
    plan.pack().map_err(value_error)
}

/// The jobs of a packed plan.
#[pyclass(frozen, module = "evoku")]
pub(crate) struct Jobs {
    plan: Plan,
}

#[pymethods]
impl Jobs {
    #[new]
    fn new(packed: &str) -> PyResult<Self> {
        Ok(Self { plan: Plan::read_packed(packed).map_err(value_error)? })
    }

    /// The name of the plan.
    #[getter]
    fn name(&self) -> &str {
        &self.plan.name
    }

    /// A hash that identifies the plan.
    #[getter]
    fn fingerprint(&self) -> String {
        self.plan.fingerprint()
    }

    fn __len__(&self) -> usize {
        usize::try_from(self.plan.jobs()).unwrap_or(usize::MAX)
    }

    /// Runs the jobs from `first` up to but not including `end`. Returns the bytes of a store with
    /// their runs, for `Ledger.take`.
    fn make<'py>(&self, py: Python<'py>, first: u64, end: u64) -> PyResult<Bound<'py, PyBytes>> {
        let part = watched(py, |cancel| part::make(&self.plan, first..end, cancel))?;
        let part = part.map_err(value_error)?;
        // If the user cancelled, `watched` has already returned an error.
        let bytes = part.map(|mut part| part.to_bytes()).transpose().map_err(value_error)?;
        Ok(PyBytes::new(py, &bytes.unwrap_or_default()))
    }
}

/// A store that records the runs of a plan, each once.
#[pyclass(frozen, name = "Ledger", module = "evoku")]
pub(crate) struct PyLedger {
    ledger: Mutex<Ledger>,
}

#[pymethods]
impl PyLedger {
    #[new]
    fn new(py: Python<'_>, store: PathBuf, packed: &str, machine: String) -> PyResult<Self> {
        let plan = Plan::read_packed(packed).map_err(value_error)?;
        let environment = Environment {
            version: VERSION.to_owned(),
            revision: String::new(),
            machine,
            command: format!("evoku.cluster.run {}", plan.name),
        };
        let ledger = py.detach(|| Ledger::open(Store::create(&store)?, plan, &environment));
        let place = || store.display().to_string();
        let ledger = ledger.map_err(|error| value_error(say::verbatim_at(place(), error)))?;
        Ok(Self { ledger: Mutex::new(ledger) })
    }

    /// The ranges of jobs that aren't recorded. A range is its first job and the one after its
    /// last.
    fn missing(&self, py: Python<'_>) -> PyResult<Vec<(u64, u64)>> {
        py.detach(|| {
            let recorded = self.locked()?.recorded().map_err(value_error)?;
            Ok(recorded.missing().map(|range| (range.start, range.end)).collect())
        })
    }

    /// Records the runs that `Jobs.make` returned. Returns the numbers of runs that are new,
    /// already known, and different from recorded ones, and descriptions of the first differences.
    fn take(&self, py: Python<'_>, part: &[u8]) -> PyResult<(u64, u64, u64, Vec<String>)> {
        py.detach(|| {
            let part = Store::of_bytes(part).map_err(value_error)?;
            let taken = self.locked()?.take(&part).map_err(value_error)?;
            let words = |difference: &Difference| difference.message().to_string();
            let differences = taken.differences.iter().map(words).collect();
            Ok((taken.new, taken.known, taken.differ, differences))
        })
    }
}

impl PyLedger {
    fn locked(&self) -> PyResult<MutexGuard<'_, Ledger>> {
        self.ledger.lock().map_err(broken)
    }
}
