//! The settings of an algorithm: the values of its parameters.

use evoku_messages::{Message, Say, say};

use crate::parameters::parameter::{Condition, Domain, Order, Parameter, Relation, Value};

/// The reason why a setting is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SettingError {
    /// Not of the form `name=value`.
    Form(String),
    /// No parameter has this name.
    Unknown {
        /// The name that was given.
        name: String,
        /// The existing names.
        known: Vec<&'static str>,
    },
    /// The value is outside the range.
    Value {
        /// The parameter.
        name: &'static str,
        /// The value that was given.
        value: String,
        /// The possible values.
        range: Message,
    },
    /// Two values contradict each other.
    Contradiction {
        /// The parameter.
        name: &'static str,
        /// Its value.
        value: String,
        /// The required comparison with the other parameter.
        order: Order,
        /// The other parameter.
        other: &'static str,
        /// The value of the other parameter.
        limit: u64,
    },
    /// A value was set that has no effect.
    Ineffective {
        /// The parameter.
        name: &'static str,
        /// The condition that is not met.
        condition: Message,
    },
}

impl Say for SettingError {
    fn message(&self) -> Message {
        match self {
            Self::Form(found) => say::parameter_form(found),
            Self::Unknown { name, known } => say::parameter_unknown(name, known.iter().copied()),
            Self::Value { name, value, range } => say::parameter_value(*name, range.clone(), value),
            Self::Contradiction { name, value, order, other, limit } => {
                say::parameter_contradiction(*name, value, order.words(other), *limit)
            }
            Self::Ineffective { name, condition } => {
                say::parameter_ineffective(*name, condition.clone())
            }
        }
    }
}

evoku_messages::error!(SettingError);

impl SettingError {
    /// The parameter concerned, if there is one.
    #[must_use]
    pub fn parameter(&self) -> Option<&'static str> {
        match self {
            Self::Form(_) | Self::Unknown { .. } => None,
            Self::Value { name, .. }
            | Self::Contradiction { name, .. }
            | Self::Ineffective { name, .. } => Some(name),
        }
    }
}

/// A value for each parameter of an algorithm: the value that was set, or the default.
///
/// A default that depends on another parameter adapts to it (see [`Relation`]): a population of 10
/// can't have an elite of 50. A value that was set does not adapt: [`Settings::check`] refuses it.
#[derive(Clone, Debug)]
pub struct Settings {
    parameters: &'static [Parameter],
    /// The values that were set.
    told: Vec<Option<Value>>,
}

/// Settings are equal if their values are, even if only one of them was set explicitly.
impl PartialEq for Settings {
    fn eq(&self, other: &Self) -> bool {
        self.parameters == other.parameters && self.values().eq(other.values())
    }
}

impl Settings {
    /// Creates settings with all parameters at their defaults.
    #[must_use]
    pub fn new(parameters: &'static [Parameter]) -> Self {
        Self { parameters, told: vec![None; parameters.len()] }
    }

    /// Checks that no two values contradict each other, and that every value that was set has an
    /// effect.
    ///
    /// Every preset calls this before it runs. A command can call it earlier, to report an error at
    /// once.
    ///
    /// # Errors
    /// If two values contradict each other, or a value that was set has no effect; the error names
    /// them.
    pub fn check(&self) -> Result<(), SettingError> {
        if let Some((index, condition)) = self.ineffective().next() {
            return Err(self.refusal(index, condition));
        }
        for (parameter, value) in self.parameters.iter().zip(self.values()) {
            let Some(Relation { order, other, word }) = parameter.relation else { continue };
            let limit = self.limit(other);
            if value.compared(word).is_some_and(|number| order.nearest(number, limit) != number) {
                let (name, value) = (parameter.name, value.to_string());
                return Err(SettingError::Contradiction { name, value, order, other, limit });
            }
        }
        Ok(())
    }

    /// Resets the values that were set without effect. Returns the error for each of them.
    pub fn clear_ineffective(&mut self) -> Vec<SettingError> {
        let idle: Vec<(usize, Condition)> = self.ineffective().collect();
        idle.iter().for_each(|&(index, _)| self.told[index] = None);
        idle.into_iter().map(|(index, condition)| self.refusal(index, condition)).collect()
    }

    /// The error for a value that has no effect.
    fn refusal(&self, index: usize, condition: Condition) -> SettingError {
        let name = self.parameters[index].name;
        SettingError::Ineffective { name, condition: condition.message() }
    }

