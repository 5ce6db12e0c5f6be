//! One plain 9x9 board at a time, as soon as possible.

#[cfg(target_arch = "x86_64")]
mod avx512;
mod board;
mod branch;
mod dispatch;
mod lanes;
mod rules;
mod search;

use crate::model::{Grid, Rules, Shape, Sudoku};
use crate::search::{Effort, Limit, Line, LineAnswer, SolveLines, Solver, Step, Unsupported};

use board::Board;
use dispatch::Code;
use search::Search;

/// The engine for one plain 9x9 board at a time.
pub struct Single9 {
    code: Code,
    search: Search,
}

impl Default for Single9 {
    fn default() -> Self {
        Self::new()
    }
}

impl Single9 {
    /// An engine with the fastest code for this processor.
    #[must_use]
    pub fn new() -> Self {
        Self { code: Code::best(), search: Search::new() }
    }

    /// An engine whose code runs on every processor.
    #[must_use]
    pub fn portable() -> Self {
        Self { code: Code::Portable, search: Search::new() }
    }

    /// Counts the solutions of a board up to a limit and writes the first down.
    pub fn solve_line(&mut self, line: &Line, limit: u8) -> LineAnswer {
        dispatch::solve_line(self.code, &mut self.search, line, limit)
    }
}

impl Solver for Single9 {
    fn start(&mut self, sudoku: &Sudoku) -> Result<(), Unsupported> {
        let geometry = sudoku.geometry();
        if geometry.shape() != Shape::NINE || *geometry.rules() != Rules::default() {
            let geometry = geometry.to_string();
            return Err(Unsupported { engine: "single9", solves: "plain 9x9 boards", geometry });
        }
        self.search.start(Board::of_sudoku(sudoku));
        Ok(())
    }

    fn next(&mut self, limit: Limit<'_>) -> Step {
        dispatch::next(self.code, &mut self.search, limit)
    }

    fn solution(&self, grid: &mut Grid) {
        self.search.solution.write_grid(grid);
    }

    fn count(&mut self, most: u64, limit: Limit<'_>) -> (u64, Step) {
        dispatch::count(self.code, &mut self.search, most, limit)
    }

    fn effort(&self) -> Effort {
        self.search.effort
    }
}

impl SolveLines for Single9 {
    fn solve(&mut self, lines: &[Line], limit: u8, answers: &mut [LineAnswer]) {
        assert!(lines.len() <= answers.len(), "an answer for each board");
        for (line, answer) in lines.iter().zip(answers) {
            *answer = self.solve_line(line, limit);
        }
    }
}
