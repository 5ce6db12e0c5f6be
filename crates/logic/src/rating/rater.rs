//! Ratings by the path of human logic.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::{Deduction, Level, Reasoner, Rung, Single, Technique, default_rungs};
use evoku_messages::{Message, Say, say};
use evoku_model::{Candidate, Geometry, Grid, Sudoku};
use evoku_search::cancel::is_set;
use evoku_search::{Answer, Auto, Limit};

/// The score of a guess, from HoDoKu.
const GUESS: u32 = 10_000;

/// Rates puzzles of one geometry, and reuses its memory from puzzle to puzzle.
///
/// Techniques are tried in the order of the [`LADDER`](crate::LADDER), and the first step of the
/// first successful technique is taken. If no technique finds a step, the middle one of the open
/// cells receives its digit in the solution, as in HoDoKu 2.2.0.
///
/// ```
/// use evoku_model::Sudoku;
/// use evoku_logic::rating::{Level, Rater};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let sudoku: Sudoku = text.parse()?;
/// let rating = Rater::new(sudoku.geometry()).rate(&sudoku)?;
/// assert_eq!((rating.level, rating.score), (Level::Easy, 204));
/// let hardest = rating.hardest.ok_or("nothing to solve")?;
/// assert_eq!(format!("{}: {hardest}", rating.level), "easy: Naked Single");
/// # Ok(())
/// # }
/// ```
pub struct Rater {
    engine: Auto,
    reasoner: Reasoner,
    /// The rungs of singles, and those above them.
    singles: Vec<&'static Rung>,
    rungs: Vec<&'static Rung>,
    /// The current single as a deduction, whose memory is reused.
    single: Deduction,
}

/// The difficulty of a puzzle by its path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The level.
    pub level: Level,
    /// The sum of the scores of the steps; on plain 9x9 boards the score of HoDoKu 2.2.0.
    pub score: u32,
    /// The hardest technique: the one that comes last on the ladder.
    pub hardest: Option<Technique>,
    /// The number of uses of each technique, in the order of the ladder.
    pub steps: Vec<(Technique, u32)>,
    /// The number of steps at which no technique applied, so that a digit of the solution was
    /// placed.
    pub guesses: u32,
}

/// A step of a path.
#[derive(Clone, Copy, Debug)]
pub enum WalkStep<'a> {
    /// A conclusion of a technique.
    Deduced(&'a Deduction),
    /// A digit of the solution, placed because no technique found a step.
    Guessed(Candidate),
}

impl WalkStep<'_> {
    /// The technique; `None` for a guess.
    #[must_use]
    pub fn technique(&self) -> Option<Technique> {
        match self {
            Self::Deduced(deduction) => Some(deduction.technique),
            Self::Guessed(_) => None,
        }
    }
}

/// The reason why a puzzle has no rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unrated {
    /// The puzzle has no solution.
    NoSolution,
    /// The puzzle has several solutions.
    SeveralSolutions,
    /// The search reached its limit before it determined if the puzzle has exactly one solution.
    Undecided,
}

impl Say for Unrated {
    fn message(&self) -> Message {
        match self {
            Self::NoSolution => say::step_unrated_none(),
            Self::SeveralSolutions => say::step_unrated_several(),
            Self::Undecided => say::step_unrated_undecided(),
        }
    }
}

evoku_messages::error!(Unrated);

impl Rater {
    /// A rater for puzzles of this geometry.
    #[must_use]
    pub fn new(geometry: &Arc<Geometry>) -> Self {
        let (singles, rungs) =
            default_rungs(geometry).partition(|rung| rung.technique().is_single());
        Self {
            engine: Auto::default(),
            reasoner: Reasoner::new(geometry),
            singles,
            rungs,
            single: Single::NONE,
        }
    }

    /// The rating of a puzzle.
    ///
    /// # Errors
    /// If the puzzle doesn't have exactly one solution.
    ///
    /// # Panics
    /// If the puzzle has another geometry.
    pub fn rate(&mut self, sudoku: &Sudoku) -> Result<Rating, Unrated> {
        let solution = self.solve(sudoku, Limit::default())?;
        match self.walk(sudoku, &solution, None, |_, _, _| ControlFlow::Continue(())) {
            Some(rating) => Ok(rating),
            None => unreachable!("nothing broke off"),
        }
    }

    /// The geometry of the puzzles.
    #[must_use]
    pub fn geometry(&self) -> &Arc<Geometry> {
        self.reasoner.geometry()
    }

    /// The only solution of a puzzle.
    ///
    /// # Errors
    /// If the puzzle doesn't have exactly one solution, or the search reached the limit first.
    pub fn solve(&mut self, sudoku: &Sudoku, limit: Limit<'_>) -> Result<Grid, Unrated> {
        match self.engine.solve_within(sudoku, limit) {
            Some(Answer::Unique(solution)) => Ok(solution),
            Some(Answer::None) => Err(Unrated::NoSolution),
            Some(Answer::Several(_)) => Err(Unrated::SeveralSolutions),
            None => Err(Unrated::Undecided),
        }
    }

