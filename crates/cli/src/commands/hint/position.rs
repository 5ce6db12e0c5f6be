//! A position in play, and what is to be said about it.

use std::sync::Arc;

use anyhow::Context;
use evoku_sudoku::formats::{Record, in_play, line};
use evoku_sudoku::logic::{Reasoner, Rung, usual_rungs};
use evoku_sudoku::search::{Answer, Auto};
use evoku_sudoku::{Candidate, Candidates, Cell, Clash, Geometry, Grid, Sudoku};

use super::advice::{Advice, Next};

/// A position in play.
pub(super) struct Position {
    pub(super) geometry: Arc<Geometry>,
    pub(super) givens: Grid,
    pub(super) grid: Grid,
    pub(super) marks: Option<Candidates>,
    /// Whether it is known which digits were given.
    told: bool,
}

impl Position {
    /// The position that a file tells, with what was given if that is told apart.
    pub(super) fn of(record: &Record, puzzle: Option<&str>) -> anyhow::Result<Self> {
        let sudoku = &record.sudoku;
        let geometry = Arc::clone(sudoku.geometry());
        let mut grid = sudoku.givens().clone();
        let marks = sudoku.marks().cloned();
        let (givens, told) = match (puzzle, in_play(record)) {
            (Some(text), _) => {
                let givens = line::read(text.trim(), geometry.side()).context("--puzzle")?;
                // Checks the digits.
                let givens = Sudoku::new(Arc::clone(&geometry), givens).context("--puzzle")?;
                (givens.givens().clone(), true)
            }
            (None, Some((givens, all))) => {
                // A cell that marks leave one digit is still open.
                grid = all;
                (givens, true)
            }
            (None, None) => (grid.clone(), false),
        };
        for (cell, digit) in givens.digits() {
            if grid.get(cell).is_none() {
                grid.set(cell, Some(digit));
            }
        }
        Ok(Self { geometry, givens, grid, marks, told })
    }

    /// What there is to say about the position.
    pub(super) fn advice(&self, engine: &mut Auto) -> Advice {
        let geometry = &self.geometry;
        let wrong = |why: String, cells| Advice::Wrong { why, cells };
        let answer = self.answer(engine);
        // Of two digits that clash, the solution tells the wrong one.
        if let Answer::Unique(solution) = &answer
            && let Some((why, cells)) = self.wrong(solution)
        {
            return wrong(why, cells);
        }
        if let Some(clash) = Clash::find(geometry, &self.grid) {
            let why = format!("Something is wrong: {}.", clash.words(geometry));
            return wrong(why, clash.cells.to_vec());
        }
        let solution = match answer {
            Answer::Unique(solution) => Some(solution),
            Answer::Several(_) => None,
            Answer::None if self.told => {
                return wrong("The puzzle as given has no solution.".to_owned(), Vec::new());
            }
            Answer::None => {
                let why = "Something is wrong: there is no way to complete this. --puzzle, which \
                           says what was given, lets me tell where.";
                return wrong(why.to_owned(), Vec::new());
            }
        };
        if self.grid.is_complete() {
            return Advice::Solved;
        }
        self.next(solution.as_ref())
    }

    /// The solutions of what was given; marks decide only where the givens do not.
    fn answer(&self, engine: &mut Auto) -> Answer {
        let Ok(puzzle) = Sudoku::new(Arc::clone(&self.geometry), self.givens.clone()) else {
            return Answer::None;
        };
        match (engine.solve(&puzzle), &self.marks) {
            (Answer::Several(some), Some(marks)) => {
                let marked = Sudoku::from_marks(Arc::clone(&self.geometry), marks.clone());
                marked.map_or(Answer::Several(some), |marked| engine.solve(&marked))
            }
            (answer, _) => answer,
        }
    }

    /// What is wrong with the digits and marks, if anything is, and in which cells.
    fn wrong(&self, solution: &Grid) -> Option<(String, Vec<Cell>)> {
        let side = self.geometry.side();
        let placed = self.grid.digits().filter(|&(cell, digit)| solution.get(cell) != Some(digit));
        let placed: Vec<Cell> = placed.map(|(cell, _)| cell).collect();
        if !placed.is_empty() {
            let digits = if placed.len() > 1 { "the digits in" } else { "the digit in" };
            return Some((
                format!("Something is wrong: {digits} {}.", names(&placed, side)),
                placed,
            ));
        }
        let marks = self.marks.as_ref()?;
        let lost = self.grid.blanks().filter(|&cell| {
            solution.get(cell).is_some_and(|digit| !marks.get(cell).contains(digit))
        });
        let lost: Vec<Cell> = lost.collect();
        (!lost.is_empty()).then(|| {
            let cells = names(&lost, side);
            (format!("Something is wrong: the right digit was ruled out in {cells}."), lost)
        })
    }

    /// The easiest step; where there is none, a digit of the solution.
    fn next(&self, solution: Option<&Grid>) -> Advice {
        let unique = solution.is_some();
        let mut reasoner = Reasoner::new(&self.geometry);
        reasoner.resume(&self.givens, &self.grid, self.marks.as_ref(), unique);
        let techniques = usual_rungs(&self.geometry).map(Rung::technique);
        if let Some(deduction) = reasoner.next(techniques) {
            let candidates = reasoner.candidates();
            return Advice::Step { step: Box::new(Next { candidates, deduction }), unique };
        }
        let first = self.grid.blanks().next();
        let solution = first
            .zip(solution)
            .and_then(|(cell, solution)| solution.get(cell).map(|digit| Candidate { cell, digit }));
        Advice::Stuck { solution, unique }
    }
}

/// The names of cells, with commas between them.
fn names(cells: &[Cell], side: usize) -> String {
    let names: Vec<String> = cells.iter().map(|cell| cell.name(side)).collect();
    names.join(", ")
}
