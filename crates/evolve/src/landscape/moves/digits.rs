//! Boards on which open cells hold any digit, or also no digit.

use evoku_ea::landscape::{Neighbourhood, Walk};
use evoku_ea::{PuzzleFactory, Rng};
use evoku_sudoku::Sudoku;

use crate::encodings::NotServed;
use crate::encodings::board::{Board, BoardFactory, Redraw, Start};

/// One open cell takes another digit, or loses its digit if boards may have empty cells.
pub(in crate::landscape) struct ChangeDigit {
    factory: BoardFactory,
    has_blanks: bool,
    /// For each move, the open cell and the number of places by which its value advances among its
    /// possible values, cyclically.
    moves: Vec<(u16, u8)>,
}

impl ChangeDigit {
    pub(in crate::landscape) fn new(sudoku: &Sudoku, has_blanks: bool) -> Result<Self, NotServed> {
        let factory = BoardFactory::new(sudoku, Start::Filled);
        let posed = factory.posed();
        let values_of = |open: usize| posed.domain(open).len() + usize::from(has_blanks);
        let moves_of = |open: usize| (1..values_of(open)).map(move |by| (open as u16, by as u8));
        let moves = (0..posed.open()).flat_map(moves_of).collect();
        Ok(Self { moves, has_blanks, factory })
    }
}

impl Walk for ChangeDigit {
    type Attempt = Board;

    fn random(&mut self, rng: &mut Rng) -> Board {
        let mut board = self.factory.create(rng);
        for open in (0..board.open()).filter(|_| self.has_blanks) {
            if rng.index(board.domain(open).len() + 1) == 0 {
                board.set(open, 0);
            }
        }
        board
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
        board.change(usize::from(open), usize::from(by), self.has_blanks);
    }
}

/// Each open cell is redrawn with the same probability; on average one of them is.
pub(in crate::landscape) struct RedrawDigits {
    factory: BoardFactory,
    redraw: Redraw,
}

impl RedrawDigits {
    pub(in crate::landscape) fn new(sudoku: &Sudoku) -> Result<Self, NotServed> {
        let factory = BoardFactory::new(sudoku, Start::Filled);
        let open = factory.posed().open();
        Ok(Self { redraw: Redraw::new(open, 1.0 / open.max(1) as f64), factory })
    }
}

impl Walk for RedrawDigits {
    type Attempt = Board;

    fn random(&mut self, rng: &mut Rng) -> Board {
        self.factory.create(rng)
    }

    fn step(&mut self, board: &mut Board, rng: &mut Rng) {
        self.redraw.mutate(board, rng);
    }

    fn is_stuck(&self) -> bool {
        self.factory.posed().open() == 0
    }

    fn cost(&self, board: &Board) -> u32 {
        board.missing() + board.broken()
    }
}
