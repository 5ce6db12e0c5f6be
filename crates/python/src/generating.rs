//! New puzzles.

use std::collections::HashSet;
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex};

use evoku_evolve::Rng;
use evoku_sudoku::formats::line;
use evoku_sudoku::generate::{Generator, GivenSymmetry, Made, Request};
use evoku_sudoku::logic::{LADDER, Technique};
use evoku_sudoku::rating::Level;
use evoku_sudoku::{Geometry, Shape};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

use crate::errors::value_error;
use crate::parallel::{in_parallel, threads};
use crate::posed::{PySudoku, hints, to_python};

/// The attempts in vain after which an order is given up, for plain 9x9 boards and for others.
const PATIENCE: [u64; 2] = [1_000_000, 10_000];

/// A puzzle that was made.
#[pyclass(frozen, get_all, module = "evoku")]
pub(crate) struct Generated {
    /// The puzzle.
    puzzle: Py<PySudoku>,
    /// Its only solution, on one line.
    solution: String,
    /// Its level, if the order has to do with ratings.
    level: Option<&'static str>,
    /// Its score, likewise.
    score: Option<u32>,
}

#[pymethods]
impl Generated {
    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("<Generated {}>", self.puzzle.bind(py).repr()?))
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.puzzle.get().svg(None, false)
    }
}

/// What was ordered, as Python says it.
#[derive(FromPyObject)]
pub(crate) enum OneOrTwo<T> {
    Two(T, T),
    One(T),
}

impl<T: Clone> OneOrTwo<T> {
    fn range(self) -> RangeInclusive<T> {
        match self {
            Self::One(one) => one.clone()..=one,
            Self::Two(least, most) => least..=most,
        }
    }
}

/// Makes puzzles with one solution each: the same order and seed give the same puzzles, on any
/// number of threads.
///
/// Args:
///     count: How many.
///     side: The rows of the board, and as many columns and digits.
///     box: Rows and columns of a box, like "2x3"; by default those that are usual for the side.
///     rules: Further rules by name: diagonal, windoku, anti-knight, anti-king, latin.
///     regions: Jigsaw regions: a character for each cell, equal ones are a region.
///     level: How hard: easy, medium, hard, expert or extreme, or a pair of them.
///     score: The score of the path, or the least and the greatest.
///     givens: The number of givens, or the least and the greatest; as few as it goes by default.
///     symmetry: How the givens lie: none, half-turn, ... (an unknown name lists them).
///     require: Techniques that the path uses, by name.
///     forbid: Techniques that it doesn't use.
///     seed: The seed of all that is random.
///     attempts: The attempts in vain after which it gives up.
///     threads: The threads to work on; all cores by default.
///
/// Raises:
///     ValueError: If the order makes no sense.
///     RuntimeError: If it was given up.
#[pyfunction]
#[pyo3(signature = (count=1, *, side=9, r#box=None, rules=vec![], regions=None,
    level: "str | tuple[str, str] | None" = None, score: "int | tuple[int, int] | None" = None,
    givens: "int | tuple[int, int] | None" = None, symmetry="none", require=vec![], forbid=vec![],
    seed=1, attempts=None, threads=None))]
