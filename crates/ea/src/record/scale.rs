//! The scales on which costs are shown to people.

use evoku_messages::{Message, say};

use crate::traits::Cost;

/// The unit in which a cost counts.
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
    /// A unit with a name for machine-readable output and a translatable text for people.
    #[must_use]
    pub const fn new(name: &'static str, words: fn() -> Message) -> Self {
        Self { name, words: Some(words) }
    }

    /// A unit whose name is used in every language.
    #[must_use]
    pub const fn plain(name: &'static str) -> Self {
        Self { name, words: None }
    }

    /// The name in machine-readable output.
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

/// The scale on which a cost is shown to people, as in the publication of the algorithm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scale {
    /// The unit of the (first) value.
    pub unit: CostUnit,
    /// The value of a solution on a scale where more is better; `None` if less is better.
    pub maximum: Option<u32>,
    /// The unit of the second value of the cost, if it has one.
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

    /// Converts a (mean) total cost to this scale. If the cost has two values, their sum stays a
    /// cost.
    #[must_use]
    pub fn value(&self, total: f64) -> f64 {
        match (self.maximum, self.second) {
            (Some(maximum), None) => f64::from(maximum) - total,
            _ => total,
        }
    }

    /// The value of a solution on this scale.
    #[must_use]
    pub fn solved(&self) -> f64 {
        self.value(0.0)
    }

    /// Converts the first value of a cost to this scale. The result is negative if the attempt
    /// costs more than the maximum.
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
