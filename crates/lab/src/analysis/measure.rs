//! What is compared.

use evoku_messages::{Message, Say, say};

use crate::results::Results;
use crate::run::Run;

/// The level at which a difference counts.
pub const LEVEL: f64 = 0.05;

/// What is compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Measure {
    /// Evaluations of every kind; nodes of exact engines.
    Evaluations,
    /// Generations.
    Generations,
    /// Seconds by the clock.
    Seconds,
    /// How close a run came to a solution: the digits that its best attempt lacks, added up over
    /// all houses. Tells algorithms apart that solve nothing.
    Quality,
}

impl Measure {
    /// Every measure.
    pub const ALL: [Self; 4] = [Self::Evaluations, Self::Generations, Self::Seconds, Self::Quality];

    /// Its identifier.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Evaluations => "evaluations",
            Self::Generations => "generations",
            Self::Seconds => "seconds",
            Self::Quality => "quality",
        }
    }

    /// What its values count.
    #[must_use]
    pub fn unit(self) -> Message {
        match self {
            Self::Quality => say::lab_unit_quality(),
            _ => self.message(),
        }
    }

    /// The measure that suits results: quality where no run found a solution, seconds where exact
    /// engines, which count otherwise, take part, else evaluations.
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

    /// The value of a run; infinite where its quality isn't known.
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

/// By what two configurations are compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Basis {
    /// What their runs spent; failures count.
    Spent,
    /// What their best attempts lack: the final quality.
    Missing,
}

impl Basis {
    /// Its identifier.
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
