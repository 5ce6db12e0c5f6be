//! What stands on the board of a game.

use std::sync::Arc;

use evoku_messages::say;
use evoku_sudoku::{
    Candidates, Cell, Constraint, Digit, Digits, Element, Geometry, Grid, Rules, Sudoku, Violations,
};

use super::moves::{Marked, Move};
use crate::problem::Problem;

/// What stands on the board of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Board {
    /// The puzzle; who sets one changes it.
    pub(super) sudoku: Sudoku,
    /// Whether digits are givens and constraints can be changed.
    pub(super) setting: bool,
    /// What stands in the cells, givens among them.
    pub(super) grid: Grid,
    /// For each cell the marks in its corner, those in its centre, what was ruled out, and its
    /// colours.
    pub(super) corner: Vec<Digits>,
    pub(super) centre: Vec<Digits>,
    pub(super) ruled_out: Vec<Digits>,
    pub(super) colours: Vec<Digits>,
}

impl Board {
    /// A puzzle as given. What its own pencil marks leave out is ruled out.
    pub(super) fn new(sudoku: Sudoku, setting: bool) -> Self {
        let nothing = vec![Digits::EMPTY; sudoku.geometry().shape().cells()];
        let mut board = Self {
            setting,
            grid: sudoku.givens().clone(),
            corner: nothing.clone(),
            centre: nothing.clone(),
            ruled_out: nothing.clone(),
            colours: nothing,
            sudoku,
        };
        if let Some(marks) = board.sudoku.marks() {
            let all = Digits::first(board.side());
            let left = marks.cells().iter().map(|&digits| all - digits);
            board.ruled_out = left.collect();
        }
        board
    }

    pub(super) fn geometry(&self) -> &Arc<Geometry> {
        self.sudoku.geometry()
    }

    pub(super) fn side(&self) -> usize {
        self.geometry().side()
    }

    /// What is possible: not in sight, and not ruled out.
    pub(super) fn candidates(&self) -> Candidates {
        let mut candidates = Candidates::seen(self.geometry(), &self.grid);
        for cell in self.grid.blanks() {
            candidates.set(cell, candidates.get(cell) - self.ruled_out[cell.index()]);
        }
        candidates
    }

    /// Makes a move.
    ///
    /// # Errors
    /// If it needs a board that is being set, or its constraint can't be.
    pub(super) fn make(&mut self, made: &Move) -> Result<(), Problem> {
        match made {
            Move::Digit { cells, digit, tidy } => self.put(cells, *digit, *tidy)?,
            Move::Corner(Marked { cells, digit }) => {
                let open = self.open(cells);
                toggle(&mut self.corner, &open, *digit);
            }
            Move::Centre(Marked { cells, digit }) => {
                let open = self.open(cells);
                toggle(&mut self.centre, &open, *digit);
            }
            Move::Rule(Marked { cells, digit }) => {
                let open = self.open(cells);
                toggle(&mut self.ruled_out, &open, *digit);
            }
            Move::Colour { cells, colour } => toggle(&mut self.colours, cells, *colour),
            Move::Clear { cells } => self.clear(cells)?,
            Move::Fill => {
                let candidates = self.candidates();
                for cell in self.grid.blanks() {
                    self.corner[cell.index()] = candidates.get(cell);
                }
            }
            Move::Apply { placements, eliminations } => {
                for placed in placements {
                    self.put_one(placed.cell, Some(placed.digit), true)?;
                }
                for gone in eliminations {
                    let cell = gone.cell.index();
                    self.ruled_out[cell].insert(gone.digit);
                    self.corner[cell].remove(gone.digit);
                    self.centre[cell].remove(gone.digit);
                }
            }
            Move::Restart => *self = Self::new(self.sudoku.clone(), self.setting),
            Move::Constrain { text } => {
                let constraint = Constraint::parse(text, self.side())?;
                self.set_constraints(|constraints| constraints.push(constraint))?;
            }
            Move::Release { index } => self.set_constraints(|constraints| {
                if *index < constraints.len() {
                    constraints.remove(*index);
                }
            })?,
        }
        Ok(())
    }

