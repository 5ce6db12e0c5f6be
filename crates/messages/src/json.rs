//! Messages as JSON.

use serde_json::{Map, Value as Json, json};

use crate::{Language, Message, Number, Value};

/// Whole numbers up to this limit are read exactly by every JSON program.
const EXACT: u64 = 1 << 53;

impl Message {
    /// The message as JSON, with its identifier, arguments and text:
    /// `{"id": …, "args": {…}, "text": …}`. Whole numbers that a double can't represent exactly are
    /// strings.
    #[must_use]
    pub fn json(&self, language: Language) -> Json {
        let arguments = self.arguments().map(|(name, value)| (name.into(), value.json(language)));
        let arguments: Map<String, Json> = arguments.collect();
        json!({ "id": self.id(), "args": arguments, "text": self.render(language) })
    }
}

impl Message {
    /// The identifier and the arguments without the text, for messages within a message:
    /// `{"id": …, "args": {…}}`.
    #[must_use]
    pub fn data(&self) -> Json {
        let arguments = self.arguments().map(|(name, value)| (name.into(), value.data()));
        let arguments: Map<String, Json> = arguments.collect();
        json!({ "id": self.id(), "args": arguments })
    }
}

impl Message {
    /// Writes the text to the member `name` of an object. The identifier and the arguments are
    /// written to the member of the same name in the object's member `messages`:
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

    /// The value as JSON; `nested` converts the messages in it.
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
            _ => self.with_symbol(None).to_string().into(),
        }
    }
}
