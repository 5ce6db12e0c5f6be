//! Generates puzzles.

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use evoku_evolve::Rng;
use evoku_lab::shard::Shard;
use evoku_messages::say;
use evoku_sudoku::canon::Known;
use evoku_sudoku::formats::line;
use evoku_sudoku::generate::{
    self as making, GeneratedPuzzle, Generator, GivenSymmetry, PlacementError, Request,
};
use evoku_sudoku::logic::Technique;
use evoku_sudoku::rating::Level;
use evoku_sudoku::search::Answer;
use evoku_sudoku::{Cell, Element, Geometry, Grid, Shape};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::arguments::{
    Attempts, Count, Givens, Names, OneOrTwo, Score, Seed, Side, Threads, shown,
};
use crate::batch::each;
use crate::cells::numbers;
use crate::errors::{unknown, value_error};
use crate::parallel::{in_order, run_interruptible, threads, watched};
use crate::puzzle::{PuzzleArgument, PySudoku, hints, to_python};
use crate::solving::answer;

/// The maximum number of plain puzzles to generate without threads, which takes milliseconds.
const FEW: usize = 256;

/// A generated puzzle.
#[pyclass(frozen, get_all, module = "evoku")]
pub(crate) struct Generated {
    /// The puzzle.
    pub(crate) puzzle: Py<PySudoku>,
    /// The unique solution of the puzzle, on one line.
    solution: String,
    /// The level of the puzzle; None if the request needed no rating.
    level: Option<&'static str>,
    /// The score of the puzzle; None if the request needed no rating.
    score: Option<u32>,
}

#[pymethods]
impl Generated {
    #[new]
    #[pyo3(signature = (puzzle, solution, level=None, score=None))]
    fn new(
        puzzle: Py<PySudoku>,
        solution: String,
        level: Option<&str>,
        score: Option<u32>,
    ) -> PyResult<Self> {
        let level = level.map(level_of).transpose()?.map(Level::name);
        Ok(Self { puzzle, solution, level, score })
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let values = (&self.puzzle, &self.solution, self.level, self.score);
        (py.get_type::<Self>(), values).into_pyobject(py)
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("<Generated {}>", self.puzzle.bind(py).repr()?))
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.puzzle.get().svg(None, false)
    }
}

/// The name of a level as an argument.
#[derive(Clone)]
pub(crate) struct LevelName(Level);

impl<'py> FromPyObject<'_, 'py> for LevelName {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = <&str>::INPUT_TYPE;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let name = object.extract::<String>().unwrap_or_else(|_| shown(&object));
        level_of(&name).map(Self)
    }
}

/// A part of a count as an argument, like `(3, 100)`.
pub(crate) struct Part(Shard);

impl<'py> FromPyObject<'_, 'py> for Part {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = <(u64, u64)>::INPUT_TYPE;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let shard = object.extract().ok().and_then(|(number, of)| Shard::new(number, of));
        shard.map(Self).ok_or_else(|| {
            let found = shown(&object);
            let problem = format!("shard: found {found}, expected like (3, 100), from 1 on");
            PyValueError::new_err(problem)
        })
    }
}

/// The range of an argument, whose ends must be in order.
fn ordered<T: Clone + PartialOrd + ToString>(
    name: &str,
    range: OneOrTwo<T>,
) -> PyResult<RangeInclusive<T>> {
    let range = range.range();
    match range.start() <= range.end() {
        true => Ok(range),
        false => Err(reversed(name, &range.start().to_string(), &range.end().to_string())),
    }
}

fn reversed(name: &str, from: &str, to: &str) -> PyErr {
    value_error(say::python_reversed(name, from, to))
}

/// Puzzles as an argument.
#[derive(Default)]
pub(crate) struct Puzzles(Vec<PuzzleArgument>);

impl<'py> FromPyObject<'_, 'py> for Puzzles {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = <Vec<PuzzleArgument>>::INPUT_TYPE;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let puzzles = each(&object, |puzzle| puzzle.extract())?.into_iter();
        let null = |row| {
            let problem = "a puzzle expected, found None";
            value_error(say::python_puzzle(row, problem))
        };
        let puzzles = puzzles.enumerate().map(|(row, puzzle)| puzzle.ok_or_else(|| null(row)));
        puzzles.collect::<PyResult<_>>().map(Self)
    }
}

