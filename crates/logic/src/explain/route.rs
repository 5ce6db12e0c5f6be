//! The solution path of a puzzle, with the position before each step.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::{Value, json};

use super::overlay::Overlay;
use super::step::Step;
use crate::Deduction;
use crate::rating::{Rater, Rating, Unrated, WalkStep};
use evoku_messages::{Language, Message, Say, say};
use evoku_model::{Candidate, Candidates, Clash, Geometry, Grid, Sudoku};
use evoku_search::Limit;

/// Explains puzzles. Data that depends only on the geometry is kept for the next puzzle.
///
/// ```
/// use evoku_model::Sudoku;
/// use evoku_logic::explain::Guide;
///
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let sudoku: Sudoku = text.parse()?;
/// let path = Guide::default().explain(&sudoku, None).ok_or("cancelled")??;
/// let path_step = &path.steps[0];
/// assert_eq!(path_step.eureka(sudoku.geometry()).to_string(), "Naked Single: r5c5=5");
/// let prose = path_step.prose(sudoku.geometry()).to_string();
/// assert_eq!(prose, "5 is the only candidate left in r5c5. So r5c5 is 5.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Default)]
pub struct Guide {
    rater: Option<Rater>,
}

/// The solution path: the steps from a puzzle to its solution.
#[derive(Clone, Debug)]
pub struct SolutionPath {
    /// The solution.
    pub solution: Grid,
    /// The rating of the path.
    pub rating: Rating,
    /// The steps in order, each with the position before it.
    pub steps: Vec<PathStep>,
}

/// A position and the next step from it.
#[derive(Clone, Debug)]
pub struct PathStep {
    /// The digits before the step.
    pub grid: Grid,
    /// The candidates before the step.
    pub candidates: Candidates,
    /// The step.
    pub kind: StepKind,
}

/// A step of the solution path.
#[derive(Clone, Debug)]
pub enum StepKind {
    /// A conclusion of a technique.
    Deduced(Box<Deduction>),
    /// A digit of the solution, placed because no technique found a step.
    Guessed(Candidate),
}

/// The reason why a puzzle can't be explained. Its message completes the sentence "it can't be
/// explained: ".
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Unexplained {
    /// The puzzle has several solutions.
    SeveralSolutions,
    /// The puzzle has no solution. The message describes the clash among its givens, if there is
    /// one.
    NoSolution(Option<Message>),
    /// It is a position in play with this mistake.
    Mistake(Message),
    /// The search did not determine if the puzzle has exactly one solution.
    Undecided,
}

impl Say for Unexplained {
    fn message(&self) -> Message {
        match self {
            Self::SeveralSolutions => say::step_unexplained_several(),
            Self::NoSolution(None) => say::step_unexplained_none(),
            Self::NoSolution(Some(clash)) => say::step_unexplained_clash(clash),
            Self::Mistake(mistake) => mistake.clone(),
            Self::Undecided => say::step_unexplained_undecided(),
        }
    }
}

evoku_messages::error!(Unexplained);

impl Guide {
    /// The solution path of a puzzle; `None` soon after `cancel` becomes true.
    ///
    /// # Errors
    /// If the puzzle doesn't have exactly one solution. The outer option is `None` if the call was
    /// cancelled.
    pub fn explain(
        &mut self,
        sudoku: &Sudoku,
        cancel: Option<&AtomicBool>,
    ) -> Option<Result<SolutionPath, Unexplained>> {
        let geometry = sudoku.geometry();
        self.rater.take_if(|known| known.geometry() != geometry);
        let rater = self.rater.get_or_insert_with(|| Rater::new(geometry));
        let solution = match rater.solve(sudoku, Limit { cancel, ..Limit::default() }) {
            Ok(solution) => solution,
            Err(Unrated::SeveralSolutions) => return Some(Err(Unexplained::SeveralSolutions)),
            Err(Unrated::NoSolution) => {
                let clash = Clash::find(geometry, sudoku.givens());
                let clash = clash.map(|clash| clash.words(geometry));
                return Some(Err(Unexplained::NoSolution(clash)));
            }
            Err(Unrated::Undecided) => {
                let is_cancelled = cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed));
                return (!is_cancelled).then_some(Err(Unexplained::Undecided));
            }
        };
        let mut steps = Vec::new();
        let rating = rater.walk(sudoku, &solution, cancel, |reasoner, step, _| {
            let kind = match step {
                WalkStep::Deduced(deduction) => StepKind::Deduced(Box::new(deduction.clone())),
                WalkStep::Guessed(candidate) => StepKind::Guessed(candidate),
            };
            let (grid, candidates) = (reasoner.grid().clone(), reasoner.candidates());
            steps.push(PathStep { grid, candidates, kind });
            ControlFlow::Continue(())
        })?;
        Some(Ok(SolutionPath { solution, rating, steps }))
    }
}

