//! Boards with complete units, and mutations larger than one swap.

use evoku_ea::landscape::Walk;
use evoku_ea::{PuzzleFactory, Rng};
use evoku_sudoku::Sudoku;

use crate::encodings::units::{Mutation, Row, SwapSequence, UnitBoard, UnitFactory};
use crate::encodings::{NotServed, Unit};

/// The change within one unit.
#[derive(Clone, Copy)]
pub(in crate::landscape) enum Change {
    /// Its open cells are shuffled.
    Reorder,
    /// A few swaps, without those that would repeat a digit too often.
    Sequence,
}

/// A mutation that changes one unit on average.
pub(in crate::landscape) struct Mutations<R> {
    factory: UnitFactory<R>,
    mutation: Mutator,
    is_stuck: bool,
}

enum Mutator {
    Reorder(Mutation),
    Sequence(SwapSequence),
}

impl<R: Row> Mutations<R> {
    pub(in crate::landscape) fn new(
        sudoku: &Sudoku,
        unit: Unit,
        change: Change,
    ) -> Result<Self, NotServed> {
        let factory = UnitFactory::new(sudoku, unit)?;
        let mutation = match change {
            Change::Reorder => {
                let share = 1.0 / sudoku.geometry().side() as f64;
                Mutator::Reorder(Mutation::reorder(&factory, share))
            }
            Change::Sequence => Mutator::Sequence(SwapSequence::new(&factory, 1.0)),
        };
        Ok(Self { is_stuck: factory.swaps().is_empty(), factory, mutation })
    }
}

impl<R: Row> Walk for Mutations<R> {
    type Attempt = UnitBoard<R>;

    fn random(&mut self, rng: &mut Rng) -> UnitBoard<R> {
        self.factory.create(rng)
    }

    fn step(&mut self, board: &mut UnitBoard<R>, rng: &mut Rng) {
        match &self.mutation {
            Mutator::Reorder(mutation) => mutation.mutate(board, rng),
            Mutator::Sequence(sequence) => sequence.mutate(board, rng),
        }
    }

    fn is_stuck(&self) -> bool {
        self.is_stuck
    }

    fn cost(&self, board: &UnitBoard<R>) -> u32 {
        board.cost()
    }
}
