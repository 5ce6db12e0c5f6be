//! A genetic algorithm that crosses over with the own best board and with the best of all.

use std::ops::ControlFlow;

use evoku_ea::algorithms::Particles;
use evoku_ea::random::Probability;
use evoku_ea::{Algorithm, Fitness, Judge, Member, Puzzle, Rng, Stop, state};

use crate::encodings::units::{Crossover, Row, UnitBoard, UnitFactory, swap_at_random};

/// Boards that have children of themselves, of their own best and of the best of all.
pub(crate) struct Experience<R: Row> {
    factory: UnitFactory<R>,
    size: usize,
    /// The probability of a mutation beside a solution.
    mutation_rate: f64,
    /// What a board would cost that has no digit right.
    worst: f64,
    own: Crossover,
    common: Crossover,
    particles: Particles<UnitBoard<R>>,
}

impl<R: Row> Experience<R> {
    /// A population of `size`; children mutate with `mutation_rate` where the best is a solution,
    /// and never where it costs `worst`.
    pub(crate) fn new(
        factory: UnitFactory<R>,
        size: usize,
        mutation_rate: f64,
        worst: u32,
    ) -> Self {
        Self {
            factory,
            size,
            mutation_rate,
            worst: f64::from(worst),
            // A third of the boxes each from the parent, its own best and the best of all.
            own: Crossover::Biased(Probability::new(1.0 / 2.0)),
            common: Crossover::Biased(Probability::new(1.0 / 3.0)),
            particles: Particles::default(),
        }
    }

    /// One of two random members: the one that is less like the best, the first of equals.
    fn select(&self, leader: usize, rng: &mut Rng) -> usize {
        let Particles { members, bests, .. } = &self.particles;
        let drawn = rng.two_indices(members.len(), members.len());
        let far = drawn.map(|drawn| members[drawn].puzzle.distance(&bests[leader].puzzle));
        if far[1] > far[0] { drawn[1] } else { drawn[0] }
    }
}

state!([R: Row] Experience<R>: particles);

impl<R: Row> Algorithm for Experience<R> {
    type Puzzle = UnitBoard<R>;

    fn found<F: Fitness<UnitBoard<R>>>(
        &mut self,
        judge: &mut Judge<'_, UnitBoard<R>, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.particles.found(&self.factory, self.size, judge, rng)
    }

    fn step<F: Fitness<UnitBoard<R>>>(
        &mut self,
        judge: &mut Judge<'_, UnitBoard<R>, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let leader = self.particles.leader(0..self.size);
        let best = f64::from(self.particles.bests[leader].cost.total());
        let mutates = Probability::new(self.mutation_rate * (1.0 - best / self.worst));
        let crosses = Probability::new(rng.share());
        for place in 0..self.size {
            let parent = self.select(leader, rng);
            let Particles { members, bests, rooms } = &mut self.particles;
            let [child, middle] = &mut rooms[..] else { return ControlFlow::Continue(()) };
            if rng.chance(crosses) {
                let own = [&members[parent].puzzle, &bests[parent].puzzle];
                self.own.cross(own, &mut middle.puzzle, rng);
                let common = [&middle.puzzle, &bests[leader].puzzle];
                self.common.cross(common, &mut child.puzzle, rng);
            } else {
                child.puzzle.clone_from(&members[parent].puzzle);
            }
            if rng.chance(mutates) {
                swap_at_random(&mut child.puzzle, 1, rng);
            }
            self.particles.settle(place, judge)?;
        }
        ControlFlow::Continue(())
    }

    fn receive(&mut self, migrant: Member<UnitBoard<R>>) {
        self.particles.receive(migrant);
    }

    fn members(&self) -> &[Member<UnitBoard<R>>] {
        &self.particles.members
    }
}
