//! Swarms of particles: attempts that move, each with the best position that it has visited.

use std::ops::ControlFlow;

use crate::random::Rng;
use crate::run::{Judge, Stop, initial_population, is_assessed};
use crate::traits::{Fitness, Member, Puzzle, PuzzleFactory};

/// A swarm of particles with their best positions.
pub struct Particles<P> {
    /// The current position of each particle.
    pub members: Vec<Member<P>>,
    /// The best position of each particle so far.
    pub bests: Vec<Member<P>>,
    /// Buffers for the position to which a particle moves, and for an intermediate position.
    pub rooms: Vec<Member<P>>,
}

state!([P: Puzzle] Particles<P>: members, bests);

/// Creates an empty swarm.
impl<P> Default for Particles<P> {
    fn default() -> Self {
        Self { members: Vec::new(), bests: Vec::new(), rooms: Vec::new() }
    }
}

impl<P: Puzzle> Particles<P> {
    /// Creates and evaluates `size` particles.
    pub fn initialise<B: PuzzleFactory<Puzzle = P>, F: Fitness<P>>(
        &mut self,
        factory: &B,
        size: usize,
        judge: &mut Judge<'_, P, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let (initial_population, stopped) = initial_population(factory, size, judge, rng);
        self.rooms = initial_population.iter().cycle().take(2).cloned().collect();
        self.bests.clone_from(&initial_population);
        self.members = initial_population;
        stopped
    }

    /// The particle with the best position so far among the given particles; on a tie, the first
    /// one. Particle 0 if no particles are given.
    pub fn leader(&self, among: impl IntoIterator<Item = usize>) -> usize {
        among.into_iter().min_by_key(|&particle| self.bests[particle].cost).unwrap_or(0)
    }

    /// Evaluates the position in the first buffer and moves a particle there. The position results
    /// from the positions of `member`, of its own best and of the best of `leader`; it was `crossed`
    /// before its mutation.
    pub fn settle<F: Fitness<P>>(
        &mut self,
        particle: usize,
        [member, leader]: [usize; 2],
        crossed: Option<&P>,
        judge: &mut Judge<'_, P, F>,
    ) -> ControlFlow<Stop> {
        let judged = judge.assess(&mut self.rooms[0]);
        if is_assessed(judged) {
            let Self { members, bests, rooms } = &*self;
            let parents = [&members[member], &bests[member], &bests[leader]];
            judge.record_birth(&parents, crossed, &rooms[0]);
            let (member, best) = (&mut self.members[particle], &mut self.bests[particle]);
            std::mem::swap(member, &mut self.rooms[0]);
            if member.cost <= best.cost {
                best.copy_from(member);
            }
        }
        judged
    }

    /// Replaces the worst particle by a migrant; on a tie, the last one.
    pub fn receive(&mut self, migrant: Member<P>) {
        let worst = (0..self.members.len()).max_by_key(|&particle| self.members[particle].cost);
        if let Some(worst) = worst {
            if migrant.cost <= self.bests[worst].cost {
                self.bests[worst].copy_from(&migrant);
            }
            self.members[worst] = migrant;
        }
    }
}
