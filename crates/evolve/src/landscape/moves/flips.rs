//! Boards as truth assignments, with flips of single variables.

use std::sync::Arc;

use evoku_ea::landscape::{Neighbourhood, Walk};
use evoku_ea::{Moves, PuzzleFactory, Rng};
use evoku_sudoku::Sudoku;

use crate::encodings::NotServed;
use crate::encodings::clauses::{Assignment, AssignmentFactory};
use crate::encodings::colouring::Candidates;

/// One variable is flipped.
pub(in crate::landscape) struct Flip {
    factory: AssignmentFactory,
    variables: usize,
}

impl Flip {
    pub(in crate::landscape) fn new(sudoku: &Sudoku) -> Result<Self, NotServed> {
        let candidates = Arc::new(Candidates::new(sudoku)?);
        let variables = Assignment::falsehood(&candidates).truths().len();
        Ok(Self { factory: AssignmentFactory::new(&candidates), variables })
    }
}

impl Walk for Flip {
    type Attempt = Assignment;

    fn random(&mut self, rng: &mut Rng) -> Assignment {
        self.factory.create(rng)
    }

    fn step(&mut self, assignment: &mut Assignment, rng: &mut Rng) {
        self.make(assignment, rng.index(self.variables));
    }

    fn is_stuck(&self) -> bool {
        self.variables == 0
    }

    fn cost(&self, assignment: &Assignment) -> u32 {
        assignment.cost()
    }
}

impl Neighbourhood for Flip {
    fn moves(&self) -> usize {
        self.variables
    }

    fn make(&self, assignment: &mut Assignment, number: usize) {
        assignment.flip(number as u32);
    }

    fn price(&self, assignment: &Assignment, _: &mut Assignment, number: usize) -> i64 {
        assignment.price_of(number as u32).into()
    }
}
