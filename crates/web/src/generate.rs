//! `generate`: generates puzzles with given properties.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::sync::Arc;

use evoku_evolve::Rng;
use evoku_messages::Say;
use evoku_messages::say;
use evoku_sudoku::formats::{Record, line};
use evoku_sudoku::generate::{self, Generator, GivenSymmetry, Placement, Request, Tally};
use evoku_sudoku::logic::Technique;
use evoku_sudoku::rating::Level;
use serde::Serialize;
use serde_json::Value;

use crate::arguments::{Seed, arguments, parsed};
use crate::boards::Board;
use crate::path::{Rating, rating_of};
use crate::problem::Problem;
use crate::state::State;
use crate::tasks::{Pace, Slice, Task};
use crate::texts::puzzle_text;
use crate::words::{Words, words};

arguments! {
    /// The puzzles to generate.
    pub(crate) struct GenerateRequest {
        ..board: Board,
        /// The number of puzzles; 1 by default.
        number: Option<u64>,
        /// The seed; 1 by default.
        seed: Option<Seed>,
        /// The level, or the easiest one if `mostLevel` is given.
        level: Option<String>,
        /// The hardest level.
        most_level: Option<String>,
        /// The minimum and the maximum score.
        #[cfg_attr(test, ts(as = "Option<[u64; 2]>"))]
        score: Option<Vec<Value>>,
        /// Techniques that the solution path needs.
        techniques: Option<Vec<String>>,
        /// Techniques that the solution path must not need.
        without: Option<Vec<String>>,
        /// The symmetry of the givens.
        symmetry: Option<String>,
        /// The minimum and the maximum number of givens.
        #[cfg_attr(test, ts(as = "Option<[u64; 2]>"))]
        givens: Option<Vec<Value>>,
        /// Constraints to lay out, like `killer` or `thermometer:2..4`.
        layouts: Option<Vec<String>>,
        /// True to remove constraints until no more can be removed without losing uniqueness.
        minimal: Option<bool>,
    }
}

/// The puzzles that a slice generated, and the progress so far.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Generated {
    made: Vec<GeneratedPuzzle>,
    /// The number of puzzles generated so far.
    found: u64,
    attempts: u64,
    /// The reasons why attempts were rejected, each with the number of attempts.
    refused: Vec<(Words, u64)>,
    /// True if the task ended because too many attempts in a row failed.
    gave_up: bool,
    /// The seed, as a string.
    seed: String,
}

/// A generated puzzle.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GeneratedPuzzle {
    /// The puzzle as a line of JSON with everything that is known about it.
    puzzle: String,
    /// The givens as a line of digits and blanks.
    line: String,
    /// The solution as a line of digits.
    solution: String,
    /// The number of givens.
    givens: usize,
    rating: Option<Rating>,
}

pub(crate) fn generate(
    state: &mut State,
    arguments: GenerateRequest,
) -> Result<Slice<Generated>, Problem> {
    let request = request(&arguments)?;
    let patience = request.patience();
    let task = Generating {
        generator: Generator::new(request)?,
        seed: arguments.seed.map_or(1, |seed| seed.0),
        wanted: arguments.number.unwrap_or(1),
        patience,
        batch: 0,
        found: 0,
        in_vain: 0,
        known: BTreeSet::new(),
        tally: Tally::default(),
    };
    state.tasks.begin(task, &Pace::default())
}

/// Translates the arguments into a request to the generator.
fn request(arguments: &GenerateRequest) -> Result<Request, Problem> {
    let geometry = Arc::new(arguments.board.geometry()?);
    let symmetry = match &arguments.symmetry {
        None => GivenSymmetry::None,
        Some(name) => GivenSymmetry::by_name(name).ok_or_else(|| {
            let names = GivenSymmetry::ALL.map(GivenSymmetry::name);
            Problem::of("symmetry", say::page_unknown_symmetry(name).suggesting(name, names))
        })?,
    };
    let count = |end| usize::try_from(end).unwrap_or(usize::MAX);
    Ok(Request {
        symmetry,
        givens: range("givens", &arguments.givens, count)?,
        levels: levels(arguments)?,
        score: range("score", &arguments.score, |end| u32::try_from(end).unwrap_or(u32::MAX))?,
        required: techniques("techniques", &arguments.techniques)?,
        forbidden: techniques("without", &arguments.without)?,
        constraints: parsed::<Placement>("layouts", &arguments.layouts)?,
        minimal: arguments.minimal.unwrap_or_default(),
        ..Request::new(&geometry)
    })
}

