//! Plans of experiments, and their runs.

use std::collections::HashMap;
use std::ffi::CString;
use std::fmt;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use evoku_evolve::Work;
use evoku_lab::VERSION;
use evoku_lab::execute::{Ending, Finished};
use evoku_lab::plan::{Job, Limits as Budget, Runs};
use evoku_lab::run::Run;
use evoku_lab::runner::{self, RunError, RunObserver};
use evoku_lab::store::{Cell, Environment, Store};
use evoku_lab::trace::{Point, Trace};
use evoku_messages::{Message, say};
use evoku_sudoku::Sudoku;
use pyo3::exceptions::{PyRuntimeError, PyRuntimeWarning, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::arguments::Threads;
use crate::errors::value_error;
use crate::judge::{self, End, Judge, Limits};
use crate::language::render;
use crate::parallel::{threads, watched};
use crate::turns::wait_for;

/// The plan of an experiment: algorithms with parameters, classes of puzzles, repetitions, and a
/// budget.
#[pyclass(frozen, module = "evoku._evoku", name = "Plan")]
pub(crate) struct PyPlan {
    plan: evoku_lab::plan::Plan,
}

#[pymethods]
impl PyPlan {
    #[new]
    fn new(py: Python<'_>, text: &str, folder: PathBuf) -> PyResult<Self> {
        if evoku_lab::plan::Plan::is_packed(text) {
            let plan = evoku_lab::plan::Plan::read_packed(text).map_err(value_error)?;
            return Ok(Self { plan });
        }
        let plan = watched(py, |cancel| evoku_lab::plan::Plan::read(text, &folder, cancel))?;
        let plan = plan.map_err(|errors| {
            let lines: Vec<String> = errors.iter().map(render).collect();
            PyValueError::new_err(lines.join("\n"))
        })?;
        Ok(Self { plan })
    }

    /// The name of the plan.
    #[getter]
    fn name(&self) -> &str {
        &self.plan.name
    }

    /// The text of the plan.
    #[getter]
    fn text(&self) -> &str {
        &self.plan.text
    }

    /// The number of runs.
    #[getter]
    fn jobs(&self) -> u64 {
        self.plan.jobs()
    }

    /// The seed from which the seeds of all runs are derived.
    #[getter]
    fn seed(&self) -> u64 {
        self.plan.seed
    }

    /// The number of runs of each configuration on each puzzle.
    #[getter]
    fn repetitions(&self) -> u64 {
        self.plan.repetitions
    }

    /// The labels of the configurations: algorithms with their parameters.
    #[getter]
    fn configurations(&self) -> Vec<String> {
        self.plan.configurations.iter().map(|one| one.label.clone()).collect()
    }

    /// The classes of puzzles by name, each with its puzzles as lines.
    #[getter]
    fn classes(&self) -> HashMap<String, Vec<String>> {
        let line = |puzzle: &Arc<evoku_lab::plan::Puzzle>| puzzle.line.clone();
        let classes = self.plan.classes.iter();
        classes.map(|one| (one.name.clone(), one.puzzles.iter().map(line).collect())).collect()
    }

    /// The names of the external algorithms.
    #[getter]
    fn externals(&self) -> Vec<&str> {
        self.plan.externals().collect()
    }

    /// Packs the plan with its puzzles, since the folder may not exist on the other machine.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let packed = self.plan.pack().map_err(value_error)?;
        (py.get_type::<Self>(), (packed, "")).into_pyobject(py)
    }

    /// Executes the runs that are missing from a store. `algorithms` has a function for each
    /// external algorithm, which is called with a judge, the parameters and the seed. `progress` is
    /// called with the number of recorded runs and the number of all runs.
    fn run(
        &self,
        py: Python<'_>,
        store: PathBuf,
        threads: Option<Threads>,
        machine: String,
        algorithms: HashMap<String, Py<PyAny>>,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<()> {
        let stop = Arc::new(AtomicBool::new(false));
        let mut plan = self.plan.clone();
        let mut bound: HashMap<String, Arc<Function>> = HashMap::new();
        for (name, function) in algorithms {
            if !plan.externals().any(|known| known == name) {
                let problem = format!("the plan has no external algorithm {name:?}");
                return Err(PyValueError::new_err(problem));
            }
            let stop = Arc::clone(&stop);
            bound.insert(name.clone(), Arc::new(Function { name, function, stop }));
        }
        if let Some(name) = plan.externals().find(|&name| !bound.contains_key(name)) {
            let problem = format!("algorithms has no function for {name:?}, which the plan names");
            return Err(PyValueError::new_err(problem));
        }
        plan.bind(|name| Some(Arc::clone(bound.get(name)?) as Arc<dyn Runs>));
        let environment = Environment {
            version: VERSION.to_owned(),
            revision: String::new(),
            machine,
            command: format!("evoku.lab.run {}", plan.name),
        };
        let threads = plan.affordable(self::threads(threads));
        let counter = Counter::default();
        let ended = watching(py, &stop, &counter, plan.jobs(), progress.as_ref(), |cancel| {
            let store = Store::create(&store)?;
            runner::run(store, &plan, &environment, threads, cancel, &counter).map(drop)
        })?;
        let failures = counter.1.into_inner().unwrap_or_else(PoisonError::into_inner);
        for failure in failures {
            let text = CString::new(format!("a run failed: {failure}")).unwrap_or_default();
            PyErr::warn(py, &py.get_type::<PyRuntimeWarning>(), &text, 2)?;
        }
        ended.map_err(|error| {
            let place = store.display().to_string();
            PyRuntimeError::new_err(render(say::verbatim_at(place, error)))
        })
    }
}

/// Counts recorded runs, and keeps the reasons of failed ones.
#[derive(Default)]
struct Counter(AtomicU64, Mutex<Vec<String>>);

/// The largest number of reasons that are reported. A program with a mistake fails in every run.
const MOST: usize = 5;

impl RunObserver for Counter {
    fn begins(&self, recorded: &HashMap<Cell, u64>) {
        self.0.store(recorded.values().sum(), Ordering::Relaxed);
    }

    fn recorded(&self, _: Job, finished: &Finished) {
        self.0.fetch_add(1, Ordering::Relaxed);
        if let Some(reason) = &finished.trace.failure {
            let mut failures = self.1.lock().unwrap_or_else(PoisonError::into_inner);
            if failures.len() < MOST {
                failures.push(render(reason));
            }
        }
    }
}

/// The time between two reports of progress.
const REPORT: Duration = Duration::from_millis(200);
/// The time between two checks for Ctrl-C.
const LOOK: Duration = Duration::from_millis(20);

/// Runs an experiment on a new thread, while this one checks for Ctrl-C and reports progress. Both
/// `stop` and the flag passed to `work` become true soon after Ctrl-C, or after a report raised an
/// exception.
fn watching(
    py: Python<'_>,
    stop: &AtomicBool,
    counter: &Counter,
    jobs: u64,
    progress: Option<&Py<PyAny>>,
    work: impl FnOnce(&AtomicBool) -> Result<(), RunError> + Send,
) -> PyResult<Result<(), RunError>> {
    let cancel = AtomicBool::new(false);
    py.detach(|| {
        thread::scope(|scope| {
            let worker = scope.spawn(|| work(&cancel));
            let (mut raised, mut due) = (None, Instant::now());
            loop {
                let is_last = worker.is_finished();
                if raised.is_none() && (is_last || Instant::now() >= due) {
                    due = Instant::now() + REPORT;
                    let recorded = counter.0.load(Ordering::Relaxed);
                    raised = Python::attach(|py| report(py, progress, recorded, jobs)).err();
                }
                if raised.is_none() {
                    raised = Python::attach(|py| py.check_signals()).err();
                }
                if raised.is_some() {
                    stop.store(true, Ordering::Relaxed);
                    cancel.store(true, Ordering::Relaxed);
                }
                if is_last {
                    break;
                }
                thread::sleep(LOOK);
            }
            let ended = worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            raised.map_or(Ok(ended), Err)
        })
    })
}

fn report(py: Python<'_>, progress: Option<&Py<PyAny>>, recorded: u64, jobs: u64) -> PyResult<()> {
    progress.map_or(Ok(()), |progress| progress.call1(py, (recorded, jobs)).map(drop))
}

/// Held by the only run of a function of Python. Many libraries draw from the global `random`, which
/// two runs at once would share.
static TURN: Mutex<()> = Mutex::new(());

/// An external algorithm: a function of Python.
struct Function {
    name: String,
    function: Py<PyAny>,
    /// A flag that becomes true when the experiment must end.
    stop: Arc<AtomicBool>,
}

impl fmt::Debug for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Function").field("name", &self.name).finish_non_exhaustive()
    }
}

