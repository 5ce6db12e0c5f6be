//! Estimation of distribution: what good boards have in each cell.

use std::ops::ControlFlow;

use evoku_ea::algorithms::Brood;
use evoku_ea::random::Probability;
use evoku_ea::selection::greedy_or_proportional;
use evoku_ea::{Algorithm, Fitness, Judge, Member, Rng, Stop, state};

use crate::algorithms::distribution::Distribution;
use crate::encodings::board::{Board, BoardFactory};

/// How a distribution is learnt, and when it is forgotten.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Learning {
    /// The best of a generation from which it is learnt.
    pub(crate) selected: usize,
    /// The share of each probability that is learnt anew each generation.
    pub(crate) rate: f64,
    /// How sure cells are of their likeliest digit when nothing new is to be expected.
    pub(crate) converged: f64,
}

/// Samples boards from a probability for each digit of each open cell, one cell independent of the
/// other, and learns the probabilities from the best of them.
pub(crate) struct Estimation {
    factory: BoardFactory,
    size: usize,
    learning: Learning,
    distribution: Distribution,
    brood: Brood<Board>,
}

impl Estimation {
    /// Samples so many boards a generation.
    pub(crate) fn new(factory: BoardFactory, size: usize, learning: Learning) -> Self {
        let (open, side) = (factory.posed().open(), factory.posed().sudoku().geometry().side());
        let distribution = Distribution::new(open, side);
        let mut estimation =
            Self { factory, size, learning, distribution, brood: Brood::new(Vec::new()) };
        estimation.forget();
        estimation
    }

    /// Makes all digits that a cell may have equally likely.
    fn forget(&mut self) {
        let posed = self.factory.posed();
        (0..posed.open())
            .for_each(|open| self.distribution.spread(open, posed.domain(open).iter().copied()));
    }

    /// Whether cells are sure of their likeliest digit, on average.
    fn has_converged(&self) -> bool {
        let cells = self.distribution.cells();
        let surest = (0..cells).map(|cell| self.distribution.surest(cell));
        surest.sum::<f64>() >= self.learning.converged * cells as f64
    }

    /// Samples and judges a generation.
    fn sample<F: Fitness<Board>>(
        &mut self,
        judge: &mut Judge<'_, Board, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let Self { factory, distribution, brood, .. } = self;
        brood.breed(|_, child| {
            for open in 0..distribution.cells() {
                let digits = factory.posed().domain(open).iter().map(|&d| usize::from(d) - 1);
                let weights = distribution.of(open);
                let digit = greedy_or_proportional(weights, digits, Probability::NEVER, rng);
                child.puzzle.set(open, digit as u8 + 1);
            }
            judge.assess(child)
        })?;
        brood.succeed();
        ControlFlow::Continue(())
    }
}

state!(Estimation: distribution, brood);

impl Algorithm for Estimation {
    type Puzzle = Board;

    fn found<F: Fitness<Board>>(
        &mut self,
        judge: &mut Judge<'_, Board, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.brood.found(&self.factory, self.size, judge, rng)
    }

    fn step<F: Fitness<Board>>(
        &mut self,
        judge: &mut Judge<'_, Board, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let Learning { selected, rate, .. } = self.learning;
        self.distribution.learn(&self.brood.members, selected, rate);
        if self.has_converged() {
            judge.restart();
            self.forget();
        }
        self.sample(judge, rng)
    }

    fn receive(&mut self, migrant: Member<Board>) {
        self.brood.receive(migrant);
    }

    fn members(&self) -> &[Member<Board>] {
        self.brood.members()
    }
}
