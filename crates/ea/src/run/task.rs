//! The seed, the budget and the observer of a run.

use crate::random::Rng;
use crate::record::Observer;
use crate::run::algorithm::Algorithm;
use crate::run::judge::{Budget, Judge};
use crate::run::running::Running;
use crate::run::search::Search;
use crate::traits::Fitness;

/// A run that was begun.
pub type Begun<'a> = Box<dyn Search + 'a>;

/// The seed, the budget and the observer of a run that is about to begin.
pub struct Task<'a> {
    /// The seed of all random numbers.
    pub seed: u64,
    /// The limits of the run.
    pub budget: Budget<'a>,
    /// The observer, if there is one.
    pub observer: Option<&'a mut dyn Observer>,
    /// The number of values that propagation placed before the run.
    pub placements: u64,
}

impl<'a> Task<'a> {
    /// A run with an observer.
    pub fn new(seed: u64, budget: Budget<'a>, observer: &'a mut dyn Observer) -> Self {
        Self { observer: Some(observer), ..Self::unobserved(seed, budget) }
    }

    /// A run without an observer.
    #[must_use]
    pub fn unobserved(seed: u64, budget: Budget<'a>) -> Self {
        Self { seed, budget, observer: None, placements: 0 }
    }

    /// Begins a run of an algorithm.
    pub fn begin<A, F>(self, algorithm: A, fitness: F) -> Begun<'a>
    where
        A: Algorithm + Send + 'a,
        F: Fitness<A::Puzzle> + Send + 'a,
    {
        let mut judge = Judge::new(fitness, self.budget);
        judge.note_placements(self.placements);
        let running = Running::new(algorithm, judge, Rng::new(self.seed));
        Box::new(match self.observer {
            Some(observer) => running.observed_by(observer),
            None => running,
        })
    }
}
