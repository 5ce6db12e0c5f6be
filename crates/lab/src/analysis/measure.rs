//! The measures and bases of comparison.

use evoku_messages::{Message, Say, say};

use crate::results::Results;
use crate::run::Run;

/// The significance level of all tests.
pub const LEVEL: f64 = 0.05;

/// The quantity that is compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Measure {
    /// Evaluations of every kind; nodes of exact engines.
    Evaluations,
    /// Generations.
    Generations,
    /// Seconds by the clock.
    Seconds,
    /// The missing digits of a run's best attempt, added up over all houses. This measure also
    /// distinguishes algorithms that solve nothing.
    Quality,
}

impl Measure {
    /// Every measure.
    pub const ALL: [Self; 4] = [Self::Evaluations, Self::Generations, Self::Seconds, Self::Quality];

    /// The identifier of the measure.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Evaluations => "evaluations",
            Self::Generations => "generations",
            Self::Seconds => "seconds",
            Self::Quality => "quality",
        }
    }

    /// The unit of its values.
    #[must_use]
    pub fn unit(self) -> Message {
        match self {
            Self::Quality => say::lab_unit_quality(),
            _ => self.message(),
        }
    }

    /// The measure that suits the results. It is quality if no run found a solution. Otherwise it
    /// is seconds if an exact engine takes part, because engines count nodes, else evaluations.
    #[must_use]
    pub fn of(results: &Results) -> Self {
        let exact = results.plan.configurations.iter().any(|one| one.propagation == "search");
        let known = |run: &Run| !run.is_solved() && run.missing.is_some();
        if !results.runs.is_empty() && results.runs.iter().all(known) {
            Self::Quality
        } else if exact {
            Self::Seconds
        } else {
            Self::Evaluations
        }
    }

    /// The value of a run; infinite if its quality isn't known.
    #[must_use]
    pub fn value(self, run: &Run) -> f64 {
        match self {
            Self::Evaluations => run.evaluations() as f64,
            Self::Generations => run.generations as f64,
            Self::Seconds => run.seconds,
            Self::Quality => run.missing.map_or(f64::INFINITY, f64::from),
        }
    }
}

impl Say for Measure {
    fn message(&self) -> Message {
        match self {
            Self::Evaluations => say::lab_measure_evaluations(),
            Self::Generations => say::lab_measure_generations(),
            Self::Seconds => say::lab_measure_seconds(),
            Self::Quality => say::lab_measure_quality(),
        }
    }
}

/// The basis on which two configurations are compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Basis {
    /// The amount that their runs spent; failures are penalised.
    Spent,
    /// The missing digits of their best attempts, that is, the final quality.
    Missing,
}

impl Basis {
    /// The identifier of the basis.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Spent => "PAR10",
            Self::Missing => "quality",
        }
    }
}

impl Say for Basis {
    fn message(&self) -> Message {
        match self {
            Self::Spent => say::lab_basis_spent(),
            Self::Missing => say::lab_measure_quality(),
        }
    }
}
