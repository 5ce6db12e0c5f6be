//! Solves many puzzles at once.

use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use evoku_messages::say;
use evoku_sudoku::Sudoku;
use evoku_sudoku::formats::line;
use evoku_sudoku::search::{Answer, Auto, Batch9, Limit, Line, LineAnswer, SolveLines};
use pyo3::exceptions::{PyException, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyFloat, PyIterator, PyString};

use crate::arguments::Threads;
use crate::arrow::{Column, Table, Texts};
use crate::buffer::{Memory, Target};
use crate::cells::refuse_mask;
use crate::errors::ReadError;
use crate::language::render;
use crate::parallel::{in_parallel, threads};
use crate::puzzle::{PuzzleArgument, is_plain, is_text, plain_line};

/// The number of boards that a thread takes at once. Their texts and answers fit in its cache.
const CHUNK: usize = 2048;

/// The number of boards of other kinds that a thread takes at once. They are solved one at a time.
const FEW: usize = 16;

/// The search ends after two solutions. The status of a puzzle is the number of solutions found.
const LIMIT: u8 = 2;

/// An engine, with buffers for a chunk.
struct Worker {
    engine: Batch9,
    lines: Vec<Line>,
    answers: Vec<LineAnswer>,
}

impl Worker {
    fn new() -> Self {
        let (lines, answers) = (vec![[b'.'; 81]; CHUNK], vec![LineAnswer::NONE; CHUNK]);
        Self { engine: Batch9::new(), lines, answers }
    }

    /// Solves boards of numbers, and writes solutions as numbers, zeros if there is no solution.
    /// Returns `false`, without solving anything, if a number is above 9.
    fn solve_numbers(&mut self, boards: &[Line], out: &mut [u8], status: &mut [u8]) -> bool {
        let count = boards.len();
        let mut largest = 0;
        for (line, board) in self.lines.iter_mut().zip(boards) {
            for (text, &number) in line.iter_mut().zip(board) {
                largest = largest.max(number);
                *text = number.wrapping_add(b'0');
            }
        }
        if largest > 9 {
            return false;
        }
        let lines: Vec<&Line> = self.lines[..count].iter().collect();
        self.engine.solve(&lines, LIMIT, &mut self.answers[..count]);
        let (out, _) = out.as_chunks_mut::<81>();
        for ((answer, out), status) in self.answers[..count].iter().zip(out).zip(status) {
            *status = answer.solutions;
            // The low bits of a digit's character are its value. Without branches this compiles to
            // a few instructions.
            let bits = if answer.solutions > 0 { 0b1111 } else { 0 };
            for (number, text) in out.iter_mut().zip(&answer.solution) {
                *number = text & bits;
            }
        }
        true
    }

    /// Solves lines of text.
    fn solve_lines(&mut self, lines: &[&Line]) -> &[LineAnswer] {
        let answers = &mut self.answers[..lines.len()];
        self.engine.solve(lines, LIMIT, answers);
        answers
    }
}

/// The rows of a chunk.
fn rows_of(chunk: usize, rows: usize) -> Range<usize> {
    chunk * CHUNK..((chunk + 1) * CHUNK).min(rows)
}

/// Splits a slice into parts, each for one thread to take.
fn pieces<T>(items: &mut [T], size: usize) -> Vec<Mutex<Option<&mut [T]>>> {
    items.chunks_mut(size).map(|piece| Mutex::new(Some(piece))).collect()
}

/// Takes a part; `None` if it was already taken.
fn take<'a, T>(pieces: &[Mutex<Option<&'a mut [T]>>], at: usize) -> Option<&'a mut [T]> {
    pieces.get(at)?.lock().ok()?.take()
}

