//! Simulated annealing on one board.

use std::ops::ControlFlow;

use crate::algorithms::local::{Walk, random_move};
use crate::encodings::swaps::SwapBoard;
use crate::fitness::{Cost, Fitness};
use crate::judge::{Judge, Stop};
use crate::random::{Probability, Rng};

/// The moves of the walk that finds the start temperature.
const SAMPLE: u32 = 200;

/// More than any swap costs: either cell may leave a digit missing in five judged houses (row,
/// column, two diagonals, window) and meet its own digit in twelve partners (eight knight's, four
/// king's moves).
const WORST: usize = 2 * (5 + 12) + 1;

/// Swaps that make the board worse are accepted with a probability that falls with the
/// temperature.
pub(crate) struct Annealer {
    cooling: f64,
    tries: u64,
    patience: usize,
    /// The temperature that a reheat goes back to.
    start: f64,
    temperature: f64,
    /// The lowest cost of the run.
    best: u32,
    /// Chains in a row that ended no better than they began.
    stale: usize,
}

impl Annealer {
    /// Multiplies the temperature by `cooling` after each chain of `tries` swaps, and begins anew
    /// after `patience` chains in a row that ended no better than they began.
    pub(crate) fn new(cooling: f64, tries: u64, patience: usize) -> Self {
        Self { cooling, tries, patience, start: 0.0, temperature: 0.0, best: u32::MAX, stale: 0 }
    }
}

state!(Annealer: temperature, best, stale);

impl Walk for Annealer {
    /// Sets the start temperature: the standard deviation of the cost during a random walk, each
    /// move of which counts.
    fn prepare<F: Fitness<SwapBoard>>(
        &mut self,
        board: &SwapBoard,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.best = board.cost();
        let (mut sum, mut squares) = (0.0, 0.0);
        let mut walker = board.clone();
        for _ in 0..SAMPLE {
            let (swap, price) = random_move(&walker, judge, rng)?;
            walker.make(swap, price);
            // From the first cost on, so that the numbers stay small.
            let cost = f64::from(walker.cost()) - f64::from(board.cost());
            sum += cost;
            squares += cost * cost;
        }
        let count = f64::from(SAMPLE);
        let variance = (squares - sum * sum / count) / (count - 1.0);
        self.start = libm::sqrt(variance).max(0.1);
        self.temperature = self.start;
        ControlFlow::Continue(())
    }

    /// One chain, at one temperature.
    fn generation<F: Fitness<SwapBoard>>(
        &mut self,
        board: &mut SwapBoard,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        if self.stale >= self.patience {
            judge.restart();
            (self.temperature, self.stale) = (self.start, 0);
            board.shuffle(rng);
            self.best = self.best.min(judge.evaluate(board)?.total());
        }
        let before = board.cost();
        let temperature = self.temperature;
        self.temperature *= self.cooling;
        let mut accept = [Probability::NEVER; WORST];
        for (worse, probability) in accept.iter_mut().enumerate() {
            *probability = Probability::new(libm::exp(-(worse as f64) / temperature));
            if *probability == Probability::NEVER {
                break;
            }
        }
        for _ in 0..self.tries {
            let (swap, price) = random_move(board, judge, rng)?;
            let accepted = price <= 0
                || accept.get(price as usize).is_some_and(|&probability| rng.chance(probability));
            if accepted {
                board.make(swap, price);
                if board.cost() < self.best {
                    self.best = board.cost();
                    judge.record(board, Cost::one(board.cost()))?;
                }
            }
        }
        self.stale = if board.cost() < before { 0 } else { self.stale + 1 };
        ControlFlow::Continue(())
    }
}
