//! Sudoku as a tree of boards.

use std::fmt;

use crate::Board;
use crate::searchable::Searchable;
use evoku_model::Cell;

/// The rule that selects the open cell to branch on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Branching {
    /// The cell with the fewest candidates; of several, the first in reading order.
    #[default]
    FewestCandidates,
    /// The first open cell in reading order.
    FirstOpen,
}

impl Branching {
    /// Every branching rule.
    pub const ALL: [Self; 2] = [Self::FewestCandidates, Self::FirstOpen];

    /// The name used in commands.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::FewestCandidates => "fewest-candidates",
            Self::FirstOpen => "first-open",
        }
    }

    /// The rule with this name.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|branching| branching.name() == name)
    }

    /// The cell of a board to branch on; `None` if no cell is open.
    fn cell(self, board: &Board) -> Option<Cell> {
        match self {
            Self::FewestCandidates => board.tightest_cell(),
            Self::FirstOpen => board.first_open_cell(),
        }
    }
}

/// A propagated board as a state of a tree search.
///
/// Its children place each candidate of one open cell, which [`Branching`] selects. Children whose
/// propagation finds a contradiction are omitted. Children with fewer open cells come first; a tie
/// goes to the smaller digit.
///
/// An only child that is not a solution is *forced*. A collapsing tree skips it: its children take
/// its place.
#[derive(Clone, Debug)]
pub struct BoardTree {
    board: Board,
    branching: Branching,
    collapses: bool,
}

impl BoardTree {
    /// Creates the root of the tree below `board`. If it `collapses`, it skips forced children.
    #[must_use]
    pub fn new(board: Board, branching: Branching, collapses: bool) -> Self {
        Self { board, branching, collapses }
    }

    /// The board of this state.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The size of a state in bytes on a board of this side.
    #[must_use]
    pub fn bytes(side: usize) -> usize {
        size_of::<Self>() - size_of::<Board>() + Board::bytes(side)
    }

    /// Adds the child for each candidate of one cell, in the order of the digits.
    fn branch(&self, children: &mut Vec<Self>) {
        let Some(cell) = self.branching.cell(&self.board) else { return };
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

/// Prints one row per line: decided cells as numbers, open ones as `.`.
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