/// Solves boards, each of 81 numbers from 0 to 9, and writes solutions and statuses.
#[pyfunction]
#[pyo3(signature = (boards, solutions, status, threads=None))]
pub(crate) fn solve_numbers(
    py: Python<'_>,
    boards: &Bound<'_, PyAny>,
    solutions: &Bound<'_, PyAny>,
    status: &Bound<'_, PyAny>,
    threads: Option<Threads>,
) -> PyResult<()> {
    let memory = Memory::of(boards)?;
    let boards = memory.lines()?;
    let rows = boards.len();
    let mut solutions = Target::of(solutions, rows * 81)?;
    let mut status = Target::of(status, rows)?;
    let outs = pieces(solutions.bytes(), CHUNK * 81);
    let statuses = pieces(status.bytes(), CHUNK);
    let is_wrong = AtomicBool::new(false);
    let threads = self::threads(threads);
    in_parallel(py, threads, statuses.len(), Worker::new, |worker, chunk, cancel| {
        let (Some(out), Some(status)) = (take(&outs, chunk), take(&statuses, chunk)) else {
            return;
        };
        if !worker.solve_numbers(&boards[rows_of(chunk, rows)], out, status) {
            is_wrong.store(true, Ordering::Relaxed);
            cancel.store(true, Ordering::Relaxed);
        }
    })?;
    match is_wrong.into_inner() {
        false => Ok(()),
        true => Err(wrong_number(boards)),
    }
}

/// The error for the first number that is not a digit.
fn wrong_number(boards: &[Line]) -> PyErr {
    let at = boards.as_flattened().iter().position(|&number| number > 9).unwrap_or(0);
    let (number, puzzle, cell) = (boards.as_flattened()[at], at / 81, at % 81);
    let (row, column) = (cell / 9 + 1, cell % 9 + 1);
    let problem = format!("puzzle {puzzle}, r{row}c{column}: {number}, expected 0 to 9");
    PyValueError::new_err(problem)
}

/// Solves a column of plain 9x9 lines. Returns a table of `solution` and `status`; both are null
/// for a null in the column.
#[pyfunction]
#[pyo3(signature = (column, threads=None))]
pub(crate) fn solve_column(
    py: Python<'_>,
    column: &Bound<'_, PyAny>,
    threads: Option<Threads>,
) -> PyResult<Table> {
    /// The internal status of a null.
    const NULL: u8 = u8::MAX;
    let texts = Texts::of(column)?;
    let lines = py.detach(|| texts.lines()).map_err(PyValueError::new_err)?;
    let rows = lines.len();
    // The first row found that is not a line of a board.
    let wrong = AtomicUsize::new(rows);
    let (mut solutions, mut status) = (vec![b'.'; rows * 81], vec![NULL; rows]);
    let (outs, statuses) = (pieces(&mut solutions, CHUNK * 81), pieces(&mut status, CHUNK));
    let threads = self::threads(threads);
    in_parallel(py, threads, statuses.len(), Worker::new, |worker, chunk, cancel| {
        let (Some(out), Some(status)) = (take(&outs, chunk), take(&statuses, chunk)) else {
            return;
        };
        let mine = &lines[rows_of(chunk, rows)];
        let mut rewritten = Vec::new();
        if mine.iter().flatten().any(|line| !is_plain(line)) {
            // Lines with another blank, or wrong ones.
            for (row, line) in mine.iter().enumerate() {
                let Some(line) = line else { continue };
                let Some(line) = plain_line(*line) else {
                    wrong.fetch_min(chunk * CHUNK + row, Ordering::Relaxed);
                    cancel.store(true, Ordering::Relaxed);
                    return;
                };
                rewritten.push(line);
            }
        }
        let there: Vec<&Line> = match rewritten[..] {
            [] => mine.iter().copied().flatten().collect(),
            _ => rewritten.iter().collect(),
        };
        let mut answers = worker.solve_lines(&there).iter();
        let (out, _) = out.as_chunks_mut::<81>();
        for ((line, out), status) in mine.iter().zip(out).zip(status) {
            let Some(answer) = line.and_then(|_| answers.next()) else { continue };
            *status = answer.solutions;
            if answer.solutions > 0 {
                *out = answer.solution;
            }
        }
    })?;
    drop((outs, statuses));
    let wrong = wrong.into_inner();
    if let Some(Some(line)) = lines.get(wrong) {
        return Err(wrong_text(wrong, line));
    }
    let solved = status.iter().map(|&status| ![0, NULL].contains(&status));
    let solution = Column::lines("solution", solutions, solved);
    let statuses = status.iter().map(|&status| (status != NULL).then_some(status));
    Ok(Table::new(vec![solution, Column::numbers("status", statuses)]))
}

