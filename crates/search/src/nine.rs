//! The engines of `evoku-nine` as entries of the table of engines.

use evoku_messages::say;
use evoku_nine::{Batch9, Marks, Single9};

use crate::engine::Engine;
use crate::lines::{line_of, write_line};
use crate::solver::{Effort, Halt, Limit, Solver, Unsupported};
use evoku_model::{Element, Geometry, Grid, Sudoku};

pub(super) static BATCH9: Engine = Engine {
    name: "batch9",
    about: say::engine_about_batch9,
    solves: say::engine_boards_plain_nine,
    supports: Geometry::is_plain_nine,
    solver: || Box::new(Batch9::new()),
    at_once: 512,
    lines: Some(|| Box::new(Batch9::new())),
};

pub(super) static SINGLE9: Engine = Engine {
    name: "single9",
    about: say::engine_about_single9,
    solves: say::engine_boards_plain_nine,
    supports: Geometry::is_plain_nine,
    solver: || Box::new(Single9::new()),
    at_once: 1,
    lines: Some(|| Box::new(Single9::new())),
};

/// The candidates of a plain 9x9 puzzle.
fn marks_of(sudoku: &Sudoku) -> Marks {
    let mut marks = [0; 81];
    for (cell, digits) in marks.iter_mut().zip(sudoku.candidates().cells()) {
        *cell = digits.iter().fold(0, |bits, digit| bits | 1 << digit.index());
    }
    marks
}

impl Solver for Batch9 {
    fn start(&mut self, sudoku: &Sudoku) -> Result<(), Unsupported> {
        BATCH9.check(sudoku.geometry())?;
        self.begin(&marks_of(sudoku));
        Ok(())
    }

    fn next(&mut self, limit: Limit<'_>) -> Halt {
        self.next(limit)
    }

    fn solution(&self, grid: &mut Grid) {
        write_line(&self.solution_line(), grid);
    }

    fn count(&mut self, most: u64, limit: Limit<'_>) -> (u64, Halt) {
        self.count(most, limit)
    }

    fn effort(&self) -> Effort {
        self.effort()
    }
}

impl Solver for Single9 {
    fn start(&mut self, sudoku: &Sudoku) -> Result<(), Unsupported> {
        SINGLE9.check(sudoku.geometry())?;
        match sudoku.marks() {
            None => self.begin(&line_of(sudoku.givens())),
            Some(_) => self.begin_marked(&marks_of(sudoku)),
        }
        Ok(())
    }

    fn next(&mut self, limit: Limit<'_>) -> Halt {
        self.next(limit)
    }

    fn solution(&self, grid: &mut Grid) {
        write_line(&self.solution_line(), grid);
    }

    fn count(&mut self, most: u64, limit: Limit<'_>) -> (u64, Halt) {
        self.count(most, limit)
    }

    fn effort(&self) -> Effort {
        self.effort()
    }
}
