//! Estimation of distribution: learns the frequency of digits in good boards.

use std::ops::ControlFlow;

use evoku_ea::algorithms::Brood;
use evoku_ea::random::Probability;
use evoku_ea::selection::greedy_or_proportional;
use evoku_ea::{Algorithm, Fitness, Judge, Member, Rng, Stop, state};

use crate::algorithms::distribution::Distribution;
use crate::encodings::board::{Board, BoardFactory};

/// Settings for learning a distribution and for resetting it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Learning {
    /// The number of best members of a generation from which the distribution is learnt.
    pub(crate) selected: usize,
    /// The learning rate: the weight of the new frequencies in each generation.
    pub(crate) rate: f64,
    /// The probability of a cell's likeliest digit at which the distribution counts as converged.
    pub(crate) converged: f64,
}

/// Samples boards from a distribution in which cells are independent, and learns it from the best
/// of the boards.
pub(crate) struct Estimation {
    factory: BoardFactory,
    size: usize,
    learning: Learning,
    distribution: Distribution,
    brood: Brood<Board>,
}

impl Estimation {
    /// Creates an algorithm that samples `size` boards per generation.
    pub(crate) fn new(factory: BoardFactory, size: usize, learning: Learning) -> Self {
        let (open, side) = (factory.posed().open(), factory.posed().sudoku().geometry().side());
        let distribution = Distribution::new(open, side);
        let mut estimation =
            Self { factory, size, learning, distribution, brood: Brood::new(Vec::new()) };
        estimation.forget();
        estimation
    }

    /// Makes all possible digits of each cell equally likely.
    fn forget(&mut self) {
        let posed = self.factory.posed();
        (0..posed.open())
            .for_each(|open| self.distribution.spread(open, posed.domain(open).iter().copied()));
    }

    /// Returns `true` if the cells are converged on average.
    fn has_converged(&self) -> bool {
        let cells = self.distribution.cells();
        let surest = (0..cells).map(|cell| self.distribution.surest(cell));
        surest.sum::<f64>() >= self.learning.converged * cells as f64
    }

    /// Samples and evaluates a generation.
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
