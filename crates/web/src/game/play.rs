//! A game: a puzzle and moves.

use evoku_sudoku::explain::Position;
use evoku_sudoku::formats::Record;
use evoku_sudoku::{Candidates, Digits, Element, Grid};

use super::board::Board;
use super::moves::Move;
use crate::problem::Problem;

/// A game: a puzzle and moves.
///
/// The moves are the truth, the board follows from them. So undoing is making one move less, and
/// what is kept between two visits can't contradict itself.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    /// The puzzle as it was begun.
    record: Record,
    /// Whether the puzzle is being set.
    setting: bool,
    /// Every move, with those that were undone.
    moves: Vec<Move>,
    /// How many of them are made.
    made: usize,
    board: Board,
}

impl Game {
    /// A game that begins with a puzzle.
    pub(crate) fn new(record: Record, setting: bool) -> Self {
        let board = Board::new(record.sudoku.clone(), setting);
        Self { record, setting, moves: Vec::new(), made: 0, board }
    }

    /// The game of these moves, of which the first `made` are made.
    ///
    /// # Errors
    /// If one of them can't be made.
    pub(crate) fn of_moves(
        record: Record,
        setting: bool,
        moves: Vec<Move>,
        made: usize,
    ) -> Result<Self, Problem> {
        let made = made.min(moves.len());
        let mut game = Self { moves, made, ..Self::new(record, setting) };
        game.replay()?;
        Ok(game)
    }

    /// Makes a move. One that changes nothing is not counted, any other ends what could be redone.
    ///
    /// # Errors
    /// If it can't be made.
    pub(crate) fn make(&mut self, made: Move) -> Result<(), Problem> {
        let mut board = self.board.clone();
        board.make(&made)?;
        if board != self.board {
            self.moves.truncate(self.made);
            self.moves.push(made);
            self.made += 1;
            self.board = board;
        }
        Ok(())
    }

    /// Takes back so many moves, as far as there are any.
    ///
    /// # Errors
    /// None that moves which were made before can have.
    pub(crate) fn undo(&mut self, count: usize) -> Result<(), Problem> {
        self.made = self.made.saturating_sub(count);
        self.replay()
    }

    /// Makes so many moves again that were taken back, as far as there are any.
    ///
    /// # Errors
    /// None that moves which were made before can have.
    pub(crate) fn redo(&mut self, count: usize) -> Result<(), Problem> {
        let end = self.made.saturating_add(count).min(self.moves.len());
        for index in self.made..end {
            self.board.make(&self.moves[index])?;
        }
        self.made = end;
        Ok(())
    }

    /// Takes back moves until every digit is that of the solution.
    ///
    /// # Errors
    /// None that moves which were made before can have.
    pub(crate) fn rewind(&mut self, solution: &Grid) -> Result<(), Problem> {
        let mut board = Board::new(self.record.sudoku.clone(), self.setting);
        let mut right = 0;
        for index in 0..self.made {
            board.make(&self.moves[index])?;
            if agrees(&board.grid, solution) {
                right = index + 1;
            }
        }
        self.made = right;
        self.replay()
    }

    fn replay(&mut self) -> Result<(), Problem> {
        self.board = Board::new(self.record.sudoku.clone(), self.setting);
        for index in 0..self.made {
            self.board.make(&self.moves[index])?;
        }
        Ok(())
    }

    pub(super) fn board(&self) -> &Board {
        &self.board
    }

    /// Whether the puzzle is being set.
    pub(crate) fn is_being_set(&self) -> bool {
        self.setting
    }

    /// The number of rows and columns.
    pub(crate) fn side(&self) -> usize {
        self.board.side()
    }

    /// The moves, and how many of them are made.
    pub(crate) fn moves(&self) -> (&[Move], usize) {
        (&self.moves, self.made)
    }

    /// The puzzle as it was begun.
    pub(crate) fn begun(&self) -> &Record {
        &self.record
    }

    /// The puzzle as it is: who sets one has changed it.
    pub(crate) fn record(&self) -> Record {
        Record { sudoku: self.board.sudoku.clone(), ..self.record.clone() }
    }

    /// What a hint is asked about.
    pub(crate) fn position(&self) -> Position {
        let board = &self.board;
        let mut open = board.grid.blanks();
        let is_any = open.any(|cell| !board.ruled_out[cell.index()].is_empty());
        let all = Digits::first(board.side());
        let left = board.ruled_out.iter().map(|&ruled_out| all - ruled_out).collect();
        Position {
            geometry: board.geometry().clone(),
            givens: board.sudoku.givens().clone(),
            grid: board.grid.clone(),
            marks: Candidates::from_cells(left).filter(|_| is_any),
            told: true,
        }
    }
}

/// Whether every digit of a grid is that of the solution.
fn agrees(grid: &Grid, solution: &Grid) -> bool {
    grid.digits().all(|(cell, digit)| solution.get(cell) == Some(digit))
}
