//! What a permutation has to know about its cost.

use crate::random::Rng;
use crate::record::CostUnit;
use crate::traits::{Moves, Puzzle};

/// An attempt that is a permutation of the numbers from 0, and keeps its cost up to date.
///
/// Every algorithm on permutations can run on it. The cost has two parts,
/// which are the objectives of an algorithm that has two; the sum is 0 if and only if the attempt
/// is a solution.
pub trait Permutation: Puzzle + 'static {
    /// What the cost counts.
    const COST: CostUnit;

    /// What each part of the cost counts.
    const PARTS: [CostUnit; 2];

    /// How many numbers the puzzle of this size has, two or more.
    fn length(size: usize) -> usize;

    /// An attempt at the puzzle of this size, with its numbers in ascending order.
    fn ascending(size: usize) -> Self;

    /// The bytes of an attempt of this size, about.
    fn memory(size: usize) -> u64;

    /// The numbers: each from 0 up to their count once.
    fn numbers(&self) -> &[usize];

    /// Lets `arrange` put the numbers in another order, and counts the cost anew.
    fn rearrange(&mut self, arrange: impl FnOnce(&mut [usize]));

    /// Swaps the numbers of two places; of the same place twice, nothing.
    fn swap(&mut self, one: usize, other: usize);

    /// Returns what the swap of two places would add to the cost.
    fn price(&self, one: usize, other: usize) -> i32;

    /// The two parts of the cost.
    fn parts(&self) -> [u32; 2];

    /// Puts the numbers in random order, each order equally likely.
    fn shuffle(&mut self, rng: &mut Rng) {
        self.rearrange(|numbers| {
            // What was here before depends on whose memory it is.
            (0..).zip(&mut *numbers).for_each(|(ascending, number)| *number = ascending);
            rng.shuffle(numbers);
        });
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
