//! A position in play, and advice about it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::advice::{Advice, Next};
use crate::{Reasoner, Rung, usual_rungs};
use evoku_messages::{Message, say};
use evoku_model::{Candidate, Candidates, Cell, Clash, Geometry, Grid, Sudoku};
use evoku_search::cancel::is_set;
use evoku_search::{Answer, Auto, Limit};

/// A position in play.
///
/// ```
/// use evoku_model::Sudoku;
/// use evoku_logic::explain::{Position, Stage};
/// use evoku_search::Auto;
///
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let sudoku: Sudoku = text.parse()?;
/// let advice = Position::of(&sudoku).advice(&mut Auto::default());
/// let lines = advice.lines(Stage::Where, sudoku.geometry());
/// assert_eq!(lines[0].to_string(), "Look at box 5.");
/// # Ok::<(), evoku_model::text::ReadError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    /// The board.
    pub geometry: Arc<Geometry>,
    /// The given digits.
    pub givens: Grid,
    /// The given and placed digits.
    pub grid: Grid,
    /// The pencil marks, if they contain more than the digits imply: candidates missing in them are
    /// ruled out.
    pub marks: Option<Candidates>,
    /// `true` if it is known which digits were given.
    pub told: bool,
}

impl Position {
    /// The initial position of a puzzle.
    #[must_use]
    pub fn of(sudoku: &Sudoku) -> Self {
        Self {
            geometry: Arc::clone(sudoku.geometry()),
            givens: sudoku.givens().clone(),
            grid: sudoku.givens().clone(),
            marks: sudoku.marks().cloned(),
            told: true,
        }
    }

    /// Advice about the position.
    #[must_use]
    pub fn advice(&self, engine: &mut Auto) -> Advice {
        let undecided = Advice::Stuck { solution: None, unique: false };
        self.advice_until(engine, None).unwrap_or(undecided)
    }

    /// Like [`advice`](Self::advice), but returns `None` soon after `cancel` becomes true, at the
    /// end of the search for a technique. Also `None` if the engine exceeds its memory limit.
    #[must_use]
    pub fn advice_until(&self, engine: &mut Auto, cancel: Option<&AtomicBool>) -> Option<Advice> {
        let geometry = &self.geometry;
        let wrong = |why, cells| Some(Advice::Wrong { why, cells });
        let limit = Limit { cancel, ..Limit::default() };
        let answer = self.answer(engine, limit)?;
        // If two digits clash, the solution determines which one is wrong.
        if let Answer::Unique(solution) = &answer
            && let Some((why, cells)) = self.wrong(solution)
        {
            return wrong(why, cells);
        }
        if let Some(clash) = Clash::find(geometry, &self.grid) {
            let why = say::step_wrong_clash(clash.words(geometry));
            return wrong(why, clash.cells.to_vec());
        }
        let solution = match answer {
            Answer::Unique(solution) => Some(solution),
            Answer::Several(_) if !self.can_be_completed(engine, limit)? => {
                return wrong(say::step_wrong(), Vec::new());
            }
            Answer::Several(_) => None,
            Answer::None if self.told => {
                return wrong(say::step_wrong_givens(), Vec::new());
            }
            Answer::None => return wrong(say::step_wrong(), Vec::new()),
        };
        if self.grid.is_complete() {
            return Some(Advice::Solved);
        }
        let next = self.next(solution.as_ref(), cancel);
        (!is_set(cancel)).then_some(next)
    }

    /// Solves the givens; marks matter only if the givens have several solutions.
    fn answer(&self, engine: &mut Auto, limit: Limit<'_>) -> Option<Answer> {
        let Ok(puzzle) = Sudoku::new(Arc::clone(&self.geometry), self.givens.clone()) else {
            return Some(Answer::None);
        };
        match (engine.solve_within(&puzzle, limit)?, &self.marks) {
            (Answer::Several(some), Some(marks)) => {
                match Sudoku::from_marks(Arc::clone(&self.geometry), marks.clone()) {
                    Ok(marked) => engine.solve_within(&marked, limit),
                    Err(_) => Some(Answer::Several(some)),
                }
            }
            (answer, _) => Some(answer),
        }
    }

    /// Returns `true` if some solution has these digits and no candidate that the marks rule out.
    fn can_be_completed(&self, engine: &mut Auto, limit: Limit<'_>) -> Option<bool> {
        let mut left = Candidates::seen(&self.geometry, &self.grid);
        if let Some(marks) = &self.marks {
            for cell in self.grid.blanks() {
                left.set(cell, left.get(cell) & marks.get(cell));
            }
        }
        match Sudoku::from_marks(Arc::clone(&self.geometry), left) {
            Ok(puzzle) => Some(engine.solve_within(&puzzle, limit)? != Answer::None),
            Err(_) => Some(false),
        }
    }

    /// The mistakes among digits and marks, if any, and their cells.
    fn wrong(&self, solution: &Grid) -> Option<(Message, Vec<Cell>)> {
        let names = |cells: &[Cell]| -> Vec<String> {
            cells.iter().map(|cell| cell.name(self.geometry.side())).collect()
        };
        let placed = self.grid.digits().filter(|&(cell, digit)| solution.get(cell) != Some(digit));
        let placed: Vec<Cell> = placed.map(|(cell, _)| cell).collect();
        if !placed.is_empty() {
            return Some((say::step_wrong_digits(names(&placed)), placed));
        }
        let marks = self.marks.as_ref()?;
        let lost = self.grid.blanks().filter(|&cell| {
            solution.get(cell).is_some_and(|digit| !marks.get(cell).contains(digit))
        });
        let lost: Vec<Cell> = lost.collect();
        (!lost.is_empty()).then(|| (say::step_wrong_marks(names(&lost)), lost))
    }

    /// The easiest step; if there is none, a digit of the solution.
    fn next(&self, solution: Option<&Grid>, cancel: Option<&AtomicBool>) -> Advice {
        let unique = solution.is_some();
        let mut reasoner = Reasoner::new(&self.geometry);
        reasoner.resume(&self.givens, &self.grid, self.marks.as_ref(), unique);
        let techniques = usual_rungs(&self.geometry).map(Rung::technique);
        if let Some(deduction) = reasoner.next(techniques.take_while(|_| !is_set(cancel))) {
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
