//! The factory of boards, and a mutation that redraws cells.

use evoku_ea::random::Picks;
use evoku_ea::{PuzzleFactory, Rng};
use evoku_model::Sudoku;

use crate::encodings::board::attempt::Board;

/// The kind of boards in generation 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// The puzzle itself.
    Givens,
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
    template: Board,
    start: Start,
}

impl BoardFactory {
    /// Creates a factory of boards with this start.
    #[must_use]
    pub fn new(sudoku: &Sudoku, start: Start) -> Self {
        Self { template: Board::of_givens(sudoku), start }
    }

    /// The puzzle itself.
    pub(crate) fn template(&self) -> &Board {
        &self.template
    }
}

impl PuzzleFactory for BoardFactory {
    type Puzzle = Board;

    fn create(&self, rng: &mut Rng) -> Board {
        let mut board = self.template.clone();
        match self.start {
            Start::Givens => {}
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
        if let Start::Givens | Start::Repaired = self.start {
            board.repair(rng);
        }
    }
}

/// A mutation that redraws each open cell of a board with the same probability.
#[derive(Clone, Debug)]
pub struct Redraw(Picks);

impl Redraw {
    /// Creates a mutation of boards with this number of open cells. Each is redrawn with
    /// probability `share`.
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
