//! The way from a puzzle to its solution, with the position before each step.

use std::ops::ControlFlow;
use std::sync::Arc;

use evoku_sudoku::explain::Step;
use evoku_sudoku::formats::Record;
use evoku_sudoku::logic::{Deduction, Technique};
use evoku_sudoku::rating::{Path, Rater, Rating, Walked};
use evoku_sudoku::search::{Answer, Auto};
use evoku_sudoku::{Candidate, Candidates, Clash, Geometry, Grid};

/// Explains puzzles; what it needs for a geometry is kept from one to the next.
#[derive(Default)]
pub(super) struct Guide {
    engine: Auto,
    known: Option<(Arc<Geometry>, Rater, Path)>,
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
    pub(super) fn explain(&mut self, record: Record) -> Route {
        let way = self.way(&record);
        Route { record, way }
    }

    fn way(&mut self, record: &Record) -> Result<Way, String> {
        let sudoku = &record.sudoku;
        let geometry = sudoku.geometry();
        let solution = match self.engine.solve(sudoku) {
            Answer::Unique(solution) => solution,
            Answer::Several(_) => return Err("it has several solutions".to_owned()),
            Answer::None => {
                let clash = Clash::find(geometry, sudoku.givens());
                let why =
                    clash.map_or_else(String::new, |clash| format!(": {}", clash.words(geometry)));
                return Err(format!("it has no solution{why}"));
            }
        };
        self.known.take_if(|(known, ..)| known != geometry);
        let (_, rater, path) = self.known.get_or_insert_with(|| {
            let path = Path::new(geometry, |rung| rung.usual);
            (Arc::clone(geometry), Rater::new(geometry), path)
        });
        let Some(rating) = rater.rate_while(sudoku, &solution, |_, _| true) else {
            unreachable!("nothing breaks it off")
        };
        let mut stations = Vec::new();
        // Nothing breaks the walk.
        let _ = path.walk(sudoku, &solution, &mut |reasoner, walked| {
            let taken = match walked {
                Walked::Deduced(deduction, _) => Taken::Deduced(Box::new(deduction.clone())),
                Walked::Guessed(candidate) => Taken::Guessed(candidate),
            };
            let (grid, candidates) = (reasoner.grid().clone(), reasoner.candidates());
            stations.push(Station { grid, candidates, taken });
            ControlFlow::Continue(())
        });
        Ok(Way { solution, rating, stations })
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
