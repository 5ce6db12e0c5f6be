//! Boards of generation 0, and boards drawn anew.

use evoku_ea::random::Picks;
use evoku_ea::{PuzzleFactory, Rng};
use evoku_model::Sudoku;

use crate::encodings::board::attempt::Board;

/// What generation 0 consists of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// The puzzle as posed.
    Posed,
    /// The puzzle with one mutation, then repaired.
    Repaired,
    /// The puzzle with one mutation.
    Mutated,
    /// Every open cell a random digit.
    Filled,
}

/// Makes the boards of generation 0.
#[derive(Clone, Debug)]
pub struct BoardFactory {
    posed: Board,
    start: Start,
}

impl BoardFactory {
    /// A factory of boards that start in this way.
    #[must_use]
    pub fn new(sudoku: &Sudoku, start: Start) -> Self {
        Self { posed: Board::posed(sudoku), start }
    }

    /// The puzzle as posed.
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

    /// Algorithms that begin without violations make none.
    fn adopt(&self, board: &mut Board, rng: &mut Rng) {
        if let Start::Posed | Start::Repaired = self.start {
            board.repair(rng);
        }
    }
}

/// Draws each open cell of a board anew with the same probability.
#[derive(Clone, Debug)]
pub struct Redraw(Picks);

impl Redraw {
    /// For boards with this many open cells.
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