    /// The indices of the values that were set without effect, each with its unmet condition.
    fn ineffective(&self) -> impl Iterator<Item = (usize, Condition)> + '_ {
        let told = (0..self.told.len()).filter(|&index| self.told[index].is_some());
        told.filter_map(|index| Some((index, self.unmet(&self.parameters[index])?)))
    }

    /// The condition that keeps a parameter from having an effect: its own, or one further up the
    /// chain of conditions.
    fn unmet(&self, parameter: &Parameter) -> Option<Condition> {
        let condition = parameter.condition?;
        let index = self.parameters.iter().position(|other| other.name == condition.other)?;
        if !self.value_at(index).meets(condition.need) {
            return Some(condition);
        }
        self.unmet(&self.parameters[index])
    }

    /// The value of a parameter to which another one is related.
    fn limit(&self, name: &str) -> u64 {
        let index = self.parameters.iter().position(|parameter| parameter.name == name);
        let value = index.map(|index| self.told[index].unwrap_or(self.parameters[index].default()));
        value.and_then(|value| value.compared(None)).unwrap_or(u64::MAX)
    }

    /// The values, in the order of declaration.
    fn values(&self) -> impl Iterator<Item = Value> + '_ {
        (0..self.parameters.len()).map(|index| self.value_at(index))
    }

    fn value_at(&self, index: usize) -> Value {
        let parameter = &self.parameters[index];
        if let Some(told) = self.told[index] {
            return told;
        }
        let default = parameter.default();
        let Some(Relation { order, other, word }) = parameter.relation else { return default };
        match default.compared(word) {
            Some(number) => default.with(order.nearest(number, self.limit(other))),
            None => default,
        }
    }

    /// Applies a setting of the form `name=value`.
    ///
    /// # Errors
    /// If the form is wrong, no parameter has this name, or the value is not allowed.
    pub fn assign(&mut self, setting: &str) -> Result<(), SettingError> {
        let form = || SettingError::Form(setting.to_owned());
        let (name, value) = setting.split_once('=').ok_or_else(form)?;
        self.set(name.trim(), value.trim())
    }

    /// Sets the parameter of this name.
    ///
    /// # Errors
    /// If no parameter has this name, or the value is not allowed.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), SettingError> {
        let index = self
            .parameters
            .iter()
            .position(|p| p.name == name)
            .ok_or_else(|| self.unknown(name))?;
        let parameter = &self.parameters[index];
        let read = parameter.read(value).ok_or_else(|| SettingError::Value {
            name: parameter.name,
            value: value.to_owned(),
            range: match parameter.domain {
                Domain::Whole { .. } => say::parameter_whole(parameter.range()),
                Domain::Automatic { .. } => parameter.range(),
                Domain::Real { .. } => say::parameter_real(parameter.range()),
                Domain::Choice(_) | Domain::Method(_) => say::parameter_one_of(parameter.range()),
            },
        })?;
        self.told[index] = Some(read);
        Ok(())
    }

    fn unknown(&self, name: &str) -> SettingError {
        let known = self.parameters.iter().map(|parameter| parameter.name).collect();
        SettingError::Unknown { name: name.to_owned(), known }
    }

    /// The parameters with their values as text, in the order of declaration.
    pub fn iter(&self) -> impl Iterator<Item = (&'static Parameter, String)> + '_ {
        let pairs = self.parameters.iter().zip(self.values());
        pairs.map(|(parameter, value)| (parameter, value.to_string()))
    }

    // Getters for the parts of an algorithm, by the parameters that it declares.

    /// The value of a whole-number parameter.
    ///
    /// # Panics
    /// If the parameter is not declared in these settings, or is not a whole number.
    #[must_use]
    pub fn whole(&self, parameter: &Parameter) -> usize {
        match self.value(parameter) {
            Value::Whole(value) => usize::try_from(value).unwrap_or(usize::MAX),
            _ => panic!("{} is no whole number", parameter.name),
        }
    }

    /// The value of an automatic parameter; `None` if it is chosen at the start of a run.
    ///
    /// # Panics
    /// If the parameter is not declared in these settings.
    #[must_use]
    pub fn automatic(&self, parameter: &Parameter) -> Option<u64> {
        match self.value(parameter) {
            Value::Whole(value) => Some(value),
            _ => None,
        }
    }

    /// The value of a real parameter.
    ///
    /// # Panics
    /// If the parameter is not declared in these settings, or is not a real number.
    #[must_use]
    pub fn real(&self, parameter: &Parameter) -> f64 {
        match self.value(parameter) {
            Value::Real(value) => value,
            _ => panic!("{} is no real number", parameter.name),
        }
    }

    /// The chosen word.
    ///
    /// # Panics
    /// If the parameter is not declared in these settings, or is not a choice of words.
    #[must_use]
    pub fn choice(&self, parameter: &Parameter) -> &'static str {
        match self.value(parameter) {
            Value::Choice(word) => word,
            _ => panic!("{} is no choice", parameter.name),
        }
    }

    /// The chosen word with its number, which is 0 for a word without a number.
    ///
    /// # Panics
    /// If the parameter is not declared in these settings, or is not a method.
    #[must_use]
    pub fn method(&self, parameter: &Parameter) -> (&'static str, f64) {
        match self.value(parameter) {
            Value::Method(word, number) => (word, number.unwrap_or(0.0)),
            _ => panic!("{} is no method", parameter.name),
        }
    }

    fn value(&self, parameter: &Parameter) -> Value {
        let index = self.parameters.iter().position(|p| p.name == parameter.name);
        match index {
            Some(index) => self.value_at(index),
            None => panic!("{} is not declared", parameter.name),
        }
    }
}
