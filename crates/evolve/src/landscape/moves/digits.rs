//! Full boards on which any open cell may hold any digit.

use evoku_sudoku::Sudoku;

use crate::encodings::NotServed;
use crate::encodings::board::{Board, BoardFactory, Start};
use crate::factory::PuzzleFactory;
use crate::landscape::walk::{Neighbourhood, Walk};
use crate::random::Rng;

/// One open cell takes another digit.
pub(in crate::landscape) struct ChangeDigit {
    factory: BoardFactory,
    /// For each move the open cell, and by how many places its digit goes on among those it may
    /// hold.
    moves: Vec<(u16, u8)>,
}

impl ChangeDigit {
    pub(in crate::landscape) fn new(sudoku: &Sudoku) -> Result<Self, NotServed> {
        let posed = Board::posed(sudoku);
        let moves_of = |open: usize| (1..posed.domain(open).len()).map(move |by| (open, by));
        let moves = (0..posed.open()).flat_map(moves_of);
        Ok(Self {
            moves: moves.map(|(open, by)| (open as u16, by as u8)).collect(),
            factory: BoardFactory::new(sudoku, Start::Filled),
        })
    }
}

impl Walk for ChangeDigit {
    type Attempt = Board;

    fn random(&mut self, rng: &mut Rng) -> Board {
        self.factory.create(rng)
    }

    fn step(&mut self, board: &mut Board, rng: &mut Rng) {
        self.make(board, rng.index(self.moves.len()));
    }

    fn is_stuck(&self) -> bool {
        self.moves.is_empty()
    }

    fn cost(&self, board: &Board) -> u32 {
        board.missing() + board.broken()
    }
}

impl Neighbourhood for ChangeDigit {
    fn moves(&self) -> usize {
        self.moves.len()
    }

    fn make(&self, board: &mut Board, number: usize) {
        let (open, by) = self.moves[number];
        board.change(usize::from(open), usize::from(by));
    }
}
