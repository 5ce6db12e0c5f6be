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

impl Message {
    /// The identifier and the arguments without the words, which would be there again for each
    /// message within a message: `{"id": …, "args": {…}}`.
    #[must_use]
    pub fn data(&self) -> Json {
        let arguments = self.arguments().map(|(name, value)| (name.into(), value.data()));
        let arguments: Map<String, Json> = arguments.collect();
        json!({ "id": self.id(), "args": arguments })
    }
}

impl Message {
    /// Sets the member `name` of an object to the words, and the member of that name in the
    /// object's member `messages` to the identifier and the arguments:
    /// `{"problem": "…", "messages": {"problem": {"id": …, "args": {…}}}}`.
    ///
    /// # Panics
    ///
    /// If `object` is not an object.
    pub fn add_to(&self, object: &mut Json, name: &str, language: Language) {
        object[name] = self.render(language).into();
        object["messages"][name] = self.data();
    }
}

impl Value {
    fn json(&self, language: Language) -> Json {
        self.with(&|message| message.json(language))
    }

    fn data(&self) -> Json {
        self.with(&Message::data)
    }

    /// The value with its messages as `nested` has them.
    fn with(&self, nested: &dyn Fn(&Message) -> Json) -> Json {
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
            Self::Message(message) => nested(message),
            Self::List(values) => values.iter().map(|value| value.with(nested)).collect(),
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
