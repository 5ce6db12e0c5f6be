//! The way from a puzzle to its solution, with the position before each step.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use evoku_sudoku::explain::Step;
use evoku_sudoku::formats::Record;
use evoku_sudoku::logic::{Deduction, Technique};
use evoku_sudoku::rating::{Rater, Rating, Unrated, Walked};
use evoku_sudoku::search::Limit;
use evoku_sudoku::{Candidate, Candidates, Clash, Geometry, Grid};

/// Explains puzzles; what it needs for a geometry is kept from one to the next.
#[derive(Default)]
pub(super) struct Guide {
    rater: Option<Rater>,
}

/// A puzzle and how to solve it, or why that can't be said.
pub(super) struct Route {
    pub(super) record: Record,
    pub(super) way: Result<Way, String>,
}

/// The steps to the solution.
pub(super) struct Way {
    pub(super) solution: Grid,
    pub(super) rating: Rating,
    pub(super) stations: Vec<Station>,
}

/// A position and the step from it.
pub(super) struct Station {
    pub(super) grid: Grid,
    pub(super) candidates: Candidates,
    pub(super) taken: Taken,
}

/// A step.
pub(super) enum Taken {
    Deduced(Box<Deduction>),
    /// A digit of the solution, because no technique got on.
    Guessed(Candidate),
}

impl Guide {
    /// The way of a puzzle; none soon after `cancel` becomes true.
    pub(super) fn explain(&mut self, record: Record, cancel: &AtomicBool) -> Option<Route> {
        let sudoku = &record.sudoku;
        let geometry = sudoku.geometry();
        self.rater.take_if(|known| known.geometry() != geometry);
        let rater = self.rater.get_or_insert_with(|| Rater::new(geometry));
        let limit = Limit { cancel: Some(cancel), ..Limit::default() };
        let solution = match rater.solve(sudoku, limit) {
            Ok(solution) => solution,
            Err(problem) => {
                let why = match problem {
                    Unrated::SeveralSolutions => "it has several solutions".to_owned(),
                    Unrated::NoSolution => {
                        let clash = Clash::find(geometry, sudoku.givens());
                        let clash = clash.map(|clash| format!(": {}", clash.words(geometry)));
                        format!("it has no solution{}", clash.unwrap_or_default())
                    }
                    Unrated::Undecided if cancel.load(Ordering::Relaxed) => return None,
                    Unrated::Undecided => "it is not known whether it has one solution".to_owned(),
                };
                return Some(Route { record, way: Err(why) });
            }
        };
        let mut stations = Vec::new();
        let rating = rater.walk(sudoku, &solution, Some(cancel), |reasoner, walked, _| {
            let taken = match walked {
                Walked::Deduced(deduction) => Taken::Deduced(Box::new(deduction.clone())),
                Walked::Guessed(candidate) => Taken::Guessed(candidate),
            };
            let (grid, candidates) = (reasoner.grid().clone(), reasoner.candidates());
            stations.push(Station { grid, candidates, taken });
            ControlFlow::Continue(())
        })?;
        Some(Route { record, way: Ok(Way { solution, rating, stations }) })
    }
}

impl Station {
    /// A deduction with this position.
    pub(super) fn step<'a>(&'a self, geometry: &'a Geometry, deduction: &'a Deduction) -> Step<'a> {
        Step { geometry, candidates: &self.candidates, deduction }
    }

    /// Whether it is so easy that several go together.
    pub(super) fn is_single(&self) -> bool {
        match &self.taken {
            Taken::Deduced(deduction) => matches!(
                deduction.technique,
                Technique::FullHouse | Technique::NakedSingle | Technique::HiddenSingle
            ),
            Taken::Guessed(_) => false,
        }
    }
}

/// The line and the sentence of a guess.
pub(super) fn guessed(candidate: Candidate, side: usize) -> (String, String) {
    let (cell, digit) = (candidate.cell.name(side), candidate.digit);
    let line = format!("Guess: {cell}={digit}");
    (line, format!("No technique gets on here. The solution has {digit} in {cell}."))
}
