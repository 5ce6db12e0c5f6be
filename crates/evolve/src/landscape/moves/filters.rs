//! Partial boards whose domains are filtered after every move.

use evoku_ea::Rng;
use evoku_ea::landscape::Walk;
use evoku_sudoku::{Element, Sudoku, bits};

use crate::encodings::NotServed;
use crate::encodings::board::Board;
use crate::encodings::domains::{Consistency, Domains};

/// One cell takes another digit of its domain, and peers with this digit lose it; then all domains
/// are filtered.
pub(in crate::landscape) struct Refilter {
    posed: Board,
    domains: Domains,
    /// The open cells that have more than one digit left after filtering the puzzle.
    free: Vec<usize>,
    values: Vec<u8>,
}

impl Refilter {
    pub(in crate::landscape) fn new(sudoku: &Sudoku) -> Result<Self, NotServed> {
        let domains = Domains::new(sudoku, Consistency::AllDifferent);
        let open = sudoku.givens().blanks().map(|cell| cell.index());
        let free = open.filter(|&cell| domains.root(cell).count_ones() > 1).collect();
        Ok(Self { posed: Board::posed(sudoku), domains, free, values: Vec::new() })
    }

    /// Filters the values and writes them to the board.
    fn filter(&mut self, board: &mut Board) {
        self.domains.filter(&mut self.values);
        for open in 0..board.open() {
            board.set(open, self.values[board.cell(open).index()]);
        }
    }
}

impl Walk for Refilter {
    type Attempt = Board;

    /// The filtered puzzle after a number of random moves that equals the number of free cells.
    fn random(&mut self, rng: &mut Rng) -> Board {
        let mut board = self.posed.clone();
        self.values.clear();
        self.values.extend_from_slice(board.values());
        self.filter(&mut board);
        (0..self.free.len()).for_each(|_| self.step(&mut board, rng));
        board
    }

    fn step(&mut self, board: &mut Board, rng: &mut Rng) {
        self.values.clear();
        self.values.extend_from_slice(board.values());
        let cell = self.free[rng.index(self.free.len())];
        let held = self.values[cell];
        let held = u64::from(held != 0) << held.saturating_sub(1);
        let others = self.domains.root(cell) & !held;
        let number = rng.index(others.count_ones() as usize);
        let digit = bits(others).nth(number).unwrap_or(0) as u8 + 1;
        let sudoku = self.posed.sudoku();
        self.domains.give(&mut self.values, cell, digit, sudoku);
        self.filter(board);
    }

    fn is_stuck(&self) -> bool {
        self.free.is_empty()
    }

    fn cost(&self, board: &Board) -> u32 {
        board.blanks() + board.violations() + board.broken()
    }
}
