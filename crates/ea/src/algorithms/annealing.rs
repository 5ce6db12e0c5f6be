//! Simulated annealing of one attempt.

use std::ops::ControlFlow;

use crate::algorithms::local::{Walk, random_move};
use crate::random::{Probability, Rng};
use crate::run::{Judge, Stop};
use crate::traits::{Cost, Fitness, Moves};

/// The number of moves in the random walk that determines the start temperature.
const SAMPLE: u32 = 200;

/// Acceptance probabilities of prices below this bound are tabulated once per chain of moves.
///
/// The bound is more than a swap costs in most encodings: two places, with five houses and twelve
/// pairs each.
const TABULATED: usize = 2 * (5 + 12) + 1;

/// Simulated annealing: moves that increase the cost are accepted with a probability that falls
/// with the temperature.
pub struct Annealer {
    cooling: f64,
    tries: u64,
    patience: usize,
    /// The temperature after a reheat.
    start: f64,
    temperature: f64,
    /// The lowest cost of the run.
    best: u32,
    /// The number of successive chains that ended no better than they began.
    stale: usize,
}

impl Annealer {
    /// Multiplies the temperature by `cooling` after each chain of `tries` moves. Restarts after
    /// `patience` successive chains that ended no better than they began.
    pub fn new(cooling: f64, tries: u64, patience: usize) -> Self {
        Self { cooling, tries, patience, start: 0.0, temperature: 0.0, best: u32::MAX, stale: 0 }
    }
}

state!(Annealer: temperature, best, stale);

impl<P: Moves> Walk<P> for Annealer {
    /// Sets the start temperature to the standard deviation of the cost during a random walk. Each
    /// move of the walk counts as an evaluation.
    fn prepare<F: Fitness<P>>(
        &mut self,
        attempt: &P,
        judge: &mut Judge<'_, P, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.best = attempt.cost();
        let (mut sum, mut squares) = (0.0, 0.0);
        let mut walker = attempt.clone();
        for _ in 0..SAMPLE {
            let (change, price) = random_move(&walker, judge, rng)?;
            walker.make(change, price);
            // Relative to the first cost, to keep the numbers small.
            let cost = f64::from(walker.cost()) - f64::from(attempt.cost());
            sum += cost;
            squares += cost * cost;
        }
        let count = f64::from(SAMPLE);
        let variance = (squares - sum * sum / count) / (count - 1.0);
        self.start = libm::sqrt(variance).max(0.1);
        self.temperature = self.start;
        ControlFlow::Continue(())
    }

    /// Makes one chain of moves at one temperature.
    fn generation<F: Fitness<P>>(
        &mut self,
        attempt: &mut P,
        judge: &mut Judge<'_, P, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        if self.stale >= self.patience {
            judge.restart();
            (self.temperature, self.stale) = (self.start, 0);
            attempt.shuffle(rng);
            self.best = self.best.min(judge.evaluate(attempt)?.total());
        }
        let before = attempt.cost();
        let temperature = self.temperature;
        self.temperature *= self.cooling;
        let mut accept = [Probability::NEVER; TABULATED];
        let chance = |worse: f64| Probability::new(libm::exp(-worse / temperature));
        for (worse, probability) in accept.iter_mut().enumerate() {
            *probability = chance(worse as f64);
            if *probability == Probability::NEVER {
                break;
            }
        }
        for _ in 0..self.tries {
            let (change, price) = random_move(attempt, judge, rng)?;
            let tabulated = || accept.get(price as usize).copied();
            let probability = || tabulated().unwrap_or_else(|| chance(f64::from(price)));
            if price <= 0 || rng.chance(probability()) {
                attempt.make(change, price);
                if attempt.cost() < self.best {
                    self.best = attempt.cost();
                    judge.record(attempt, Cost::one(attempt.cost()))?;
                }
            }
        }
        self.stale = if attempt.cost() < before { 0 } else { self.stale + 1 };
        ControlFlow::Continue(())
    }
}
