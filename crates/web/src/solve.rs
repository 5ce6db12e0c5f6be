//! `solve` and `candidates`: search for the solutions of a puzzle.

use evoku_sudoku::formats::line;
#[cfg(feature = "page")]
use evoku_sudoku::search::conflict_by;
use evoku_sudoku::search::{Auto, Halt, Limit, Solver, true_candidates_by};
use evoku_sudoku::{Grid, Sudoku};
use serde::Serialize;

use crate::arguments::{Puzzle, arguments};
use crate::drawing::{cell_indices, digits_by_cell};
use crate::problem::Problem;
use crate::state::State;
use crate::tasks::{Pace, Slice, Task};

/// The default number of search nodes of a slice, enough for a few milliseconds.
const NODES: u64 = 2000;

/// The maximum number of listed solutions.
const LISTED: u64 = 100;

arguments! {
    /// The solutions to search for.
    pub(crate) struct SolveRequest {
        /// The text of the puzzle.
        puzzle: Puzzle,
        /// The number of solutions after which the search ends; 2 by default.
        most: Option<u64>,
        /// The number of solutions to list; 1 by default, at most 100.
        list: Option<u64>,
        /// The search nodes of the first slice.
        nodes: Option<u64>,
    }

    /// The puzzle whose candidates or contradicting clues to search for.
    pub(crate) struct CandidatesRequest {
        /// The text of the puzzle.
        puzzle: Puzzle,
        /// The number of search nodes after which the search ends; no limit by default.
        nodes: Option<u64>,
    }
}

/// The solutions found so far.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Solved {
    /// The kind of answer; null while it isn't known.
    answer: Option<SolvedAnswer>,
    /// The number of solutions found.
    solutions: u64,
    /// True if the puzzle has no further solutions.
    all: bool,
    /// The listed solutions, each a line of digits.
    grids: Vec<String>,
    nodes: u64,
    guesses: u64,
}

/// The kind of answer, by the number of solutions.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum SolvedAnswer {
    Unique,
    Several,
    None,
}

/// For each cell, the digits that it has in some solution.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TrueCandidates {
    candidates: Vec<Vec<u8>>,
    /// True if the digits are complete.
    all: bool,
    /// The number of solutions that the search found.
    solutions: u64,
}

/// Clues that contradict each other, without any superfluous one.
#[cfg(feature = "page")]
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ConflictFound {
    /// True if a conflict was found within the limit.
    found: bool,
    /// The cells of its givens.
    cells: Vec<usize>,
    /// The indices of its constraints.
    constraints: Vec<usize>,
}

pub(crate) fn solve(state: &mut State, request: SolveRequest) -> Result<Slice<Solved>, Problem> {
    let sudoku = request.puzzle.0.sudoku;
    let most = request.most.unwrap_or(2);
    let listed = request.list.unwrap_or(1).min(LISTED).min(most);
    let mut engine = state.spare.take().unwrap_or_default();
    engine.begin(&sudoku);
    let task = Solving { engine, sudoku, most, listed, found: 0, solutions: Vec::new() };
    let pace = Pace { nodes: request.nodes, ..Pace::default() };
    let (slice, done) = state.tasks.begin_reusable(task, &pace)?;
    state.spare = done.map(|task| task.engine);
    Ok(slice)
}

/// A search for solutions in progress.
struct Solving {
    engine: Auto,
    sudoku: Sudoku,
    most: u64,
    /// The number of solutions to list.
    listed: u64,
    found: u64,
    solutions: Vec<String>,
}

impl Task for Solving {
    type Known = Solved;

    fn slice(&mut self, pace: &Pace) -> Result<(Solved, bool), Problem> {
        let nodes = pace.nodes.unwrap_or(NODES);
        let nodes = self.engine.effort().nodes.saturating_add(nodes);
        let halt = self.search(Limit { nodes, cancel: None });
        let effort = self.engine.effort();
        let answer = match (self.found, halt) {
            (0, Halt::Exhausted) => Some(SolvedAnswer::None),
            (1, Halt::Exhausted) => Some(SolvedAnswer::Unique),
            (0 | 1, _) => None,
            _ => Some(SolvedAnswer::Several),
        };
        let done = matches!(halt, Halt::Found | Halt::Exhausted | Halt::MemoryLimit);
        let known = Solved {
            answer,
            solutions: self.found,
            all: halt == Halt::Exhausted,
            grids: self.solutions.clone(),
            nodes: effort.nodes,
            guesses: effort.guesses,
        };
        Ok((known, done))
    }
}

impl Solving {
    /// Continues the search until it has found enough solutions, is exhausted or reaches the limit.
    fn search(&mut self, limit: Limit<'_>) -> Halt {
        while self.found < self.listed {
            match self.engine.next(limit) {
                Halt::Found => {}
                halt => return halt,
            }
            let geometry = self.sudoku.geometry();
            let mut grid = Grid::blank(geometry.side());
            self.engine.solution(&mut grid);
            self.solutions.push(line::print_on(geometry, &grid));
            self.found += 1;
        }
        let (found, halt) = self.engine.count(self.most - self.found, limit);
        self.found += found;
        halt
    }
}

pub(crate) fn candidates(
    state: &mut State,
    request: CandidatesRequest,
) -> Result<TrueCandidates, Problem> {
    let sudoku = request.puzzle.0.sudoku;
    let nodes = request.nodes.unwrap_or(u64::MAX);
    let limit = Limit { nodes, cancel: None };
    let known = true_candidates_by(&mut state.engine, &sudoku, limit)?;
    Ok(TrueCandidates {
        candidates: digits_by_cell(known.candidates.cells()),
        all: known.halt == Halt::Exhausted,
        solutions: known.solutions,
    })
}

#[cfg(feature = "page")]
pub(crate) fn conflict(
    state: &mut State,
    request: CandidatesRequest,
) -> Result<ConflictFound, Problem> {
    let limit = Limit { nodes: request.nodes.unwrap_or(u64::MAX), cancel: None };
    let known = conflict_by(&mut state.engine, &request.puzzle.0.sudoku, limit)?;
    Ok(ConflictFound {
        found: known.halt == Halt::Exhausted,
        cells: cell_indices(&known.cells),
        constraints: known.constraints,
    })
}
