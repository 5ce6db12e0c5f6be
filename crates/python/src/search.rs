//! A run of an algorithm, which can be executed step by step, observed, saved and resumed.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use evoku_evolve::chosen::{self, Chosen, NotBegun};
use evoku_evolve::presets::{Archipelago, Begun, Settings, Task};
use evoku_evolve::{Budget, Bytes, Stop};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};

use crate::arguments::{Evaluations, Generations, Seed};
use crate::arrow::Table;
use crate::errors::{NoSolution, value_error};
use crate::language::render;
use crate::parallel::run_until;
use crate::presets::{preset_of, set_all, settings_dict};
use crate::puzzle::{PuzzleArgument, PySudoku, to_python};
use crate::recorded::{RecordedGeneration, Trace};
use crate::turns::Turns;

/// If a generation takes longer than this, the next one runs on a separate thread, to be
/// interruptible.
const QUICK: Duration = Duration::from_millis(10);

/// The time for which a thread runs generations before other threads can use the run.
const SLICE: Duration = Duration::from_millis(10);

/// The reasons why a run ends.
const STOPS: [Stop; 7] = [
    Stop::Solved,
    Stop::Evaluations,
    Stop::Generations,
    Stop::Deadline,
    Stop::Cancelled,
    Stop::Exhausted,
    Stop::FalseZero,
];

/// A run in progress.
#[pyclass(frozen, module = "evoku._evoku")]
pub(crate) struct Search {
    setup: Setup,
    flag: Flag,
    state: Turns<State>,
}

/// The definition of a run, which never changes.
struct Setup {
    puzzle: chosen::PuzzleInstance,
    algorithm: Chosen,
    islands: Option<Settings>,
    seed: u64,
    budget: Budget<'static>,
}

/// The state of a run.
struct State {
    search: Begun<'static>,
    stop: Option<Stop>,
    trace: Trace,
    /// The duration of all generations, in seconds.
    seconds: f64,
    /// `true` if the last generation took less than [`QUICK`].
    is_quick: bool,
}

