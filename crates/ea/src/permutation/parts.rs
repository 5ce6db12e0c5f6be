//! The factory, the fitnesses and the reproduction of permutations.

use std::marker::PhantomData;

use crate::permutation::attempt::Permutation;
use crate::permutation::crossover::Crossover;
use crate::permutation::mutation::Mutation;
use crate::random::{Probability, Rng};
use crate::traits::{Cost, Fitness, PuzzleFactory, Reproduction};

/// Creates permutations in random order, each order equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Orders<P> {
    size: usize,
    attempt: PhantomData<P>,
}

impl<P: Permutation> Orders<P> {
    /// Creates a factory of attempts at the puzzle of this size.
    #[must_use]
    pub fn new(size: usize) -> Self {
        Self { size, attempt: PhantomData }
    }
}

impl<P: Permutation> PuzzleFactory for Orders<P> {
    type Puzzle = P;

    fn create(&self, rng: &mut Rng) -> P {
        let mut attempt = P::ascending(self.size);
        self.renew(&mut attempt, rng);
        attempt
    }

    fn renew(&self, attempt: &mut P, rng: &mut Rng) {
        attempt.shuffle(rng);
    }
}

/// A fitness with a single value: the whole cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Total;

impl<P: Permutation> Fitness<P> for Total {
    #[inline]
    fn cost(&self, attempt: &P) -> Cost {
        Cost::one(attempt.parts().iter().sum())
    }
}

/// A fitness with two values: the two parts of the cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parts;

impl<P: Permutation> Fitness<P> for Parts {
    #[inline]
    fn cost(&self, attempt: &P) -> Cost {
        let [first, second] = attempt.parts();
        Cost::two(first, second)
    }
}

/// Makes a child: crosses two parents over or copies the first parent, and then may mutate the
/// child.
#[derive(Clone, Debug)]
pub struct Reproducer {
    crossover: Crossover,
    crossover_rate: Probability,
    mutation: Mutation,
    mutation_rate: Probability,
}

impl Reproducer {
    /// Creates a reproduction that crosses over and mutates with the given probabilities.
    #[must_use]
    pub fn new(
        (crossover, crossover_rate): (Crossover, f64),
        (mutation, mutation_rate): (Mutation, f64),
    ) -> Self {
        let [crossover_rate, mutation_rate] = [crossover_rate, mutation_rate].map(Probability::new);
        Self { crossover, crossover_rate, mutation, mutation_rate }
    }
}

impl<P: Permutation> Reproduction<P> for Reproducer {
    fn reproduce(&self, parents: [&P; 2], child: &mut P, rng: &mut Rng) {
        self.reproduce_in_steps(parents, child, rng, &mut |_| ());
    }

    fn reproduce_in_steps(
        &self,
        parents: [&P; 2],
        child: &mut P,
        rng: &mut Rng,
        crossed: &mut dyn FnMut(&P),
    ) {
        if rng.chance(self.crossover_rate) {
            self.crossover.cross(parents, child, rng);
        } else {
            child.clone_from(parents[0]);
        }
        crossed(child);
        if rng.chance(self.mutation_rate) {
            self.mutation.mutate(child, rng);
        }
    }
}
