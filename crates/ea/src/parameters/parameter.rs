//! Parameters of an algorithm and their possible values.

use std::fmt;

use evoku_messages::{Decimal, Message, Say, say};

use crate::parameters::whole_number;

/// A parameter of an algorithm. The command line, the documentation and the tests are all derived
/// from this declaration.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// The name, as in `--set name=value`.
    pub name: &'static str,
    /// The description; `|| say::verbatim("…")` if it exists in English only.
    pub meaning: fn() -> Message,
    /// The possible values and the default.
    pub domain: Domain,
    /// The relation to another parameter, if there is one.
    pub relation: Option<Relation>,
    /// The condition on another parameter under which this parameter has an effect.
    pub condition: Option<Condition>,
    /// `true` if the command asks the user for a value when it runs in a terminal.
    pub is_asked_for: bool,
}

/// Compares everything except the description, because comparing addresses of functions is
/// unreliable.
impl PartialEq for Parameter {
    fn eq(&self, other: &Self) -> bool {
        let key = |of: &Self| (of.name, of.domain, of.relation, of.condition, of.is_asked_for);
        key(self) == key(other)
    }
}

/// A required order between the value of a parameter and the value of another. A default adapts to
/// the other value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Relation {
    /// The comparison.
    pub order: Order,
    /// The name of the other parameter, whose value is a whole number.
    pub other: &'static str,
    /// The word whose number is compared, if the parameter is a method; other words have no
    /// relation. `None` if the value is a whole number.
    pub word: Option<&'static str>,
}

/// The condition on another parameter under which a parameter has an effect.
///
/// A value that was set but has no effect is rejected, because the user expects it to have one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Condition {
    /// The name of the other parameter, which must have an effect itself.
    pub other: &'static str,
    /// The requirement on the other parameter's value.
    pub need: Need,
}

/// A requirement on a value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Need {
    /// One of these words, with or without a number.
    Words(&'static [&'static str]),
    /// A number above this bound.
    Above(f64),
}

/// Formats the condition in English.
impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Say for Condition {
    fn message(&self) -> Message {
        match (self.other, self.need) {
            (other, Need::Above(bound)) => say::parameter_above(other, bound.to_string()),
            (other, Need::Words(words)) => say::parameter_is_one_of(other, words.iter().copied()),
        }
    }
}

/// A comparison of two whole numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Less than the other number.
    Below,
    /// At most the other number.
    AtMost,
    /// At least the other number.
    AtLeast,
}

impl Order {
    /// The comparison with the parameter `other` in words.
    #[must_use]
    pub fn words(self, other: &str) -> Message {
        match self {
            Self::Below => say::parameter_below(other),
            Self::AtMost => say::parameter_at_most(other),
            Self::AtLeast => say::parameter_at_least(other),
        }
    }

    /// The closest number to `number` that satisfies the comparison with `other`.
    pub(super) fn nearest(self, number: u64, other: u64) -> u64 {
        match self {
            Self::Below => number.min(other.saturating_sub(1)),
            Self::AtMost => number.min(other),
            Self::AtLeast => number.max(other),
        }
    }
}

/// The possible values of a parameter, with its default.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Domain {
    /// A whole number from `least` to `most`.
    Whole {
        /// The default.
        default: u64,
        /// The smallest value.
        least: u64,
        /// The largest value.
        most: u64,
    },
    /// A whole number from `least` to `most`, or the word `auto`, which is the default.
    Automatic {
        /// The smallest value.
        least: u64,
        /// The largest value.
        most: u64,
    },
    /// A real number from `least` to `most`.
    Real {
        /// The default.
        default: f64,
        /// The smallest value.
        least: f64,
        /// The largest value.
        most: f64,
    },
    /// One of these words; the first is the default.
    Choice(&'static [&'static str]),
    /// One of these words, some of them with a number (`tournament:3`); the first is the default.
    Method(&'static [Method]),
}

/// A word that may be followed by a number.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Method {
    /// The word.
    pub word: &'static str,
    /// The smallest number, the default and the largest; `None` if the word has no number.
    pub number: Option<[f64; 3]>,
    /// `true` if the number must be an integer.
    pub is_whole: bool,
}

impl Method {
    /// A word without a number.
    #[must_use]
    pub const fn word(word: &'static str) -> Self {
        Self { word, number: None, is_whole: false }
    }

