//! What algorithms on one board have in common.

use std::ops::ControlFlow;

use crate::algorithm::Algorithm;
use crate::encodings::swaps::{Swap, SwapBoard, SwapFactory};
use crate::factory::PuzzleFactory;
use crate::fitness::{Cost, Fitness};
use crate::judge::{Judge, Stop, is_assessed};
use crate::puzzle::Member;
use crate::random::Rng;
use crate::state::State;

/// What an algorithm does with its one board.
pub(crate) trait Walk: State {
    /// Looks around from the first board, if it wants to.
    fn prepare<F: Fitness<SwapBoard>>(
        &mut self,
        _board: &SwapBoard,
        _judge: &mut Judge<'_, SwapBoard, F>,
        _rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        ControlFlow::Continue(())
    }

    /// Makes the moves of one generation.
    fn generation<F: Fitness<SwapBoard>>(
        &mut self,
        board: &mut SwapBoard,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop>;
}

/// A random swap and what it would add to the cost, counted as a move; breaks where nothing can be
/// swapped.
// The compiler doesn't inline it by itself, and then what it returns goes through memory at every
// step.
#[inline(always)]
pub(crate) fn random_move<F: Fitness<SwapBoard>>(
    board: &SwapBoard,
    judge: &mut Judge<'_, SwapBoard, F>,
    rng: &mut Rng,
) -> ControlFlow<Stop, (Swap, i32)> {
    let Some(swap) = board.random_swap(rng) else { return ControlFlow::Break(Stop::Exhausted) };
    judge.count_moves(1)?;
    ControlFlow::Continue((swap, board.price(swap)))
}

/// A population of one, which walks.
pub(crate) struct LocalSearch<W> {
    factory: SwapFactory,
    walk: W,
    /// The one member.
    current: Vec<Member<SwapBoard>>,
}

impl<W> LocalSearch<W> {
    /// Walks from a board that the factory makes.
    pub(crate) fn new(factory: SwapFactory, walk: W) -> Self {
        Self { factory, walk, current: Vec::new() }
    }
}

state!([W: Walk] LocalSearch<W>: walk, current);

impl<W: Walk> Algorithm for LocalSearch<W> {
    type Puzzle = SwapBoard;

    fn found<F: Fitness<SwapBoard>>(
        &mut self,
        judge: &mut Judge<'_, SwapBoard, F>,
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

    fn step<F: Fitness<SwapBoard>>(
        &mut self,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let Member { puzzle, cost } = &mut self.current[0];
        let walked = self.walk.generation(puzzle, judge, rng);
        *cost = Cost::one(puzzle.cost());
        walked
    }

    fn receive(&mut self, migrant: Member<SwapBoard>) {
        self.current[0] = migrant;
    }

    fn members(&self) -> &[Member<SwapBoard>] {
        &self.current
    }
}
