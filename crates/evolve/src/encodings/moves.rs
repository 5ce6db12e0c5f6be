//! Attempts that change by one move after another.

use crate::encodings::permutation::Permutation;
use crate::encodings::swaps::{Swap, SwapBoard};
use crate::puzzle::Puzzle;
use crate::random::Rng;

/// An attempt that says what a move would add to its cost before it is made.
pub(crate) trait Moves: Puzzle {
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

impl Moves for SwapBoard {
    type Move = Swap;

    #[inline(always)]
    fn random_move(&self, rng: &mut Rng) -> Option<Swap> {
        self.random_swap(rng)
    }

    #[inline(always)]
    fn price_of(&self, swap: Swap) -> i32 {
        self.price(swap)
    }

    #[inline(always)]
    fn make(&mut self, swap: Swap, price: i32) {
        Self::make(self, swap, price);
    }

    #[inline(always)]
    fn cost(&self) -> u32 {
        Self::cost(self)
    }

    fn shuffle(&mut self, rng: &mut Rng) {
        Self::shuffle(self, rng);
    }
}

/// A move swaps two different places, each pair equally likely.
impl<P: Permutation> Moves for P {
    type Move = [usize; 2];

    #[inline]
    fn random_move(&self, rng: &mut Rng) -> Option<[usize; 2]> {
        Some(rng.two_of(self.numbers().len()))
    }

    #[inline]
    fn price_of(&self, [one, other]: [usize; 2]) -> i32 {
        self.price(one, other)
    }

    #[inline]
    fn make(&mut self, [one, other]: [usize; 2], _: i32) {
        self.swap(one, other);
    }

    #[inline]
    fn cost(&self) -> u32 {
        self.parts().iter().sum()
    }

    fn shuffle(&mut self, rng: &mut Rng) {
        Permutation::shuffle(self, rng);
    }
}
