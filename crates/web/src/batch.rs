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
    let sudokus: Vec<Sudoku> = sudokus.collect();
    let mut solved = sudokus.iter().zip(state.engine.solve_batch(&sudokus));
    let answers = records.into_iter().map(|record| match record {
        Err(problem) => {
            let message = one_line(&problem.render(state.language));
            let error = Some(words(say::verbatim(message)));
            BatchAnswer { solutions: None, solution: None, error }
        }
        Ok(_) => match solved.next() {
            Some((sudoku, answer)) => BatchAnswer::of(sudoku, answer),
            None => BatchAnswer::none(),
        },
    });
    Ok(Batch { answers: answers.collect() })
}

/// A message in one line, so that a list of answers can have a line for each puzzle. A message has no
/// line breaks of its own, but it quotes the input.
#[must_use]
pub fn one_line(message: &str) -> String {
    message.replace(['\n', '\r'], " ")
}

impl BatchAnswer {
    fn none() -> Self {
        Self { solutions: Some(0), solution: None, error: None }
    }

    fn of(sudoku: &Sudoku, answer: Answer) -> Self {
        let (solutions, grid) = match answer {
            Answer::None => return Self::none(),
            Answer::Unique(grid) => (1, grid),
            Answer::Several(grid) => (2, grid),
        };
        let solution = line::print_on(sudoku.geometry(), &grid);
        Self { solutions: Some(solutions), solution: Some(solution), error: None }
    }
}
