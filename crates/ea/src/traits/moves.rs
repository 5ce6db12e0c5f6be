//! Attempts that change by one move after another.

use crate::random::Rng;
use crate::traits::puzzle::Puzzle;

/// An attempt that says what a move would add to its cost before it is made.
pub trait Moves: Puzzle {
    /// A change of the attempt.
    type Move: Copy;

    /// Draws a move; none where nothing can be moved.
    fn random_move(&self, rng: &mut Rng) -> Option<Self::Move>;

    /// Returns what a move would add to the cost.
    fn price_of(&self, change: Self::Move) -> i32;

    /// Makes a move that was priced on this very attempt.
    fn make(&mut self, change: Self::Move, price: i32);

    /// The cost.
    fn cost(&self) -> u32;

    /// Becomes a new random attempt.
    fn shuffle(&mut self, rng: &mut Rng);
}
