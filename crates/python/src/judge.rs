//! Evaluates the attempts of algorithms from other libraries.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use evoku_evolve::encodings::board::Board;
use evoku_evolve::{Bytes, Damaged, Puzzle as _, Rng, State as _};
use evoku_lab::program::legal_start;
use evoku_messages::say;
use evoku_sudoku::{Element, HouseKind, Sudoku};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};

use crate::arguments::{Count, Evaluations};
use crate::arrow::Table;
use crate::buffer::{Memory, Target};
use crate::errors::value_error;
use crate::language::render;
use crate::parallel::watched;
use crate::puzzle::{PuzzleArgument, PySudoku, grid_from, to_python};
use crate::recorded::{Point, Trace};
use crate::turns::Turns;

/// Evaluates attempts at a puzzle. An attempt has a digit for each open cell.
#[pyclass(frozen, module = "evoku._evoku")]
pub(crate) struct Judge {
    puzzle: Sudoku,
    /// The open cells in reading order.
    #[pyo3(get)]
    cells: Vec<usize>,
    /// The largest digit.
    #[pyo3(get)]
    digits: u16,
    limits: Option<Limits>,
    /// True if an experiment records the evaluations.
    #[pyo3(get)]
    is_recorded: bool,
    /// The record of all evaluations so far.
    pub(crate) state: Turns<State>,
}

/// The limits that end a run without a solution. They are the same for external algorithms and for
/// our own.
#[derive(Clone, Debug, Default)]
pub(crate) struct Limits {
    /// The maximum number of evaluations.
    pub(crate) evaluations: Option<u64>,
    /// The time at which the run ends.
    pub(crate) deadline: Option<Instant>,
    /// The run ends soon after this flag becomes true.
    pub(crate) cancel: Arc<AtomicBool>,
}

/// The minimum number of attempts for which a call checks for Ctrl-C.
const MANY: usize = 1024;

/// The minimum number of legal starts for which a call checks for Ctrl-C. A start takes longer than
/// an evaluation.
const FEW: usize = 64;

/// The reason why a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    Solved,
    Evaluations,
    Seconds,
    Cancelled,
}

impl End {
    const ALL: [Self; 4] = [Self::Solved, Self::Evaluations, Self::Seconds, Self::Cancelled];

    fn name(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Evaluations => "evaluations spent",
            Self::Seconds => "time is up",
            Self::Cancelled => "cancelled",
        }
    }
}

/// The record of all evaluations so far.
pub(crate) struct State {
    board: Board,
    /// The number of evaluated attempts.
    pub(crate) evaluations: u64,
    /// The number of calls; a call counts as a generation.
    pub(crate) calls: u64,
    /// The lowest cost so far, and its board.
    pub(crate) best: Option<(u32, String)>,
    /// The reason why the run ended; `None` while it goes on.
    pub(crate) end: Option<End>,
    pub(crate) trace: Trace,
}

impl Judge {
    /// A judge for attempts at a puzzle, in a run that an experiment records.
    pub(crate) fn recorded(puzzle: Sudoku, limits: Limits) -> Self {
        Self { is_recorded: true, ..Self::of(puzzle, Some(limits)) }
    }

    /// A judge for attempts at a puzzle.
    fn of(puzzle: Sudoku, limits: Option<Limits>) -> Self {
        let state = State {
            board: Board::of_givens(&puzzle),
            evaluations: 0,
            calls: 0,
            best: None,
            end: None,
            trace: Trace::default(),
        };
        let cells = puzzle.givens().open_cells().map(|cell| cell.index()).collect();
        let digits = puzzle.geometry().side() as u16;
        Self { puzzle, cells, digits, limits, is_recorded: false, state: Turns::new(state) }
    }
}

#[pymethods]
impl Judge {
    #[new]
    #[pyo3(signature = (puzzle, evaluations))]
    fn new(puzzle: PuzzleArgument, evaluations: Option<Evaluations>) -> PyResult<Self> {
        let evaluations = evaluations.map(|evaluations| evaluations.0);
        let geometry = puzzle.0.geometry();
        if !geometry.frame().is_standard() || geometry.values().first != 1 {
            let problem =
                "the board is no square with digits from 1 on, and attempts are such squares";
            return Err(PyValueError::new_err(problem));
        }
        let limits = Limits { evaluations, ..Limits::default() };
        Ok(Self::of(puzzle.0, evaluations.map(|_| limits)))
    }

