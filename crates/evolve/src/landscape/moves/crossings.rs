//! Boards with complete units, and a crossover with a random board.

use evoku_ea::landscape::Walk;
use evoku_ea::{PuzzleFactory, Rng};
use evoku_sudoku::Sudoku;

use crate::encodings::units::{Crossover, Row, UnitBoard, UnitFactory};
use crate::encodings::{NotServed, Unit};

/// A board is replaced by its child with a random board. The walk shows how much of a parent a
/// crossover preserves, independently of the mate.
///
/// B. Manderick, M. de Weger and P. Spiessens, "The genetic algorithm and the structure of the
/// fitness landscape", ICGA 1991, 143-150.
pub(in crate::landscape) struct Crossings<R> {
    factory: UnitFactory<R>,
    crossover: Crossover,
    is_stuck: bool,
}

impl<R: Row> Crossings<R> {
    pub(in crate::landscape) fn new(
        sudoku: &Sudoku,
        unit: Unit,
        crossover: Crossover,
    ) -> Result<Self, NotServed> {
        let factory = UnitFactory::new(sudoku, unit)?;
        Ok(Self { is_stuck: factory.swaps().is_empty(), factory, crossover })
    }
}

impl<R: Row> Walk for Crossings<R> {
    type Attempt = UnitBoard<R>;

    fn random(&mut self, rng: &mut Rng) -> UnitBoard<R> {
        self.factory.create(rng)
    }

    fn step(&mut self, board: &mut UnitBoard<R>, rng: &mut Rng) {
        let (mate, parent) = (self.factory.create(rng), board.clone());
        self.crossover.cross([&parent, &mate], board, rng);
    }

    fn is_stuck(&self) -> bool {
        self.is_stuck
    }

    fn cost(&self, board: &UnitBoard<R>) -> u32 {
        board.cost()
    }
}
