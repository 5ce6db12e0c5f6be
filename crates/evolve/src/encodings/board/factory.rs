//! The boards of generation 0, and redrawing of cells.

use evoku_ea::random::Picks;
use evoku_ea::{PuzzleFactory, Rng};
use evoku_sudoku::Sudoku;

use crate::encodings::board::attempt::Board;

/// The boards of generation 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// The puzzle itself.
    Posed,
    /// The puzzle after one mutation and a repair.
    Repaired,
    /// The puzzle after one mutation.
    Mutated,
    /// A random digit in every open cell.
    Filled,
}

/// Creates the boards of generation 0.
#[derive(Clone, Debug)]
pub struct BoardFactory {
    posed: Board,
    start: Start,
}

impl BoardFactory {
    /// Creates a factory of boards with this start.
    #[must_use]
    pub fn new(sudoku: &Sudoku, start: Start) -> Self {
        Self { posed: Board::posed(sudoku), start }
    }

    /// The puzzle itself.
    pub(crate) fn posed(&self) -> &Board {
        &self.posed
    }
}

impl PuzzleFactory for BoardFactory {
    type Puzzle = Board;

    fn create(&self, rng: &mut Rng) -> Board {
        let mut board = self.posed.clone();
        match self.start {
            Start::Posed => {}
            Start::Mutated => {
                board.mutate(rng);
            }
            Start::Repaired => {
                board.mutate(rng);
                board.repair(rng);
            }
            Start::Filled => (0..board.open()).for_each(|open| board.draw(open, rng)),
        }
        board
    }

    /// Repairs an immigrant if the algorithm works on boards without violations.
    fn adopt(&self, board: &mut Board, rng: &mut Rng) {
        if let Start::Posed | Start::Repaired = self.start {
            board.repair(rng);
        }
    }
}

/// Redraws each open cell of a board with the same probability.
#[derive(Clone, Debug)]
pub struct Redraw(Picks);

impl Redraw {
    /// Prepares boards with this many open cells.
    #[must_use]
    pub fn new(open: usize, share: f64) -> Self {
        Self(Picks::new(open, share))
    }

    /// Mutates a board.
    #[inline]
    pub fn mutate(&self, board: &mut Board, rng: &mut Rng) {
        self.0.draw(rng, |open, rng| board.draw(open, rng));
    }
}
