//! The difficulty of puzzles.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use evoku_sudoku::rating::explainer::sukaku::SukakuExplainer;
use evoku_sudoku::rating::explainer::{Explainer, ExplainerError, ExplainerRating};
use evoku_sudoku::rating::{Rater, Rating, Unrated};
use evoku_sudoku::search::Limit;
use evoku_sudoku::{Geometry, Sudoku};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arguments::Threads;
use crate::arrow::{Column, Table};
use crate::batch::each;
use crate::errors::{unrated, value_error};
use crate::parallel::{in_parallel, run_interruptible, threads};
use crate::puzzle::PuzzleArgument;

/// The rating of a puzzle as the fields of `evoku.Rating`.
#[pyfunction]
pub(crate) fn rate_one<'py>(
    py: Python<'py>,
    puzzle: PuzzleArgument,
    explainer: bool,
    sukaku: bool,
) -> PyResult<Bound<'py, PyDict>> {
    let puzzle = puzzle.continued(py)?;
    let sudoku = puzzle.clone();
    let rated = run_interruptible(py, move |cancel| {
        rated(&mut Rater::new(sudoku.geometry()), &sudoku, cancel)
    })?;
    let rating = rated.map_err(unrated)?;
    let fields = PyDict::new(py);
    fields.set_item("level", rating.level.name())?;
    fields.set_item("score", rating.score)?;
    fields.set_item("hardest", rating.hardest.map(|technique| technique.to_string()))?;
    fields.set_item("guesses", rating.guesses)?;
    let steps = PyDict::new(py);
    for (technique, count) in &rating.steps {
        steps.set_item(technique.to_string(), count)?;
    }
    fields.set_item("steps", steps)?;
    let sudoku = puzzle.clone();
    let by_explainer = explained(py, explainer, move |cancel| {
        Explainer::default().rate_until(&sudoku, Some(cancel))
    })?;
    let by_sukaku = explained(py, sukaku, move |cancel| {
        SukakuExplainer::default().rate(&puzzle, Some(cancel))
    })?;
    for (prefix, rated) in [("", by_explainer), ("sukaku_", by_sukaku)] {
        let numbers = [("er", rated.difficulty), ("ep", rated.pearl), ("ed", rated.diamond)];
        for (name, tenths) in numbers {
            let rating = tenths.map(|tenths| f64::from(tenths) / 10.0);
            fields.set_item(format!("{prefix}{name}"), rating)?;
        }
    }
    Ok(fields)
}

/// The ratings by an explainer if they are requested, otherwise none.
fn explained(
    py: Python<'_>,
    is_requested: bool,
    rate: impl FnOnce(&AtomicBool) -> Result<ExplainerRating, ExplainerError> + Send + 'static,
) -> PyResult<ExplainerRating> {
    if !is_requested {
        return Ok(ExplainerRating::default());
    }
    run_interruptible(py, rate)?.map_err(value_error)
}

/// The rating of a puzzle with one solution.
fn rated(rater: &mut Rater, sudoku: &Sudoku, cancel: &AtomicBool) -> Result<Rating, Unrated> {
    let limit = Limit { cancel: Some(cancel), ..Limit::default() };
    let solution = rater.solve(sudoku, limit)?;
    let rating = rater.walk(sudoku, &solution, Some(cancel), |_, _, _| ControlFlow::Continue(()));
    rating.ok_or(Unrated::Undecided)
}

/// The number of puzzles that a thread takes at once.
const CHUNK: usize = 16;

/// Rates many puzzles of any kind, by the difficulty of their solution paths.
///
/// Args:
///     puzzles: The same as for `solve_batch`: an array, a column of text, a table with one, or any
///         other iterable of puzzles. The texts of a column may have any format and size.
///     threads: The number of threads; one for each core by default.
///
/// Returns:
///     A table of `level`, `score`, `hardest` and `guesses` with a row for each puzzle. All are
///     null for a null, and if the puzzle doesn't have exactly one solution.
///
/// Raises:
///     TypeError: If `puzzles` is a single text, or an array or column of another type.
///     ValueError: If a puzzle can't be parsed, or is a position with a mistake. The message has
///         the number of the puzzle.
#[pyfunction]
#[pyo3(signature = (puzzles, *, threads=None))]
pub(crate) fn rate_batch(
    py: Python<'_>,
    puzzles: &Bound<'_, PyAny>,
    threads: Option<Threads>,
) -> PyResult<Table> {
    let threads = self::threads(threads);
    let items = each(puzzles, |puzzle| puzzle.extract::<PuzzleArgument>()?.puzzle())?;
    let mut ratings: Vec<Option<Rating>> = vec![None; items.len()];
    let slots: Vec<_> = ratings.chunks_mut(CHUNK).map(Mutex::new).collect();
    in_parallel(
        py,
        threads,
        slots.len(),
        || None,
        |rater, chunk, cancel| {
            let Ok(mut slots) = slots[chunk].lock() else { return };
            for (sudoku, slot) in items[chunk * CHUNK..].iter().zip(slots.iter_mut()) {
                if cancel.load(Ordering::Relaxed) {
                    break;
                }
                *slot = sudoku.as_ref().and_then(|sudoku| {
                    rated(rater_for(rater, sudoku.geometry()), sudoku, cancel).ok()
                });
            }
        },
    )?;
    drop(slots);
    let rated = || ratings.iter().map(Option::as_ref);
    let hardest =
        |one: &Rating| one.hardest.map_or_else(String::new, |hardest| hardest.to_string());
    Ok(Table::new(vec![
        Column::texts("level", rated().map(|one| one.map(|one| one.level.name()))),
        Column::numbers("score", rated().map(|one| one.map(|one| one.score))),
        Column::texts("hardest", rated().map(|one| one.map(hardest))),
        Column::numbers("guesses", rated().map(|one| one.map(|one| one.guesses))),
    ]))
}

/// The existing rater, or a new one if the existing one is for another board.
fn rater_for<'a>(rater: &'a mut Option<Rater>, geometry: &Arc<Geometry>) -> &'a mut Rater {
    if rater.as_ref().is_some_and(|rater| rater.geometry() != geometry) {
        *rater = None;
    }
    rater.get_or_insert_with(|| Rater::new(geometry))
}
