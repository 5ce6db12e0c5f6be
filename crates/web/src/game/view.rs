//! A game as a page shows it.

use evoku_sudoku::{Digits, Element};
use serde::Serialize;

use super::moves::Line;
use super::play::Game;
use crate::drawing::{cell_indices, digits_by_cell, grid_numbers};
use crate::problem::Problem;
use crate::texts::{Position, position_of, puzzle_text};

/// Everything that a page shows of a game. Arrays have an entry for each cell.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "Game"))]
pub(crate) struct GameView {
    side: usize,
    /// True if the puzzle is being set.
    setting: bool,
    /// The given of each cell, 0 if it has none.
    givens: Vec<u8>,
    /// The digit of each cell, 0 if the cell is open.
    digits: Vec<u8>,
    /// The marks in the corner of each cell.
    corner: Vec<Vec<u8>>,
    /// The marks in the centre of each cell.
    centre: Vec<Vec<u8>>,
    /// The colours of each cell, 1 to 9.
    colours: Vec<Vec<u8>>,
    /// The colours of candidates: each a cell, a digit and a colour.
    tints: Vec<(usize, u8, u8)>,
    /// The lines of the player.
    lines: Vec<Line>,
    /// The digits that were ruled out for each cell.
    ruled_out: Vec<Vec<u8>>,
    /// Automatic marks: the candidates of each open cell.
    candidates: Vec<Vec<u8>>,
    /// The cells whose digits break a rule.
    conflicts: Vec<usize>,
    /// The number of cells with each digit.
    counts: Vec<usize>,
    /// The number of open cells.
    blanks: usize,
    full: bool,
    solved: bool,
    /// The number of moves that can be undone.
    undo: usize,
    /// The number of moves that can be redone.
    redo: usize,
    position: Position,
}

impl Game {
    /// Everything that a page shows of the game.
    pub(crate) fn view(&self) -> Result<GameView, Problem> {
        let board = self.board();
        let side = board.side();
        let (moves, made) = self.moves();
        let tints = board.tints.iter();
        let mut counts = vec![0; side];
        for (_, digit) in board.grid.digits() {
            counts[digit.index()] += 1;
        }
        Ok(GameView {
            side,
            setting: self.is_being_set(),
            givens: grid_numbers(board.sudoku.givens()),
            digits: grid_numbers(&board.grid),
            corner: digits_by_cell(&board.corner),
            centre: digits_by_cell(&board.centre),
            colours: digits_by_cell(&board.colours),
            tints: tints
                .map(|(cell, digit, colour)| (cell.index(), digit.value(), colour.value()))
                .collect(),
            lines: board.lines.clone(),
            ruled_out: digits_by_cell(&board.ruled_out),
            candidates: digits_by_cell(&self.automatic_marks()),
            conflicts: cell_indices(&board.conflicts()),
            counts,
            blanks: board.grid.open_cells().count(),
            full: board.grid.is_complete(),
            solved: board.is_solved(),
            undo: made,
            redo: moves.len() - made,
            position: position_of(puzzle_text(&self.record())?, &self.position()),
        })
    }

    /// The candidates of each open cell; empty for a cell with a digit.
    fn automatic_marks(&self) -> Vec<Digits> {
        let board = self.board();
        let mut marks = board.candidates().cells().to_vec();
        for (cell, _) in board.grid.digits() {
            marks[cell.index()].clear();
        }
        marks
    }
}
