//! Parameters of an algorithm and the values that they may have.

use std::fmt;

/// A parameter of an algorithm, declared once: the command line, the documentation and the tests
/// walk the declarations.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Parameter {
    /// Its name, as in `--set name=value`.
    pub name: &'static str,
    /// What it means.
    pub meaning: &'static str,
    /// Its values and its default.
    pub domain: Domain,
    /// How it depends on another parameter.
    pub relation: Option<Relation>,
    /// What another parameter has to be for this one to have an effect.
    pub condition: Option<Condition>,
    /// Whether a person at a terminal is asked for it.
    pub is_asked_for: bool,
}

/// What a value has to be, compared with that of another parameter. A default adapts to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Relation {
    /// The comparison.
    pub order: Order,
    /// The name of the other parameter, a whole number.
    pub other: &'static str,
    /// The only word of a method whose number is compared; none for a whole number.
    pub word: Option<&'static str>,
}

/// What another parameter has to be for a parameter to have an effect. A value that is set although
/// it has none is refused, because the user expects an effect.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Condition {
    /// The name of the other parameter, which has to have an effect itself.
    pub other: &'static str,
    /// What that has to be.
    pub need: Need,
}

/// What a value has to be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Need {
    /// One of these words, with any number.
    Words(&'static [&'static str]),
    /// A number above this one.
    Above(f64),
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.other, self.need) {
            (other, Need::Above(bound)) => write!(f, "{other} above {bound}"),
            (other, Need::Words(words)) => write!(f, "{other}={}", words.join(" or ")),
        }
    }
}

/// A comparison of two whole numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Less than the other.
    Below,
    /// The other or less.
    AtMost,
    /// The other or more.
    AtLeast,
}

impl Order {
    /// The comparison in words.
    #[must_use]
    pub fn words(self) -> &'static str {
        match self {
            Self::Below => "less than",
            Self::AtMost => "at most",
            Self::AtLeast => "at least",
        }
    }

    /// The number next to `number` that holds when compared with `other`.
    pub(super) fn nearest(self, number: u64, other: u64) -> u64 {
        match self {
            Self::Below => number.min(other.saturating_sub(1)),
            Self::AtMost => number.min(other),
            Self::AtLeast => number.max(other),
        }
    }
}

/// The values a parameter may have, with its default.
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
    /// One of these words, with a number where it has one (`tournament:3`); the first is the
    /// default.
    Method(&'static [Method]),
}

/// A word that may have a number.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Method {
    /// The word.
    pub word: &'static str,
    /// The smallest number, the default, and the largest; `None` where the word has no number.
    pub number: Option<[f64; 3]>,
    /// Whether the number is a whole one.
    pub is_whole: bool,
}

impl Method {
    /// A word without a number.
    #[must_use]
    pub const fn word(word: &'static str) -> Self {
        Self { word, number: None, is_whole: false }
    }

    /// A word with a whole number: the smallest, the usual and the largest one.
    #[must_use]
    pub const fn whole(word: &'static str, [least, usual, most]: [u32; 3]) -> Self {
        Self { word, number: Some([least as f64, usual as f64, most as f64]), is_whole: true }
    }

    /// A word with a real number: the smallest, the usual and the largest one.
    #[must_use]
    pub const fn real(word: &'static str, number: [f64; 3]) -> Self {
        Self { word, number: Some(number), is_whole: false }
    }

    /// The values it may have as text: `tournament:1 to 1000`.
    #[must_use]
    pub fn range_text(&self) -> String {
        match self.number {
            None => self.word.to_owned(),
            Some([least, _, most]) => format!("{}:{least} to {most}", self.word),
        }
    }

    /// Its value without a number.
    fn usual(&self) -> Value {
        Value::Method(self.word, self.number.map(|[_, usual, _]| usual))
    }

    pub(super) fn read(&self, text: &str) -> Option<Value> {
        let Some([least, _, most]) = self.number else {
            return (text == self.word).then(|| self.usual());
        };
        if text == self.word {
            return Some(self.usual());
        }
        let number = text.strip_prefix(self.word)?.strip_prefix(':')?;
        // What is no whole number is none either when written as 3.0.
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
        meaning: &'static str,
    ) -> Self {
        Self::of(name, Domain::Whole { default, least, most }, meaning)
    }

