//! Options in JSON.

use evoku_messages::{Message, say};
use serde_json::{Map, Value};

use crate::failure::Failure;

/// The members of a JSON object.
pub(crate) struct Options(pub(crate) Map<String, Value>);

impl Options {
    /// Parses options, and refuses members that are not in `known`. An empty text has none.
    pub(crate) fn parse(text: &[u8], known: &[&str]) -> Result<Self, Failure> {
        if text.trim_ascii().is_empty() {
            return Ok(Self(Map::new()));
        }
        let members: Map<String, Value> = serde_json::from_slice(text).map_err(|error| {
            let place = [error.line(), error.column()];
            Failure { place, ..Failure::verbatim(error.to_string()) }
        })?;
        match members.keys().find(|name| !known.contains(&name.as_str())) {
            Some(name) => {
                let unknown = say::parameter_unknown(name.as_str(), known.iter().copied());
                Err(Failure::new(unknown.suggesting(name, known.iter().copied())))
            }
            None => Ok(Self(members)),
        }
    }

    /// The text of this name.
    pub(crate) fn text(&self, name: &str) -> Result<Option<&str>, Failure> {
        self.read(name, Value::as_str, say::page_expected_text)
    }

    /// The whole number of this name.
    pub(crate) fn whole(&self, name: &str) -> Result<Option<u64>, Failure> {
        self.read(name, Value::as_u64, say::page_expected_whole)
    }

    /// The seed of this name, as a string or as a number, like in the other functions.
    pub(crate) fn seed(&self, name: &str) -> Result<Option<u64>, Failure> {
        let seed = |value: &Value| match value {
            Value::String(text) => text.parse().ok(),
            _ => value.as_u64(),
        };
        self.read(name, seed, say::page_expected_seed)
    }

    /// The array of texts of this name; empty if it is missing.
    pub(crate) fn texts(&self, name: &str) -> Result<Vec<&str>, Failure> {
        let texts = |value| {
            let array = Value::as_array(value)?;
            array.iter().map(Value::as_str).collect::<Option<Vec<&str>>>()
        };
        Ok(self.read(name, texts, say::page_expected_texts)?.unwrap_or_default())
    }

    fn read<'o, T>(
        &'o self,
        name: &str,
        read: impl FnOnce(&'o Value) -> Option<T>,
        expected: fn() -> Message,
    ) -> Result<Option<T>, Failure> {
        let Some(value) = self.0.get(name).filter(|value| !value.is_null()) else {
            return Ok(None);
        };
        let wrong = || Failure::new(say::page_found(name, value.to_string(), expected()));
        read(value).map(Some).ok_or_else(wrong)
    }
}