    /// Follows the path from a puzzle to `solution`, its only solution, and returns the rating. It
    /// calls `each` with the position before each step, the step, and the level including it.
    /// Returns `None` if `each` breaks. It also does so soon after `cancel` becomes true, when the
    /// current search for a technique ends.
    ///
    /// # Panics
    /// If the puzzle or the solution has another geometry.
    pub fn walk(
        &mut self,
        sudoku: &Sudoku,
        solution: &Grid,
        cancel: Option<&AtomicBool>,
        mut each: impl FnMut(&Reasoner, WalkStep<'_>, Level) -> ControlFlow<()>,
    ) -> Option<Rating> {
        let geometry = self.geometry();
        let cells = geometry.constraints().is_empty().then(|| geometry.side().pow(2));
        let mut sum = Sum { hardest: Level::Easy, score: 0, guesses: 0, steps: Vec::new() };
        self.reasoner.start(sudoku, true);
        while !self.reasoner.is_complete() {
            if let Some(single) = self.reasoner.single() {
                let Some(rung) =
                    self.singles.iter().find(|rung| rung.technique() == single.technique)
                else {
                    unreachable!("a rung for every single")
                };
                sum.add(single.technique, rung);
                single.write_to(&mut self.single);
                let (step, level) = (WalkStep::Deduced(&self.single), sum.level(cells));
                each(&self.reasoner, step, level).is_continue().then_some(())?;
                self.reasoner.put(single.placed);
                continue;
            }
            let mut rung = self.rungs[0];
            let tried = self.rungs.iter().take_while(|_| !is_set(cancel)).map(|&next| {
                rung = next;
                rung.technique()
            });
            let found = self.reasoner.next(tried);
            if let Some(deduction) = &found {
                sum.add(deduction.technique, rung);
                let (step, level) = (WalkStep::Deduced(deduction), sum.level(cells));
                each(&self.reasoner, step, level).is_continue().then_some(())?;
                self.reasoner.apply(deduction);
                continue;
            }
            if is_set(cancel) {
                return None;
            }
            let open: Vec<_> = self.reasoner.grid().open_cells().collect();
            let cell = open[open.len() / 2];
            let Some(digit) = solution.get(cell) else { break };
            let guess = Candidate { cell, digit };
            sum.guess();
            each(&self.reasoner, WalkStep::Guessed(guess), sum.level(cells))
                .is_continue()
                .then_some(())?;
            self.reasoner.put(guess);
        }
        let level = sum.level(cells);
        let Sum { score, guesses, mut steps, .. } = sum;
        steps.sort_by_cached_key(|&(technique, _)| technique.place());
        let hardest = steps.last().map(|&(technique, _)| technique);
        Some(Rating { level, score, hardest, steps, guesses })
    }

    /// Follows the path as long as it needs nothing harder than these techniques, and returns the
    /// techniques that it has not used. A technique on which the path advances is removed from the
    /// list. Ends early if `cancel` becomes true.
    ///
    /// # Panics
    /// If the puzzle has another geometry.
    pub fn missing(
        &mut self,
        sudoku: &Sudoku,
        techniques: &[Technique],
        cancel: Option<&AtomicBool>,
    ) -> Vec<Technique> {
        let mut missing = techniques.to_vec();
        self.reasoner.start(sudoku, true);
        while !missing.is_empty() && !self.reasoner.is_complete() {
            let used = if let Some(single) = self.reasoner.single() {
                self.reasoner.put(single.placed);
                single.technique
            } else {
                let is_missing = |(kind, _): &(Technique, &str)| missing.contains(kind);
                let mut rungs = self.rungs.iter();
                let last = rungs.rposition(|rung| rung.kinds.iter().any(is_missing));
                let needed = &self.rungs[..last.map_or(0, |last| last + 1)];
                let tried = needed.iter().take_while(|_| !is_set(cancel));
                let found = self.reasoner.next(tried.map(|rung| rung.technique()));
                let Some(deduction) = found else { break };
                self.reasoner.apply(&deduction);
                deduction.technique
            };
            missing.retain(|&technique| technique != used);
        }
        missing
    }
}

/// The sum of the scores so far.
struct Sum {
    hardest: Level,
    score: u32,
    guesses: u32,
    steps: Vec<(Technique, u32)>,
}

impl Sum {
    fn add(&mut self, technique: Technique, rung: &Rung) {
        self.hardest = self.hardest.max(rung.level);
        self.score += rung.score;
        match self.steps.iter_mut().find(|(known, _)| *known == technique) {
            Some((_, count)) => *count += 1,
            None => self.steps.push((technique, 1)),
        }
    }

    fn guess(&mut self) {
        self.hardest = Level::Extreme;
        self.score += GUESS;
        self.guesses += 1;
    }

    /// The level on a board with `cells` cells; with `None`, that of the hardest step.
    fn level(&self, cells: Option<usize>) -> Level {
        cells.map_or(self.hardest, |cells| Level::of(self.hardest, self.score, cells))
    }
}
