//! The trait of attempts that are permutations.

use crate::random::Rng;
use crate::record::CostUnit;
use crate::traits::{Moves, Puzzle};

/// An attempt that is a permutation of the numbers from 0, and keeps its cost up to date.
///
/// Every algorithm for permutations can run on it. The cost has two parts, which are the objectives
/// of a two-objective algorithm. Their sum is 0 if and only if the attempt is a solution.
pub trait Permutation: Puzzle + 'static {
    /// The unit of the cost.
    const COST: CostUnit;

    /// The unit of each part of the cost.
    const PARTS: [CostUnit; 2];

    /// The length of the permutation for a puzzle of this size, at least 2.
    fn length(size: usize) -> usize;

    /// Creates an attempt at a puzzle of this size, with its numbers in ascending order.
    fn ascending(size: usize) -> Self;

    /// The approximate number of bytes of an attempt of this size.
    fn memory(size: usize) -> u64;

    /// The numbers: a permutation of `0..length`.
    fn numbers(&self) -> &[usize];

    /// Lets `arrange` reorder the numbers, then recomputes the cost.
    fn rearrange(&mut self, arrange: impl FnOnce(&mut [usize]));

    /// Swaps the numbers of two places. Does nothing if both are the same place.
    fn swap(&mut self, one: usize, other: usize);

    /// Returns the change of the cost that swapping two places would cause.
    fn price(&self, one: usize, other: usize) -> i32;

    /// The two parts of the cost.
    fn parts(&self) -> [u32; 2];

    /// Puts the numbers in random order, each order equally likely.
    fn shuffle(&mut self, rng: &mut Rng) {
        self.rearrange(|numbers| {
            // Start from ascending order: the old order depends on whose memory is reused, so the
            // result would too.
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
