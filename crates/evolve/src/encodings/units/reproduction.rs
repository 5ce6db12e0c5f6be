//! Reproduction by crossover and mutation.

use evoku_ea::random::Probability;
use evoku_ea::{Reproduction, Rng};

use crate::encodings::units::board::UnitBoard;
use crate::encodings::units::crossover::Crossover;
use crate::encodings::units::factory::UnitFactory;
use crate::encodings::units::mutation::Mutation;
use crate::encodings::units::row::{Row, copy};

/// A crossover, then mutations within units.
#[derive(Clone, Debug)]
pub struct UnitReproduction {
    crossover: Crossover,
    crossover_rate: Probability,
    mutation: Mutation,
}

impl UnitReproduction {
    /// Crosses over with probability `crossover_rate`, by default at a boundary between units
    /// ([`UnitReproduction::with_crossover`] changes that).
    ///
    /// Then swaps two open cells, with probability `mutation_rate`, in each unit of the boards of
    /// this factory.
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
}

impl<R: Row> Reproduction<UnitBoard<R>> for UnitReproduction {
    #[inline]
    fn reproduce(
        &self,
        parents @ [first, _]: [&UnitBoard<R>; 2],
        child: &mut UnitBoard<R>,
        rng: &mut Rng,
    ) {
        // A board of one unit can't exchange any.
        if first.units.len() > 1 && rng.chance(self.crossover_rate) {
            self.crossover.exchange(parents, &mut child.units, rng);
        } else {
            copy(&first.units, &mut child.units);
        }
        self.mutation.change(child, rng);
        child.recount();
    }
}
