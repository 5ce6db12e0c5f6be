//! Local search: algorithms that change a single attempt.

use std::ops::ControlFlow;

use crate::random::Rng;
use crate::record::Offspring;
use crate::run::{Algorithm, Judge, Stop, is_assessed};
use crate::state::State;
use crate::traits::{Cost, Fitness, Member, Moves, PuzzleFactory};

/// A local search, which changes a single attempt move by move.
pub trait Walk<P: Moves>: State {
    /// Samples the neighbourhood of the first attempt, if the search needs that.
    fn prepare<F: Fitness<P>>(
        &mut self,
        _attempt: &P,
        _judge: &mut Judge<'_, P, F>,
        _rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        ControlFlow::Continue(())
    }

    /// Makes the moves of one generation.
    fn generation<F: Fitness<P>>(
        &mut self,
        attempt: &mut P,
        judge: &mut Judge<'_, P, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop>;
}

/// Draws a random move, counts it, and returns it with the change of the cost that it would cause.
/// Breaks if no move is possible.
// Without this attribute the compiler doesn't inline it, and its result goes through memory at
// every step.
#[inline(always)]
pub fn random_move<P: Moves, F: Fitness<P>>(
    attempt: &P,
    judge: &mut Judge<'_, P, F>,
    rng: &mut Rng,
) -> ControlFlow<Stop, (P::Move, i32)> {
    let Some(change) = attempt.random_move(rng) else { return ControlFlow::Break(Stop::Exhausted) };
    judge.count_moves(1)?;
    ControlFlow::Continue((change, attempt.price_of(change)))
}

/// Adapts a [`Walk`] to an [`Algorithm`]: a population of one member.
pub struct LocalSearch<B: PuzzleFactory, W> {
    factory: B,
    walk: W,
    /// The only member.
    current: Vec<Member<B::Puzzle>>,
    /// The comparison of the member with its state before the last generation.
    offspring: Offspring,
}

impl<B: PuzzleFactory, W> LocalSearch<B, W> {
    /// Creates a local search that starts from an attempt of the factory.
    pub fn new(factory: B, walk: W) -> Self {
        Self { factory, walk, current: Vec::new(), offspring: Offspring::default() }
    }
}

state!([B: PuzzleFactory<Puzzle: Moves>, W: Walk<B::Puzzle>] LocalSearch<B, W>: walk, current);

impl<B: PuzzleFactory<Puzzle: Moves>, W: Walk<B::Puzzle>> Algorithm for LocalSearch<B, W> {
    type Puzzle = B::Puzzle;

    fn initialise<F: Fitness<B::Puzzle>>(
        &mut self,
        judge: &mut Judge<'_, B::Puzzle, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let mut founder = Member { puzzle: self.factory.create(rng), cost: Cost::WORST };
        let judged = judge.assess(&mut founder);
        if !is_assessed(judged) {
            return judged;
        }
        let prepared = match judged {
            ControlFlow::Continue(()) => self.walk.prepare(&founder.puzzle, judge, rng),
            solved => solved,
        };
        self.current.push(founder);
        prepared
    }

    fn step<F: Fitness<B::Puzzle>>(
        &mut self,
        judge: &mut Judge<'_, B::Puzzle, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let parent = judge.records_births().then(|| self.current[0].clone());
        let Member { puzzle, cost } = &mut self.current[0];
        let walked = self.walk.generation(puzzle, judge, rng);
        let before = std::mem::replace(cost, Cost::one(puzzle.cost()));
        self.offspring = Offspring::default();
        self.offspring.count(*cost, [before; 2]);
        if let Some(parent) = &parent {
            judge.record_birth(&[parent], None, &self.current[0]);
        }
        walked
    }

    fn receive(&mut self, migrant: Member<B::Puzzle>) {
        self.current[0] = migrant;
    }

    fn members(&self) -> &[Member<B::Puzzle>] {
        &self.current
    }

    fn offspring(&self) -> Option<Offspring> {
        Some(self.offspring)
    }
}
