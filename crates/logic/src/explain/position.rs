//! A position in play, and advice about it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::advice::{Advice, Next};
use crate::{Reasoner, Rung, default_rungs};
use evoku_messages::{Message, say};
use evoku_model::{
    Candidate, Candidates, Cell, Clash, Digit, Digits, Geometry, Grid, Sudoku, SudokuError,
};
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
    /// The pencil marks, if some candidates were ruled out that the digits allow. The marks don't
    /// contain the candidates that were ruled out.
    pub marks: Option<Candidates>,
    /// `true` if it is known which digits are givens.
    pub givens_known: bool,
}

/// The solution of a position without mistakes, as far as it is known.
enum Known {
    /// The givens have this solution only.
    ByGivens(Grid),
    /// The marks have this solution only, and the givens have several.
    ByMarks(Grid),
    /// There are several solutions.
    Several,
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
            givens_known: true,
        }
    }

    /// The position as a puzzle of its own: placed digits are givens, and the marks belong to it. It
    /// is the initial position of what is left to do.
    ///
    /// # Errors
    /// If the marks rule out all digits of a cell.
    pub fn puzzle(&self) -> Result<Sudoku, SudokuError> {
        let geometry = Arc::clone(&self.geometry);
        let Some(marks) = &self.marks else { return Sudoku::new(geometry, self.grid.clone()) };
        let mut marks = marks.clone();
        for (cell, digit) in self.grid.digits() {
            marks.set(cell, Digits::only(digit));
        }
        Sudoku::from_marks(geometry, marks)
    }

    /// Advice about the position.
    #[must_use]
    pub fn advice(&self, engine: &mut Auto) -> Advice {
        let undecided = Advice::Stuck { solution: None, unique: false };
        self.advice_until(engine, None).unwrap_or(undecided)
    }

    /// Like [`advice`](Self::advice), but returns `None` soon after `cancel` becomes true, when the
    /// current search for a technique ends. It also returns `None` if the engine exceeds its memory
    /// limit.
    #[must_use]
    pub fn advice_until(&self, engine: &mut Auto, cancel: Option<&AtomicBool>) -> Option<Advice> {
        let limit = Limit { cancel, ..Limit::default() };
        let known = match self.judged(engine, limit)? {
            Ok(known) => known,
            Err((why, cells)) => return Some(Advice::Wrong { why, cells }),
        };
        if self.grid.is_complete() {
            return Some(Advice::Solved);
        }
        let next = self.next(known, cancel);
        (!is_set(cancel)).then_some(next)
    }

    /// A description of the mistake among the digits and marks of the position, if there is one.
    /// The outer option is `None` as in [`advice_until`](Self::advice_until).
    #[must_use]
    pub fn mistake(
        &self,
        engine: &mut Auto,
        cancel: Option<&AtomicBool>,
    ) -> Option<Option<Message>> {
        let judged = self.judged(engine, Limit { cancel, ..Limit::default() })?;
        Some(judged.err().map(|(why, _)| why))
    }

    /// The solution as far as it is known, or the mistake of the position and its cells. `None` if a
    /// limit was reached.
    fn judged(
        &self,
        engine: &mut Auto,
        limit: Limit<'_>,
    ) -> Option<Result<Known, (Message, Vec<Cell>)>> {
        let geometry = &self.geometry;
        let (answer, by_givens) = self.answer(engine, limit)?;
        // If two digits clash, the solution determines which one is wrong.
        if let Answer::Unique(solution) = &answer
            && let Some(mistake) = self.wrong(solution)
        {
            return Some(Err(mistake));
        }
        if let Some(clash) = Clash::find(geometry, &self.grid) {
            return Some(Err((say::step_wrong_clash(clash.words(geometry)), clash.cells)));
        }
        let why = match answer {
            Answer::Unique(solution) if by_givens => return Some(Ok(Known::ByGivens(solution))),
            Answer::Unique(solution) => return Some(Ok(Known::ByMarks(solution))),
            Answer::Several(_) if self.can_be_completed(engine, limit)? => {
                return Some(Ok(Known::Several));
            }
            Answer::None if self.givens_known => say::step_wrong_givens(),
            Answer::Several(_) | Answer::None => say::step_wrong(),
        };
        Some(Err((why, Vec::new())))
    }

    /// Solves the givens; marks matter only if the givens have several solutions. The second value
    /// is `true` if the marks didn't matter.
    fn answer(&self, engine: &mut Auto, limit: Limit<'_>) -> Option<(Answer, bool)> {
        let Ok(puzzle) = Sudoku::new(Arc::clone(&self.geometry), self.givens.clone()) else {
            return Some((Answer::None, true));
        };
        match (engine.solve_within(&puzzle, limit)?, &self.marks) {
            (Answer::Several(some), Some(marks)) => {
                let answer = match Sudoku::from_marks(Arc::clone(&self.geometry), marks.clone()) {
                    Ok(marked) => engine.solve_within(&marked, limit)?,
                    Err(_) => Answer::Several(some),
                };
                Some((answer, false))
            }
            (answer, _) => Some((answer, true)),
        }
    }

    /// Returns `true` if some solution has these digits and no candidate that the marks rule out.
    fn can_be_completed(&self, engine: &mut Auto, limit: Limit<'_>) -> Option<bool> {
        let mut left = Candidates::from_peers(&self.geometry, &self.grid);
        if let Some(marks) = &self.marks {
            for cell in self.grid.open_cells() {
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
        let placed: Vec<(Cell, Digit)> = placed.collect();
        if !placed.is_empty() {
            let digit = |&(cell, digit): &(Cell, Digit)| {
                say::step_wrong_digit(
                    self.geometry.digit_name(digit),
                    cell.name(self.geometry.side()),
                )
            };
            let digits = say::step_wrong_digits(placed.iter().map(digit));
            return Some((digits, placed.into_iter().map(|(cell, _)| cell).collect()));
        }
        let marks = self.marks.as_ref()?;
        let lost = self.grid.open_cells().filter(|&cell| {
            solution.get(cell).is_some_and(|digit| !marks.get(cell).contains(digit))
        });
        let lost: Vec<Cell> = lost.collect();
        (!lost.is_empty()).then(|| (say::step_wrong_marks(names(&lost)), lost))
    }

    /// The easiest step; if there is none, a digit of the solution.
    ///
    /// Marks may distinguish two otherwise exchangeable digits. So if the solution is unique only
    /// because of them, techniques that assume uniqueness don't apply.
    fn next(&self, known: Known, cancel: Option<&AtomicBool>) -> Advice {
        let (solution, by_givens) = match known {
            Known::ByGivens(solution) => (Some(solution), true),
            Known::ByMarks(solution) => (Some(solution), false),
            Known::Several => (None, false),
        };
        let unique = solution.is_some();
        let mut reasoner = Reasoner::new(&self.geometry);
        reasoner.resume(&self.givens, &self.grid, self.marks.as_ref(), by_givens);
        let techniques = default_rungs(&self.geometry).map(Rung::technique);
        if let Some(deduction) = reasoner.next(techniques.take_while(|_| !is_set(cancel))) {
            let candidates = reasoner.candidates();
            return Advice::Step { step: Box::new(Next { candidates, deduction }), unique };
        }
        let first = self.grid.open_cells().next();
        let solution = first
            .zip(solution)
            .and_then(|(cell, solution)| solution.get(cell).map(|digit| Candidate { cell, digit }));
        Advice::Stuck { solution, unique }
    }
}
