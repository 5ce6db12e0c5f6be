//! Where attempts come from.

use crate::puzzle::Puzzle;
use crate::random::Rng;

/// Makes the attempts of generation 0 and of every restart.
pub trait PuzzleFactory {
    /// What it makes.
    type Puzzle: Puzzle;

    /// A new random attempt.
    fn create(&self, rng: &mut Rng) -> Self::Puzzle;

    /// Overwrites a discarded attempt with a new random one. Factories that can, reuse its memory.
    fn renew(&self, puzzle: &mut Self::Puzzle, rng: &mut Rng) {
        *puzzle = self.create(rng);
    }
}
