//! The state of the board in a game.

use std::sync::Arc;

use evoku_messages::say;
use evoku_sudoku::{
    Candidates, Cell, Constraint, Digit, Digits, Element, Geometry, Grid, Rules, Sudoku, Violations,
};

use super::moves::{Line, Marked, Move};
use crate::problem::Problem;

/// The state of the board in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Board {
    /// The puzzle; it changes while the user is setting one.
    pub(super) sudoku: Sudoku,
    /// `true` while the user is setting a puzzle: digits become givens, and constraints can change.
    pub(super) setting: bool,
    /// The digits of the cells, including givens.
    pub(super) grid: Grid,
    /// For each cell: the marks in its corner and in its centre, the digits that were ruled out,
    /// and its colours.
    pub(super) corner: Vec<Digits>,
    pub(super) centre: Vec<Digits>,
    pub(super) ruled_out: Vec<Digits>,
    pub(super) colours: Vec<Digits>,
    /// The colours of candidates: the cell, the digit and the colour.
    pub(super) tints: Vec<(Cell, Digit, Digit)>,
    /// The lines of the player.
    pub(super) lines: Vec<Line>,
}

impl Board {
    /// The board of a puzzle before the first move. Digits that the puzzle's own pencil marks omit
    /// are ruled out.
    pub(super) fn new(sudoku: Sudoku, setting: bool) -> Self {
        let nothing = vec![Digits::EMPTY; sudoku.geometry().shape().cells()];
        let mut board = Self {
            setting,
            grid: sudoku.givens().clone(),
            corner: nothing.clone(),
            centre: nothing.clone(),
            ruled_out: nothing.clone(),
            colours: nothing,
            tints: Vec::new(),
            lines: Vec::new(),
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

    /// The candidates of each open cell: digits that the cell doesn't see and that were not ruled
    /// out.
    pub(super) fn candidates(&self) -> Candidates {
        let mut candidates = Candidates::from_peers(self.geometry(), &self.grid);
        for cell in self.grid.open_cells() {
            candidates.set(cell, candidates.get(cell) - self.ruled_out[cell.index()]);
        }
        candidates
    }

    /// Makes a move.
    ///
    /// # Errors
    /// If the move changes a constraint and the puzzle isn't being set, or if its constraint is
    /// invalid.
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
            Move::Tint { cells, digit, colour } => self.tint(cells, *digit, *colour),
            Move::Line(line) => {
                if self.lines.contains(line) {
                    self.lines.retain(|other| other != line);
                } else if line.cells.len() > 1 {
                    self.lines.push(line.clone());
                }
            }
            Move::Clear { cells } => self.clear(cells)?,
            Move::Fill => {
                let candidates = self.candidates();
                for cell in self.grid.open_cells() {
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

    /// Gives a digit in cells a colour, or removes it if all of them have it. The digit becomes a
    /// mark where it isn't one, since only marks show their colours.
    fn tint(&mut self, cells: &[Cell], digit: Digit, colour: Digit) {
        let is_there = cells.iter().all(|&cell| self.tints.contains(&(cell, digit, colour)));
        self.tints.retain(|(cell, of, _)| *of != digit || !cells.contains(cell));
        if is_there {
            return;
        }
        self.tints.extend(cells.iter().map(|&cell| (cell, digit, colour)));
        for cell in self.open(cells) {
            if !self.centre[cell.index()].contains(digit) {
                self.corner[cell.index()].insert(digit);
            }
        }
    }

    /// The open cells among `cells`.
    fn open(&self, cells: &[Cell]) -> Vec<Cell> {
        cells.iter().copied().filter(|&cell| self.grid.get(cell).is_none()).collect()
    }

    /// Returns `true` if the player may change the digit of a cell.
    fn is_free(&self, cell: Cell) -> bool {
        self.setting || !self.sudoku.is_given(cell)
    }

    /// Places a digit in cells, or removes it if all of them have it.
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

    /// Removes the digits of cells; if they have none, their marks; if they have none either, their
    /// colours; if they have none either, the lines through them.
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
        if any {
            return Ok(());
        }
        let tints = self.tints.len();
        self.tints.retain(|(cell, ..)| !cells.contains(cell));
        any |= self.tints.len() < tints;
        for cell in cells {
            any |= !std::mem::take(&mut self.colours[cell.index()]).is_empty();
        }
        if !any {
            self.lines.retain(|line| !line.cells.iter().any(|cell| cells.contains(cell)));
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
        // A constraint can make the board smaller, and digits of removed cells disappear.
        self.grid = self.sudoku.givens().clone();
        Ok(())
    }

    /// The cells whose digits contradict each other or a constraint, ascending.
    pub(super) fn conflicts(&self) -> Vec<Cell> {
        let violations = Violations::of(self.geometry(), &self.grid);
        let cells = (0..self.grid.cells().len()).map(Cell::from_index);
        cells.filter(|&cell| violations.of_cell(cell) > 0).collect()
    }

    /// Returns `true` if the board is a solution.
    pub(super) fn is_solved(&self) -> bool {
        self.sudoku.is_solved_by(&self.grid)
    }
}

/// Adds an element to the sets of cells, or removes it if all sets have it.
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
