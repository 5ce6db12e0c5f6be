//! Our judge for the algorithms of others.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Instant;

use evoku_evolve::Puzzle as _;
use evoku_evolve::encodings::board::Board;
use evoku_sudoku::{Element, Sudoku};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::arrow::Table;
use crate::buffer::{Memory, Target};
use crate::errors::broken;
use crate::parallel::watched;
use crate::posed::{Posed, PySudoku, grid_from, to_python};
use crate::seen::{Point, Trace};

/// Judges attempts at a puzzle: a digit in each open cell.
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
    state: Mutex<State>,
}

/// What ends a run of an algorithm that is to end as ours do, besides a solution.
#[derive(Clone, Debug, Default)]
pub(crate) struct Limits {
    /// The most evaluations.
    pub(crate) evaluations: Option<u64>,
    /// When it ends by the clock.
    pub(crate) deadline: Option<Instant>,
    /// Ends it soon after it becomes true.
    pub(crate) cancel: Arc<AtomicBool>,
}

/// The attempts of a call that looks for Ctrl-C.
const MANY: usize = 1024;

/// Why a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    Solved,
    Evaluations,
    Seconds,
    Cancelled,
}

impl End {
    fn name(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Evaluations => "evaluations spent",
            Self::Seconds => "time is up",
            Self::Cancelled => "cancelled",
        }
    }
}

/// What was judged so far.
pub(crate) struct State {
    board: Board,
    /// Attempts that were judged.
    pub(crate) evaluations: u64,
    /// Calls, which stand for generations.
    pub(crate) calls: u64,
    /// The lowest cost so far with its board.
    pub(crate) best: Option<(u32, String)>,
    /// Why no attempt is judged any more.
    pub(crate) end: Option<End>,
    pub(crate) trace: Trace,
}

impl Judge {
    /// A judge of attempts at a puzzle.
    pub(crate) fn of(puzzle: Sudoku, limits: Option<Limits>) -> Self {
        let state = State {
            board: Board::posed(&puzzle),
            evaluations: 0,
            calls: 0,
            best: None,
            end: None,
            trace: Trace::default(),
        };
        let cells = puzzle.givens().blanks().map(|cell| cell.index()).collect();
        let digits = puzzle.geometry().side() as u16;
        Self { puzzle, cells, digits, limits, state: Mutex::new(state) }
    }

    /// What was judged so far.
    pub(crate) fn state(&self) -> PyResult<MutexGuard<'_, State>> {
        self.state.lock().map_err(broken)
    }
}

#[pymethods]
impl Judge {
    #[new]
    #[pyo3(signature = (puzzle, evaluations))]
    fn new(puzzle: Posed, evaluations: Option<u64>) -> PyResult<Self> {
        let geometry = puzzle.0.geometry();
        if !geometry.frame().is_usual() || geometry.values().first != 1 {
            let problem =
                "the board is no square with digits from 1 on, and attempts are such squares";
            return Err(PyValueError::new_err(problem));
        }
        let limits = Limits { evaluations, ..Limits::default() };
        Ok(Self::of(puzzle.0, evaluations.map(|_| limits)))
    }

    /// Judges attempts, one after another in `attempts`, a byte for each open cell; writes their
    /// costs as four bytes each into `costs`. Says why no further one is judged, if so.
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
        let mut judge = |interrupted: &AtomicBool| {
            let attempts = bytes.chunks_exact(variables.max(1));
            let costs = costs.bytes().as_chunks_mut::<4>().0;
            let end = self.state()?.judge(attempts, costs, self.limits.as_ref(), interrupted);
            Ok(end.map(End::name))
        };
        // A thread to look for Ctrl-C would take as long as a few attempts.
        match count {
            0..MANY => py.detach(|| judge(&AtomicBool::new(false))),
            _ => watched(py, judge)?,
        }
    }

    /// The board of an attempt on a line.
    fn decode(&self, attempt: Vec<u8>) -> PyResult<String> {
        let expected = self.cells.len();
        if attempt.len() != expected {
            let found = attempt.len();
            return Err(PyValueError::new_err(format!("{found} variables, expected {expected}")));
        }
        if let Some(&digit) = attempt.iter().find(|&&digit| u16::from(digit) > self.digits) {
            let most = self.digits;
            return Err(PyValueError::new_err(format!("{digit}, expected 0 to {most}")));
        }
        let mut state = self.state()?;
        state.put(&attempt);
        Ok(state.board.line())
    }

    /// The digits that a board on a line has in the open cells, 0 for a blank.
    fn encode(&self, line: &str) -> PyResult<Vec<u16>> {
        let grid = grid_from(line, self.puzzle.geometry())?;
        let digit = |&cell: &usize| grid.cells()[cell].map_or(0, |digit| digit.value().into());
        Ok(self.cells.iter().map(digit).collect())
    }

    /// How many attempts were judged.
    #[getter]
    fn evaluations(&self) -> PyResult<u64> {
        Ok(self.state()?.evaluations)
    }

    /// The lowest cost so far and its board on a line; None before the first attempt.
    #[getter]
    fn best(&self) -> PyResult<Option<(u32, String)>> {
        Ok(self.state()?.best.clone())
    }

    /// How the costs went down, as the traces of runs.
    fn trace(&self) -> PyResult<Table> {
        Ok(self.state()?.trace.table())
    }

    /// The puzzle.
    #[getter]
    fn puzzle(&self, py: Python<'_>) -> PyResult<Py<PySudoku>> {
        to_python(py, self.puzzle.clone())
    }
}

impl State {
    fn put(&mut self, attempt: &[u8]) {
        for (open, &digit) in attempt.iter().enumerate() {
            self.board.set(open, digit);
        }
    }

    /// Judges the attempts of a call, up to the end. Those behind it cost the most there is.
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
    /// Why a run that has judged so many attempts has to end, if it has to.
    fn reached(&self, evaluations: u64) -> Option<End> {
        if self.evaluations.is_some_and(|most| evaluations >= most) {
            return Some(End::Evaluations);
        }
        if self.cancel.load(Ordering::Relaxed) {
            return Some(End::Cancelled);
        }
        // The clock is dearer than an evaluation.
        let looks = evaluations.is_multiple_of(64);
        let is_late = looks && self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        is_late.then_some(End::Seconds)
    }
}
