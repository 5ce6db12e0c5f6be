//! A game: a puzzle and the moves on it.

use evoku_sudoku::explain::Position;
use evoku_sudoku::formats::{Play, Record};
use evoku_sudoku::{Candidate, Candidates, Cell, Digit, Digits, Element, Grid};

use super::board::Board;
use super::moves::{Marked, Move};
use crate::problem::Problem;

/// A game: a puzzle and the moves on it.
///
/// The list of moves is authoritative, and the board is derived from it. Undoing a move means
/// replaying one move fewer. For the same reason, a saved game can't contradict itself.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    /// The puzzle at the start of the game.
    record: Record,
    /// `true` while the user is setting the puzzle.
    setting: bool,
    /// Every move, including those that were undone.
    moves: Vec<Move>,
    /// The number of moves that are not undone; they come first.
    made: usize,
    board: Board,
}

impl Game {
    /// Begins a game of a puzzle.
    pub(crate) fn new(record: Record, setting: bool) -> Self {
        let board = Board::new(record.sudoku.clone(), setting);
        Self { record, setting, moves: Vec::new(), made: 0, board }
    }

    /// Makes the moves of an earlier player: the placed digits and the marks. Digits that the marks
    /// in the centre of a cell leave out are ruled out.
    ///
    /// # Errors
    /// If one of these moves is invalid.
    pub(crate) fn continue_from(&mut self, play: &Play) -> Result<(), Problem> {
        let placements = play.placed.digits().map(|(cell, digit)| Candidate { cell, digit });
        let side = self.side();
        let noted = |marks: &Candidates| -> Vec<(Digit, Vec<Cell>)> {
            let cells = (0..side * side).map(Cell::from_index);
            let cells =
                |digit| cells.clone().filter(|&cell| marks.get(cell).contains(digit)).collect();
            Digits::first(side).iter().map(|digit| (digit, cells(digit))).collect()
        };
        let candidates = self.board.candidates();
        let marked = (0..side * side).map(Cell::from_index);
        let marked = marked.filter(|&cell| !play.marks.get(cell).is_empty());
        let gone = |cell| {
            (candidates.get(cell) - play.marks.get(cell))
                .iter()
                .map(move |digit| Candidate { cell, digit })
        };
        let eliminations = marked.flat_map(gone).collect();
        self.make(Move::Apply { placements: placements.collect(), eliminations })?;
        for (digit, cells) in noted(&play.marks) {
            self.make(Move::Centre(Marked { cells, digit }))?;
        }
        for (digit, cells) in noted(&play.corners) {
            self.make(Move::Corner(Marked { cells, digit }))?;
        }
        Ok(())
    }

    /// The game after the first `made` of these moves; the others can be redone.
    ///
    /// # Errors
    /// If one of these moves is invalid.
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

    /// Makes a move. A move that changes nothing isn't recorded. Any other discards the undone
    /// moves, so they can't be redone any more.
    ///
    /// # Errors
    /// If the move is invalid.
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

    /// Takes back `count` moves, or all if there are fewer.
    ///
    /// # Errors
    /// Never: the moves were valid when they were made.
    pub(crate) fn undo(&mut self, count: usize) -> Result<(), Problem> {
        self.made = self.made.saturating_sub(count);
        self.replay()
    }

    /// Redoes `count` undone moves, or all if there are fewer.
    ///
    /// # Errors
    /// Never: the moves were valid when they were made.
    pub(crate) fn redo(&mut self, count: usize) -> Result<(), Problem> {
        let end = self.made.saturating_add(count).min(self.moves.len());
        for index in self.made..end {
            self.board.make(&self.moves[index])?;
        }
        self.made = end;
        Ok(())
    }

    /// Takes back moves until every digit agrees with the solution.
    ///
    /// # Errors
    /// Never: the moves were valid when they were made.
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

    /// Returns `true` while the user is setting the puzzle.
    pub(crate) fn is_being_set(&self) -> bool {
        self.setting
    }

    /// The number of rows and columns.
    pub(crate) fn side(&self) -> usize {
        self.board.side()
    }

    /// All moves, and the number of those that are not undone.
    pub(crate) fn moves(&self) -> (&[Move], usize) {
        (&self.moves, self.made)
    }

    /// The puzzle at the start of the game.
    pub(crate) fn begun(&self) -> &Record {
        &self.record
    }

    /// The current puzzle, which differs from [`Self::begun`] if the user is setting it.
    pub(crate) fn record(&self) -> Record {
        Record { sudoku: self.board.sudoku.clone(), ..self.record.clone() }
    }

    /// The position for hints.
    pub(crate) fn position(&self) -> Position {
        let board = &self.board;
        let mut open = board.grid.open_cells();
        let is_any = open.any(|cell| !board.ruled_out[cell.index()].is_empty());
        let all = Digits::first(board.side());
        let left = board.ruled_out.iter().map(|&ruled_out| all - ruled_out).collect();
        Position {
            geometry: board.geometry().clone(),
            givens: board.sudoku.givens().clone(),
            grid: board.grid.clone(),
            marks: Candidates::from_cells(left).filter(|_| is_any),
            givens_known: true,
        }
    }
}

/// Returns `true` if every digit of a grid agrees with the solution.
fn agrees(grid: &Grid, solution: &Grid) -> bool {
    grid.digits().all(|(cell, digit)| solution.get(cell) == Some(digit))
}