    /// The cells of these that are blank.
    fn open(&self, cells: &[Cell]) -> Vec<Cell> {
        cells.iter().copied().filter(|&cell| self.grid.get(cell).is_none()).collect()
    }

    /// Whether a player may change the digit of a cell.
    fn is_free(&self, cell: Cell) -> bool {
        self.setting || !self.sudoku.is_given(cell)
    }

    /// Puts a digit into cells, or takes it away where all have it.
    fn put(&mut self, cells: &[Cell], digit: Digit, tidy: bool) -> Result<(), Problem> {
        let free: Vec<Cell> = cells.iter().copied().filter(|&cell| self.is_free(cell)).collect();
        let is_there = free.iter().all(|&cell| self.grid.get(cell) == Some(digit));
        for cell in free {
            self.put_one(cell, (!is_there).then_some(digit), tidy)?;
        }
        Ok(())
    }

    fn put_one(&mut self, cell: Cell, digit: Option<Digit>, tidy: bool) -> Result<(), Problem> {
        if !self.is_free(cell) {
            return Ok(());
        }
        self.grid.set(cell, digit);
        if self.setting {
            self.sudoku = Sudoku::new(Arc::clone(self.geometry()), self.grid.clone())?;
        } else if let Some(digit) = digit.filter(|_| tidy) {
            let geometry = Arc::clone(self.geometry());
            for peer in geometry.peers(cell) {
                self.corner[peer.index()].remove(digit);
                self.centre[peer.index()].remove(digit);
            }
        }
        Ok(())
    }

    /// Takes away the digits of cells, or their marks, or their colours: the first that there are.
    fn clear(&mut self, cells: &[Cell]) -> Result<(), Problem> {
        let free = |cell: &&Cell| self.is_free(**cell) && self.grid.get(**cell).is_some();
        let filled: Vec<Cell> = cells.iter().filter(free).copied().collect();
        if !filled.is_empty() {
            return filled.into_iter().try_for_each(|cell| self.put_one(cell, None, false));
        }
        let marks = [&mut self.corner, &mut self.centre, &mut self.ruled_out];
        let mut any = false;
        for marks in marks {
            for cell in cells {
                any |= !std::mem::take(&mut marks[cell.index()]).is_empty();
            }
        }
        if !any {
            cells.iter().for_each(|cell| self.colours[cell.index()].clear());
        }
        Ok(())
    }

    fn set_constraints(
        &mut self,
        change: impl FnOnce(&mut Vec<Constraint>),
    ) -> Result<(), Problem> {
        if !self.setting {
            return Err(Problem::new(say::page_only_set()));
        }
        let mut rules: Rules = self.geometry().rules().clone();
        change(&mut rules.constraints);
        let geometry = Geometry::new(self.geometry().shape(), rules)?;
        self.sudoku = Sudoku::new(Arc::new(geometry), self.grid.clone())?;
        // Of a smaller board some cells are none any more.
        self.grid = self.sudoku.givens().clone();
        Ok(())
    }

    /// The cells whose digits contradict each other or a constraint, ascending.
    pub(super) fn conflicts(&self) -> Vec<Cell> {
        let violations = Violations::of(self.geometry(), &self.grid);
        let cells = (0..self.grid.cells().len()).map(Cell::from_index);
        cells.filter(|&cell| violations.of_cell(cell) > 0).collect()
    }

    /// Whether it is a solution.
    pub(super) fn is_solved(&self) -> bool {
        self.sudoku.is_solved_by(&self.grid)
    }
}

/// Adds an element to the sets of cells, or removes it where all have it.
fn toggle(sets: &mut [Digits], cells: &[Cell], element: Digit) {
    let is_there = cells.iter().all(|cell| sets[cell.index()].contains(element));
    for cell in cells {
        if is_there {
            sets[cell.index()].remove(element);
        } else {
            sets[cell.index()].insert(element);
        }
    }
}