/// Generates puzzles with one solution each. The same arguments and seed give the same puzzles with
/// any number of threads, and `evoku generate` gives the same ones. No plain 9x9 puzzle occurs
/// twice, not even turned, mirrored, rearranged or relabelled.
///
/// Args:
///     count: The number of puzzles.
///     side: The number of rows, columns and digits of the board.
///     box: Rows and columns of a box, like "2x3"; by default the usual box for this side.
///     rules: Further rules, a name or a list: diagonal, windoku, anti-knight, anti-king, latin.
///     regions: Jigsaw regions: a character for each cell; cells with equal characters form a
///         region.
///     constraints: The constraints to lay out, a name or a list: killer, thermometer, arrow, ...
///         (the error for an unknown name lists them). "killer:2..3" sets the number of cells of
///         each cage. If the constraints determine the solution, there are no givens.
///     minimal: If true, constraints are removed until no more can be removed without losing
///         uniqueness or, with a level below extreme, without a harder technique.
///     level: The difficulty: easy, medium, hard, expert or extreme, or a pair for a range.
///     score: The score of the solution path, or its minimum and maximum.
///     givens: The number of givens, or its minimum and maximum; minimal by default.
///     pattern: The cells of the givens, if they are fixed: a text with a character for each cell
///         (one of ".0_-" for a blank), or an array of numbers (0 for a blank).
///     grids: Full grids, or puzzles with one solution, to use in turn as the solutions of the
///         generated puzzles.
///     symmetry: The symmetry of the givens: none, half-turn, ... (the error for an unknown name
///         lists them).
///     require: Techniques that the solution path must use, by name.
///     forbid: Techniques that the solution path must not use.
///     exclude: Puzzles that must not be generated again, even if turned, mirrored or relabelled.
///     seed: The seed of all random numbers.
///     shard: The part of `count` to generate, to divide the work between machines: `(3, 100)` is
///         the third of a hundred parts. Each part has its own random puzzles, which depend only on
///         the seed.
///     attempts: The number of attempts without a new puzzle after which the call gives up.
///     threads: The number of threads; one for each core by default.
///
/// Raises:
///     ValueError: If the arguments are invalid or contradict each other.
///     RuntimeError: If the call gave up.
#[pyfunction]
#[pyo3(signature = (count: "int" = 1, *, side: "int" = 9, r#box=None, rules=Names::default(),
    regions=None, constraints=Names::default(), minimal=false,
    level: "str | tuple[str, str] | None" = None, score: "int | tuple[int, int] | None" = None,
    givens: "int | tuple[int, int] | None" = None, pattern=None, grids=Puzzles::default(),
    symmetry="none", require=Names::default(), forbid=Names::default(),
    exclude=Puzzles::default(), seed: "int" = 1, shard=None, attempts=None, threads=None))]
