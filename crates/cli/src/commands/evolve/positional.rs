//! Positional arguments: two numbers, a puzzle, or both; or a kind of puzzle, its size, and two
//! numbers.

use std::path::Path;

use evoku_evolve::chosen::Chosen;
use evoku_evolve::puzzles::{Kind, kind};
use evoku_messages::say;

use crate::arguments::{SUDOKU, whole};
use crate::commands::evolve::Evolve;
use crate::error::{Result, bail};

/// The positional arguments.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Positional {
    pub(super) population: Option<u64>,
    pub(super) generations: Option<u64>,
    pub(super) puzzle: Option<String>,
    pub(super) kind: Option<String>,
    pub(super) size: Option<u64>,
}

/// The algorithm if population and number of generations are given, but no algorithm.
pub(super) const TWO_NUMBERS: &str = "mutation-ga";

/// The minimum number of digits that are read as a puzzle on a line rather than as a number.
const PUZZLE_DIGITS: usize = 16;

impl Positional {
    /// Separates the puzzle from the two numbers, which it may precede or follow.
    pub(super) fn of(arguments: &[String]) -> Result<Self> {
        if let [first, numbers @ ..] = arguments
            && let Some(kind) = kind(first)
        {
            return Self::of_kind(kind, numbers);
        }
        let names = |text: &&String| Chosen::named(text, None).is_some() && !is_puzzle(text);
        if let Some(name) = arguments.iter().find(names) {
            bail!(say::command_algorithm_option(&**name));
        }
        let (puzzle, numbers) = match arguments {
            [puzzle] if !is_number(puzzle) => (Some(puzzle), &[][..]),
            [puzzle, numbers @ ..] if is_puzzle(puzzle) => (Some(puzzle), numbers),
            [numbers @ .., puzzle] if is_puzzle(puzzle) => (Some(puzzle), numbers),
            // A file that doesn't exist is reported as such.
            [puzzle, numbers @ ..] if numbers.len() == 2 && is_name(puzzle) => {
                (Some(puzzle), numbers)
            }
            [numbers @ .., puzzle] if numbers.len() == 2 && is_name(puzzle) => {
                (Some(puzzle), numbers)
            }
            numbers => (None, numbers),
        };
        let [population, generations] = match numbers {
            [] => [None, None],
            [_] => {
                bail!(say::command_generations_missing())
            }
            [population, generations] => {
                [Some(number(population, "POPULATION")?), Some(number(generations, "GENERATIONS")?)]
            }
            [_, _, more, ..] => bail!(say::command_unexpected_argument(more)),
        };
        Ok(Self { population, generations, puzzle: puzzle.cloned(), kind: None, size: None })
    }

    /// Parses the arguments after the name of a kind: its size, then the two numbers.
    fn of_kind(kind: &Kind, numbers: &[String]) -> Result<Self> {
        let own = Self { kind: Some(kind.name.to_owned()), ..Self::default() };
        let size = |size| number(size, "SIZE").map(Some);
        match numbers {
            [] => Ok(own),
            [one] => Ok(Self { size: size(one)?, ..own }),
            [one, two @ ..] if two.len() == 2 => {
                Ok(Self { kind: own.kind, size: size(one)?, ..Self::of(two)? })
            }
            _ => bail!(say::command_kind_arguments(kind.name)),
        }
    }
}

impl Evolve {
    /// Moves the positional arguments into the options that they correspond to.
    pub(super) fn take_positional(&mut self) -> Result<()> {
        let Positional { population, generations, puzzle, kind, size } =
            Positional::of(&self.arguments)?;
        for (name, number, option) in [
            ("population", population, &mut self.population),
            ("generations", generations, &mut self.generations),
            ("size", size, &mut self.size),
        ] {
            if option.is_some() && number.is_some() {
                bail!(say::command_given_twice(name));
            }
            *option = option.or(number);
        }
        if self.puzzle.is_some() && puzzle.is_some() {
            bail!(say::command_puzzle_twice());
        }
        self.puzzle = self.puzzle.take().or(puzzle);
        if let Some(kind) = kind {
            if ![SUDOKU, &kind].contains(&&*self.puzzle_kind) {
                bail!(say::command_kind_twice(&*self.puzzle_kind, kind));
            }
            self.puzzle_kind = kind;
        }
        Ok(())
    }