impl PathStep {
    /// The explanation of a deduction in this position.
    #[must_use]
    pub fn step<'a>(&'a self, geometry: &'a Geometry, deduction: &'a Deduction) -> Step<'a> {
        Step { geometry, candidates: &self.candidates, deduction }
    }

    /// Returns `true` if the step is so easy that it can be combined with others.
    #[must_use]
    pub fn is_single(&self) -> bool {
        match &self.kind {
            StepKind::Deduced(deduction) => deduction.technique.is_single(),
            StepKind::Guessed(_) => false,
        }
    }

    /// The name of the technique.
    #[must_use]
    pub fn technique(&self) -> Message {
        match &self.kind {
            StepKind::Deduced(deduction) => deduction.technique.message(),
            StepKind::Guessed(_) => say::technique_guess(),
        }
    }

    /// The step in forum notation, without the technique.
    #[must_use]
    pub fn notation(&self, geometry: &Geometry) -> String {
        match &self.kind {
            StepKind::Deduced(deduction) => self.step(geometry, deduction).notation(),
            StepKind::Guessed(Candidate { cell, digit }) => {
                format!("{}={}", cell.name(geometry.side()), geometry.digit_name(*digit))
            }
        }
    }

    /// The step in one line: the technique and the notation.
    #[must_use]
    pub fn eureka(&self, geometry: &Geometry) -> Message {
        say::step_notation(self.technique(), self.notation(geometry))
    }

    /// The reason and the conclusion of the step.
    #[must_use]
    pub fn prose(&self, geometry: &Geometry) -> Message {
        match &self.kind {
            StepKind::Deduced(deduction) => self.step(geometry, deduction).prose(),
            StepKind::Guessed(Candidate { cell, digit }) => {
                say::step_guess(geometry.digit_name(*digit), cell.name(geometry.side()))
            }
        }
    }

    /// The overlay that shows the step on the board.
    #[must_use]
    pub fn overlay(&self, geometry: &Geometry) -> Overlay {
        match &self.kind {
            StepKind::Deduced(deduction) => Overlay::of(&self.step(geometry, deduction)),
            StepKind::Guessed(candidate) => {
                Overlay { placements: vec![*candidate], ..Overlay::default() }
            }
        }
    }

    /// The step as an object with the members of [`Step::json`]; for a guess, level, score and
    /// pattern are null.
    #[must_use]
    pub fn json(&self, geometry: &Geometry, language: Language) -> Value {
        let candidate = match &self.kind {
            StepKind::Deduced(deduction) => return self.step(geometry, deduction).json(language),
            StepKind::Guessed(candidate) => candidate,
        };
        let prose = self.prose(geometry);
        let cell = candidate.cell.name(geometry.side());
        json!({
            "technique": "Guess",
            "level": null,
            "score": null,
            "placements": [{"cell": cell, "digit": geometry.values().of(candidate.digit)}],
            "eliminations": [],
            "eureka": self.eureka(geometry).render(language),
            "prose": prose.render(language),
            "message": prose.data(),
            "pattern": null,
        })
    }
}
