//! The scales on which people read costs.

use evoku_messages::{Message, say};

use crate::traits::Cost;

/// What a cost counts.
#[derive(Clone, Copy, Debug)]
pub struct CostUnit {
    name: &'static str,
    words: Option<fn() -> Message>,
}

/// Units are equal if their names are.
impl PartialEq for CostUnit {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for CostUnit {}

impl CostUnit {
    /// A unit with a name for machine-readable output, and with words for people.
    #[must_use]
    pub const fn new(name: &'static str, words: fn() -> Message) -> Self {
        Self { name, words: Some(words) }
    }

    /// A unit whose name is used in every language.
    #[must_use]
    pub const fn plain(name: &'static str) -> Self {
        Self { name, words: None }
    }

    /// Its name in machine-readable output.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The unit in words, a noun in the plural.
    #[must_use]
    pub fn words(self) -> Message {
        self.words.map_or_else(|| say::verbatim(self.name), |words| words())
    }
}

/// The scale on which people read a cost: that of the algorithm's own design.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scale {
    /// What is counted.
    pub unit: CostUnit,
    /// Where more is better: the value of a solution.
    pub maximum: Option<u32>,
    /// What the second value of the cost counts, where there is one.
    pub second: Option<CostUnit>,
}

impl Scale {
    /// A count to be minimised.
    #[must_use]
    pub const fn down(unit: CostUnit) -> Self {
        Self { unit, maximum: None, second: None }
    }

    /// A count to be maximised.
    #[must_use]
    pub const fn up(unit: CostUnit, maximum: u32) -> Self {
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
    pub fn words(&self, cost: Cost) -> Message {
        let (value, unit) = (self.first(cost), self.unit.words());
        let first = match self.maximum {
            Some(maximum) => say::evolve_cost_of(value, maximum, unit),
            None => say::evolve_cost(value, unit),
        };
        match self.second {
            Some(unit) => {
                say::evolve_costs(first, say::evolve_cost(cost.values()[1], unit.words()))
            }
            None => first,
        }
    }
}
