//! Every rating of a puzzle.

use std::sync::Arc;

use evoku_sudoku::formats::Record;
use evoku_sudoku::rating::{Rater, Rating, Unrated};
use evoku_sudoku::search::{Engine, Limit, Solver, by_name};
use evoku_sudoku::{Geometry, Rules, Shape, Sudoku};

/// A scale, or some that are found together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scale {
    /// Level, score and hardest technique of the path.
    Path,
    /// Sudoku Explainer's ratings.
    Explainer,
    /// Guesses of a search.
    Guesses,
}

/// A scale by its name.
pub(super) fn scale(name: &str) -> Result<Scale, String> {
    match name.trim() {
        "path" => Ok(Scale::Path),
        "explainer" => Ok(Scale::Explainer),
        "guesses" => Ok(Scale::Guesses),
        _ => Err("there is no such scale; there are path, explainer, guesses".to_owned()),
    }
}

/// What is known of a puzzle. What was not asked for or is not defined for its board is not there.
pub(super) struct Rated {
    pub(super) puzzle: String,
    pub(super) path: Option<Rating>,
    /// Whether the path is that of HoDoKu.
    pub(super) is_plain_nine: bool,
    pub(super) guesses: Option<u64>,
    /// Why the puzzle has no ratings.
    pub(super) problem: Option<Unrated>,
}

/// One thread's raters, kept from puzzle to puzzle.
pub(super) struct Raters<'s> {
    scales: &'s [Scale],
    rater: Option<Rater>,
    nines: Box<dyn Solver>,
    others: Box<dyn Solver>,
}

/// Nodes after which guesses are not counted any more.
const NODES: u64 = 1_000_000;

impl<'s> Raters<'s> {
    pub(super) fn new(scales: &'s [Scale]) -> Self {
        let engine = |name| by_name(name).map_or_else(first, |engine| (engine.solver)());
        Self { scales, rater: None, nines: engine("single9"), others: engine("tree") }
    }

    pub(super) fn rate(&mut self, record: &Record) -> Rated {
        let sudoku = &record.sudoku;
        let mut rated = Rated {
            puzzle: record.line(),
            path: None,
            is_plain_nine: is_plain_nine(sudoku),
            guesses: None,
            problem: None,
        };
        if self.rater.as_ref().is_none_or(|rater| rater.geometry() != sudoku.geometry()) {
            self.rater = Some(Rater::new(sudoku.geometry()));
        }
        let Some(rater) = &mut self.rater else { return rated };
        let solution = match rater.solve(sudoku) {
            Ok(solution) => solution,
            Err(problem) => return Rated { problem: Some(problem), ..rated },
        };
        if self.scales.contains(&Scale::Path) {
            rated.path = rater.rate_while(sudoku, &solution, |_, _| true);
        }
        if self.scales.contains(&Scale::Guesses) {
            rated.guesses = self.guesses(sudoku);
        }
        rated
    }

    /// How often a search branches until it has proven that there is one solution.
    fn guesses(&mut self, sudoku: &Sudoku) -> Option<u64> {
        let engine = if is_plain_nine(sudoku) { &mut self.nines } else { &mut self.others };
        engine.start(sudoku).ok()?;
        let (count, _) = engine.count(2, Limit { nodes: NODES, cancel: None });
        (count == 1).then(|| engine.effort().guesses)
    }
}
