//! When to give up a population.

use crate::traits::Cost;

/// Counts how long a population has gone without improving, and says when to found a new one.
///
/// ```
/// use evoku_ea::{Cost, Patience};
///
/// let mut patience = Patience::of(2);
/// patience.note(Cost::one(9));
/// for expected in [false, true] {
///     patience.age();
///     patience.note(Cost::one(9)); // no better than before
///     assert_eq!(patience.has_run_out(), expected);
/// }
/// patience.renew();
/// assert!(!patience.has_run_out());
/// ```
#[derive(Clone, Debug)]
pub struct Patience {
    /// Generations without improvement; none for any number.
    limit: Option<u64>,
    /// Whether improvements don't count.
    is_lifetime: bool,
    /// The lowest cost of the population so far.
    best: Cost,
    /// Generations since that was found.
    stale: u64,
}

state!(Patience: best, stale);

impl Patience {
    /// Never runs out.
    pub const ENDLESS: Self = Self { limit: None, is_lifetime: false, best: Cost::WORST, stale: 0 };

    /// Runs out after this many generations without a new best.
    #[must_use]
    pub const fn of(generations: u64) -> Self {
        Self { limit: Some(generations), ..Self::ENDLESS }
    }

    /// Runs out after this many generations, whatever they bring.
    #[must_use]
    pub const fn lifetime(generations: u64) -> Self {
        Self { is_lifetime: true, ..Self::of(generations) }
    }

    /// Counts a generation.
    #[inline]
    pub fn age(&mut self) {
        self.stale += 1;
    }

    /// Begins to count anew if `best`, the lowest cost of the population, is a new best.
    #[inline]
    pub fn note(&mut self, best: Cost) {
        if best < self.best && !self.is_lifetime {
            (self.best, self.stale) = (best, 0);
        }
    }

    /// Whether it is time to found a new population.
    #[must_use]
    #[inline]
    pub fn has_run_out(&self) -> bool {
        self.limit.is_some_and(|limit| self.stale >= limit)
    }

    /// Begins to count for a new population.
    #[inline]
    pub fn renew(&mut self) {
        (self.best, self.stale) = (Cost::WORST, 0);
    }
}
