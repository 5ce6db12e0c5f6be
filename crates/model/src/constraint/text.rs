//! Constraints as text.

use super::error::ConstraintError;
use super::kind::Constraint;
use super::table::constraint_kind;
use crate::element::Cell;
use crate::set::Element;
use evoku_messages::say;

/// The name of the kind `alternatives`, and the word between two alternatives.
const ALTERNATIVES: &str = "alternatives";
const OR: &str = "or";

impl Constraint {
    /// Parses a constraint: the name of its kind, its numbers, then its cells, separated by spaces
    /// or commas. `row 3` and `column 3` stand for their cells, and `row 3 back` for the same cells
    /// in reverse order. `alternatives` is followed by constraints with `or` between them; at least
    /// one of these must hold.
    ///
    /// # Errors
    /// If no kind has this name, or the kind doesn't permit these numbers or cells.
    pub fn parse(text: &str, side: usize) -> Result<Self, ConstraintError> {
        let lower = text.to_ascii_lowercase();
        let words = lower.split([' ', ',', '\t']).filter(|word| !word.is_empty());
        let words: Vec<&str> = words.collect();
        let Some((&ALTERNATIVES, rest)) = words.split_first() else {
            return Self::of_words(&words, side);
        };
        let alternatives = rest.split(|&word| word == OR);
        let alternatives = alternatives.map(|words| Self::of_words(words, side));
        Self::any_of(alternatives.collect::<Result<_, _>>()?, side)
    }

    fn of_words(words: &[&str], side: usize) -> Result<Self, ConstraintError> {
        let mut words = words.iter().copied().peekable();
        let name = words.next().unwrap_or("");
        let kind =
            constraint_kind(name).ok_or_else(|| ConstraintError::Unknown(name.to_owned()))?;
        if kind.name == "flatmates" && side.is_multiple_of(2) {
            // It would have no effect, which its author hardly means.
            let (found, expected) = ((kind.noun)(), say::constraint_odd_side());
            return Err(ConstraintError::Unfit { found, expected });
        }
        let mut numbers = Vec::new();
        while let Some(word) = words.next_if(|word| word.bytes().all(|byte| byte.is_ascii_digit()))
        {
            let number = word.parse().map_err(|_| ConstraintError::too_large(kind, word))?;
            numbers.push(number);
        }
        let mut cells = Vec::new();
        while let Some(word) = words.next() {
            let wrong = |found: String| ConstraintError::Cell { name: kind.name, found, side };
            if !matches!(word, "row" | "column") {
                cells.push(cell(word, side).ok_or_else(|| wrong(word.to_owned()))?);
                continue;
            }
            let number = words.next().unwrap_or("");
            let index = number.parse::<usize>().ok().filter(|index| (1..=side).contains(index));
            let index = index.ok_or_else(|| wrong(format!("{word} {number}")))?;
            let line = (0..side).map(|at| match word {
                "row" => Cell::at(index - 1, at, side),
                _ => Cell::at(at, index - 1, side),
            });
            match words.next_if_eq(&"back") {
                Some(_) => cells.extend(line.rev()),
                None => cells.extend(line),
            }
        }
        Self::new(kind, numbers, cells, side)
    }

    /// The constraint in the format that [`Constraint::parse`] accepts.
    #[must_use]
    pub fn text(&self, side: usize) -> String {
        let mut text = self.kind().name.to_owned();
        if !self.alternatives().is_empty() {
            let each = self.alternatives().iter().map(|one| one.text(side));
            return format!("{text} {}", each.collect::<Vec<_>>().join(" or "));
        }
        for number in self.numbers() {
            text.push_str(&format!(" {number}"));
        }
        for cell in self.cells() {
            text.push(' ');
            text.push_str(&cell.name(side));
        }
        text
    }
}

/// The cell with a name like `r1c1`, in lower case, on a board of this side.
fn cell(name: &str, side: usize) -> Option<Cell> {
    let (row, column) = name.strip_prefix('r')?.split_once('c')?;
    Some(Cell::from_index(coordinate(row, side)? * side + coordinate(column, side)?))
}

/// The index of a row or column from its number, which is counted from 1 and consists of digits
/// only.
fn coordinate(text: &str, side: usize) -> Option<usize> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let value = digits.then(|| text.parse::<usize>().ok()).flatten()?;
    value.checked_sub(1).filter(|&value| value < side)
}