impl Runs for Function {
    fn run(
        &self,
        sudoku: &Sudoku,
        parameters: &[(String, String)],
        seed: u64,
        limits: Budget,
        cancel: &AtomicBool,
    ) -> Result<Option<Finished>, Message> {
        // The clock of the run starts when its turn comes.
        let Some(turn) = wait_for(&TURN, &self.stop) else { return Ok(None) };
        let _turn = turn.unwrap_or_else(PoisonError::into_inner);
        let started = Instant::now();
        let seconds = limits.seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        let deadline = seconds.and_then(|seconds| started.checked_add(seconds));
        let cancelled = Arc::clone(&self.stop);
        let own = Limits { evaluations: limits.evaluations, deadline, cancel: cancelled };
        Python::attach(|py| {
            let judge = Bound::new(py, Judge::recorded(sudoku.clone(), own))?;
            let dict = PyDict::new(py);
            for (name, value) in parameters {
                dict.set_item(name, value)?;
            }
            self.function.call1(py, (&judge, dict, seed))?;
            if cancel.load(Ordering::Relaxed) || self.stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let finished = outcome(py, judge.get())?;
            Ok(finished.map(|Finished { run, trace }| {
                let seconds = started.elapsed().as_secs_f64();
                Finished { run: Run { seconds, ..run }, trace }
            }))
        })
        .map_err(|error: PyErr| say::verbatim(Python::attach(|py| words(py, &error))))
    }
}

