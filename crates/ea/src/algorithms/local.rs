//! Walks: algorithms on a single attempt.

use std::ops::ControlFlow;

use crate::random::Rng;
use crate::record::Offspring;
use crate::run::{Algorithm, Judge, Stop, is_assessed};
use crate::state::State;
use crate::traits::{Cost, Fitness, Member, Moves, PuzzleFactory};

/// A walk of a single attempt, by its moves.
pub trait Walk<P: Moves>: State {
    /// Samples the surroundings of the first attempt, if the walk needs that.
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

/// A random move and what it would add to the cost, which is counted; breaks where nothing can be
/// moved.
// The compiler doesn't inline it by itself, and then what it returns goes through memory at every
// step.
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

/// A population of one, which walks.
pub struct LocalSearch<B: PuzzleFactory, W> {
    factory: B,
    walk: W,
    /// The one member.
    current: Vec<Member<B::Puzzle>>,
    /// How it compares with itself before the last generation.
    offspring: Offspring,
}

impl<B: PuzzleFactory, W> LocalSearch<B, W> {
    /// Walks from an attempt that the factory makes.
    pub fn new(factory: B, walk: W) -> Self {
        Self { factory, walk, current: Vec::new(), offspring: Offspring::default() }
    }
}

state!([B: PuzzleFactory<Puzzle: Moves>, W: Walk<B::Puzzle>] LocalSearch<B, W>: walk, current);

impl<B: PuzzleFactory<Puzzle: Moves>, W: Walk<B::Puzzle>> Algorithm for LocalSearch<B, W> {
    type Puzzle = B::Puzzle;

    fn found<F: Fitness<B::Puzzle>>(
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
        let Member { puzzle, cost } = &mut self.current[0];
        let walked = self.walk.generation(puzzle, judge, rng);
        let before = std::mem::replace(cost, Cost::one(puzzle.cost()));
        self.offspring = Offspring::default();
        self.offspring.count(*cost, before);
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
