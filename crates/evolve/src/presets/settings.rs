//! Parameters of an algorithm and the values they are given.

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
}

impl Parameter {
    /// A whole number.
    #[must_use]
    pub const fn whole(
        name: &'static str,
        [least, default, most]: [u64; 3],
        meaning: &'static str,
    ) -> Self {
        Self { name, meaning, domain: Domain::Whole { default, least, most } }
    }

    /// A real number.
    #[must_use]
    pub const fn real(
        name: &'static str,
        [least, default, most]: [f64; 3],
        meaning: &'static str,
    ) -> Self {
        Self { name, meaning, domain: Domain::Real { default, least, most } }
    }

    /// One of some words, the first of which is the default.
    #[must_use]
    pub const fn choice(
        name: &'static str,
        words: &'static [&'static str],
        meaning: &'static str,
    ) -> Self {
        Self { name, meaning, domain: Domain::Choice(words) }
    }

    /// The default as text.
    #[must_use]
    pub fn default_text(&self) -> String {
        match self.domain {
            Domain::Whole { default, .. } => default.to_string(),
            Domain::Real { default, .. } => default.to_string(),
            Domain::Choice(words) => words[0].to_owned(),
        }
    }

    /// The range as text: `1 to 100`, or the words.
    #[must_use]
    pub fn range_text(&self) -> String {
        match self.domain {
            Domain::Whole { least, most, .. } => format!("{least} to {most}"),
            Domain::Real { least, most, .. } => format!("{least} to {most}"),
            Domain::Choice(words) => words.join(", "),
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
        }
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Value {
    Whole(u64),
    Real(f64),
    Choice(&'static str),
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
        let default = |parameter: &Parameter| match parameter.domain {
            Domain::Whole { default, .. } => Value::Whole(default),
            Domain::Real { default, .. } => Value::Real(default),
            Domain::Choice(words) => Value::Choice(words[0]),
        };
        Self { parameters, values: parameters.iter().map(default).collect() }
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
                Domain::Choice(_) => format!("one of {}", parameter.range_text()),
            },
        })?;
        Ok(())
    }

    /// The parameters with their values as text, in the order of declaration.
    pub fn iter(&self) -> impl Iterator<Item = (&'static Parameter, String)> + '_ {
        self.parameters.iter().zip(&self.values).map(|(parameter, value)| {
            let text = match value {
                Value::Whole(value) => value.to_string(),
                Value::Real(value) => value.to_string(),
                Value::Choice(word) => (*word).to_owned(),
            };
            (parameter, text)
        })
    }

    // The three below are asked by presets for parameters that the same file declares; that each
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

    fn value(&self, parameter: &Parameter) -> Value {
        let index = self.parameters.iter().position(|p| p.name == parameter.name);
        match index {
            Some(index) => self.values[index],
            None => unreachable!("{} is not declared", parameter.name),
        }
    }
}