/// The result of a run, as recorded by its judge.
fn outcome(py: Python<'_>, judge: &Judge) -> PyResult<Option<Finished>> {
    judge.state.with(py, |state| finished(state))
}

/// The result of a run with this record; `None` if it was cancelled.
fn finished(state: &judge::State) -> Option<Finished> {
    let ending = match state.end {
        Some(End::Cancelled) => return None,
        Some(End::Solved) => Ending::Solved,
        Some(End::Evaluations) => Ending::Evaluations,
        Some(End::Seconds) => Ending::Seconds,
        // The function returned before any limit was reached.
        None => Ending::Exhausted,
    };
    let number = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
    let points = state.trace.points();
    let trace = points.iter().map(|point| Point {
        evaluations: point.evaluations,
        generation: point.generation,
        best_so_far: number(point.best_of_run),
        second: 0,
        best: number(point.best),
        mean: (point.mean * 1000.0).round() / 1000.0,
    });
    let best = state.best.as_ref().map(|&(cost, _)| cost);
    let run = Run {
        ending,
        generations: state.calls.saturating_sub(1),
        work: Work { full: state.evaluations, ..Work::default() },
        best,
        missing: best,
        mean: points.last().map(|last| last.mean),
        ..Run::default()
    };
    let trace = Trace { points: trace.collect(), ..Trace::default() };
    Some(Finished { run, trace })
}

/// The text of an exception, with its traceback.
fn words(py: Python<'_>, error: &PyErr) -> String {
    let place = error.traceback(py).and_then(|traceback| traceback.format().ok());
    format!("{error}\n{}", place.unwrap_or_default())
}