    /// A word with a whole number. The array contains the smallest number, the default and the
    /// largest.
    #[must_use]
    pub const fn whole(word: &'static str, [least, default, most]: [u32; 3]) -> Self {
        Self { word, number: Some([least as f64, default as f64, most as f64]), is_whole: true }
    }

    /// A word with a real number. The array contains the smallest number, the default and the
    /// largest.
    #[must_use]
    pub const fn real(word: &'static str, number: [f64; 3]) -> Self {
        Self { word, number: Some(number), is_whole: false }
    }

    /// The possible values as text: `tournament:1 to 1000`.
    #[must_use]
    pub fn range(&self) -> Message {
        match self.number {
            None => say::verbatim(self.word),
            Some([least, _, most]) => {
                say::parameter_word_range(self.word, least.to_string(), most.to_string())
            }
        }
    }

    /// The value if the user gives the word without a number.
    fn default_value(&self) -> Value {
        Value::Method(self.word, self.number.map(|[_, default, _]| default))
    }

    pub(super) fn read(&self, text: &str) -> Option<Value> {
        let Some([least, _, most]) = self.number else {
            return (text == self.word).then(|| self.default_value());
        };
        if text == self.word {
            return Some(self.default_value());
        }
        let number = text.strip_prefix(self.word)?.strip_prefix(':')?;
        // Reject `3.0` where an integer is required.
        let number = if self.is_whole {
            f64::from(number.parse::<u32>().ok()?)
        } else {
            number.parse().ok()?
        };
        (least..=most).contains(&number).then_some(Value::Method(self.word, Some(number)))
    }
}

impl Parameter {
    /// A whole number.
    #[must_use]
    pub const fn whole(
        name: &'static str,
        [least, default, most]: [u64; 3],
        meaning: fn() -> Message,
    ) -> Self {
        Self::of(name, Domain::Whole { default, least, most }, meaning)
    }

    /// A parameter whose value is a whole number, chosen at the start of a run unless the user sets
    /// it.
    #[must_use]
    pub const fn automatic(
        name: &'static str,
        [least, most]: [u64; 2],
        meaning: fn() -> Message,
    ) -> Self {
        Self::of(name, Domain::Automatic { least, most }, meaning)
    }

    /// A real number.
    #[must_use]
    pub const fn real(
        name: &'static str,
        [least, default, most]: [f64; 3],
        meaning: fn() -> Message,
    ) -> Self {
        Self::of(name, Domain::Real { default, least, most }, meaning)
    }

