//! Parameters of an algorithm and the values they are given.

use std::fmt;

use thiserror::Error;

/// A parameter of an algorithm, declared once: the command line, the documentation and the tests
/// walk the declarations.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Parameter {
    /// Its name, as in `--set name=value`.
    pub name: &'static str,
    /// What it means.
    pub meaning: &'static str,
    /// What it may be, and what it is if nobody says.
    pub domain: Domain,
    /// Whether a person at a terminal is asked for it.
    pub is_asked_for: bool,
}

/// The values a parameter may have, with its default.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Domain {
    /// A whole number from `least` to `most`.
    Whole {
        /// The value if nobody says.
        default: u64,
        /// The smallest value.
        least: u64,
        /// The largest value.
        most: u64,
    },
    /// A real number from `least` to `most`.
    Real {
        /// The value if nobody says.
        default: f64,
        /// The smallest value.
        least: f64,
        /// The largest value.
        most: f64,
    },
    /// One of these words; the first if nobody says.
    Choice(&'static [&'static str]),
    /// One of these words, with a number where it has one (`tournament:3`); the first if nobody
    /// says.
    Method(&'static [Method]),
}

/// A word that may have a number.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Method {
    /// The word.
    pub word: &'static str,
    /// The smallest number, the one if nobody says, and the largest; none where there is no
    /// number.
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

    /// Its value if nobody says a number.
    fn usual(&self) -> Value {
        Value::Method(self.word, self.number.map(|[_, usual, _]| usual))
    }

    fn read(&self, text: &str) -> Option<Value> {
        let Some([least, _, most]) = self.number else {
            return (text == self.word).then(|| self.usual());
        };
        if text == self.word {
            return Some(self.usual());
        }
        let number = text.strip_prefix(self.word)?.strip_prefix(':')?;
        // What is no whole number is none either when written as 3.0.
        let number = match self.is_whole {
            true => f64::from(number.parse::<u32>().ok()?),
            false => number.parse().ok()?,
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
        Self { name, meaning, domain: Domain::Whole { default, least, most }, is_asked_for: false }
    }

    /// A real number.
    #[must_use]
    pub const fn real(
        name: &'static str,
        [least, default, most]: [f64; 3],
        meaning: &'static str,
    ) -> Self {
        Self { name, meaning, domain: Domain::Real { default, least, most }, is_asked_for: false }
    }

    /// One of some words, the first of which is the default.
    #[must_use]
    pub const fn choice(
        name: &'static str,
        words: &'static [&'static str],
        meaning: &'static str,
    ) -> Self {
        Self { name, meaning, domain: Domain::Choice(words), is_asked_for: false }
    }

    /// One of some words with their numbers, the first of which is the default.
    #[must_use]
    pub const fn method(
        name: &'static str,
        methods: &'static [Method],
        meaning: &'static str,
    ) -> Self {
        Self { name, meaning, domain: Domain::Method(methods), is_asked_for: false }
    }

    /// A parameter that a person at a terminal is asked for.
    #[must_use]
    pub const fn asked_for(self) -> Self {
        Self { is_asked_for: true, ..self }
    }

    fn default(&self) -> Value {
        match self.domain {
            Domain::Whole { default, .. } => Value::Whole(default),
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

    /// The range as text: `1 to 100`, or the words.
    #[must_use]
    pub fn range_text(&self) -> String {
        match self.domain {
            Domain::Whole { least, most, .. } => format!("{least} to {most}"),
            Domain::Real { least, most, .. } => format!("{least} to {most}"),
            Domain::Choice(words) => words.join(", "),
            Domain::Method(methods) => {
                methods.iter().map(Method::range_text).collect::<Vec<_>>().join(", ")
            }
        }
    }

    fn read(&self, text: &str) -> Option<Value> {
        match self.domain {
            Domain::Whole { least, most, .. } => {
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

#[derive(Clone, Copy, PartialEq, Debug)]
enum Value {
    Whole(u64),
    Real(f64),
    Choice(&'static str),
    Method(&'static str, Option<f64>),
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

/// Why a setting is refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SettingError {
    /// Not of the form `name=value`.
    #[error("\"{0}\" is no setting; write name=value")]
    Form(String),
    /// No parameter has this name.
    #[error("there is no parameter \"{name}\"; there {are}")]
    Unknown {
        /// The name that was given.
        name: String,
        /// The names there are, as a clause.
        are: String,
    },
    /// The value is outside the range.
    #[error("{name} is {range}, not \"{value}\"")]
    Value {
        /// The parameter.
        name: &'static str,
        /// The value that was given.
        value: String,
        /// What it may be.
        range: String,
    },
}

/// A value for each parameter of an algorithm.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    parameters: &'static [Parameter],
    values: Vec<Value>,
}

impl Settings {
    /// The defaults.
    #[must_use]
    pub fn new(parameters: &'static [Parameter]) -> Self {
        Self { parameters, values: parameters.iter().map(Parameter::default).collect() }
    }

    /// Takes over a setting of the form `name=value`.
    ///
    /// # Errors
    /// If there is no such parameter, or the value is none that it may have.
    pub fn assign(&mut self, setting: &str) -> Result<(), SettingError> {
        let form = || SettingError::Form(setting.to_owned());
        let (name, value) = setting.split_once('=').ok_or_else(form)?;
        self.set(name.trim(), value.trim())
    }

    /// Gives the parameter of this name a value.
    ///
    /// # Errors
    /// If there is no such parameter, or the value is none that it may have.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), SettingError> {
        let unknown = || {
            let names: Vec<_> = self.parameters.iter().map(|parameter| parameter.name).collect();
            let are = match names.is_empty() {
                true => "are none".to_owned(),
                false => format!("are {}", names.join(", ")),
            };
            SettingError::Unknown { name: name.to_owned(), are }
        };
        let index = self.parameters.iter().position(|p| p.name == name).ok_or_else(unknown)?;
        let parameter = &self.parameters[index];
        self.values[index] = parameter.read(value).ok_or_else(|| SettingError::Value {
            name: parameter.name,
            value: value.to_owned(),
            range: match parameter.domain {
                Domain::Whole { .. } => format!("a whole number from {}", parameter.range_text()),
                Domain::Real { .. } => format!("a number from {}", parameter.range_text()),
                Domain::Choice(_) | Domain::Method(_) => {
                    format!("one of {}", parameter.range_text())
                }
            },
        })?;
        Ok(())
    }

    /// The parameters with their values as text, in the order of declaration.
    pub fn iter(&self) -> impl Iterator<Item = (&'static Parameter, String)> + '_ {
        let pairs = self.parameters.iter().zip(&self.values);
        pairs.map(|(parameter, value)| (parameter, value.to_string()))
    }

    // Those below are asked by presets for parameters that the same file declares; that each
    // is declared and of the right kind, a test finds out by running every preset.

    pub(crate) fn whole(&self, parameter: &Parameter) -> usize {
        match self.value(parameter) {
            Value::Whole(value) => usize::try_from(value).unwrap_or(usize::MAX),
            _ => unreachable!("{} is no whole number", parameter.name),
        }
    }

    pub(crate) fn real(&self, parameter: &Parameter) -> f64 {
        match self.value(parameter) {
            Value::Real(value) => value,
            _ => unreachable!("{} is no real number", parameter.name),
        }
    }

    pub(crate) fn choice(&self, parameter: &Parameter) -> &'static str {
        match self.value(parameter) {
            Value::Choice(word) => word,
            _ => unreachable!("{} is no choice", parameter.name),
        }
    }

    /// A word and its number; 0 where it has none.
    pub(crate) fn method(&self, parameter: &Parameter) -> (&'static str, f64) {
        match self.value(parameter) {
            Value::Method(word, number) => (word, number.unwrap_or(0.0)),
            _ => unreachable!("{} is no method", parameter.name),
        }
    }

    fn value(&self, parameter: &Parameter) -> Value {
        let index = self.parameters.iter().position(|p| p.name == parameter.name);
        match index {
            Some(index) => self.values[index],
            None => unreachable!("{} is not declared", parameter.name),
        }
    }
}