#[allow(clippy::too_many_arguments, reason = "a function of Python with keywords")]
pub(crate) fn generate(
    py: Python<'_>,
    count: usize,
    side: usize,
    r#box: Option<&str>,
    rules: Vec<String>,
    regions: Option<&str>,
    level: Option<OneOrTwo<String>>,
    score: Option<OneOrTwo<u32>>,
    givens: Option<OneOrTwo<usize>>,
    symmetry: &str,
    require: Vec<String>,
    forbid: Vec<String>,
    seed: u64,
    attempts: Option<u64>,
    threads: Option<usize>,
) -> PyResult<Vec<Generated>> {
    let hints = hints(r#box, &rules, regions, None)?;
    let shape = hints.shape.map_or_else(|| Shape::of_side(side), Ok).map_err(value_error)?;
    let geometry = Arc::new(Geometry::new(shape, hints.rules).map_err(value_error)?);
    let levels = level.map(|levels| {
        let range = levels.range();
        Ok::<_, PyErr>(level_of(range.start())?..=level_of(range.end())?)
    });
    let request = Request {
        levels: levels.transpose()?,
        score: score.map(OneOrTwo::range),
        givens: givens.map(OneOrTwo::range),
        symmetry: symmetry_of(symmetry)?,
        required: techniques(&require)?,
        forbidden: techniques(&forbid)?,
        ..Request::new(&geometry)
    };
    let patience = attempts.unwrap_or(PATIENCE[usize::from(!geometry.is_plain_nine())]);
    let made = produce(py, &request, count, seed, patience, self::threads(threads)?)?;
    made.into_iter().map(|made| generated(py, made)).collect()
}

fn generated(py: Python<'_>, made: Made) -> PyResult<Generated> {
    let Made { sudoku, solution, rating } = made;
    Ok(Generated {
        puzzle: to_python(py, sudoku)?,
        solution: line::print(&solution),
        level: rating.as_ref().map(|rating| rating.level.name()),
        score: rating.map(|rating| rating.score),
    })
}

/// What came of a batch: puzzles, and attempts.
type Batch = Mutex<(Vec<Made>, u64)>;

/// Makes puzzles until there are enough, in an order that depends on the seed alone.
fn produce(
    py: Python<'_>,
    request: &Request,
    count: usize,
    seed: u64,
    patience: u64,
    threads: usize,
) -> PyResult<Vec<Made>> {
    let batches =
        Generator::new(request.clone()).map_err(value_error)?.batches().unwrap_or(u64::MAX);
    let (mut known, mut found) = (HashSet::new(), Vec::new());
    let (mut next, mut in_vain) = (0, 0);
    while found.len() < count {
        // A wave of batches at a time; they are looked at in the order of their numbers.
        let wave = (2 * threads as u64).min(batches - next);
        let slots: Vec<Batch> = (0..wave).map(|_| Mutex::default()).collect();
        let generator = || Generator::new(request.clone()).ok();
        in_parallel(py, threads, slots.len(), generator, |generator, at, cancel| {
            let (Some(generator), Ok(mut slot)) = (generator, slots[at].lock()) else { return };
            let number = next + at as u64;
            let mut rng = Rng::stream(seed, number);
            let mut index_below = |bound| rng.index(bound);
            let (made, attempts) = &mut *slot;
            *attempts = generator.batch(number, Some(cancel), &mut index_below, made).attempts;
        })?;
        next += wave;
        for (made, attempts) in slots.into_iter().filter_map(|slot| slot.into_inner().ok()) {
            in_vain += attempts;
            for made in made {
                if known.insert(line::print(made.sudoku.givens())) {
                    found.push(made);
                    in_vain = 0;
                }
            }
        }
        if found.len() < count && (in_vain >= patience || next >= batches) {
            let found = found.len();
            let problem = format!("found {found} of {count} puzzles; {in_vain} attempts in vain");
            return Err(PyRuntimeError::new_err(problem));
        }
    }
    found.truncate(count);
    Ok(found)
}

fn level_of(name: &str) -> PyResult<Level> {
    let expected = "easy, medium, hard, expert or extreme";
    Level::by_name(name)
        .ok_or_else(|| PyValueError::new_err(format!("level: {name:?}, expected {expected}")))
}

fn symmetry_of(name: &str) -> PyResult<GivenSymmetry> {
    GivenSymmetry::by_name(name).ok_or_else(|| {
        let names: Vec<&str> = GivenSymmetry::ALL.iter().map(|one| one.name()).collect();
        PyValueError::new_err(format!("symmetry: {name:?}, expected {}", names.join(", ")))
    })
}

/// The techniques of these names.
fn techniques(names: &[String]) -> PyResult<Vec<Technique>> {
    let mut techniques = Vec::with_capacity(names.len());
    for name in names {
        let same = |technique: &Technique| technique.to_string().eq_ignore_ascii_case(name);
        let kinds = LADDER.iter().flat_map(|rung| rung.kinds.iter().map(|(kind, _)| *kind));
        let found = kinds.into_iter().find(same);
        techniques.push(
            found
                .ok_or_else(|| PyValueError::new_err(format!("there is no technique {name:?}")))?,
        );
    }
    Ok(techniques)
}
