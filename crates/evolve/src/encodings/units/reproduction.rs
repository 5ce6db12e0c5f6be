//! Reproduction by crossover and mutation.

use evoku_ea::random::Probability;
use evoku_ea::{Reproduction, Rng};

use crate::encodings::units::board::UnitBoard;
use crate::encodings::units::crossover::Crossover;
use crate::encodings::units::factory::UnitFactory;
use crate::encodings::units::mutation::Mutation;
use crate::encodings::units::row::{Row, copy};

/// A reproduction by crossover, followed by mutations within units.
#[derive(Clone, Debug)]
pub struct UnitReproduction {
    crossover: Crossover,
    crossover_rate: Probability,
    mutation: Mutation,
}

impl UnitReproduction {
    /// Creates a reproduction that crosses over with probability `crossover_rate`, by default at a
    /// boundary between units ([`UnitReproduction::with_crossover`] changes that).
    ///
    /// The reproduction then swaps two open cells in each unit with probability `mutation_rate`.
    #[must_use]
    pub fn new<R: Row>(factory: &UnitFactory<R>, crossover_rate: f64, mutation_rate: f64) -> Self {
        Self {
            crossover: Crossover::OnePoint,
            crossover_rate: Probability::new(crossover_rate),
            mutation: Mutation::swap(factory, mutation_rate),
        }
    }

    /// Replaces the crossover.
    #[must_use]
    pub fn with_crossover(self, crossover: Crossover) -> Self {
        Self { crossover, ..self }
    }

    /// Replaces the mutation.
    #[must_use]
    pub fn with_mutation(self, mutation: Mutation) -> Self {
        Self { mutation, ..self }
    }

    /// Makes a child, and shows it to `crossed` before its mutation, with a cost that is not yet
    /// updated.
    #[inline]
    fn make<R: Row>(
        &self,
        parents @ [first, _]: [&UnitBoard<R>; 2],
        child: &mut UnitBoard<R>,
        rng: &mut Rng,
        crossed: impl FnOnce(&UnitBoard<R>),
    ) {
        // A board with a single unit can't exchange units.
        if first.units.len() > 1 && rng.chance(self.crossover_rate) {
            self.crossover.exchange(parents, &mut child.units, rng);
        } else {
            copy(&first.units, &mut child.units);
        }
        crossed(child);
        self.mutation.change(child, rng);
        child.recount();
    }
}

impl<R: Row> Reproduction<UnitBoard<R>> for UnitReproduction {
    #[inline]
    fn reproduce(&self, parents: [&UnitBoard<R>; 2], child: &mut UnitBoard<R>, rng: &mut Rng) {
        self.make(parents, child, rng, |_| ());
    }

    fn reproduce_in_steps(
        &self,
        parents: [&UnitBoard<R>; 2],
        child: &mut UnitBoard<R>,
        rng: &mut Rng,
        crossed: &mut dyn FnMut(&UnitBoard<R>),
    ) {
        self.make(parents, child, rng, crossed);
    }
}
