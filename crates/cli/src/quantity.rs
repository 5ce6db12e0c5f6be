//! Quantities by which puzzles are selected and sorted: columns of the input, or ratings.

use std::cmp::Ordering;
use std::sync::atomic::AtomicBool;

use evoku_messages::{Message, say};
use evoku_sudoku::formats::{Record, line};
use evoku_sudoku::logic::Level;
use evoku_sudoku::rating::{Rated, Raters, Scale};

use crate::error::{Result, at, bail};
use crate::numbers::tenths;

/// A quantity that is known for every puzzle, or can be determined.
pub(crate) struct Quantity {
    /// The name on the command line.
    pub(crate) name: &'static str,
    /// The columns that contain it; the first is that of `evoku rate`.
    pub(crate) columns: &'static [&'static str],
    pub(crate) meaning: &'static str,
    /// The scale to rate in order to determine it.
    scale: Option<Scale>,
    found: fn(&Record, Option<&Rated>) -> Option<String>,
}

/// Every quantity.
pub(crate) static QUANTITIES: [Quantity; 13] = [
    Quantity {
        name: "level",
        columns: &["level"],
        meaning: "easy, medium, hard, expert or extreme",
        scale: Some(Scale::Path),
        found: |_, rated| Some(rated?.path.as_ref()?.level.name().to_owned()),
    },
    Quantity {
        name: "score",
        columns: &["score", "hodoku_score"],
        meaning: "the sum of the scores of the steps; HoDoKu's on plain 9x9 boards",
        scale: Some(Scale::Path),
        found: |_, rated| Some(rated?.path.as_ref()?.score.to_string()),
    },
    Quantity {
        name: "er",
        columns: &["se_er", "er"],
        meaning: "the Sudoku Explainer rating of the hardest step",
        scale: Some(Scale::Explainer),
        found: |_, rated| rated?.explainer[0].map(tenths),
    },
    Quantity {
        name: "ep",
        columns: &["se_ep", "ep"],
        meaning: "the Sudoku Explainer rating of the hardest step up to the first digit",
        scale: Some(Scale::Explainer),
        found: |_, rated| rated?.explainer[1].map(tenths),
    },
    Quantity {
        name: "ed",
        columns: &["se_ed", "ed"],
        meaning: "the Sudoku Explainer rating of the first step",
        scale: Some(Scale::Explainer),
        found: |_, rated| rated?.explainer[2].map(tenths),
    },
    Quantity {
        name: "sukaku-er",
        columns: &["sukaku_er"],
        meaning: "the Sukaku Explainer rating of the hardest step, also of variants",
        scale: Some(Scale::Sukaku),
        found: |_, rated| rated?.sukaku[0].map(tenths),
    },
    Quantity {
        name: "sukaku-ep",
        columns: &["sukaku_ep"],
        meaning: "the Sukaku Explainer rating of the hardest step up to the first digit",
        scale: Some(Scale::Sukaku),
        found: |_, rated| rated?.sukaku[1].map(tenths),
    },
    Quantity {
        name: "sukaku-ed",
        columns: &["sukaku_ed"],
        meaning: "the Sukaku Explainer rating of the first step",
        scale: Some(Scale::Sukaku),
        found: |_, rated| rated?.sukaku[2].map(tenths),
    },
    Quantity {
        name: "guesses",
        columns: &["guesses"],
        meaning: "the number of guesses of a plain search",
        scale: Some(Scale::Guesses),
        found: |_, rated| rated?.guesses.map(|guesses| guesses.to_string()),
    },
    Quantity {
        name: "path-guesses",
        columns: &["path_guesses"],
        meaning: "the number of steps at which no technique applies",
        scale: Some(Scale::Path),
        found: |_, rated| Some(rated?.path.as_ref()?.guesses.to_string()),
    },
    Quantity {
        name: "technique",
        columns: &["hardest_technique"],
        meaning: "the hardest technique of the path",
        scale: Some(Scale::Path),
        found: |_, rated| rated?.path.as_ref()?.hardest.map(|hardest| hardest.to_string()),
    },
    Quantity {
        name: "givens",
        columns: &[],
        meaning: "the number of givens",
        scale: None,
        found: |record, _| Some(record.sudoku.given_cells().to_string()),
    },
    Quantity {
        name: "side",
        columns: &[],
        meaning: "the number of rows",
        scale: None,
        found: |record, _| Some(record.sudoku.geometry().side().to_string()),
    },
];

