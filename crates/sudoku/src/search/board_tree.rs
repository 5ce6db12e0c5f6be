//! Sudoku as a tree of boards.

use std::fmt;

use crate::logic::Board;
use crate::model::Cell;
use crate::search::Searchable;

/// A propagated board as a state of a tree search.
///
/// It branches on the open cell with the fewest candidates, the first of them in reading order;
/// children that propagation finds without solution are left out, and those with fewer open cells
/// come first (of equal ones that of the smaller digit).
///
/// Where only one child is left and is no solution, it is *forced*, and its children come in its
/// place.
#[derive(Clone, Debug)]
pub struct BoardTree {
    board: Board,
    collapses: bool,
}

impl BoardTree {
    /// The tree below a board; whether forced children are collapsed.
    #[must_use]
    pub fn new(board: Board, collapses: bool) -> Self {
        Self { board, collapses }
    }

    /// The board of this state.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The bytes that a state takes on a board of this side.
    #[must_use]
    pub fn bytes(side: usize) -> usize {
        size_of::<Self>() - size_of::<Board>() + Board::bytes(side)
    }

    /// Adds what the candidates of one cell lead to, in the order of the digits.
    fn branch(&self, children: &mut Vec<Self>) {
        let Some(cell) = self.board.tightest_cell() else { return };
        for digit in self.board.candidates_of(cell) {
            let mut child = self.clone();
            if child.board.set(cell, digit).is_ok() {
                children.push(child);
            }
        }
    }
}

impl Searchable for BoardTree {
    fn is_goal(&self) -> bool {
        self.board.open_cells() == 0
    }

    fn expand(&self, children: &mut Vec<Self>) {
        self.branch(children);
        while self.collapses
            && children.len() == 1
            && let Some(forced) = children.pop_if(|only| !only.is_goal())
        {
            forced.branch(children);
        }
        children.sort_by_key(Self::estimate);
    }

    /// The number of open cells.
    fn estimate(&self) -> u32 {
        self.board.open_cells() as u32
    }
}

/// A row a line: decided cells as numbers, open ones as `.`.
impl fmt::Display for BoardTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = self.board.geometry().side();
        for row in 0..side {
            for column in 0..side {
                let digit = self.board.get(Cell::at(row, column, side));
                let text = digit.map_or_else(|| ".".to_owned(), |digit| digit.to_string());
                let gap = if column == 0 { "" } else { " " };
                write!(f, "{gap}{text:>width$}", width = side.to_string().len())?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
