//! The decision when to reinitialise a population.

use crate::traits::Cost;

/// Counts the generations without improvement and decides when the population should be
/// reinitialised.
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
    /// The number of generations after which patience runs out; `None` if it never does.
    limit: Option<u64>,
    /// `true` if improvements do not reset the count.
    is_lifetime: bool,
    /// The lowest cost of the population so far.
    best: Cost,
    /// The number of generations since `best` was found.
    stale: u64,
}

state!(Patience: best, stale);

impl Patience {
    /// Patience that never runs out.
    pub const ENDLESS: Self = Self { limit: None, is_lifetime: false, best: Cost::WORST, stale: 0 };

    /// Patience that runs out after this many generations without a new best.
    #[must_use]
    pub const fn of(generations: u64) -> Self {
        Self { limit: Some(generations), ..Self::ENDLESS }
    }

    /// Patience that runs out after this many generations, regardless of improvements.
    #[must_use]
    pub const fn lifetime(generations: u64) -> Self {
        Self { is_lifetime: true, ..Self::of(generations) }
    }

    /// Counts a generation.
    #[inline]
    pub fn age(&mut self) {
        self.stale += 1;
    }

    /// Returns `true` if [`Patience::note`] may count an improvement in a population whose members
    /// cost at least `least`.
    #[inline]
    pub(crate) fn may_note(&self, least: Cost) -> bool {
        least < self.best
    }

    /// Resets the count if `best`, the lowest cost of the population, is an improvement.
    #[inline]
    pub fn note(&mut self, best: Cost) {
        if best < self.best && !self.is_lifetime {
            (self.best, self.stale) = (best, 0);
        }
    }

    /// Returns `true` if the population should be reinitialised.
    #[must_use]
    #[inline]
    pub fn has_run_out(&self) -> bool {
        self.limit.is_some_and(|limit| self.stale >= limit)
    }

    /// Starts counting for a new population.
    #[inline]
    pub fn renew(&mut self) {
        (self.best, self.stale) = (Cost::WORST, 0);
    }
}