    /// A whole number, chosen at the start of a run unless it is set.
    #[must_use]
    pub const fn automatic(
        name: &'static str,
        [least, most]: [u64; 2],
        meaning: &'static str,
    ) -> Self {
        Self::of(name, Domain::Automatic { least, most }, meaning)
    }

    /// A real number.
    #[must_use]
    pub const fn real(
        name: &'static str,
        [least, default, most]: [f64; 3],
        meaning: &'static str,
    ) -> Self {
        Self::of(name, Domain::Real { default, least, most }, meaning)
    }

    /// One of some words, the first of which is the default.
    #[must_use]
    pub const fn choice(
        name: &'static str,
        words: &'static [&'static str],
        meaning: &'static str,
    ) -> Self {
        Self::of(name, Domain::Choice(words), meaning)
    }

    /// One of some words with their numbers, the first of which is the default.
    #[must_use]
    pub const fn method(
        name: &'static str,
        methods: &'static [Method],
        meaning: &'static str,
    ) -> Self {
        Self::of(name, Domain::Method(methods), meaning)
    }

    const fn of(name: &'static str, domain: Domain, meaning: &'static str) -> Self {
        Self { name, meaning, domain, relation: None, condition: None, is_asked_for: false }
    }

    /// Adds that the value has to be `order` the value of `other`.
    #[must_use]
    pub const fn related(self, order: Order, other: &'static str) -> Self {
        Self { relation: Some(Relation { order, other, word: None }), ..self }
    }

    /// Adds that the number of this word has to be `order` the value of `other`.
    #[must_use]
    pub const fn word_related(self, word: &'static str, order: Order, other: &'static str) -> Self {
        Self { relation: Some(Relation { order, other, word: Some(word) }), ..self }
    }

    /// Adds that it has an effect only where `other` is one of these words.
    #[must_use]
    pub const fn only_with(self, other: &'static str, words: &'static [&'static str]) -> Self {
        Self { condition: Some(Condition { other, need: Need::Words(words) }), ..self }
    }

    /// Adds that it has an effect only where `other` is above `bound`.
    #[must_use]
    pub const fn only_above(self, other: &'static str, bound: f64) -> Self {
        Self { condition: Some(Condition { other, need: Need::Above(bound) }), ..self }
    }

    /// A parameter that a person at a terminal is asked for.
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
            Domain::Method(methods) => methods[0].usual(),
        }
    }

    /// The default as text.
    #[must_use]
    pub fn default_text(&self) -> String {
        self.default().to_string()
    }

    /// The range as text: `1 to 100, less than population`, or the words.
    #[must_use]
    pub fn range_text(&self) -> String {
        let range = self.domain_text();
        match self.relation {
            Some(Relation { order, other, word: None }) => {
                format!("{range}, {} {other}", order.words())
            }
            Some(Relation { order, other, word: Some(word) }) => {
                format!("{range}; {word} {} {other}", order.words())
            }
            None => range,
        }
    }

    fn domain_text(&self) -> String {
        match self.domain {
            Domain::Whole { least, most, .. } => format!("{least} to {most}"),
            Domain::Automatic { least, most } => format!("{AUTO}, or {least} to {most}"),
            Domain::Real { least, most, .. } => format!("{least} to {most}"),
            Domain::Choice(words) => words.join(", "),
            Domain::Method(methods) => {
                methods.iter().map(Method::range_text).collect::<Vec<_>>().join(", ")
            }
        }
    }

    pub(super) fn read(&self, text: &str) -> Option<Value> {
        match self.domain {
            Domain::Whole { least, most, .. } => {
                let value = text.parse().ok()?;
                (least..=most).contains(&value).then_some(Value::Whole(value))
            }
            Domain::Automatic { .. } if text == AUTO => Some(Value::Choice(AUTO)),
            Domain::Automatic { least, most } => {
                let value = text.parse().ok()?;
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

/// What is written for a number that is chosen at the start of a run.
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
    /// The whole number that a relation compares: the value, or the number of its word.
    pub(super) fn compared(self, word: Option<&str>) -> Option<u64> {
        match (self, word) {
            (Self::Whole(value), None) => Some(value),
            (Self::Method(own, Some(number)), Some(word)) if own == word => Some(number as u64),
            _ => None,
        }
    }

    /// Whether it is what a condition asks for.
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

    /// The same with another number.
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
