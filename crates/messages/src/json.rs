//! Messages as JSON.

use serde_json::{Map, Value as Json, json};

use crate::{Language, Message, Number, Value};

/// The largest whole number that every program reads exactly out of JSON.
const EXACT: u64 = 1 << 53;

impl Message {
    /// The identifier, the arguments and the words: `{"id": …, "args": {…}, "text": …}`. Whole
    /// numbers that programs would change if they read them as doubles are strings.
    #[must_use]
    pub fn json(&self, language: Language) -> Json {
        let arguments = self.arguments().map(|(name, value)| (name.into(), value.json(language)));
        let arguments: Map<String, Json> = arguments.collect();
        json!({ "id": self.id(), "args": arguments, "text": self.render(language) })
    }
}

impl Value {
    fn json(&self, language: Language) -> Json {
        match self {
            Self::Number(number) => number.json(),
            Self::Decimal(decimal) => {
                let number: Option<f64> = decimal.as_str().parse().ok();
                number
                    .filter(|number| number.is_finite())
                    .map_or(decimal.as_str().into(), Json::from)
            }
            Self::Text(text) => (&**text).into(),
            Self::Flag(flag) => (*flag).into(),
            Self::Message(message) => message.json(language),
            Self::List(values) => values.iter().map(|value| value.json(language)).collect(),
        }
    }
}

impl Number {
    fn json(self) -> Json {
        match i64::try_from(self.magnitude()) {
            Ok(number) if self.magnitude() <= EXACT => {
                Json::from(if self.is_negative() { -number } else { number })
            }
            _ => self.to_string().into(),
        }
    }
}
