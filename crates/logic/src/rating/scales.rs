//! Every rating of a puzzle.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use super::explainer::Explainer;
#[cfg(feature = "sukaku")]
use super::explainer::sukaku::SukakuExplainer;
use super::rater::{Rater, Rating, Unrated, WalkStep};
use crate::Reasoner;
use evoku_messages::{Message, say};
use evoku_model::{Geometry, Sudoku};
use evoku_search::{Halt, Limit, Single9, Solver, Tree, Weighted};

/// A scale, or several scales that are computed together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scale {
    /// The level, score and hardest technique of the solution path.
    Path,
    /// Sudoku Explainer's ratings.
    Explainer,
    /// Sukaku Explainer's ratings. There are none without the feature `sukaku`.
    Sukaku,
    /// The number of branches of a search.
    Guesses,
}

impl Scale {
    /// Every scale.
    pub const ALL: [Self; 4] = [Self::Path, Self::Explainer, Self::Sukaku, Self::Guesses];

    /// The scales that are most useful for a board: the path, the guesses, and the ratings of
    /// Sudoku Explainer on plain 9x9 boards or of Sukaku Explainer on others.
    #[must_use]
    pub fn usual(geometry: &Geometry) -> [Self; 3] {
        let explainer = if geometry.is_plain_nine() { Self::Explainer } else { Self::Sukaku };
        [Self::Path, explainer, Self::Guesses]
    }

    /// The name in commands and pages.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Path => "path",
            Self::Explainer => "explainer",
            Self::Sukaku => "sukaku",
            Self::Guesses => "guesses",
        }
    }

    /// The scale with this name.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|scale| scale.name() == name)
    }
}

/// The ratings of a puzzle. A rating is missing if it was not requested or is not defined for the
/// board.
#[derive(Clone, Debug)]
pub struct Rated {
    /// The path of human logic.
    pub path: Option<Rating>,
    /// `true` if the path is that of HoDoKu.
    pub is_plain_nine: bool,
    /// ER, EP and ED of Sudoku Explainer, in tenths.
    pub explainer: [Option<u16>; 3],
    /// ER, EP and ED of Sukaku Explainer, in tenths.
    pub sukaku: [Option<u16>; 3],
    /// The number of branches that a search needs to prove that there is one solution.
    pub guesses: Option<u64>,
    /// The reason why the puzzle has no ratings.
    pub unrated: Option<Unrated>,
    /// The mistake of a position in play, which therefore has no ratings.
    pub mistake: Option<Message>,
    /// `true` if the search that counts the guesses reached its limit.
    pub uncounted: bool,
}

impl Rated {
    /// The ratings of a position with a mistake: none.
    #[must_use]
    pub fn wrong(sudoku: &Sudoku, mistake: Message) -> Self {
        Self { mistake: Some(mistake), ..Self::none(sudoku) }
    }

    fn none(sudoku: &Sudoku) -> Self {
        Self {
            path: None,
            is_plain_nine: sudoku.geometry().is_plain_nine(),
            explainer: [None; 3],
            sukaku: [None; 3],
            guesses: None,
            unrated: None,
            mistake: None,
            uncounted: false,
        }
    }

    /// Returns `true` if the puzzle has no ratings.
    #[must_use]
    pub fn is_unrated(&self) -> bool {
        self.unrated.is_some() || self.mistake.is_some()
    }

    /// A message about missing ratings, with the reason.
    #[must_use]
    pub fn problem(&self) -> Option<Message> {
        let uncounted = self.uncounted.then(say::step_guesses_not_counted);
        let unrated = self.unrated.map(Message::from).or(uncounted);
        self.mistake.clone().or(unrated)
    }
}

/// Raters on several scales, reused from puzzle to puzzle.
pub struct Raters {
    scales: Vec<Scale>,
    rater: Option<Rater>,
    explainer: Explainer,
    /// Created when it is first needed.
    #[cfg(feature = "sukaku")]
    sukaku: Option<Box<SukakuExplainer>>,
    nines: Single9,
    constrained: Weighted,
    others: Tree,
}

/// The node limit of the proof that there is one solution; no 9x9 board needs that many nodes.
const PROOF: u64 = 10_000_000;

/// The node limit of counting guesses on 9x9 boards. It decreases with the cube of the side, since
/// each node takes longer on larger boards.
const NODES: u64 = 1_000_000;

impl Raters {
    /// Raters on these scales.
    #[must_use]
    pub fn new(scales: &[Scale]) -> Self {
        Self {
            scales: scales.to_vec(),
            rater: None,
            explainer: Explainer::default(),
            #[cfg(feature = "sukaku")]
            sukaku: None,
            nines: Single9::default(),
            constrained: Weighted::default(),
            others: Tree::default(),
        }
    }

    /// Selects the scales of the following ratings.
    pub fn choose(&mut self, scales: &[Scale]) {
        scales.clone_into(&mut self.scales);
    }

    /// The ratings of a puzzle; `None` soon after `cancel` becomes true.
    pub fn rate(&mut self, sudoku: &Sudoku, cancel: Option<&AtomicBool>) -> Option<Rated> {
        let mut rated = Rated::none(sudoku);
        let is_cancelled = || cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed));
        self.rater.take_if(|known| known.geometry() != sudoku.geometry());
        let rater = self.rater.get_or_insert_with(|| Rater::new(sudoku.geometry()));
        let solution = match rater.solve(sudoku, Limit { nodes: PROOF, cancel }) {
            Ok(solution) => solution,
            Err(_) if is_cancelled() => return None,
            Err(problem) => return Some(Rated { unrated: Some(problem), ..rated }),
        };
        if self.scales.contains(&Scale::Path) {
            let each = |_: &Reasoner, _: WalkStep<'_>, _| ControlFlow::Continue(());
            rated.path = Some(rater.walk(sudoku, &solution, cancel, each)?);
        }
        if self.scales.contains(&Scale::Explainer)
            && let Ok(found) = self.explainer.rate_until(sudoku, cancel)
        {
            rated.explainer = [found.difficulty, found.pearl, found.diamond];
        }
        #[cfg(feature = "sukaku")]
        if self.scales.contains(&Scale::Sukaku)
            && let Ok(found) = self.sukaku.get_or_insert_default().rate(sudoku, cancel)
        {
            rated.sukaku = [found.difficulty, found.pearl, found.diamond];
        }
        if self.scales.contains(&Scale::Guesses) {
            rated.guesses = self.guesses(sudoku, cancel);
            rated.uncounted = rated.guesses.is_none();
        }
        (!is_cancelled()).then_some(rated)
    }

    /// The number of branches that a search needs to prove that there is one solution. `None` if
    /// the proof takes too long, or if there isn't exactly one solution.
    fn guesses(&mut self, sudoku: &Sudoku, cancel: Option<&AtomicBool>) -> Option<u64> {
        let geometry = sudoku.geometry();
        let engine: &mut dyn Solver = match geometry.constraints() {
            [] if geometry.is_plain_nine() => &mut self.nines,
            [] => &mut self.others,
            _ => &mut self.constrained,
        };
        engine.start(sudoku).ok()?;
        let times = (geometry.side() as u64).pow(3).div_ceil(9 * 81);
        let (count, end) = engine.count(2, Limit { nodes: NODES / times, cancel });
        (count == 1 && end == Halt::Exhausted).then(|| engine.effort().guesses)
    }
}
