//! Every rating of a puzzle.

use evoku_sudoku::formats::{Record, line};
use evoku_sudoku::rating::{Rater, Rating, Unrated, explainer};
use evoku_sudoku::search::{Limit, Single9, Solver, Tree};
use evoku_sudoku::{Rules, Shape, Sudoku};

/// A scale, or some that are found together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::commands) enum Scale {
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
pub(in crate::commands) struct Rated {
    pub(super) puzzle: String,
    pub(super) path: Option<Rating>,
    /// Whether the path is that of HoDoKu.
    pub(super) is_plain_nine: bool,
    /// ER, EP and ED, in tenths.
    pub(in crate::commands) explainer: [Option<u16>; 3],
    pub(in crate::commands) guesses: Option<u64>,
    /// Why the puzzle has no ratings.
    pub(super) problem: Option<Unrated>,
}

/// One thread's raters, kept from puzzle to puzzle.
pub(in crate::commands) struct Raters<'s> {
    scales: &'s [Scale],
    rater: Option<Rater>,
    explainer: explainer::Rater,
    nines: Single9,
    others: Tree,
}

/// Nodes after which guesses are not counted any more.
const NODES: u64 = 1_000_000;

impl<'s> Raters<'s> {
    pub(in crate::commands) fn new(scales: &'s [Scale]) -> Self {
        Self {
            scales,
            rater: None,
            explainer: explainer::Rater::default(),
            nines: Single9::default(),
            others: Tree::default(),
        }
    }

    pub(in crate::commands) fn rate(&mut self, record: &Record) -> Rated {
        let sudoku = &record.sudoku;
        let mut rated = Rated {
            puzzle: line::print(sudoku.givens()),
            path: None,
            is_plain_nine: is_plain_nine(sudoku),
            explainer: [None; 3],
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
        if self.scales.contains(&Scale::Explainer)
            && let Ok(found) = self.explainer.rate(sudoku)
        {
            rated.explainer = [found.difficulty, found.pearl, found.diamond];
        }
        if self.scales.contains(&Scale::Guesses) {
            rated.guesses = self.guesses(sudoku);
        }
        rated
    }

    /// How often a search branches until it has proven that there is one solution.
    fn guesses(&mut self, sudoku: &Sudoku) -> Option<u64> {
        let engine: &mut dyn Solver = match is_plain_nine(sudoku) {
            true => &mut self.nines,
            false => &mut self.others,
        };
        engine.start(sudoku).ok()?;
        let (count, _) = engine.count(2, Limit { nodes: NODES, cancel: None });
        (count == 1).then(|| engine.effort().guesses)
    }
}

fn is_plain_nine(sudoku: &Sudoku) -> bool {
    let geometry = sudoku.geometry();
    geometry.shape() == Shape::NINE && *geometry.rules() == Rules::default()
}