/// Returns the quantity called `name`, or with a column called `name`.
pub(crate) fn by_name(name: &str) -> Option<&'static Quantity> {
    QUANTITIES.iter().find(|quantity| quantity.name == name || quantity.columns.contains(&name))
}

/// A requested property of puzzles: a quantity, or a column of the input.
#[derive(Clone, Copy)]
pub(crate) enum Property<'a> {
    Quantity(&'static Quantity),
    Column(&'a str),
}

impl<'a> Property<'a> {
    /// Returns the quantity called `name`, or otherwise the column.
    pub(crate) fn of(name: &'a str) -> Self {
        by_name(name).map_or(Self::Column(name), Self::Quantity)
    }

    /// Returns the value in the columns of the input, if there is one.
    fn known(self, record: &Record) -> Option<&str> {
        let columns = match &self {
            Self::Quantity(quantity) => quantity.columns,
            Self::Column(name) => std::slice::from_ref(name),
        };
        let values = columns.iter().filter_map(|name| record.field(name));
        values.map(str::trim).find(|value| !value.is_empty())
    }
}

/// Checks the names of columns against those of the first puzzle of an input.
///
/// # Errors
/// If the puzzle has no such column.
pub(crate) fn check(requested: &[Property<'_>], first: &Record) -> Result<()> {
    for requested in requested {
        if let Property::Column(name) = requested
            && first.field(name).is_none()
        {
            let quantities = QUANTITIES.iter().map(|quantity| quantity.name);
            let columns = first.fields.iter().map(|(name, _)| name.as_str());
            let known = quantities.chain(columns);
            bail!(say::command_unknown_column(*name, known.clone()).suggesting(name, known));
        }
    }
    Ok(())
}

/// Returns the quantities as lines of the help.
pub(crate) fn table() -> String {
    let line = |quantity: &Quantity| format!("  {:<13} {}\n", quantity.name, quantity.meaning);
    QUANTITIES.iter().map(line).collect()
}

/// Determines quantities of puzzles, with the memory of one thread.
pub(crate) struct Finder<'a> {
    requested: &'a [Property<'a>],
    raters: Raters,
}

impl<'a> Finder<'a> {
    pub(crate) fn new(requested: &'a [Property<'a>]) -> Self {
        Self { requested, raters: Raters::new(&[]) }
    }

    /// Returns the value of each requested property, from the columns of the record if they contain
    /// it. Values that had to be rated are added to the record, in the columns that `evoku rate`
    /// uses.
    ///
    /// # Errors
    /// If the puzzle can't be rated.
    pub(crate) fn find(
        &mut self,
        record: &mut Record,
        cancel: &AtomicBool,
    ) -> Result<Vec<Option<String>>> {
        let mut scales: Vec<Scale> = Vec::new();
        for requested in self.requested {
            if let Property::Quantity(quantity) = requested
                && requested.known(record).is_none()
            {
                scales.extend(quantity.scale.filter(|scale| !scales.contains(scale)));
            }
        }
        let rated = if scales.is_empty() { None } else { self.rate(record, &scales, cancel)? };
        let mut values = Vec::new();
        for requested in self.requested {
            let known = requested.known(record).map(str::to_owned);
            let value = match requested {
                Property::Quantity(quantity) if known.is_none() => {
                    let found = (quantity.found)(record, rated.as_ref());
                    if let (Some(column), Some(_)) = (quantity.columns.first(), quantity.scale) {
                        record.fields.retain(|(name, _)| name != column);
                        let field = ((*column).to_owned(), found.clone().unwrap_or_default());
                        record.fields.push(field);
                    }
                    found
                }
                _ => known,
            };
            values.push(value);
        }
        Ok(values)
    }

    fn rate(
        &mut self,
        record: &Record,
        scales: &[Scale],
        cancel: &AtomicBool,
    ) -> Result<Option<Rated>> {
        self.raters.choose(scales);
        // There is no result if Ctrl-C ended the rating.
        let rated =
            self.raters.rate(&record.sudoku, Some(cancel)).ok_or_else(say::command_interrupted)?;
        match rated.unrated {
            Some(problem) => {
                let puzzle =
                    line::print_in_symbols(record.sudoku.geometry(), record.sudoku.givens());
                Err(at(puzzle, problem).into())
            }
            None => Ok(Some(rated)),
        }
    }
}

/// A value that can be compared: a number, a level or a text.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    Number(f64),
    Text(String),
}

