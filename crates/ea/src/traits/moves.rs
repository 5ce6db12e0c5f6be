//! Attempts that local search changes move by move.

use crate::random::Rng;
use crate::traits::puzzle::Puzzle;

/// An attempt that can compute by how much a move would change its cost, without making the move.
pub trait Moves: Puzzle {
    /// A change of the attempt.
    type Move: Copy;

    /// Draws a random move; `None` if no move is possible.
    fn random_move(&self, rng: &mut Rng) -> Option<Self::Move>;

    /// Returns the change of the cost that a move would cause.
    fn price_of(&self, change: Self::Move) -> i32;

    /// Makes a move. `price` is the result of [`Moves::price_of`] for this attempt in its current
    /// state.
    fn make(&mut self, change: Self::Move, price: i32);

    /// The cost of the attempt.
    fn cost(&self) -> u32;

    /// Overwrites the attempt with a new random one.
    fn shuffle(&mut self, rng: &mut Rng);
}