/// The error for a line with a character that a plain 9x9 board doesn't have.
fn wrong_text(row: usize, line: &Line) -> PyErr {
    let is_odd = |byte: &u8| !byte.is_ascii_digit() && !matches!(byte, b'.' | b'_');
    let column = line.iter().position(is_odd).unwrap_or(0);
    let found = String::from_utf8_lossy(&line[column..=column]).into_owned();
    let column = column + 1;
    let problem = format!("row {row}, column {column}: found {found:?}, expected a digit or .");
    PyValueError::new_err(problem)
}

/// A puzzle of a list.
enum Item {
    Line(Line),
    Other(Sudoku),
}

/// The answer to a puzzle of a list: a solution, and the number of solutions, if known. The number
/// isn't a `u8`, since PyO3 would convert a list of `u8` to bytes.
type Answered = (Option<String>, Option<u16>);

/// The answers to many puzzles.
type Answers = (Vec<Option<String>>, Vec<Option<u16>>);

/// Solves puzzles of any kind, given as texts, arrays or `Sudoku`. Returns solutions, each on one
/// line, and statuses; both are None for a None in the list.
#[pyfunction]
#[pyo3(signature = (puzzles, threads=None))]
pub(crate) fn solve_list(
    py: Python<'_>,
    puzzles: &Bound<'_, PyAny>,
    threads: Option<Threads>,
) -> PyResult<Answers> {
    let threads = self::threads(threads);
    let items = each(puzzles, item)?;
    let is_fast = items.iter().all(|item| !matches!(item, Some(Item::Other(_))));
    let size = if is_fast { CHUNK } else { FEW };
    let mut answers: Vec<Answered> = vec![(None, None); items.len()];
    let outs = pieces(&mut answers, size);
    let workers = || (Worker::new(), Auto::default());
    in_parallel(py, threads, outs.len(), workers, |(worker, auto), chunk, cancel| {
        let Some(out) = take(&outs, chunk) else { return };
        let items = &items[chunk * size..][..out.len()];
        let lines: Vec<&Line> = items.iter().flatten().filter_map(Item::line).collect();
        let mut solved = worker.solve_lines(&lines).iter();
        for (item, out) in items.iter().zip(out) {
            if cancel.load(Ordering::Relaxed) {
                break;
            }
            let limit = Limit { cancel: Some(cancel), ..Limit::default() };
            *out = match item {
                None => (None, None),
                Some(Item::Line(_)) => solved.next().map(of_line).unwrap_or_default(),
                Some(Item::Other(sudoku)) => of_answer(sudoku, auto.solve_within(sudoku, limit)),
            };
        }
    })?;
    drop(outs);
    Ok(answers.into_iter().unzip())
}

impl Item {
    fn line(&self) -> Option<&Line> {
        match self {
            Self::Line(line) => Some(line),
            Self::Other(_) => None,
        }
    }
}

fn item(object: &Bound<'_, PyAny>) -> PyResult<Item> {
    if let Ok(text) = object.cast::<PyString>()
        && let Some(line) = plain_line(text.to_str()?.as_bytes())
    {
        return Ok(Item::Line(line));
    }
    if let Ok(text) = object.cast::<PyBytes>()
        && let Some(line) = plain_line(text.as_bytes())
    {
        return Ok(Item::Line(line));
    }
    Ok(Item::Other(object.extract::<PuzzleArgument>()?.0))
}