    /// Selects the algorithm for two numbers if none is named; many of the algorithms that could be
    /// the default have no population. Returns `true` if it did.
    pub(super) fn choose_for_numbers(&mut self) -> bool {
        let has_numbers = self.population.is_some() && self.generations.is_some();
        let chooses = has_numbers && self.algorithm.is_none() && self.puzzle_kind == SUDOKU;
        if chooses {
            self.algorithm = Some(TWO_NUMBERS.to_owned());
        }
        chooses
    }
}

/// Returns `true` if a text is meant as a number.
fn is_number(text: &str) -> bool {
    text.parse::<f64>().is_ok() && !is_puzzle(text)
}

/// Returns `true` if a text is more likely the name of a file than a number.
fn is_name(text: &str) -> bool {
    text.starts_with(|first: char| first.is_alphabetic() || "/.~".contains(first))
}

/// Returns `true` if a text names a readable file or looks like a puzzle.
fn is_puzzle(text: &str) -> bool {
    let cell = |byte: u8| byte.is_ascii_alphanumeric() || b"._-*|".contains(&byte);
    // Digits alone are the cells of a square board, or a large number.
    let is_square = text.len().isqrt().pow(2) == text.len();
    let is_board = is_square || !text.bytes().all(|byte| byte.is_ascii_digit());
    let is_line = text.len() >= PUZZLE_DIGITS && is_board && text.bytes().all(cell);
    text == "-" || is_line || !text.is_empty() && Path::new(text).exists()
}

fn number(text: &str, name: &str) -> Result<u64> {
    match whole(1..=u64::MAX)(text) {
        Ok(number) => Ok(number),
        Err(why) => bail!(say::command_invalid_value(text, format!("[{name}]"), why)),
    }
}

#[cfg(test)]
mod tests {
    use super::Positional;

    fn read(arguments: &[&str]) -> Result<Positional, String> {
        let arguments: Vec<String> = arguments.iter().map(|&text| text.to_owned()).collect();
        Positional::of(&arguments).map_err(|error| error.to_string())
    }

    #[test]
    fn numbers_and_puzzles_are_distinguished() {
        let line = "1..4..1..1..4..1";
        let digits = "1234341221434321";
        for puzzle in [line, digits, "-", "no-such-file"] {
            let expected = Positional { puzzle: Some(puzzle.to_owned()), ..Positional::default() };
            assert_eq!(read(&[puzzle]), Ok(expected));
        }
        let two =
            Positional { population: Some(20), generations: Some(500), ..Positional::default() };
        assert_eq!(read(&["20", "500"]), Ok(two.clone()));
        for arguments in [["20", "500", line], [line, "20", "500"]] {
            let puzzle = Some(line.to_owned());
            assert_eq!(read(&arguments), Ok(Positional { puzzle, ..two.clone() }));
        }
        let queens = Positional { kind: Some("queens".to_owned()), ..Positional::default() };
        assert_eq!(read(&["queens"]), Ok(queens.clone()));
        let eight = Positional { size: Some(8), ..queens.clone() };
        assert_eq!(read(&["queens", "8"]), Ok(eight));
        let all = Positional { kind: queens.kind, size: Some(8), ..two };
        assert_eq!(read(&["queens", "8", "20", "500"]), Ok(all));
        assert!(
            read(&["queens", "20", "500"])
                .is_err_and(|error| error.contains("SIZE or SIZE POPULATION"))
        );
        assert!(read(&["queens", "x"]).is_err_and(|error| error.contains("\"x\" for \"[SIZE]\"")));
        assert!(read(&["20"]).is_err_and(|error| error.contains("GENERATIONS is missing")));
        assert!(
            read(&["20", "x"]).is_err_and(|error| error.contains("\"x\" for \"[GENERATIONS]\""))
        );
        assert!(read(&["1", "2", "3"]).is_err_and(|error| error.contains("unexpected")));
    }
}
