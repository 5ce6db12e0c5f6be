//! `generate`: puzzles to order.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::sync::Arc;

use evoku_evolve::Rng;
use evoku_sudoku::formats::{Record, line};
use evoku_sudoku::generate::{Generator, GivenSymmetry, Made, Placement, Request, Tally};
use evoku_sudoku::logic::Technique;
use evoku_sudoku::rating::Level;
use serde_json::{Value, json};

use crate::arguments::Arguments;
use crate::path::rating_json;
use crate::problem::{Answered, Problem};
use crate::state::State;
use crate::tasks::Task;
use crate::texts::puzzle_text;

/// Begins to make puzzles.
pub(crate) fn generate(state: &mut State, request: Arguments<'_>) -> Answered {
    let order = order(request)?;
    let patience = order.patience();
    let task = Generating {
        generator: Generator::new(order)?,
        seed: request.seed("seed")?.unwrap_or(1),
        wanted: request.number("number")?.unwrap_or(1),
        patience,
        batch: 0,
        found: 0,
        in_vain: 0,
        known: BTreeSet::new(),
        tally: Tally::default(),
    };
    state.tasks.begin(Box::new(task), request)
}

/// What is asked for.
fn order(request: Arguments<'_>) -> Result<Request, Problem> {
    let geometry = Arc::new(request.geometry()?);
    let symmetry = match request.text("symmetry")? {
        None => GivenSymmetry::None,
        Some(name) => GivenSymmetry::by_name(name)
            .ok_or_else(|| Problem::new(format!("symmetry: there is no symmetry {name:?}")))?,
    };
    Ok(Request {
        symmetry,
        givens: range(request, "givens", |end| usize::try_from(end).unwrap_or(usize::MAX))?,
        levels: levels(request)?,
        score: range(request, "score", |end| u32::try_from(end).unwrap_or(u32::MAX))?,
        required: techniques(request, "techniques")?,
        forbidden: techniques(request, "without")?,
        constraints: request.parsed::<Placement>("layouts")?,
        minimal: request.flag("minimal")?,
        ..Request::new(&geometry)
    })
}

/// The levels from `level` to `mostLevel`, or the one.
fn levels(request: Arguments<'_>) -> Result<Option<RangeInclusive<Level>>, Problem> {
    let level = |name: &str| -> Result<Option<Level>, Problem> {
        let Some(text) = request.text(name)? else { return Ok(None) };
        let unknown = || Problem::new(format!("{name}: there is no level {text:?}"));
        Level::by_name(text).ok_or_else(unknown).map(Some)
    };
    let least = level("level")?;
    let most = level("mostLevel")?;
    Ok(match (least, most) {
        (None, None) => None,
        (least, None) => least.map(|least| least..=least),
        (least, Some(most)) => Some(least.unwrap_or(Level::Easy)..=most),
    })
}

/// A range `[from, to]`, whose ends become another type.
fn range<T>(
    request: Arguments<'_>,
    name: &str,
    end: impl Fn(u64) -> T,
) -> Result<Option<RangeInclusive<T>>, Problem> {
    let ends: Vec<Option<u64>> = request.list(name)?.iter().map(Value::as_u64).collect();
    match ends[..] {
        [] => Ok(None),
        [Some(from), Some(to)] => Ok(Some(end(from)..=end(to))),
        _ => Err(Problem::new(format!("{name}: expected the two ends of a range"))),
    }
}

fn techniques(request: Arguments<'_>, name: &str) -> Result<Vec<Technique>, Problem> {
    let technique = |text: String| {
        let unknown = || Problem::new(format!("{name}: there is no technique {text:?}"));
        Technique::by_name(&text).ok_or_else(unknown)
    };
    request.parsed::<String>(name)?.into_iter().map(technique).collect()
}

/// Puzzles being made.
struct Generating {
    generator: Generator,
    seed: u64,
    wanted: u64,
    /// Attempts in vain after which it is given up.
    patience: u64,
    /// The number of the next batch.
    batch: u64,
    found: u64,
    /// Attempts since the last new puzzle.
    in_vain: u64,
    /// The puzzles that were made.
    known: BTreeSet<String>,
    tally: Tally,
}

impl Task for Generating {
    fn slice(&mut self, _: Arguments<'_>) -> Result<(Value, bool), Problem> {
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
        let refused =
            self.tally.refused.iter().map(|(refusal, count)| json!([refusal.to_string(), count]));
        let known = json!({
            "made": new,
            "found": self.found,
            "attempts": self.tally.attempts,
            "refused": refused.collect::<Value>(),
            "gaveUp": gave_up,
            "seed": self.seed.to_string(),
        });
        Ok((known, gave_up || self.found >= self.wanted))
    }
}

/// What tells a puzzle from others of its board.
fn fingerprint(made: &Made) -> String {
    let geometry = made.sudoku.geometry();
    let constraints = geometry.constraints().iter().map(|one| one.text(geometry.side()));
    let mut texts: Vec<String> = constraints.collect();
    texts.sort_unstable();
    texts.push(line::print(made.sudoku.givens()));
    texts.join(";")
}

/// A puzzle that was made, with what is known of it.
fn puzzle(made: &Made) -> Result<Value, Problem> {
    let record = Record::of(made.sudoku.clone());
    Ok(json!({
        "puzzle": puzzle_text(&record)?,
        "line": line::print(made.sudoku.givens()),
        "solution": line::print(&made.solution),
        "givens": made.sudoku.givens().filled(),
        "rating": made.rating.as_ref().map(rating_json),
    }))
}
