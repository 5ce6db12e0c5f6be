//! Populations that are printed in full, before and after culling.

use crate::error::Result;
use crate::language::render;
use std::ops::RangeInclusive;

use evoku_evolve::Generation;
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

/// A snapshot of a population.
pub(super) struct Population {
    /// The heading: `generation 7`, `last generation`.
    pub(super) heading: String,
    pub(super) number: u64,
    /// Every individual, as one line of cells.
    pub(super) lines: Vec<String>,
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
    pub(super) fn of(is_epoch: bool, generation: &dyn Generation) -> Self {
        let heading = say::command_population(generation.number(), generation.size(), is_epoch);
        Self {
            heading: render(heading),
            number: generation.number(),
            lines: (0..generation.size()).map(|member| generation.line(member)).collect(),
            survivors: generation.survivors(),
        }
    }

    fn kept(&self) -> impl Iterator<Item = &String> {
        self.survivors.iter().filter_map(|&index| self.lines.get(index))
    }

    /// Text for people: one line of cells per individual, before and after culling.
    pub(super) fn text(&self) -> String {
        let mut text = format!("\n{}\n", self.heading);
        text.extend(rows(self.lines.iter()));
        if self.survivors.len() < self.lines.len() {
            let kept = self.survivors.len();
            text += &format!("\n{}\n", render(say::command_after_culling(kept)));
            text.extend(rows(self.kept()));
        }
        text
    }

    /// JSON for programs.
    pub(super) fn json(&self) -> Value {
        let kept: Vec<&String> = self.kept().collect();
        json!({ "generation": self.number, "population": self.lines, "after_culling": kept })
    }
}

/// Ends each line with a line break.
fn rows<'l>(lines: impl Iterator<Item = &'l String>) -> impl Iterator<Item = &'l str> {
    lines.flat_map(|line| [line.as_str(), "\n"])
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
