//! Solves one puzzle at a time.

use std::cell::RefCell;
use std::sync::Arc;

use evoku_messages::say;
use evoku_sudoku::formats::line;
use evoku_sudoku::rating::Unrated;
use evoku_sudoku::search::{Answer, Auto, Halt, Limit, Solver, true_candidates_by};
use evoku_sudoku::{Cell, Element, Geometry, Grid, Sudoku, canon};
use pyo3::prelude::*;

use crate::arguments::Most;
use crate::errors::{NoSolution, SeveralSolutions, unrated, value_error};
use crate::language::render;
use crate::parallel::watched;
use crate::puzzle::{PuzzleArgument, PySudoku};
use crate::turns::Turns;

thread_local! {
    /// A thread reuses its engine, which keeps its memory between puzzles.
    static ENGINE: RefCell<Auto> = RefCell::default();
}

/// The unique solution of a puzzle, on one line.
///
/// Raises:
///     NoSolution: If the puzzle has no solution.
///     SeveralSolutions: If it has several.
#[pyfunction]
pub(crate) fn solve(py: Python<'_>, puzzle: PuzzleArgument) -> PyResult<String> {
    let sudoku = puzzle.0;
    match answer(py, &sudoku)? {
        Answer::Unique(grid) => Ok(line::print_on(sudoku.geometry(), &grid)),
        Answer::None => Err(NoSolution::new_err(render(say::step_unrated_none()))),
        Answer::Several(_) => Err(SeveralSolutions::new_err(render(say::step_unrated_several()))),
    }
}

/// The answer to a puzzle.
pub(crate) fn answer(py: Python<'_>, sudoku: &Sudoku) -> PyResult<Answer> {
    // Solving a plain 9x9 board takes microseconds, less than starting a thread that checks for
    // Ctrl-C.
    if sudoku.geometry().is_plain_nine() {
        return Ok(py.detach(|| ENGINE.with_borrow_mut(|engine| engine.solve(sudoku))));
    }
    let answer = watched(py, |cancel| {
        let limit = Limit { cancel: Some(cancel), ..Limit::default() };
        Auto::default().solve_within(sudoku, limit)
    })?;
    answer.ok_or_else(|| unrated(Unrated::Undecided))
}

fn found(engine: &Auto, side: usize) -> Grid {
    let mut grid = Grid::blank(side);
    engine.solution(&mut grid);
    grid
}

/// The number of solutions of a puzzle, up to `most`.
#[pyfunction]
#[pyo3(signature = (puzzle, most: "int" = 1_000_000))]
pub(crate) fn count(
    py: Python<'_>,
    puzzle: PuzzleArgument,
    #[pyo3(from_py_with = Most::of)] most: u64,
) -> PyResult<u64> {
    watched(py, |cancel| {
        let mut engine = Auto::default();
        engine.begin(&puzzle.0);
        engine.count(most, Limit { cancel: Some(cancel), ..Limit::default() }).0
    })
}

/// The candidates of each cell, in reading order. A given has only its own digit, and a cell that
/// is missing from the board has none.
///
/// Args:
///     puzzle: The puzzle.
///     proven: If true, the digits that the cell has in some solution; all cells are empty if none
///         exists. Otherwise the digits that no given in sight of the cell has. In a position in
///         play, placed digits and pencil marks count as well.
#[pyfunction]
#[pyo3(signature = (puzzle, *, proven=false))]
pub(crate) fn candidates(
    py: Python<'_>,
    puzzle: PuzzleArgument,
    proven: bool,
) -> PyResult<Vec<Vec<u16>>> {
    let sudoku = &puzzle.continued(py)?;
    let candidates = if proven {
        let known = watched(py, |cancel| {
            let limit = Limit { cancel: Some(cancel), ..Limit::default() };
            true_candidates_by(&mut Auto::default(), sudoku, limit)
        })?;
        known.map_err(value_error)?.candidates
    } else {
        sudoku.candidates()
    };
    let (frame, values) = (sudoku.geometry().frame(), sudoku.geometry().values());
    let cells = candidates.cells().iter().enumerate().map(|(cell, digits)| {
        let is_there = frame.has(Cell::from_index(cell));
        digits.iter().filter(|_| is_there).map(|digit| values.of(digit) as u16).collect()
    });
    Ok(cells.collect())
}

/// The solutions of a puzzle, each on one line. The iterator finds each solution on demand.
#[pyfunction]
pub(crate) fn solutions(puzzle: PuzzleArgument) -> Solutions {
    let mut engine = Auto::default();
    engine.begin(&puzzle.0);
    Solutions { engine: Turns::new(Box::new(engine)), geometry: Arc::clone(puzzle.0.geometry()) }
}

/// An iterator over solutions, see `solutions`.
#[pyclass(frozen, module = "evoku", name = "SolutionIterator")]
pub(crate) struct Solutions {
    /// Boxed, because memory that Python allocates is not aligned for vector instructions.
    engine: Turns<Box<Auto>>,
    geometry: Arc<Geometry>,
}

#[pymethods]
impl Solutions {
    fn __iter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<String>> {
        watched(py, |cancel| {
            let mut engine = self.engine.take(cancel)?;
            match engine.next(Limit { cancel: Some(cancel), ..Limit::default() }) {
                Halt::Found => {
                    let grid = found(&engine, self.geometry.side());
                    Ok(Some(line::print_on(&self.geometry, &grid)))
                }
                _ => Ok(None),
            }
        })?
    }
}

/// The canonical form of a puzzle, which all equivalent puzzles share. Plain 9x9 puzzles are
/// equivalent if they differ by turning, mirroring, and permuting bands, stacks, rows, columns and
/// digits. Other puzzles are equivalent if they differ by turning, mirroring and relabelling.
///
/// Raises:
///     ValueError: If the puzzle has constraints or pencil marks.
#[pyfunction]
pub(crate) fn canonical(py: Python<'_>, puzzle: PuzzleArgument) -> PyResult<PySudoku> {
    let canon = py.detach(|| canon::canonical(&puzzle.0, None)).map_err(value_error)?;
    Ok(PySudoku::unplayed(canon.sudoku))
}