/// The levels from `level` to `mostLevel`, or a single level.
fn levels(arguments: &GenerateRequest) -> Result<Option<RangeInclusive<Level>>, Problem> {
    let level = |name: &str, text: &Option<String>| -> Result<Option<Level>, Problem> {
        let Some(text) = text else { return Ok(None) };
        let names = Level::ALL.map(Level::name);
        let unknown = || Problem::of(name, say::page_unknown_level(text).suggesting(text, names));
        Level::by_name(text).ok_or_else(unknown).map(Some)
    };
    let least = level("level", &arguments.level)?;
    let most = level("mostLevel", &arguments.most_level)?;
    Ok(match (least, most) {
        (None, None) => None,
        (least, None) => least.map(|least| least..=least),
        (least, Some(most)) => Some(least.unwrap_or(Level::Easy)..=most),
    })
}

/// Reads a range `[from, to]`, whose ends `end` converts to another type.
fn range<T>(
    name: &str,
    ends: &Option<Vec<Value>>,
    end: impl Fn(u64) -> T,
) -> Result<Option<RangeInclusive<T>>, Problem> {
    let ends: Vec<Option<u64>> = ends.iter().flatten().map(Value::as_u64).collect();
    match ends[..] {
        [] => Ok(None),
        [Some(from), Some(to)] => Ok(Some(end(from)..=end(to))),
        _ => Err(Problem::new(say::page_range_ends(name))),
    }
}

fn techniques(name: &str, texts: &Option<Vec<String>>) -> Result<Vec<Technique>, Problem> {
    let technique = |text: &String| {
        let names = Technique::names().map(|(_, name)| name);
        let refusal = || say::page_unknown_technique(text).suggesting(text, names);
        let unknown = || Problem::of(name, refusal());
        Technique::by_name(text).ok_or_else(unknown)
    };
    texts.iter().flatten().map(technique).collect()
}

/// A task that generates puzzles.
struct Generating {
    generator: Generator,
    seed: u64,
    wanted: u64,
    /// The number of attempts without a new puzzle after which the task gives up.
    patience: u64,
    /// The number of the next batch.
    batch: u64,
    found: u64,
    /// The number of attempts since the last new puzzle.
    in_vain: u64,
    /// The fingerprints of the puzzles generated so far.
    known: BTreeSet<String>,
    tally: Tally,
}

impl Task for Generating {
    type Known = Generated;

    fn slice(&mut self, _: &Pace) -> Result<(Generated, bool), Problem> {
        if self.generator.request().takes_any() {
            let left = self.wanted.saturating_sub(self.found);
            self.generator.make_at_most(usize::try_from(left).unwrap_or(usize::MAX));
        }
        let mut made = Vec::new();
        let mut rng = Rng::stream(self.seed, self.batch);
        let mut index_below = |bound| rng.index(bound);
        let tally = self.generator.batch(self.batch, None, &mut index_below, &mut made);
        self.batch += 1;
        self.in_vain += tally.attempts;
        self.tally.add(tally, self.generator.request());
        let mut new = Vec::new();
        for made in made {
            let is_wanted = self.found < self.wanted;
            if is_wanted && self.known.insert(fingerprint(&made)) {
                (self.found, self.in_vain) = (self.found + 1, 0);
                new.push(puzzle(&made)?);
            }
        }
        let gave_up = self.found < self.wanted && self.in_vain >= self.patience;
        let refused = self.tally.refused.iter();
        let refused = refused.map(|(refusal, count)| (words(refusal.message()), *count));
        let known = Generated {
            made: new,
            found: self.found,
            attempts: self.tally.attempts,
            refused: refused.collect(),
            gave_up,
            seed: self.seed.to_string(),
        };
        Ok((known, gave_up || self.found >= self.wanted))
    }
}

/// A text that differs for any two puzzles on the same board: constraints and givens.
fn fingerprint(made: &generate::GeneratedPuzzle) -> String {
    let geometry = made.sudoku.geometry();
    let constraints = geometry.constraints().iter().map(|one| one.text(geometry.side()));
    let mut texts: Vec<String> = constraints.collect();
    texts.sort_unstable();
    texts.push(line::print_on(geometry, made.sudoku.givens()));
    texts.join(";")
}

/// A generated puzzle as an answer.
fn puzzle(made: &generate::GeneratedPuzzle) -> Result<GeneratedPuzzle, Problem> {
    let record = Record::of(made.sudoku.clone());
    let geometry = made.sudoku.geometry();
    Ok(GeneratedPuzzle {
        puzzle: puzzle_text(&record)?,
        line: line::print_on(geometry, made.sudoku.givens()),
        solution: line::print_on(geometry, &made.solution),
        givens: made.sudoku.givens().filled(),
        rating: made.rating.as_ref().map(rating_of),
    })
}
