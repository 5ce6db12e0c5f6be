//! Particles: attempts that move, each with the best position it has visited.

use std::ops::ControlFlow;

use crate::random::Rng;
use crate::run::{Judge, Stop, founders, is_assessed};
use crate::traits::{Fitness, Member, Puzzle, PuzzleFactory};

/// A swarm of particles with their best positions.
pub struct Particles<P> {
    /// The current position of each particle.
    pub members: Vec<Member<P>>,
    /// The best position of each particle so far.
    pub bests: Vec<Member<P>>,
    /// Buffers for the position that a particle moves to, and for an intermediate one.
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
    pub fn found<B: PuzzleFactory<Puzzle = P>, F: Fitness<P>>(
        &mut self,
        factory: &B,
        size: usize,
        judge: &mut Judge<'_, P, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let (founders, stopped) = founders(factory, size, judge, rng);
        self.rooms = founders.iter().cycle().take(2).cloned().collect();
        self.bests.clone_from(&founders);
        self.members = founders;
        stopped
    }

    /// The particle with the best position so far among the given ones; the first one on a tie.
    /// Particle 0 if none is given.
    pub fn leader(&self, among: impl IntoIterator<Item = usize>) -> usize {
        among.into_iter().min_by_key(|&particle| self.bests[particle].cost).unwrap_or(0)
    }

    /// Evaluates the position in the first buffer and moves a particle there.
    pub fn settle<F: Fitness<P>>(
        &mut self,
        particle: usize,
        judge: &mut Judge<'_, P, F>,
    ) -> ControlFlow<Stop> {
        let judged = judge.assess(&mut self.rooms[0]);
        if is_assessed(judged) {
            let (member, best) = (&mut self.members[particle], &mut self.bests[particle]);
            std::mem::swap(member, &mut self.rooms[0]);
            if member.cost <= best.cost {
                best.copy_from(member);
            }
        }
        judged
    }

    /// Replaces the worst particle by a migrant; the last one on a tie.
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
