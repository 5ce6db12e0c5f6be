//! `solve` and `candidates`: what the solutions of a puzzle are.

use evoku_sudoku::formats::line;
use evoku_sudoku::search::{Auto, Halt, Limit, Solver, true_candidates_by};
use evoku_sudoku::{Grid, Sudoku};
use serde_json::{Value, json};

use crate::arguments::Arguments;
use crate::drawing::digits_by_cell;
use crate::problem::{Answered, Problem};
use crate::state::State;
use crate::tasks::Task;

/// The nodes of a slice unless the request says it: some milliseconds.
const NODES: u64 = 2000;

/// The solutions that are listed at most.
const LISTED: u64 = 100;

/// Begins to look for solutions.
pub(crate) fn solve(state: &mut State, request: Arguments<'_>) -> Answered {
    let sudoku = request.puzzle()?.sudoku;
    let most = request.number("most")?.unwrap_or(2);
    let listed = request.number("list")?.unwrap_or(1).min(LISTED).min(most);
    let mut engine = Auto::default();
    engine.begin(&sudoku);
    let task = Solving { engine, sudoku, most, listed, found: 0, solutions: Vec::new() };
    state.tasks.begin(Box::new(task), request)
}

/// A search for solutions under way.
struct Solving {
    engine: Auto,
    sudoku: Sudoku,
    most: u64,
    /// How many solutions are to be told.
    listed: u64,
    found: u64,
    solutions: Vec<String>,
}

impl Task for Solving {
    fn slice(&mut self, request: Arguments<'_>) -> Result<(Value, bool), Problem> {
        let nodes = request.number("nodes")?.unwrap_or(NODES);
        let nodes = self.engine.effort().nodes.saturating_add(nodes);
        let halt = self.search(Limit { nodes, cancel: None });
        let effort = self.engine.effort();
        let answer = match (self.found, halt) {
            (0, Halt::Exhausted) => Some("none"),
            (1, Halt::Exhausted) => Some("unique"),
            (0 | 1, _) => None,
            _ => Some("several"),
        };
        let done = matches!(halt, Halt::Found | Halt::Exhausted | Halt::MemoryLimit);
        let known = json!({
            "answer": answer,
            "solutions": self.found,
            "all": halt == Halt::Exhausted,
            "grids": self.solutions,
            "nodes": effort.nodes,
            "guesses": effort.guesses,
        });
        Ok((known, done))
    }
}

impl Solving {
    /// Searches on: to as many solutions as wanted, the end, or the limit.
    fn search(&mut self, limit: Limit<'_>) -> Halt {
        while self.found < self.listed {
            match self.engine.next(limit) {
                Halt::Found => {}
                halt => return halt,
            }
            let mut grid = Grid::blank(self.sudoku.geometry().side());
            self.engine.solution(&mut grid);
            self.solutions.push(line::print(&grid));
            self.found += 1;
        }
        let (found, halt) = self.engine.count(self.most - self.found, limit);
        self.found += found;
        halt
    }
}

/// For each cell the digits that it holds in some solution.
pub(crate) fn candidates(state: &mut State, request: Arguments<'_>) -> Answered {
    let sudoku = request.puzzle()?.sudoku;
    let nodes = request.number("nodes")?.unwrap_or(u64::MAX);
    let limit = Limit { nodes, cancel: None };
    let known = true_candidates_by(&mut state.engine, &sudoku, limit)?;
    Ok(json!({
        "candidates": digits_by_cell(known.candidates.cells()),
        "all": known.halt == Halt::Exhausted,
        "solutions": known.solutions,
    }))
}
