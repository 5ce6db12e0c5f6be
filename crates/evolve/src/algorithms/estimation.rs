//! Estimation of distribution: what good boards have in each cell.

use std::ops::ControlFlow;

use crate::algorithm::Algorithm;
use crate::algorithms::brood::Brood;
use crate::encodings::board::{Board, BoardFactory};
use crate::fitness::Fitness;
use crate::judge::{Judge, Stop};
use crate::puzzle::Member;
use crate::random::{Probability, Rng};
use crate::selection::{Truncation, greedy_or_proportional};

/// How a distribution is learnt, and when it is forgotten.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Learning {
    /// The best of a generation from which it is learnt.
    pub(crate) selected: usize,
    /// The share of each probability that is learnt anew each generation.
    pub(crate) rate: f64,
    /// How sure of its likeliest digit a cell is on average when nothing new is to be expected.
    pub(crate) converged: f64,
    /// The share of the cells that forget what they learnt then.
    pub(crate) forgotten: f64,
}

/// Samples boards from a probability for each digit of each open cell, one cell independent of the
/// other, and learns the probabilities from the best of them.
pub(crate) struct Estimation {
    factory: BoardFactory,
    size: usize,
    learning: Learning,
    side: usize,
    /// For each open cell and digit.
    probabilities: Vec<f64>,
    best: Truncation,
    brood: Brood<Board>,
}

impl Estimation {
    /// Samples so many boards a generation.
    pub(crate) fn new(factory: BoardFactory, size: usize, learning: Learning) -> Self {
        let (open, side) = (factory.posed().open(), factory.posed().sudoku().geometry().side());
        let mut estimation = Self {
            factory,
            size,
            learning,
            side,
            probabilities: vec![0.0; open * side],
            best: Truncation::default(),
            brood: Brood::new(Vec::new()),
        };
        (0..open).for_each(|open| estimation.forget(open));
        estimation
    }

    /// Makes all digits that a cell may have equally likely.
    fn forget(&mut self, open: usize) {
        let domain = self.factory.posed().domain(open);
        let probabilities = &mut self.probabilities[open * self.side..][..self.side];
        probabilities.fill(0.0);
        for &digit in domain {
            probabilities[usize::from(digit) - 1] = 1.0 / domain.len() as f64;
        }
    }

    /// Moves the probabilities towards the frequencies among the best members.
    fn learn(&mut self) {
        let Self { best, brood: Brood { members, .. }, learning, side, probabilities, .. } = self;
        best.rank(members, learning.selected);
        probabilities.iter_mut().for_each(|probability| *probability *= 1.0 - learning.rate);
        let share = learning.rate / best.len() as f64;
        for member in best.iter() {
            for (open, probabilities) in probabilities.chunks_exact_mut(*side).enumerate() {
                let digit = members[member].puzzle.get(open);
                probabilities[usize::from(digit) - 1] += share;
            }
        }
    }

    fn has_converged(&self) -> bool {
        let cells = self.probabilities.chunks_exact(self.side);
        let count = cells.len() as f64;
        let surest = cells.map(|cell| cell.iter().copied().fold(0.0, f64::max));
        surest.sum::<f64>() >= self.learning.converged * count
    }

    /// Has a random share of the cells forget what they learnt, one of them in any case.
    fn restart(&mut self, rng: &mut Rng) {
        let open = self.probabilities.len() / self.side;
        let share = Probability::new(self.learning.forgotten);
        let certain = rng.index(open);
        for cell in 0..open {
            if rng.chance(share) || cell == certain {
                self.forget(cell);
            }
        }
    }

    /// Samples and judges a generation.
    fn sample<F: Fitness<Board>>(
        &mut self,
        judge: &mut Judge<'_, Board, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let Self { factory, side, probabilities, brood, .. } = self;
        for (made, child) in brood.children.iter_mut().enumerate() {
            for (open, probabilities) in probabilities.chunks_exact(*side).enumerate() {
                let digits = factory.posed().domain(open).iter().map(|&d| usize::from(d) - 1);
                let digit = greedy_or_proportional(probabilities, digits, Probability::NEVER, rng);
                child.puzzle.set(open, digit as u8 + 1);
            }
            let judged = judge.assess(child);
            if judged == ControlFlow::Break(Stop::Solved) {
                brood.cut_short = Some(made + 1);
            }
            judged?;
        }
        brood.succeed();
        ControlFlow::Continue(())
    }
}

state!(Estimation: probabilities, brood);

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
        self.learn();
        if self.has_converged() {
            judge.restart();
            self.restart(rng);
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
