//! Populations that are printed in full, before and after culling.

use crate::error::Result;
use crate::language::render;
use std::ops::RangeInclusive;

use evoku_evolve::presets::Scale;
use evoku_evolve::{Cost, Generation};
use evoku_messages::{Message, say};
use serde_json::{Value, json};

/// The maximum number of generations printed, besides the last one.
const MOST: u64 = 1_000;

/// The generations whose populations are printed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Populations {
    /// `true` if the last generation is among them.
    pub(super) last: bool,
    numbers: Vec<RangeInclusive<u64>>,
}

/// The fitness of an individual: one number, or two if the algorithm has two objectives.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fitness {
    first: i64,
    second: Option<u32>,
}

impl Fitness {
    pub(super) fn new(scale: &Scale, cost: Cost) -> Self {
        let second = scale.second.map(|_| cost.values()[1]);
        Self { first: scale.first(cost), second }
    }

    fn text(self) -> String {
        let second = self.second.map(|second| format!(" {second}"));
        format!("{}{}", self.first, second.unwrap_or_default())
    }

    fn json(self) -> Value {
        self.second.map_or(json!(self.first), |second| json!([self.first, second]))
    }
}

/// A snapshot of a population.
pub(super) struct Population {
    /// The heading: `generation 7`, `last generation`.
    pub(super) heading: String,
    pub(super) number: u64,
    /// Every individual, as one line of cells.
    pub(super) lines: Vec<String>,
    /// The fitness of every individual, in the algorithm's own terms.
    pub(super) fitness: Vec<Fitness>,
    /// The indices of the individuals that may have children, best first.
    pub(super) survivors: Vec<usize>,
}

impl Populations {
    /// Parses a list like `0,10..20,last`.
    pub(super) fn parse(text: &str) -> Result<Self, Message> {
        let mut read = Self::default();
        for part in text.split(',').map(str::trim) {
            let number = |text: &str| text.trim().parse::<u64>().ok();
            let range = match part.split_once("..") {
                Some((from, to)) => number(from).zip(number(to)).filter(|(from, to)| from <= to),
                None => number(part).map(|number| (number, number)),
            };
            match range {
                _ if part == "last" => read.last = true,
                Some((from, to)) => read.numbers.push(from..=to),
                None => return Err(say::command_expected_generations()),
            }
        }
        let length = |range: &RangeInclusive<u64>| (range.end() - range.start()).saturating_add(1);
        let all = read.numbers.iter().map(length).fold(0, u64::saturating_add);
        if all > MOST {
            return Err(say::command_many_generations(all, MOST));
        }
        Ok(read)
    }

    /// Returns `true` if the population of this generation is printed, regardless of whether it is
    /// the last one.
    pub(super) fn contain(&self, number: u64) -> bool {
        self.numbers.iter().any(|range| range.contains(&number))
    }
}

impl Population {
    /// Takes a snapshot of the population of a generation.
    pub(super) fn of(is_epoch: bool, generation: &dyn Generation, scale: &Scale) -> Self {
        let heading = say::command_population(generation.number(), generation.size(), is_epoch);
        let members = 0..generation.size();
        let fitness = |member| Fitness::new(scale, generation.cost(member));
        Self {
            heading: render(heading),
            number: generation.number(),
            lines: members.clone().map(|member| generation.line(member)).collect(),
            fitness: members.map(fitness).collect(),
            survivors: generation.survivors(),
        }
    }

    /// The indices of the individuals that may have children. A run that is interrupted may lack some
    /// of its last generation.
    fn kept(&self) -> impl Iterator<Item = usize> {
        self.survivors.iter().copied().filter(|&member| member < self.lines.len())
    }

    /// Returns the population as text: one line of cells per individual with its fitness, before and
    /// after culling.
    pub(super) fn text(&self) -> String {
        let row =
            |member: usize| format!("{}  {}\n", self.lines[member], self.fitness[member].text());
        let mut text = format!("\n{}\n", self.heading);
        text.extend((0..self.lines.len()).map(row));
        if self.survivors.len() < self.lines.len() {
            let kept = self.survivors.len();
            text += &format!("\n{}\n", render(say::command_after_culling(kept)));
            text.extend(self.kept().map(row));
        }
        text
    }

    /// Returns the population as JSON.
    pub(super) fn json(&self) -> Value {
        let kept: Vec<&String> = self.kept().map(|member| &self.lines[member]).collect();
        let fitness: Vec<Value> = self.fitness.iter().map(|fitness| fitness.json()).collect();
        json!({
            "generation": self.number,
            "population": self.lines,
            "population_fitness": fitness,
            "after_culling": kept,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Populations;

    #[test]
    fn lists_of_generations_are_read() {
        let read = Populations::parse("0, 10..12,last").unwrap_or_default();
        let found: Vec<u64> = (0..20).filter(|&number| read.contain(number)).collect();
        assert_eq!((read.last, found), (true, vec![0, 10, 11, 12]));
        for wrong in ["", "x", "5..3", "-1", "0..1000"] {
            assert!(Populations::parse(wrong).is_err(), "{wrong}");
        }
    }
}