/// A flag with the static lifetime that runs require. It is reused when the run is dropped.
struct Flag(&'static AtomicBool);

/// Flags that are not in use.
static FLAGS: Mutex<Vec<&'static AtomicBool>> = Mutex::new(Vec::new());

impl Flag {
    fn new() -> Self {
        let free = FLAGS.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let flag = free.unwrap_or_else(|| Box::leak(Box::default()));
        flag.store(false, Ordering::Relaxed);
        Self(flag)
    }
}

impl Drop for Flag {
    fn drop(&mut self) {
        FLAGS.lock().unwrap_or_else(PoisonError::into_inner).push(self.0);
    }
}

impl Setup {
    fn begin(&self) -> PyResult<State> {
        let (seed, budget) = (self.seed, self.budget);
        let begin = |task: Task<'static>| self.algorithm.begin(&self.puzzle, task);
        let search = match &self.islands {
            None => begin(Task::unobserved(seed, budget)),
            Some(islands) => Archipelago::of(islands)
                .begin(seed, budget, |_, task| begin(task))
                .map(|islands| Box::new(islands) as Begun<'static>),
        };
        let search = search.map_err(|error| match error {
            NotBegun::Puzzle(_, refusal) => NoSolution::new_err(render(refusal)),
            NotBegun::Refused(_, refusal) => value_error(refusal),
            error => value_error(error),
        })?;
        Ok(State { search, stop: None, trace: Trace::default(), seconds: 0.0, is_quick: false })
    }
}

impl State {
    /// Runs up to `generations` generations for about [`SLICE`], unless the run ends or `pause`
    /// becomes true before. Returns their number.
    fn advance(&mut self, generations: u64, pause: &AtomicBool) -> u64 {
        let begun = Instant::now();
        let (mut made, mut last) = (0, begun);
        while made < generations
            && self.stop.is_none()
            && last - begun < SLICE
            && !pause.load(Ordering::Relaxed)
        {
            if let ControlFlow::Break(stop) = self.search.step() {
                self.stop = Some(stop);
            }
            self.trace.note(&*self.search);
            made += 1;
            let now = Instant::now();
            self.is_quick = now - last < QUICK;
            last = now;
        }
        self.seconds += (last - begun).as_secs_f64();
        made
    }
}

impl Search {
    /// Runs `generations` generations, unless the run ends or `pause` becomes true before. Returns
    /// `false` once the run has ended.
    fn run(&self, generations: u64, pause: &AtomicBool) -> PyResult<bool> {
        let mut left = generations;
        loop {
            let mut state = self.state.take(pause)?;
            left -= state.advance(left, pause);
            if left == 0 || state.stop.is_some() || pause.load(Ordering::Relaxed) {
                return Ok(state.stop.is_none());
            }
        }
    }
}

#[pymethods]
impl Search {
    #[new]
    #[pyo3(signature = (puzzle, algorithm, settings, islands, seed, evaluations, generations))]
    #[allow(clippy::too_many_arguments, reason = "what the function of Python is called with")]
    fn new(
        py: Python<'_>,
        puzzle: PuzzleArgument,
        algorithm: Option<&str>,
        settings: &Bound<'_, PyDict>,
        islands: Option<&Bound<'_, PyDict>>,
        seed: Seed,
        evaluations: Option<Evaluations>,
        generations: Option<Generations>,
    ) -> PyResult<Self> {
        let (evaluations, generations) =
            (evaluations.map(|most| most.0), generations.map(|most| most.0));
        let puzzle = chosen::PuzzleInstance::Sudoku(Box::new(puzzle.0));
        let mut algorithm = match algorithm {
            None => puzzle.best(),
            Some(name) => Chosen::of(preset_of(name)?),
        };
        set_all(&mut algorithm.settings, settings)?;
        let mut theirs = islands.map(|_| Settings::new(Archipelago::PARAMETERS));
        if let (Some(settings), Some(islands)) = (&mut theirs, islands) {
            set_all(settings, islands)?;
        }
        let flag = Flag::new();
        let budget = Budget { evaluations, generations, cancel: Some(flag.0), ..Budget::default() };
        let setup = Setup { puzzle, algorithm, islands: theirs, seed: seed.0, budget };
        let state = Turns::new(py.detach(|| setup.begin())?);
        Ok(Self { setup, flag, state })
    }

    /// Runs `generations` generations. Returns False once the run has ended.
    fn step(&self, py: Python<'_>, generations: Generations) -> PyResult<bool> {
        if generations.0 == 1 {
            let quick = self.state.with(py, |state| {
                state.is_quick.then(|| state.advance(1, &AtomicBool::new(false)))?;
                Some(state.stop.is_none())
            })?;
            if let Some(goes_on) = quick {
                return Ok(goes_on);
            }
        }
        run_until(py, self.flag.0, |pause| self.run(generations.0, pause))?
    }

    /// The last generation, as the fields of `evoku.Generation`; None before the first.
    fn seen<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let seen = self.state.with(py, |state| {
            let is_there = state.search.best().is_some();
            is_there.then(|| RecordedGeneration::of(&*state.search))
        })?;
        seen.map(|seen| seen.fields(py)).transpose()
    }

    /// The members of the last generation, each with its board on one line and its cost.
    fn members(&self, py: Python<'_>) -> PyResult<Vec<(String, u32)>> {
        self.state.with(py, |state| RecordedGeneration::members(&*state.search))
    }

    /// The convergence of the run so far.
    fn trace(&self, py: Python<'_>) -> PyResult<Table> {
        self.state.with(py, |state| state.trace.table())
    }

    /// The result of the run so far, as the fields of `evoku.Result`.
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let (recorded, work, best, stop, seconds) = self.state.with(py, |state| {
            let search = &*state.search;
            let best = search.best().map(|cost| cost.total());
            let recorded = RecordedGeneration::of(search);
            (recorded, search.work(), best, state.stop, state.seconds)
        })?;
        let fields = PyDict::new(py);
        fields.set_item("algorithm", self.setup.algorithm.name())?;
        fields.set_item("puzzle", self.puzzle(py)?.get().line())?;
        fields.set_item("seed", self.setup.seed)?;
        fields.set_item("stop", stop.map(|stop| stop.to_string()))?;
        fields.set_item("solved", stop == Some(Stop::Solved))?;
        fields.set_item("generations", recorded.number)?;
        fields.set_item("evaluations", work.evaluations())?;
        fields.set_item("full", work.full)?;
        fields.set_item("moves", work.moves)?;
        fields.set_item("decodes", work.decodes)?;
        fields.set_item("placements", work.placements)?;
        fields.set_item("restarts", recorded.restarts)?;
        fields.set_item("best", best)?;
        fields.set_item("line", recorded.line)?;
        fields.set_item("seconds", seconds)?;
        Ok(fields)
    }

    /// Inserts an attempt of another run, given on one line. It replaces the worst member if it
    /// costs less. Returns the number of inserted attempts so far.
    fn receive(&self, py: Python<'_>, line: &str) -> PyResult<u64> {
        self.state.with(py, |state| {
            state.search.receive(&line.to_owned().into());
            state.search.migrants().accepted
        })
    }

    /// The state as bytes. A run that has ended is refused unless `ended` is true, because it can't
    /// continue.
    #[pyo3(signature = (*, ended=false))]
    fn save<'py>(&self, py: Python<'py>, ended: bool) -> PyResult<Bound<'py, PyBytes>> {
        let bytes = self.state.with(py, |state| {
            if let Some(stop) = state.stop.filter(|stop| !ended && *stop != Stop::Generations) {
                let problem = "so there is nothing to go on with";
                let problem = format!("the run has ended ({stop}), {problem}");
                return Err(PyValueError::new_err(problem));
            }
            let mut bytes = Vec::new();
            state.trace.save(&mut bytes);
            // A run that ended before its first evaluation has no state.
            if state.stop.is_none() || state.search.best().is_some() {
                state.search.save(&mut bytes);
            }
            Ok(bytes)
        })??;
        Ok(PyBytes::new(py, &bytes))
    }

    /// Resumes from the state that a run with the same definition saved. A run that had ended also
    /// needs the reason and its duration.
    #[pyo3(signature = (bytes, stop=None, seconds=0.0))]
    fn load(&self, py: Python<'_>, bytes: &[u8], stop: Option<&str>, seconds: f64) -> PyResult<()> {
        let mut loaded = self.setup.begin()?;
        let mut from = Bytes::new(bytes);
        loaded.trace.load(&mut from).map_err(value_error)?;
        if stop.is_some() && from.end().is_ok() {
            // The run ended in its first step.
            let _ = loaded.search.step();
        } else {
            loaded.search.load(&mut from).and_then(|()| from.end()).map_err(value_error)?;
        }
        loaded.stop = STOPS.into_iter().find(|known| Some(known.name()) == stop);
        loaded.seconds = seconds;
        self.state.with(py, |state| *state = loaded)
    }

    /// The name of the algorithm.
    #[getter]
    fn algorithm(&self) -> &'static str {
        self.setup.algorithm.name()
    }

    /// All parameters with their values, as text.
    #[getter]
    fn settings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        settings_dict(py, &self.setup.algorithm.settings)
    }

    /// The puzzle.
    #[getter]
    fn puzzle(&self, py: Python<'_>) -> PyResult<Py<PySudoku>> {
        let sudoku = self.setup.puzzle.sudoku().cloned();
        let problem = || PyValueError::new_err("the puzzle is not a Sudoku");
        to_python(py, sudoku.ok_or_else(problem)?, None)
    }

    /// The reason why the run ended; None while it goes on.
    #[getter]
    fn stop(&self, py: Python<'_>) -> PyResult<Option<String>> {
        self.state.with(py, |state| state.stop.map(|stop| stop.to_string()))
    }
}