    /// Evaluates attempts. `attempts` has a byte for each open cell of each attempt; `costs`
    /// receives four bytes for each attempt. Returns the reason why the run ended; None while it
    /// goes on.
    fn judge(
        &self,
        py: Python<'_>,
        attempts: &Bound<'_, PyAny>,
        costs: &Bound<'_, PyAny>,
    ) -> PyResult<Option<&'static str>> {
        let memory = Memory::of(attempts)?;
        let bytes = memory.bytes();
        let variables = self.cells.len();
        let count = bytes.len().checked_div(variables).unwrap_or(0);
        let mut costs = Target::of(costs, count * size_of::<u32>())?;
        if let Some(at) = bytes.iter().position(|&digit| u16::from(digit) > self.digits) {
            let (attempt, variable) = (at / variables, at % variables);
            let problem = format!(
                "attempt {attempt}, variable {variable}: {}, expected 1 to {} or 0 for a blank",
                bytes[at], self.digits
            );
            return Err(PyValueError::new_err(problem));
        }
        let mut judge = |state: &mut State, interrupted: &AtomicBool| {
            let attempts = bytes.chunks_exact(variables.max(1));
            let costs = costs.bytes().as_chunks_mut::<4>().0;
            let end = state.judge(attempts, costs, self.limits.as_ref(), interrupted);
            end.map(End::name)
        };
        // Starting a thread that checks for Ctrl-C takes as long as evaluating a few attempts.
        match count {
            0..MANY => self.state.with(py, |state| judge(state, &AtomicBool::new(false))),
            _ => watched(py, |cancel| Ok(judge(&mut *self.state.take(cancel)?, cancel)))?,
        }
    }

    /// The board of an attempt, on one line.
    fn decode(&self, py: Python<'_>, attempt: Vec<u8>) -> PyResult<String> {
        let expected = self.cells.len();
        if attempt.len() != expected {
            let found = attempt.len();
            return Err(PyValueError::new_err(format!("{found} variables, expected {expected}")));
        }
        if let Some(&digit) = attempt.iter().find(|&&digit| u16::from(digit) > self.digits) {
            let most = self.digits;
            return Err(PyValueError::new_err(format!("{digit}, expected 0 to {most}")));
        }
        self.state.with(py, |state| {
            state.put(&attempt);
            state.board.line()
        })
    }

    /// The digits of a board's open cells, 0 for a blank. The board is given on one line.
    fn encode(&self, line: &str) -> PyResult<Vec<u16>> {
        let grid = grid_from(line, self.puzzle.geometry())?;
        let digit = |&cell: &usize| grid.cells()[cell].map_or(0, |digit| digit.value().into());
        Ok(self.cells.iter().map(digit).collect())
    }

    /// The cells of each box or region.
    #[getter]
    fn boxes(&self) -> Vec<Vec<usize>> {
        let geometry = self.puzzle.geometry();
        let kinds = [HouseKind::Box, HouseKind::Region];
        let boxes = kinds.into_iter().flat_map(|kind| geometry.houses_of_kind(kind));
        boxes.map(|house| geometry.cells(house).iter().map(|cell| cell.index()).collect()).collect()
    }

    /// Legal starts with this seed: a byte for each open cell of each attempt.
    fn starts<'py>(
        &self,
        py: Python<'py>,
        count: Count,
        seed: u64,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let starts = |cancel: &AtomicBool| {
            let mut random = Rng::new(seed);
            let mut digits = Vec::new();
            for _ in (0..count.0).take_while(|_| !cancel.load(Ordering::Relaxed)) {
                let board = legal_start(&self.puzzle, &mut random);
                digits.extend(self.cells.iter().map(|&cell| board[cell]));
            }
            digits
        };
        let digits = match count.0 {
            0..FEW => py.detach(|| starts(&AtomicBool::new(false))),
            _ => watched(py, starts)?,
        };
        Ok(PyBytes::new(py, &digits))
    }

    /// The number of evaluated attempts.
    #[getter]
    fn evaluations(&self, py: Python<'_>) -> PyResult<u64> {
        self.state.with(py, |state| state.evaluations)
    }

    /// The lowest cost so far, and its board on one line; None before the first attempt.
    #[getter]
    fn best(&self, py: Python<'_>) -> PyResult<Option<(u32, String)>> {
        self.state.with(py, |state| state.best.clone())
    }

    /// The convergence of the costs, as a table like the trace of a run.
    fn trace(&self, py: Python<'_>) -> PyResult<Table> {
        self.state.with(py, |state| state.trace.table())
    }

    /// The puzzle.
    #[getter]
    fn puzzle(&self, py: Python<'_>) -> PyResult<Py<PySudoku>> {
        to_python(py, self.puzzle.clone(), None)
    }

    /// Returns the judge itself, so that all copies share its counts and its budget. An algorithm
    /// that copies itself doesn't get a larger budget.
    fn __deepcopy__(slf: Py<Self>, memo: &Bound<'_, PyAny>) -> Py<Self> {
        let _ = memo;
        slf
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        if self.is_recorded {
            return Err(PyTypeError::new_err(render(say::python_recorded())));
        }
        let evaluations = self.limits.as_ref().and_then(|limits| limits.evaluations);
        let state = PyBytes::new(py, &self.state.with(py, |state| state.save())?);
        (py.get_type::<Self>(), (self.puzzle(py)?, evaluations), state).into_pyobject(py)
    }

    fn __setstate__(&self, py: Python<'_>, state: &[u8]) -> PyResult<()> {
        self.state.with(py, |record| record.load(&mut Bytes::new(state)))?.map_err(value_error)
    }
}

