//! A genetic algorithm in which members cross over with their own best board and with the best
//! board of all members.

use std::ops::ControlFlow;

use evoku_ea::algorithms::Particles;
use evoku_ea::random::Probability;
use evoku_ea::{Algorithm, Fitness, Judge, Member, Puzzle, Rng, Stop, state};

use crate::encodings::units::{Crossover, Row, UnitBoard, UnitFactory, swap_at_random};

/// A population whose children inherit from a member, from its own best board and from the best
/// board of all members.
pub(crate) struct Experience<R: Row> {
    factory: UnitFactory<R>,
    size: usize,
    /// The probability of a mutation if the best board is close to a solution.
    mutation_rate: f64,
    /// The cost of a board without any correct digit.
    worst: f64,
    own: Crossover,
    common: Crossover,
    particles: Particles<UnitBoard<R>>,
}

impl<R: Row> Experience<R> {
    /// Creates a population of `size` members. The probability of a mutation is linear in the cost
    /// of the best board: 0 at a cost of `worst`, and `mutation_rate` at a solution.
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
            // The parent, its own best board and the best board of all contribute a third of the
            // boxes each.
            own: Crossover::Biased(Probability::new(1.0 / 2.0)),
            common: Crossover::Biased(Probability::new(1.0 / 3.0)),
            particles: Particles::default(),
        }
    }

    /// Draws two members and returns the one that differs more from the best board; on a tie, the
    /// first one.
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

    fn initialise<F: Fitness<UnitBoard<R>>>(
        &mut self,
        judge: &mut Judge<'_, UnitBoard<R>, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.particles.initialise(&self.factory, self.size, judge, rng)
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
            let crossed = judge.records_births().then(|| child.puzzle.clone());
            if rng.chance(mutates) {
                swap_at_random(&mut child.puzzle, 1, rng);
            }
            self.particles.settle(place, [parent, leader], crossed.as_ref(), judge)?;
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
