//! Boards with complete units, and one swap within a unit.

use evoku_ea::landscape::{Neighbourhood, Walk};
use evoku_ea::{PuzzleFactory, Rng};
use evoku_sudoku::Sudoku;

use crate::encodings::units::{Row, UnitBoard, UnitFactory, UnitSwap};
use crate::encodings::{NotServed, Unit};

/// Two open cells of a unit swap their digits.
pub(in crate::landscape) struct Swaps<R> {
    factory: UnitFactory<R>,
    swaps: Vec<UnitSwap>,
}

impl<R: Row> Swaps<R> {
    pub(in crate::landscape) fn new(sudoku: &Sudoku, unit: Unit) -> Result<Self, NotServed> {
        let factory = UnitFactory::new(sudoku, unit)?;
        Ok(Self { swaps: factory.swaps(), factory })
    }
}

impl<R: Row> Walk for Swaps<R> {
    type Attempt = UnitBoard<R>;

    fn random(&mut self, rng: &mut Rng) -> UnitBoard<R> {
        self.factory.create(rng)
    }

    fn step(&mut self, board: &mut UnitBoard<R>, rng: &mut Rng) {
        self.make(board, rng.index(self.swaps.len()));
    }

    fn is_stuck(&self) -> bool {
        self.swaps.is_empty()
    }

    fn cost(&self, board: &UnitBoard<R>) -> u32 {
        board.cost()
    }
}

impl<R: Row> Neighbourhood for Swaps<R> {
    fn moves(&self) -> usize {
        self.swaps.len()
    }

    fn make(&self, board: &mut UnitBoard<R>, number: usize) {
        board.swap(self.swaps[number]);
    }
}