impl Value {
    /// Returns the number in a text, or the index of a level, easy being 0; otherwise the text.
    pub(crate) fn of(text: &str) -> Self {
        let level = || Level::ALL.iter().position(|level| level.name() == text.to_lowercase());
        match text.parse::<f64>() {
            Ok(number) if number.is_finite() => Self::Number(number),
            _ => match level() {
                Some(level) => Self::Number(level as f64),
                None => Self::Text(text.to_owned()),
            },
        }
    }

    /// Orders numbers by value, then texts alphabetically.
    pub(crate) fn order(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Number(one), Self::Number(two)) => one.total_cmp(two),
            (Self::Text(one), Self::Text(two)) => one.cmp(two),
            (Self::Number(_), Self::Text(_)) => Ordering::Less,
            (Self::Text(_), Self::Number(_)) => Ordering::Greater,
        }
    }
}

/// A range of values that includes both ends, like `3..5`, `..25`, `hard..`, or a single value.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Range {
    from: Option<Value>,
    to: Option<Value>,
}

impl Range {
    /// Parses a range.
    ///
    /// # Errors
    /// If it has no end, is empty, or mixes a number with a text.
    pub(crate) fn read(text: &str) -> Result<Self, Message> {
        let end = |text: &str| Some(text.trim()).filter(|text| !text.is_empty()).map(Value::of);
        let (from, to) = match text.split_once("..") {
            Some((from, to)) => (end(from), end(to)),
            None => (end(text), end(text)),
        };
        let is_mixed = matches!(
            (&from, &to),
            (Some(Value::Number(_)), Some(Value::Text(_)))
                | (Some(Value::Text(_)), Some(Value::Number(_)))
        );
        if from.is_none() && to.is_none() || is_mixed {
            return Err(say::command_expected_range());
        }
        if let (Some(from), Some(to)) = (&from, &to)
            && from.order(to) == Ordering::Greater
        {
            return Err(say::command_empty_range(text));
        }
        Ok(Self { from, to })
    }

    /// Parses a range of numbers.
    ///
    /// # Errors
    /// If the text is not such a range.
    pub(crate) fn numbers(text: &str) -> Result<Self, Message> {
        let range = Self::read(text)?;
        let is_text = |end: &Option<Value>| matches!(end, Some(Value::Text(_)));
        let is_level = || Level::ALL.iter().any(|level| text.contains(level.name()));
        if is_text(&range.from) || is_text(&range.to) || is_level() {
            return Err(say::command_expected_number_range());
        }
        Ok(range)
    }

    /// Parses a range of levels.
    ///
    /// # Errors
    /// If the text is not such a range.
    pub(crate) fn levels(text: &str) -> Result<Self, Message> {
        let ends = text.split_once("..").unwrap_or((text, ""));
        let is_level = |end: &str| end.is_empty() || Level::by_name(&end.to_lowercase()).is_some();
        if is_level(ends.0.trim()) && is_level(ends.1.trim()) {
            return Self::read(text);
        }
        let names = Level::ALL.map(Level::name);
        let wrong = if is_level(ends.0.trim()) { ends.1 } else { ends.0 };
        Err(say::command_expected_level_range(names).suggesting(wrong.trim(), names))
    }

    /// Returns `true` if a value is in the range.
    pub(crate) fn contains(&self, value: &Value) -> bool {
        let kind = std::mem::discriminant(value);
        let is_kind = |end: &Value| std::mem::discriminant(end) == kind;
        let from = self.from.as_ref();
        let to = self.to.as_ref();
        from.is_none_or(|end| is_kind(end) && value.order(end) != Ordering::Less)
            && to.is_none_or(|end| is_kind(end) && value.order(end) != Ordering::Greater)
    }
}

#[cfg(test)]
mod tests {
    use super::{Range, Value};

    fn holds(range: &str, value: &str) -> bool {
        Range::read(range).unwrap().contains(&Value::of(value))
    }

    #[test]
    fn ranges_hold_their_ends_and_only_their_kind() {
        assert!(holds("3..5", "3") && holds("3..5", "5.0") && !holds("3..5", "5.1"));
        assert!(holds("..25", "25") && !holds("..25", "26") && !holds("..25", "many"));
        assert!(holds("medium..", "extreme") && !holds("medium..", "Easy"));
        assert!(holds("ann", "ann") && !holds("ann", "bob"));
        for wrong in ["..", "", "5..3", "hard..easy", "3..ann"] {
            assert!(Range::read(wrong).is_err(), "{wrong}");
        }
        assert!(Range::numbers("hard").is_err() && Range::levels("7").is_err());
    }
}
