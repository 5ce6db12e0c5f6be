//! List colourings, with two moves: one cell takes another colour, or a crossover with a random
//! colouring.

use std::sync::Arc;

use evoku_ea::Rng;
use evoku_ea::landscape::{Neighbourhood, Walk};
use evoku_sudoku::Sudoku;

use crate::encodings::NotServed;
use crate::encodings::colouring::{Candidates, Colouring, Crossover};

/// One open cell takes another digit of its list.
///
/// If all lists have the same length, the landscape is elementary and the autocorrelation of its
/// walks is known. With `n` cells of `k` digits each it is `1 - 2k / (n (k - 1))` to the power of
/// the lag.
pub(in crate::landscape) struct Recolour {
    candidates: Arc<Candidates>,
    /// For each move, the open cell and the number of places by which its digit advances in its
    /// list, cyclically.
    moves: Vec<(u16, u8)>,
}

impl Recolour {
    pub(in crate::landscape) fn new(sudoku: &Sudoku) -> Result<Self, NotServed> {
        let candidates = Arc::new(Candidates::new(sudoku)?);
        let graph = candidates.graph();
        let moves_of = |cell: usize| (1..graph.of(cell).len()).map(move |by| (cell, by));
        let moves = (0..candidates.open()).flat_map(moves_of);
        let moves = moves.map(|(cell, by)| (cell as u16, by as u8)).collect();
        Ok(Self { candidates, moves })
    }

    /// The candidate that a move places in its cell.
    fn candidate(&self, colouring: &Colouring, number: usize) -> u32 {
        let (cell, by) = self.moves[number];
        let list = self.candidates.graph().of(usize::from(cell));
        let place = colouring.candidate(usize::from(cell)) as usize - list.start;
        (list.start + (place + usize::from(by)) % list.len()) as u32
    }
}

/// A colouring with a random digit from the list of every open cell.
fn random(candidates: &Arc<Candidates>, rng: &mut Rng) -> Colouring {
    let mut colouring = Colouring::first(candidates);
    for cell in 0..candidates.open() {
        let list = candidates.graph().of(cell);
        colouring.place((list.start + rng.index(list.len())) as u32);
    }
    colouring
}

impl Walk for Recolour {
    type Attempt = Colouring;

    fn random(&mut self, rng: &mut Rng) -> Colouring {
        random(&self.candidates, rng)
    }

    fn step(&mut self, colouring: &mut Colouring, rng: &mut Rng) {
        self.make(colouring, rng.index(self.moves.len()));
    }

    fn is_stuck(&self) -> bool {
        self.moves.is_empty()
    }

    fn cost(&self, colouring: &Colouring) -> u32 {
        colouring.conflicts()
    }
}

impl Neighbourhood for Recolour {
    fn moves(&self) -> usize {
        self.moves.len()
    }

    fn make(&self, colouring: &mut Colouring, number: usize) {
        colouring.place(self.candidate(colouring, number));
    }

    fn price(&self, colouring: &Colouring, _: &mut Colouring, number: usize) -> i64 {
        colouring.price(self.candidate(colouring, number))
    }
}

/// A colouring is replaced by its child with a random colouring, by the crossover of digits.
pub(in crate::landscape) struct RecolourByMates {
    candidates: Arc<Candidates>,
    crossover: Crossover,
}

impl RecolourByMates {
    pub(in crate::landscape) fn new(sudoku: &Sudoku) -> Result<Self, NotServed> {
        let candidates = Arc::new(Candidates::new(sudoku)?);
        Ok(Self { crossover: Crossover::new(&candidates), candidates })
    }
}

impl Walk for RecolourByMates {
    type Attempt = Colouring;

    fn random(&mut self, rng: &mut Rng) -> Colouring {
        random(&self.candidates, rng)
    }

    fn step(&mut self, colouring: &mut Colouring, rng: &mut Rng) {
        let (mate, parent) = (random(&self.candidates, rng), colouring.clone());
        self.crossover.by_digits([&parent, &mate], colouring, rng);
    }

    fn is_stuck(&self) -> bool {
        (0..self.candidates.open()).all(|cell| self.candidates.graph().of(cell).len() < 2)
    }

    fn cost(&self, colouring: &Colouring) -> u32 {
        colouring.conflicts()
    }
}
