//! Geometric particle swarm optimisation on boards with complete rows.

use std::ops::ControlFlow;

use evoku_ea::algorithms::Particles;
use evoku_ea::random::Probability;
use evoku_ea::selection::torus_neighbours;
use evoku_ea::{Algorithm, Fitness, Judge, Member, Rng, Stop, state};

use crate::encodings::units::{Crossover, Mutation, Row, UnitBoard, UnitFactory};

/// A swarm of particles. A particle moves to a position between its own, its best position and the
/// best position of a leader.
pub(crate) struct GeometricSwarm<R: Row> {
    factory: UnitFactory<R>,
    size: usize,
    to_best: Crossover,
    to_leader: Crossover,
    mutation: Mutation,
    /// `true` if a particle follows the best of its four neighbours on a torus; `false` if it
    /// follows the best of all particles.
    on_torus: bool,
    particles: Particles<UnitBoard<R>>,
}

impl<R: Row> GeometricSwarm<R> {
    /// Creates a swarm of `size` particles. The three `weights` belong to the particle's own
    /// position, its best position and the leader's best position. If all weights are 0, particles
    /// don't move.
    pub(crate) fn new(
        factory: UnitFactory<R>,
        size: usize,
        weights: [f64; 3],
        mutation: Mutation,
        on_torus: bool,
    ) -> Self {
        let [own, best, leader] = weights;
        Self {
            factory,
            size,
            // Two crossovers of two parents are equivalent to one crossover of three parents: the
            // second crossover combines the result of the first with the third parent.
            to_best: towards(best, own),
            to_leader: towards(leader, own + best),
            mutation,
            on_torus,
            particles: Particles::default(),
        }
    }

    /// The particle whose best position attracts this particle.
    fn leader_of(&self, particle: usize, of_all: usize) -> usize {
        if self.on_torus {
            let neighbours = torus_neighbours(particle, self.size);
            self.particles.leader(std::iter::once(particle).chain(neighbours))
        } else {
            of_all
        }
    }
}

/// A crossover that takes each cycle from the first or the second parent with probabilities in
/// proportion to these weights.
fn towards(second: f64, first: f64) -> Crossover {
    let share = if second > 0.0 { second / (second + first) } else { 0.0 };
    Crossover::BiasedCycle(Probability::new(share))
}

state!([R: Row] GeometricSwarm<R>: particles);

impl<R: Row> Algorithm for GeometricSwarm<R> {
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
        let of_all = self.particles.leader(0..self.size);
        for particle in 0..self.size {
            let leader = self.leader_of(particle, of_all);
            let Particles { members, bests, rooms } = &mut self.particles;
            let [end, middle] = &mut rooms[..] else { return ControlFlow::Continue(()) };
            let own = [&members[particle].puzzle, &bests[particle].puzzle];
            self.to_best.cross(own, &mut middle.puzzle, rng);
            let to_leader = [&middle.puzzle, &bests[leader].puzzle];
            self.to_leader.cross(to_leader, &mut end.puzzle, rng);
            let crossed = judge.records_births().then(|| end.puzzle.clone());
            self.mutation.mutate(&mut end.puzzle, rng);
            self.particles.settle(particle, [particle, leader], crossed.as_ref(), judge)?;
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
