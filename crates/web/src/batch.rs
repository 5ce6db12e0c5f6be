//! `solveBatch`: solves many puzzles.

use evoku_messages::say;
use evoku_sudoku::Sudoku;
use evoku_sudoku::formats::{Hints, Reader, Record, line};
use evoku_sudoku::search::Answer;
use serde::Serialize;

use crate::arguments::{arguments, puzzle};
use crate::problem::Problem;
use crate::state::State;
use crate::words::{Words, words};

arguments! {
    /// Puzzles to solve.
    pub(crate) struct BatchRequest {
        /// A text with puzzles in any format.
        text: Option<String>,
        /// Further puzzles, each a text in any format.
        puzzles: Option<Vec<String>>,
    }
}

/// The answers to puzzles, in their order.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Batch {
    answers: Vec<BatchAnswer>,
}

/// The answer to a puzzle.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct BatchAnswer {
    /// The number of solutions, 2 if there are several; null if the puzzle can't be parsed.
    solutions: Option<u8>,
    /// A solution as a line of digits; null if there is none.
    solution: Option<String>,
    /// The mistake in the text of the puzzle.
    error: Option<Words>,
}

pub(crate) fn solve_batch(state: &mut State, request: BatchRequest) -> Result<Batch, Problem> {
    let text = request.text.unwrap_or_default();
    let mut records: Vec<Result<Record, Problem>> = Vec::new();
    let reader = Reader::new(text.as_bytes(), Hints::default());
    records.extend(reader.map(|record| record.map_err(Problem::from)));
    for (index, text) in request.puzzles.iter().flatten().enumerate() {
        let placed =
            |problem: Problem| Problem::new(say::page_puzzle_problem(index + 1, problem.message()));
        records.push(puzzle(text).map_err(placed));
    }
    let sudokus = records.iter().flatten().map(|record| record.sudoku.clone());
    let mut solved = state.engine.solve_batch(&sudokus.collect::<Vec<Sudoku>>()).into_iter();
    let answers = records.into_iter().map(|record| match record {
        Err(problem) => {
            let error = Some(words(problem.message()));
            BatchAnswer { solutions: None, solution: None, error }
        }
        Ok(_) => solved.next().map_or_else(BatchAnswer::none, BatchAnswer::of),
    });
    Ok(Batch { answers: answers.collect() })
}

impl BatchAnswer {
    fn none() -> Self {
        Self { solutions: Some(0), solution: None, error: None }
    }

    fn of(answer: Answer) -> Self {
        let (solutions, grid) = match answer {
            Answer::None => return Self::none(),
            Answer::Unique(grid) => (1, grid),
            Answer::Several(grid) => (2, grid),
        };
        Self { solutions: Some(solutions), solution: Some(line::print(&grid)), error: None }
    }
}
