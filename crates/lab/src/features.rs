//! All numbers that describe a puzzle: its features, its ratings and the landscape of swaps.

use std::sync::atomic::{AtomicBool, Ordering};

use evoku_evolve::landscape::{Effort, landscape};
use evoku_sudoku::features::{Extractor, FEATURES};
use evoku_sudoku::rating::{Level, Raters, Scale};
use evoku_sudoku::{Grid, HouseKind, Sudoku};

/// The numeric ratings, with the names that `evoku rate` uses.
const RATINGS: [&str; 4] = ["score", "se_er", "guesses", "path_guesses"];

/// The figures of the landscape of swaps.
const LANDSCAPE: [&str; 5] =
    ["walk_correlation", "walk_neutrality", "climb_cost", "climb_distance", "climb_correlation"];

/// The number of steps of a random walk. A walk takes about a millisecond on a 9x9 board.
const STEPS: usize = 2_000;

/// The number of climbs. Together they take a few milliseconds on a 9x9 board.
const CLIMBS: usize = 30;

/// The side of the largest boards on which climbs are made. On larger boards, climbs would take
/// seconds.
const LARGEST: usize = 16;

/// The names of all figures, in order. [`FIELDS`](evoku_sudoku::formats::FIELDS) explains their
/// meaning.
pub fn names() -> impl Iterator<Item = &'static str> {
    FEATURES.iter().map(|feature| feature.name).chain(RATINGS).chain(LANDSCAPE)
}

/// The description of a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct Description {
    /// The figures, in the order of [`names`]. `None` if a figure is not defined for the puzzle or
    /// could not be determined.
    pub values: Vec<Option<f64>>,
    /// The difficulty, if the puzzle has exactly one solution.
    pub level: Option<Level>,
}

/// Describes puzzles, and reuses memory from one puzzle to the next.
pub struct Describer {
    extractor: Extractor,
    raters: Raters,
    seed: u64,
}

impl Describer {
    /// Creates a describer whose walks and climbs use this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            extractor: Extractor::default(),
            raters: Raters::new(&[Scale::Path, Scale::Explainer, Scale::Guesses]),
            seed,
        }
    }

    /// Describes a puzzle; returns `None` soon after `cancel` becomes true.
    pub fn describe(
        &mut self,
        sudoku: &Sudoku,
        cancel: Option<&AtomicBool>,
    ) -> Option<Description> {
        let features = self.extractor.features(sudoku, cancel)?;
        let mut values: Vec<Option<f64>> =
            FEATURES.iter().map(|feature| (feature.value)(&features)).collect();
        let rated = match &features.solution {
            Some(_) => Some(self.raters.rate(sudoku, cancel)?),
            None => None,
        };
        let path = rated.as_ref().and_then(|rated| rated.path.as_ref());
        values.extend([
            path.map(|path| f64::from(path.score)),
            rated.as_ref().and_then(|rated| rated.explainer[0]).map(|er| f64::from(er) / 10.0),
            rated.as_ref().and_then(|rated| rated.guesses).map(|guesses| guesses as f64),
            path.map(|path| f64::from(path.guesses)),
        ]);
        values.extend(swaps(sudoku, features.solution.as_slice(), self.seed, cancel));
        let is_cancelled = cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed));
        (!is_cancelled).then(|| Description { values, level: path.map(|path| path.level) })
    }
}

/// The figures of the landscape of swaps. Swaps are made within boxes or regions, or within rows if
/// the board has neither.
fn swaps(
    sudoku: &Sudoku,
    solutions: &[Grid],
    seed: u64,
    cancel: Option<&AtomicBool>,
) -> [Option<f64>; 5] {
    let geometry = sudoku.geometry();
    let climbs = if geometry.side() <= LARGEST { CLIMBS } else { 0 };
    let effort = Effort { steps: STEPS, lags: 1, climbs, cancel };
    let mut kinds = geometry.houses().map(|house| geometry.kind(house));
    let has_boxes = kinds.any(|kind| matches!(kind, HouseKind::Box | HouseKind::Region));
    let name = if has_boxes { "box-swap" } else { "row-swap" };
    let survey = landscape(name).map(|known| known.survey(sudoku, solutions, effort, seed));
    let Some(Ok(survey)) = survey else { return [None; 5] };
    let (walk, optima) = (survey.walk.as_ref(), survey.optima.as_ref());
    [
        walk.and_then(|walk| walk.autocorrelation.get(1).copied()),
        walk.map(|walk| walk.neutrality),
        optima.map(|optima| optima.mean),
        optima.and_then(|optima| optima.distance),
        optima.and_then(|optima| optima.distance_correlation),
    ]
}
