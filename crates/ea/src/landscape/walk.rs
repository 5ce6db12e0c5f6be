//! The traits of a landscape.

use crate::random::Rng;
use crate::traits::Puzzle;

/// A landscape that can be explored by random moves.
pub trait Walk {
    /// The type of the attempts.
    type Attempt: Puzzle;

    /// Draws a random attempt.
    fn random(&mut self, rng: &mut Rng) -> Self::Attempt;

    /// Makes a random move.
    fn step(&mut self, attempt: &mut Self::Attempt, rng: &mut Rng);

    /// Returns `true` if no move is possible on any attempt.
    fn is_stuck(&self) -> bool;

    /// The cost of an attempt; 0 is a solution.
    fn cost(&self, attempt: &Self::Attempt) -> u32;
}

/// A landscape whose moves are numbered. Every attempt has the same number of moves.
pub trait Neighbourhood: Walk {
    /// The number of moves.
    fn moves(&self) -> usize;

    /// Makes the move of this number.
    fn make(&self, attempt: &mut Self::Attempt, number: usize);

    /// The change of the cost that a move would cause. `scratch` is a discarded attempt on which it
    /// is tried.
    fn price(&self, attempt: &Self::Attempt, scratch: &mut Self::Attempt, number: usize) -> i64 {
        scratch.clone_from(attempt);
        self.make(scratch, number);
        i64::from(self.cost(scratch)) - i64::from(self.cost(attempt))
    }
}