/// Applies `read` to each puzzle of a column of text or another iterable, and checks for Ctrl-C
/// meanwhile. The result is `None` for a null.
///
/// # Errors
/// If one of the objects isn't a puzzle; the error has its number.
pub(crate) fn each<T>(
    puzzles: &Bound<'_, PyAny>,
    read: impl Fn(&Bound<'_, PyAny>) -> PyResult<T>,
) -> PyResult<Vec<Option<T>>> {
    let py = puzzles.py();
    let mut items = Vec::new();
    let mut add = |puzzle: &Bound<'_, PyAny>| {
        py.check_signals()?;
        let item = (!is_null(puzzle)).then(|| read(puzzle)).transpose();
        items.push(item.map_err(|error| with_row(py, error, items.len()))?);
        PyResult::Ok(())
    };
    if Texts::are_in(puzzles)? {
        for text in Texts::of(puzzles)?.iter() {
            let text = text.map(|text| PyString::new(py, &String::from_utf8_lossy(text)));
            add(text.into_pyobject(py)?.as_any())?;
        }
        return Ok(items);
    }
    if is_text(puzzles) {
        return Err(PyTypeError::new_err(render(say::python_single_text())));
    }
    refuse_mask(puzzles)?;
    for puzzle in PyIterator::from_object(puzzles)? {
        add(&puzzle?)?;
    }
    Ok(items)
}

/// The types that pandas has for a missing value, except NaN.
const NULLS: [&str; 2] = ["NAType", "NaTType"];

/// Returns `true` if an object is None, or a missing value of pandas: NaN of any type, NA or NaT.
fn is_null(object: &Bound<'_, PyAny>) -> bool {
    if object.is_none() {
        return true;
    }
    // The most frequent kind of puzzle comes first.
    if object.is_instance_of::<PyString>() {
        return false;
    }
    if let Ok(number) = object.cast::<PyFloat>() {
        return number.value().is_nan();
    }
    let is_named = |name: Bound<'_, PyString>| NULLS.iter().any(|null| name == *null);
    if object.get_type().name().is_ok_and(is_named) {
        return true;
    }
    // Numbers of NumPy, and others.
    let is_number = object.hasattr("__float__").unwrap_or(false);
    let is_list = object.hasattr("__len__").unwrap_or(false);
    is_number && !is_list && object.extract::<f64>().is_ok_and(f64::is_nan)
}

/// Puts the number of the puzzle in front of the text of an exception.
fn with_row(py: Python<'_>, error: PyErr, row: usize) -> PyErr {
    // Ctrl-C is not an error of the puzzle.
    if !error.is_instance_of::<PyException>(py) {
        return error;
    }
    let value = error.value(py);
    let text = render(say::python_puzzle(row, value.to_string()));
    let mut changed = value.setattr("args", (&text,));
    if value.to_string() != text {
        // The text of some exceptions, like those about encodings, doesn't come from `args`.
        let named = PyValueError::new_err(text);
        named.set_cause(py, Some(error.clone_ref(py)));
        return named;
    }
    if error.is_instance_of::<ReadError>(py) {
        changed = changed.and_then(|()| value.setattr("puzzle", row));
    }
    changed.map_or_else(|failed| failed, |()| error.clone_ref(py))
}

fn of_line(answer: &LineAnswer) -> Answered {
    let text = String::from_utf8_lossy(&answer.solution).into_owned();
    ((answer.solutions > 0).then_some(text), Some(answer.solutions.into()))
}

fn of_answer(sudoku: &Sudoku, answer: Option<Answer>) -> Answered {
    let status = answer.as_ref().map(|answer| match answer {
        Answer::None => 0,
        Answer::Unique(_) => 1,
        Answer::Several(_) => 2,
    });
    let solution = answer.as_ref().and_then(Answer::solution);
    (solution.map(|grid| line::print_on(sudoku.geometry(), grid)), status)
}
