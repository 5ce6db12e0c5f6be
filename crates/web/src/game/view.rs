//! A game as a page shows it.

use evoku_sudoku::{Digits, Element};
use serde_json::json;

use super::play::Game;
use crate::drawing::{cell_indices, digits_by_cell, grid_numbers};
use crate::problem::Answered;
use crate::texts::{position_json, puzzle_text};

impl Game {
    /// Everything that a page shows of the game.
    pub(crate) fn view(&self) -> Answered {
        let board = self.board();
        let side = board.side();
        let (moves, made) = self.moves();
        let mut counts = vec![0; side];
        for (_, digit) in board.grid.digits() {
            counts[digit.index()] += 1;
        }
        let conflicts = board.conflicts();
        Ok(json!({
            "side": side,
            "setting": self.is_being_set(),
            "givens": grid_numbers(board.sudoku.givens()),
            "digits": grid_numbers(&board.grid),
            "corner": digits_by_cell(&board.corner),
            "centre": digits_by_cell(&board.centre),
            "colours": digits_by_cell(&board.colours),
            "ruledOut": digits_by_cell(&board.ruled_out),
            "candidates": digits_by_cell(&self.automatic_marks()),
            "conflicts": cell_indices(&conflicts),
            "counts": counts,
            "blanks": board.grid.blanks().count(),
            "full": board.grid.is_complete(),
            "solved": board.is_solved(),
            "undo": made,
            "redo": moves.len() - made,
            "position": position_json(&puzzle_text(&self.record())?, &self.position()),
        }))
    }

    /// What is possible in the open cells.
    fn automatic_marks(&self) -> Vec<Digits> {
        let board = self.board();
        let mut marks = board.candidates().cells().to_vec();
        for (cell, _) in board.grid.digits() {
            marks[cell.index()].clear();
        }
        marks
    }
}
