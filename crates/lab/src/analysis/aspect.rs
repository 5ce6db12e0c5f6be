//! The aspects in which two configurations are compared.

use evoku_messages::{Message, Say, say};

use crate::analysis::measure::{Basis, Measure};
use crate::stats::Spent;

/// An aspect in which two configurations are compared.
///
/// Each aspect is a comparison of its own, with its own effect, interval and p-value. No aspect
/// breaks ties of another one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aspect {
    /// The share of runs that found a solution.
    Success,
    /// The amount that the runs with a solution spent, on puzzles that both configurations solved
    /// at least once. Puzzles are compared by the ratio of the geometric means.
    Speed,
    /// PAR10: the mean amount spent, with each failure counted as ten times the budget.
    Penalised,
    /// The missing digits of the best attempts of failures, on puzzles on which both failed at
    /// least once.
    Failures,
    /// The missing digits of the best attempts of all runs; a solution counts as 0.
    Attempts,
}

/// The smallest amount in [`Aspect::Speed`], which avoids the logarithm of 0.
const LEAST_AMOUNT: f64 = 1.0;
/// The smallest number of seconds, for the same reason.
const LEAST_SECONDS: f64 = 1e-6;

impl Aspect {
    /// The aspects that are compared if runs are measured by `measure`.
    #[must_use]
    pub fn of(measure: Measure) -> &'static [Self] {
        match measure {
            Measure::Quality => &[Self::Success, Self::Attempts, Self::Failures],
            _ => &[Self::Success, Self::Speed, Self::Penalised, Self::Failures],
        }
    }

    /// The aspect that decides which configuration is called better.
    #[must_use]
    pub fn main(measure: Measure, basis: Basis) -> Self {
        match (measure, basis) {
            (Measure::Quality, _) => Self::Attempts,
            (_, Basis::Spent) => Self::Penalised,
            (_, Basis::Missing) => Self::Failures,
        }
    }

    /// The identifier of the aspect.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Success => "success",
            Self::Speed => "speed",
            Self::Penalised => "PAR10",
            Self::Failures => "failures",
            Self::Attempts => "quality",
        }
    }

    /// Returns `true` if higher values are better.
    pub(super) fn is_gain(self) -> bool {
        self == Self::Success
    }

    /// The value of a run in this aspect; `None` if the run has none. `missing` are the missing
    /// digits of its best attempt, infinite if they aren't known.
    pub(super) fn value(
        self,
        run: &Spent,
        missing: f64,
        cutoff: f64,
        measure: Measure,
    ) -> Option<f64> {
        let least = if measure == Measure::Seconds { LEAST_SECONDS } else { LEAST_AMOUNT };
        match self {
            Self::Success => Some(f64::from(u8::from(run.solved))),
            Self::Speed => run.solved.then(|| run.amount.max(least).ln()),
            Self::Penalised if run.solved => Some(run.amount),
            Self::Penalised => Some(10.0 * cutoff),
            Self::Failures => Some(missing).filter(|one| !run.solved && one.is_finite()),
            Self::Attempts => Some(missing).filter(|one| one.is_finite()),
        }
    }
}

impl Say for Aspect {
    fn message(&self) -> Message {
        match self {
            Self::Success => say::lab_aspect_success(),
            Self::Speed => say::lab_aspect_speed(),
            Self::Penalised => say::lab_basis_spent(),
            Self::Failures => say::lab_aspect_failures(),
            Self::Attempts => say::lab_aspect_attempts(),
        }
    }
}
