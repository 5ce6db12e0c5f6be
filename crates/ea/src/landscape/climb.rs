//! Climbs to a local optimum.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::landscape::walk::Neighbourhood;
use crate::random::Rng;

/// Returns `true` if the caller cancelled.
pub(super) fn is_set(cancel: Option<&AtomicBool>) -> bool {
    cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed))
}

/// An attempt that climbs, with a second one on which moves are tried.
pub(super) struct Climber<A> {
    pub(super) attempt: A,
    scratch: A,
}

impl<A: Clone> Climber<A> {
    pub(super) fn new(attempt: A) -> Self {
        Self { scratch: attempt.clone(), attempt }
    }

    /// Makes moves that lower the cost until none is left or `cancel` becomes true. Returns the
    /// number of moves made.
    ///
    /// First improvement: moves are tried in order of their numbers, starting at a random one and
    /// wrapping around.
    pub(super) fn climb<N: Neighbourhood<Attempt = A>>(
        &mut self,
        on: &N,
        rng: &mut Rng,
        cancel: Option<&AtomicBool>,
    ) -> usize {
        let mut steps = 0;
        while !is_set(cancel)
            && let Some(better) = self.better(on, rng)
        {
            on.make(&mut self.attempt, better);
            steps += 1;
        }
        steps
    }

    fn better<N: Neighbourhood<Attempt = A>>(&mut self, on: &N, rng: &mut Rng) -> Option<usize> {
        let moves = on.moves();
        let start = rng.index(moves);
        let all = (start..moves).chain(0..start);
        all.into_iter().find(|&number| on.price(&self.attempt, &mut self.scratch, number) < 0)
    }

    /// The share of moves that do not change the cost.
    pub(super) fn neutrality<N: Neighbourhood<Attempt = A>>(&mut self, on: &N) -> f64 {
        let moves = 0..on.moves();
        let neutral =
            moves.filter(|&number| on.price(&self.attempt, &mut self.scratch, number) == 0);
        neutral.count() as f64 / on.moves() as f64
    }
}
