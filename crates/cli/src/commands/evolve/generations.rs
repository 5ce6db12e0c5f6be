//! Lists of generations that the user chooses.

use std::ops::RangeInclusive;

use evoku_messages::{Message, say};

/// The maximum number of generations in a list, besides the last one.
const MOST: u64 = 1_000;

/// A list of generations.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Generations {
    /// `true` if the last generation is among them.
    pub(super) last: bool,
    numbers: Vec<RangeInclusive<u64>>,
}

impl Generations {
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

    /// Returns `true` if the list contains this generation by its number.
    pub(super) fn contain(&self, number: u64) -> bool {
        self.numbers.iter().any(|range| range.contains(&number))
    }
}

#[cfg(test)]
mod tests {
    use super::Generations;

    #[test]
    fn lists_of_generations_are_read() {
        let read = Generations::parse("0, 10..12,last").unwrap_or_default();
        let found: Vec<u64> = (0..20).filter(|&number| read.contain(number)).collect();
        assert_eq!((read.last, found), (true, vec![0, 10, 11, 12]));
        for wrong in ["", "x", "5..3", "-1", "0..1000"] {
            assert!(Generations::parse(wrong).is_err(), "{wrong}");
        }
    }
}
