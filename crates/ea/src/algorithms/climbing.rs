//! Hill climbing of one attempt, with restarts.

use std::ops::ControlFlow;

use crate::algorithms::local::{Walk, random_move};
use crate::random::Rng;
use crate::run::{Judge, Stop};
use crate::traits::{Cost, Fitness, Moves};

/// Makes random moves that don't increase the cost, and restarts after too many tries without
/// improvement.
pub struct Climber {
    tries: usize,
    patience: usize,
    /// The lowest cost since the last restart, and the number of tries since it was found.
    best: u32,
    since_best: usize,
}

impl Climber {
    /// Tries `tries` moves per generation. Restarts after `patience` tries without a new best.
    pub fn new(tries: usize, patience: usize) -> Self {
        Self { tries, patience, best: u32::MAX, since_best: 0 }
    }
}

state!(Climber: best, since_best);

impl<P: Moves> Walk<P> for Climber {
    fn generation<F: Fitness<P>>(
        &mut self,
        attempt: &mut P,
        judge: &mut Judge<'_, P, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        for _ in 0..self.tries {
            self.since_best += 1;
            if self.since_best > self.patience {
                judge.count_moves(1)?;
                attempt.shuffle(rng);
                judge.restart();
                self.best = u32::MAX;
            } else {
                let (change, price) = random_move(attempt, judge, rng)?;
                if price <= 0 {
                    attempt.make(change, price);
                }
            }
            if attempt.cost() < self.best {
                (self.best, self.since_best) = (attempt.cost(), 0);
                judge.record(attempt, Cost::one(attempt.cost()))?;
            }
        }
        ControlFlow::Continue(())
    }
}
