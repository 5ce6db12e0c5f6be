//! Hill climbing on one board, with restarts.

use std::ops::ControlFlow;

use crate::algorithms::local::{Walk, random_move};
use crate::encodings::swaps::SwapBoard;
use crate::fitness::{Cost, Fitness};
use crate::judge::{Judge, Stop};
use crate::random::Rng;

/// Makes swaps that do no harm, and begins anew when they lead nowhere.
pub(crate) struct Climber {
    tries: usize,
    patience: usize,
    /// The lowest cost since the last restart, and how many tries ago it was found.
    best: u32,
    since_best: usize,
}

impl Climber {
    /// Tries so many swaps a generation, and begins anew after `patience` without a new best.
    pub(crate) fn new(tries: usize, patience: usize) -> Self {
        Self { tries, patience, best: u32::MAX, since_best: 0 }
    }
}

state!(Climber: best, since_best);

impl Walk for Climber {
    fn generation<F: Fitness<SwapBoard>>(
        &mut self,
        board: &mut SwapBoard,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        for _ in 0..self.tries {
            self.since_best += 1;
            if self.since_best > self.patience {
                judge.count_moves(1)?;
                board.shuffle(rng);
                judge.restart();
                self.best = u32::MAX;
            } else {
                let (swap, price) = random_move(board, judge, rng)?;
                if price <= 0 {
                    board.make(swap, price);
                }
            }
            if board.cost() < self.best {
                (self.best, self.since_best) = (board.cost(), 0);
                judge.record(board, Cost::one(board.cost()))?;
            }
        }
        ControlFlow::Continue(())
    }
}