impl State {
    /// The record as bytes.
    fn save(&self) -> Vec<u8> {
        let mut to = Vec::new();
        [self.evaluations, self.calls].save(&mut to);
        self.best.save(&mut to);
        self.end.map(|end| end.name().to_owned()).save(&mut to);
        self.trace.save(&mut to);
        to
    }

    /// Restores the record from the bytes of [`State::save`].
    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        let (mut counts, mut end) = ([0u64; 2], None::<String>);
        counts.load(from)?;
        [self.evaluations, self.calls] = counts;
        self.best.load(from)?;
        end.load(from)?;
        self.end = End::ALL.into_iter().find(|known| Some(known.name()) == end.as_deref());
        self.trace.load(from)?;
        from.end()
    }

    fn put(&mut self, attempt: &[u8]) {
        for (open, &digit) in attempt.iter().enumerate() {
            self.board.set(open, digit);
        }
    }

    /// Evaluates the attempts of a call until the run ends. Later attempts get the maximum cost.
    fn judge<'a>(
        &mut self,
        attempts: impl Iterator<Item = &'a [u8]>,
        costs: &mut [[u8; 4]],
        limits: Option<&Limits>,
        interrupted: &AtomicBool,
    ) -> Option<End> {
        let before = self.evaluations;
        let (mut least, mut sum) = (u32::MAX, 0);
        for (attempt, out) in attempts.zip(costs) {
            if interrupted.load(Ordering::Relaxed) {
                break;
            }
            self.end = self.end.or_else(|| limits?.reached(self.evaluations));
            if self.end.is_some() {
                *out = u32::MAX.to_ne_bytes();
                continue;
            }
            let cost = self.cost(attempt);
            *out = cost.to_ne_bytes();
            (least, sum) = (least.min(cost), sum + u64::from(cost));
            if cost == 0 && limits.is_some() {
                self.end = Some(End::Solved);
            }
        }
        if self.evaluations > before {
            self.calls += 1;
            self.trace.add(Point {
                generation: self.calls - 1,
                evaluations: self.evaluations,
                best_of_run: self.best.as_ref().map_or(0, |(cost, _)| u64::from(*cost)),
                best: least.into(),
                mean: sum as f64 / (self.evaluations - before) as f64,
            });
        }
        self.end
    }

    fn cost(&mut self, attempt: &[u8]) -> u32 {
        self.put(attempt);
        let cost = self.board.missing() + self.board.broken();
        self.evaluations += 1;
        if self.best.as_ref().is_none_or(|(best, _)| cost < *best) {
            self.best = Some((cost, self.board.line()));
        }
        cost
    }
}

impl Limits {
    /// Returns the reason to end a run after this number of evaluations, if there is one.
    fn reached(&self, evaluations: u64) -> Option<End> {
        if self.evaluations.is_some_and(|most| evaluations >= most) {
            return Some(End::Evaluations);
        }
        if self.cancel.load(Ordering::Relaxed) {
            return Some(End::Cancelled);
        }
        // Reading the clock takes longer than an evaluation.
        let looks = evaluations.is_multiple_of(64);
        let is_late = looks && self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        is_late.then_some(End::Seconds)
    }
}