    /// A parameter whose value is one of these words; the first is the default.
    #[must_use]
    pub const fn choice(
        name: &'static str,
        words: &'static [&'static str],
        meaning: fn() -> Message,
    ) -> Self {
        Self::of(name, Domain::Choice(words), meaning)
    }

    /// A parameter whose value is one of these words, some of which have a number; the first is the
    /// default.
    #[must_use]
    pub const fn method(
        name: &'static str,
        methods: &'static [Method],
        meaning: fn() -> Message,
    ) -> Self {
        Self::of(name, Domain::Method(methods), meaning)
    }

    const fn of(name: &'static str, domain: Domain, meaning: fn() -> Message) -> Self {
        Self { name, meaning, domain, relation: None, condition: None, is_asked_for: false }
    }

    /// Requires the value to compare as `order` with the value of `other`.
    #[must_use]
    pub const fn related(self, order: Order, other: &'static str) -> Self {
        Self { relation: Some(Relation { order, other, word: None }), ..self }
    }

    /// Requires the number of this word to compare as `order` with the value of `other`.
    #[must_use]
    pub const fn word_related(self, word: &'static str, order: Order, other: &'static str) -> Self {
        Self { relation: Some(Relation { order, other, word: Some(word) }), ..self }
    }

    /// Declares that the parameter has an effect only if `other` is one of these words.
    #[must_use]
    pub const fn only_with(self, other: &'static str, words: &'static [&'static str]) -> Self {
        Self { condition: Some(Condition { other, need: Need::Words(words) }), ..self }
    }

    /// Declares that the parameter has an effect only if `other` is above `bound`.
    #[must_use]
    pub const fn only_above(self, other: &'static str, bound: f64) -> Self {
        Self { condition: Some(Condition { other, need: Need::Above(bound) }), ..self }
    }

    /// Declares that the command asks the user for a value when it runs in a terminal.
    #[must_use]
    pub const fn asked_for(self) -> Self {
        Self { is_asked_for: true, ..self }
    }

    pub(super) fn default(&self) -> Value {
        match self.domain {
            Domain::Whole { default, .. } => Value::Whole(default),
            Domain::Automatic { .. } => Value::Choice(AUTO),
            Domain::Real { default, .. } => Value::Real(default),
            Domain::Choice(words) => Value::Choice(words[0]),
            Domain::Method(methods) => methods[0].default_value(),
        }
    }

    /// The default as text.
    #[must_use]
    pub fn default_text(&self) -> String {
        self.default().to_string()
    }

    /// The default as a number, for use within a sentence.
    #[must_use]
    pub fn default_number(&self) -> Decimal {
        Decimal::written(self.default_text())
    }

    /// The possible values as text: the words, or a range like `1 to 100, less than population`.
    #[must_use]
    pub fn range(&self) -> Message {
        let range = self.domain_range();
        match self.relation {
            Some(Relation { order, other, word: None }) => {
                say::parameter_related(range, order.words(other))
            }
            Some(Relation { order, other, word: Some(word) }) => {
                say::parameter_word_related(range, word, order.words(other))
            }
            None => range,
        }
    }

    fn domain_range(&self) -> Message {
        match self.domain {
            Domain::Whole { least, most, .. } => {
                say::parameter_range(least.to_string(), most.to_string())
            }
            Domain::Automatic { least, most } => say::parameter_automatic(
                AUTO,
                say::parameter_range(least.to_string(), most.to_string()),
            ),
            Domain::Real { least, most, .. } => {
                say::parameter_range(least.to_string(), most.to_string())
            }
            Domain::Choice(words) => say::parameter_words(words.iter().copied()),
            Domain::Method(methods) => say::parameter_words(methods.iter().map(Method::range)),
        }
    }

    pub(super) fn read(&self, text: &str) -> Option<Value> {
        match self.domain {
            Domain::Whole { least, most, .. } => {
                let value = whole_number(text).ok()?;
                (least..=most).contains(&value).then_some(Value::Whole(value))
            }
            Domain::Automatic { .. } if text == AUTO => Some(Value::Choice(AUTO)),
            Domain::Automatic { least, most } => {
                let value = whole_number(text).ok()?;
                (least..=most).contains(&value).then_some(Value::Whole(value))
            }
            Domain::Real { least, most, .. } => {
                let value = text.parse().ok()?;
                (least..=most).contains(&value).then_some(Value::Real(value))
            }
            Domain::Choice(words) => {
                words.iter().find(|&&word| word == text).map(|word| Value::Choice(word))
            }
            Domain::Method(methods) => methods.iter().find_map(|method| method.read(text)),
        }
    }
}

/// The word for a number that is chosen at the start of a run.
pub(super) const AUTO: &str = "auto";

/// A value of a parameter.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Value {
    Whole(u64),
    Real(f64),
    Choice(&'static str),
    Method(&'static str, Option<f64>),
}

impl Value {
    /// The whole number that a relation compares: the value itself, or the number after `word`.
    pub(super) fn compared(self, word: Option<&str>) -> Option<u64> {
        match (self, word) {
            (Self::Whole(value), None) => Some(value),
            (Self::Method(own, Some(number)), Some(word)) if own == word => Some(number as u64),
            _ => None,
        }
    }

    /// Returns `true` if the value meets the requirement of a condition.
    pub(super) fn meets(self, need: Need) -> bool {
        match (self, need) {
            (Self::Choice(word) | Self::Method(word, _), Need::Words(words)) => {
                words.contains(&word)
            }
            (Self::Whole(value), Need::Above(bound)) => value as f64 > bound,
            (Self::Real(value), Need::Above(bound)) => value > bound,
            _ => false,
        }
    }

    /// Returns the value with its number replaced.
    pub(super) fn with(self, number: u64) -> Self {
        match self {
            Self::Method(word, Some(_)) => Self::Method(word, Some(number as f64)),
            _ => Self::Whole(number),
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Whole(value) => value.fmt(f),
            Self::Real(value) => value.fmt(f),
            Self::Choice(word) | Self::Method(word, None) => f.write_str(word),
            Self::Method(word, Some(number)) => write!(f, "{word}:{number}"),
        }
    }
}
