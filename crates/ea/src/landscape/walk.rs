//! What a landscape offers those who walk on it.

use crate::random::Rng;
use crate::traits::Puzzle;

/// Attempts that change at random.
pub trait Walk {
    /// What changes.
    type Attempt: Puzzle;

    /// Draws an attempt.
    fn random(&mut self, rng: &mut Rng) -> Self::Attempt;

    /// Makes a random move.
    fn step(&mut self, attempt: &mut Self::Attempt, rng: &mut Rng);

    /// Whether nothing can ever change.
    fn is_stuck(&self) -> bool;

    /// The cost of an attempt; 0 is a solution.
    fn cost(&self, attempt: &Self::Attempt) -> u32;
}

/// Attempts whose neighbours can be counted: every attempt has as many.
pub trait Neighbourhood: Walk {
    /// The number of moves.
    fn moves(&self) -> usize;

    /// Makes a move, by its number.
    fn make(&self, attempt: &mut Self::Attempt, number: usize);

    /// What a move would add to the cost; `scratch` is a discarded attempt to try it on.
    fn price(&self, attempt: &Self::Attempt, scratch: &mut Self::Attempt, number: usize) -> i64 {
        scratch.clone_from(attempt);
        self.make(scratch, number);
        i64::from(self.cost(scratch)) - i64::from(self.cost(attempt))
    }
}
