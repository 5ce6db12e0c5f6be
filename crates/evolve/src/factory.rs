//! Where attempts come from.

use crate::puzzle::Puzzle;
use crate::random::Rng;

/// Makes the attempts of generation 0 (and of every restart), and exact copies.
pub trait PuzzleFactory {
    /// What it makes.
    type Puzzle: Puzzle;

    /// A new random attempt.
    fn create(&self, rng: &mut Rng) -> Self::Puzzle;
}
