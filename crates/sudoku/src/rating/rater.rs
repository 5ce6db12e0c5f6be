//! Ratings by the path of human logic.

use std::ops::ControlFlow;
use std::sync::Arc;

use thiserror::Error;

use crate::logic::{StepLevel, Technique};
use crate::model::{Geometry, Grid, Sudoku};
use crate::rating::{Level, Path, Walked};
use crate::search::{Answer, Auto};

/// The score of a guess: HoDoKu's.
const GUESS: u32 = 10_000;

/// Rates puzzles of one geometry; memory is reused from one to the next.
pub struct Rater {
    geometry: Arc<Geometry>,
    engine: Auto,
    path: Path,
}

/// How hard a puzzle is by its path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The level.
    pub level: Level,
    /// The sum of the scores of the steps; on plain 9x9 boards the score of HoDoKu 2.2.0.
    pub score: u32,
    /// The hardest technique: the latest on the ladder.
    pub hardest: Option<Technique>,
    /// How often each technique was used, in the order of the ladder.
    pub steps: Vec<(Technique, u32)>,
    /// The steps at which no technique got on, so that a digit of the solution was taken.
    pub guesses: u32,
}

/// Why a puzzle has no rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Unrated {
    /// It has no solution.
    #[error("no solution")]
    NoSolution,
    /// It has several solutions.
    #[error("several solutions")]
    SeveralSolutions,
}

impl Rater {
    /// A rater for puzzles of this geometry.
    #[must_use]
    pub fn new(geometry: &Arc<Geometry>) -> Self {
        let path = Path::new(geometry, |rung| rung.usual);
        Self { geometry: Arc::clone(geometry), engine: Auto::default(), path }
    }

    /// The rating of a puzzle.
    ///
    /// # Errors
    /// If the puzzle has not exactly one solution.
    ///
    /// # Panics
    /// If the puzzle has another geometry.
    pub fn rate(&mut self, sudoku: &Sudoku) -> Result<Rating, Unrated> {
        let solution = self.solve(sudoku)?;
        match self.rate_while(sudoku, &solution, |_, _| true) {
            Some(rating) => Ok(rating),
            None => unreachable!("nothing broke off"),
        }
    }

    /// The boards that it rates.
    #[must_use]
    pub fn geometry(&self) -> &Arc<Geometry> {
        &self.geometry
    }

    /// The only solution of a puzzle.
    ///
    /// # Errors
    /// If the puzzle has not exactly one solution.
    pub fn solve(&mut self, sudoku: &Sudoku) -> Result<Grid, Unrated> {
        match self.engine.solve(sudoku) {
            Answer::Unique(solution) => Ok(solution),
            Answer::None => Err(Unrated::NoSolution),
            Answer::Several(_) => Err(Unrated::SeveralSolutions),
        }
    }

    /// The rating of a puzzle whose only solution is known, as long as `goes` agrees to each technique
    /// (none for a guess) and to the level so far; none if it did not.
    pub fn rate_while(
        &mut self,
        sudoku: &Sudoku,
        solution: &Grid,
        mut goes: impl FnMut(Option<Technique>, Level) -> bool,
    ) -> Option<Rating> {
        let cells = self.geometry.side().pow(2);
        let mut hardest = StepLevel::Easy;
        let mut score = 0;
        let mut guesses = 0;
        let mut steps: Vec<(Technique, u32)> = Vec::new();
        let walked = self.path.walk(sudoku, solution, &mut |_, step| {
            let technique = match step {
                Walked::Deduced(deduction, rung) => {
                    hardest = hardest.max(rung.level);
                    score += rung.score;
                    match steps.iter_mut().find(|(known, _)| *known == deduction.technique) {
                        Some((_, count)) => *count += 1,
                        None => steps.push((deduction.technique, 1)),
                    }
                    Some(deduction.technique)
                }
                Walked::Guessed(_) => {
                    hardest = StepLevel::Extreme;
                    score += GUESS;
                    guesses += 1;
                    None
                }
            };
            match goes(technique, Level::of(hardest, score, cells)) {
                true => ControlFlow::Continue(()),
                false => ControlFlow::Break(()),
            }
        });
        if walked.is_break() {
            return None;
        }
        steps.sort_by_key(|&(technique, _)| technique.place());
        let hardest_step = steps.last().map(|&(technique, _)| technique);
        let level = Level::of(hardest, score, cells);
        Some(Rating { level, score, hardest: hardest_step, steps, guesses })
    }
}