#[allow(clippy::too_many_arguments, reason = "a function of Python with keywords")]
pub(crate) fn generate(
    py: Python<'_>,
    #[pyo3(from_py_with = Count::of)] count: usize,
    #[pyo3(from_py_with = Side::of)] side: usize,
    r#box: Option<&str>,
    rules: Names,
    regions: Option<&str>,
    constraints: Names,
    minimal: bool,
    level: Option<OneOrTwo<LevelName>>,
    score: Option<OneOrTwo<Score>>,
    givens: Option<OneOrTwo<Givens>>,
    pattern: Option<Bound<'_, PyAny>>,
    grids: Puzzles,
    symmetry: &str,
    require: Names,
    forbid: Names,
    exclude: Puzzles,
    #[pyo3(from_py_with = Seed::of)] seed: u64,
    shard: Option<Part>,
    attempts: Option<Attempts>,
    threads: Option<Threads>,
) -> PyResult<Vec<Generated>> {
    let threads = self::threads(threads);
    let hints = hints(r#box, &rules.0, regions, None)?;
    let shape = hints.shape.map_or_else(|| Shape::of_side(side), Ok).map_err(value_error)?;
    let geometry = Arc::new(Geometry::new(shape, hints.rules).map_err(value_error)?);
    let placed = constraints.0.iter().map(|text| text.parse());
    let request = Request {
        levels: level.map(levels).transpose()?,
        score: score.map(|score| ordered("score", score.map(|score| score.0))).transpose()?,
        givens: givens.map(|givens| ordered("givens", givens.map(|one| one.0))).transpose()?,
        symmetry: symmetry_of(symmetry)?,
        required: techniques(&require.0)?,
        forbidden: techniques(&forbid.0)?,
        pattern: pattern.map(|pattern| pattern_of(&pattern, &geometry)).transpose()?,
        grids: full_grids(py, grids.0, &geometry)?,
        constraints: placed.collect::<Result<_, PlacementError>>().map_err(value_error)?,
        minimal,
        ..Request::new(&geometry)
    };
    let mut known = Known::new(&geometry);
    for puzzle in exclude.0 {
        py.check_signals()?;
        known.exclude(&puzzle.0).map_err(value_error)?;
    }
    let shard = shard.map(|part| part.0);
    let count = shard.map_or(count, |shard| share(shard, count));
    let attempts = attempts.map(|attempts| attempts.0);
    let request = GenerateRequest { request, seed, shard, attempts, threads };
    request.fill(py, count, known)?.into_iter().map(|made| generated(py, made)).collect()
}

/// The number of puzzles of a shard, out of `count`.
fn share(shard: Shard, count: usize) -> usize {
    let mine = shard.range(count as u64);
    usize::try_from(mine.end - mine.start).unwrap_or(usize::MAX)
}

fn levels(levels: OneOrTwo<LevelName>) -> PyResult<RangeInclusive<Level>> {
    let levels = levels.map(|level| level.0).range();
    match levels.start() <= levels.end() {
        true => Ok(levels),
        false => Err(reversed("level", levels.start().name(), levels.end().name())),
    }
}

/// Parses a pattern, given as a text or as numbers, into its cells.
fn pattern_of(pattern: &Bound<'_, PyAny>, geometry: &Geometry) -> PyResult<Vec<Cell>> {
    if let Ok(text) = pattern.extract::<String>() {
        let cells = making::pattern(&text, geometry);
        return cells.map_err(|error| PyValueError::new_err(format!("pattern: {error}")));
    }
    let numbers = numbers(pattern)?;
    if numbers.len() != geometry.side().pow(2) {
        let (found, expected) = (numbers.len(), geometry.side().pow(2));
        let problem = format!("pattern: {found} cells, expected {expected}");
        return Err(PyValueError::new_err(problem));
    }
    let given = numbers.iter().enumerate().filter(|&(_, &number)| number != 0);
    Ok(given.map(|(at, _)| Cell::from_index(at)).collect())
}

/// The unique solution of each of these puzzles.
fn full_grids(
    py: Python<'_>,
    grids: Vec<PuzzleArgument>,
    geometry: &Geometry,
) -> PyResult<Vec<Grid>> {
    let mut full = Vec::with_capacity(grids.len());
    for (at, sudoku) in grids.into_iter().map(|grid| grid.0).enumerate() {
        py.check_signals()?;
        let found = sudoku.geometry();
        if **found != *geometry {
            let problem = format!("grid {at} is of {found}, expected {geometry}");
            return Err(PyValueError::new_err(problem));
        }
        let Answer::Unique(grid) = answer(py, &sudoku)? else {
            let problem = format!("grid {at} is neither full nor a puzzle with one solution");
            return Err(PyValueError::new_err(problem));
        };
        full.push(grid);
    }
    Ok(full)
}

fn generated(py: Python<'_>, made: GeneratedPuzzle) -> PyResult<Generated> {
    let GeneratedPuzzle { sudoku, solution, rating, .. } = made;
    Ok(Generated {
        puzzle: to_python(py, sudoku, None)?,
        solution: line::print(&solution),
        level: rating.as_ref().map(|rating| rating.level.name()),
        score: rating.map(|rating| rating.score),
    })
}

/// A request, and the settings for its execution.
struct GenerateRequest {
    request: Request,
    seed: u64,
    /// The part of all batches to generate here.
    shard: Option<Shard>,
    attempts: Option<u64>,
    threads: usize,
}

/// The result of a batch: puzzles, and the number of attempts.
type Batch = (Vec<GeneratedPuzzle>, u64);

impl GenerateRequest {
    /// Generates puzzles until there are `count` new ones. Their order depends only on the seed.
    fn fill(
        &self,
        py: Python<'_>,
        count: usize,
        mut known: Known,
    ) -> PyResult<Vec<GeneratedPuzzle>> {
        let request = self.request.clone();
        let generator = run_interruptible(py, move |_| Generator::new(request))?;
        let generator = generator.map_err(value_error)?;
        let batches = generator.batches().unwrap_or(u64::MAX);
        let (first, every) = self.shard.map_or((0, 1), |shard| (shard.number() - 1, shard.of()));
        if self.is_quick(count)
            && let Some(made) = self.few(py, count, generator, first, known.clone())?
        {
            return Ok(made);
        }
        let numbers = (first..batches).step_by(usize::try_from(every).unwrap_or(usize::MAX));
        let (mut found, mut in_vain) = (Vec::new(), 0);
        let worker = || Generator::new(self.request.clone()).ok();
        let work = |generator: &mut Option<Generator>, number, ended: &AtomicBool| {
            let made = generator.as_mut().map(|generator| self.make(generator, number, ended));
            made.unwrap_or_default()
        };
        in_order(py, self.threads, numbers, worker, work, |(made, attempts)| {
            in_vain += attempts;
            for made in made {
                if known.insert(&made.sudoku).map_err(value_error)? {
                    found.push(made);
                    in_vain = 0;
                }
            }
            Ok(found.len() < count && in_vain < self.patience())
        })?;
        if found.len() < count {
            let found = found.len();
            let problem = format!("found {found} of {count} puzzles; {in_vain} attempts in vain");
            return Err(PyRuntimeError::new_err(problem));
        }
        found.truncate(count);
        Ok(found)
    }

    /// Returns `true` if part of a batch is enough. A whole batch of plain boards would have
    /// thousands.
    fn is_quick(&self, count: usize) -> bool {
        count <= FEW && self.request.geometry.is_plain_nine() && self.request.takes_any()
    }

    /// The first puzzles of a batch; `None` if the batch has too few, or some are already known.
    fn few(
        &self,
        py: Python<'_>,
        count: usize,
        mut generator: Generator,
        number: u64,
        mut known: Known,
    ) -> PyResult<Option<Vec<GeneratedPuzzle>>> {
        generator.make_at_most(count);
        let (made, _) = watched(py, |cancel| self.make(&mut generator, number, cancel))?;
        for one in &made {
            if !known.insert(&one.sudoku).map_err(value_error)? {
                return Ok(None);
            }
        }
        Ok((made.len() == count).then_some(made))
    }

    /// Generates the batch of this number.
    fn make(&self, generator: &mut Generator, number: u64, ended: &AtomicBool) -> Batch {
        let mut rng = Rng::stream(self.seed, number);
        let mut index_below = |bound| rng.index(bound);
        let mut made = Vec::new();
        let tally = generator.batch(number, Some(ended), &mut index_below, &mut made);
        (made, tally.attempts)
    }

    /// The number of attempts without a new puzzle after which the call gives up.
    fn patience(&self) -> u64 {
        self.attempts.unwrap_or_else(|| self.request.patience())
    }
}

fn level_of(name: &str) -> PyResult<Level> {
    Level::by_name(name).ok_or_else(|| unknown("level", name, Level::ALL.map(Level::name)))
}

fn symmetry_of(name: &str) -> PyResult<GivenSymmetry> {
    let names = GivenSymmetry::ALL.map(GivenSymmetry::name);
    GivenSymmetry::by_name(name).ok_or_else(|| unknown("symmetry", name, names))
}

/// Looks up techniques by name.
fn techniques(names: &[String]) -> PyResult<Vec<Technique>> {
    names.iter().map(|name| technique(name)).collect()
}

fn technique(name: &str) -> PyResult<Technique> {
    let names = Technique::names().map(|(_, name)| name);
    let refusal = || value_error(say::page_unknown_technique(name).suggesting(name, names));
    Technique::by_name(name).ok_or_else(refusal)
}
