//! The scales on which people read costs.

use crate::traits::Cost;

/// The scale on which people read a cost: that of the algorithm's own design.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scale {
    /// What is counted.
    pub unit: &'static str,
    /// Where more is better: the value of a solution.
    pub maximum: Option<u32>,
    /// What the second value of the cost counts, where there is one.
    pub second: Option<&'static str>,
}

impl Scale {
    /// A count to be minimised.
    #[must_use]
    pub const fn down(unit: &'static str) -> Self {
        Self { unit, maximum: None, second: None }
    }

    /// A count to be maximised.
    #[must_use]
    pub const fn up(unit: &'static str, maximum: u32) -> Self {
        Self { unit, maximum: Some(maximum), second: None }
    }

    /// The value of a (mean) cost on this scale; of two values the sum, as a cost.
    #[must_use]
    pub fn value(&self, total: f64) -> f64 {
        match (self.maximum, self.second) {
            (Some(maximum), None) => f64::from(maximum) - total,
            _ => total,
        }
    }

    /// The value of a solution.
    #[must_use]
    pub fn solved(&self) -> f64 {
        self.value(0.0)
    }

    /// The first value of a cost on this scale.
    ///
    /// Below 0 if an attempt costs more than the maximum.
    #[must_use]
    pub fn first(&self, cost: Cost) -> i64 {
        let first = i64::from(cost.values()[0]);
        self.maximum.map_or(first, |maximum| i64::from(maximum) - first)
    }

    /// A cost in words: `3 duplicates`, `159 of 162 distinct digits`.
    #[must_use]
    pub fn words(&self, cost: Cost) -> String {
        let ([_, second], unit) = (cost.values(), self.unit);
        let first = match self.maximum {
            Some(maximum) => format!("{} of {maximum} {unit}", self.first(cost)),
            None => format!("{} {unit}", self.first(cost)),
        };
        match self.second {
            Some(name) => format!("{first}, {second} {name}"),
            None => first,
        }
    }
}
