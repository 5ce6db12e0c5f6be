//! `language` and `say`: the language of answers, and the messages of the page.

use std::cell::Cell;

use evoku_messages::{self as messages, Decimal, Kind, Language, Message, Say};
use evoku_sudoku::Rules;
use evoku_sudoku::generate::GivenSymmetry;
use evoku_sudoku::rating::Level;
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::arguments::arguments;
use crate::problem::Problem;
use crate::state::State;

thread_local! {
    /// The language of the answer that is being written. It is a global, as Serde passes no context
    /// to `serialize`.
    static LANGUAGE: Cell<Language> = const { Cell::new(Language::ENGLISH) };
}

/// A message, which an answer contains as text in the language of the page.
#[derive(Clone)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Words(#[cfg_attr(test, ts(type = "string"))] Message);

/// Wraps a message for an answer.
pub(crate) fn words(message: impl Into<Message>) -> Words {
    Words(message.into())
}

impl Words {
    pub(crate) fn message(self) -> Message {
        self.0
    }
}

impl Serialize for Words {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.render(LANGUAGE.get()))
    }
}

/// Runs `write` with `language` as the language of [`Words`].
pub(crate) fn in_language<T>(language: Language, write: impl FnOnce() -> T) -> T {
    let before = LANGUAGE.replace(language);
    let written = write();
    LANGUAGE.set(before);
    written
}

arguments! {
    /// The language of all further answers.
    pub(crate) struct LanguageRequest {
        /// A packed language, or null for English.
        packed: Option<String>,
    }

    /// A message of the page.
    pub(crate) struct SayRequest {
        /// The identifier, without the prefix `page-`.
        id: String,
        /// The arguments by name.
        #[cfg_attr(test, ts(type = "Record<string, unknown>", optional = nullable))]
        args: Option<Value>,
    }
}

/// A language.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LanguageAbout {
    code: &'static str,
    /// The name of the language, in that language.
    name: String,
}

pub(crate) fn language(
    state: &mut State,
    request: LanguageRequest,
) -> Result<LanguageAbout, Problem> {
    let packed = request.packed.map(|packed| Language::load(packed.as_bytes())).transpose()?;
    let language = packed.unwrap_or(Language::ENGLISH);
    state.language = language;
    Ok(LanguageAbout { code: language.code(), name: language.name() })
}

pub(crate) fn say(_: &mut State, request: SayRequest) -> Result<Words, Problem> {
    let id = format!("page-{}", request.id);
    let known = Message::signatures().iter().find(|(known, _)| *known == id);
    let kind = |name: &str| {
        let arguments = known.map_or(&[][..], |(_, arguments)| arguments);
        arguments.iter().find(|(known, _)| *known == name).map(|&(_, kind)| kind)
    };
    let arguments = request.args.as_ref().and_then(Value::as_object).into_iter().flatten();
    let arguments = arguments
        .filter_map(|(name, value)| Some((name.as_str(), argument(name, value, kind(name)?)?)));
    Ok(Words(Message::by_name(&id, arguments)?))
}

/// The arguments that are nouns of the library, which the page gives by name.
pub(crate) const NOUNS: [&str; 3] = ["level", "rule", "symmetry"];

/// The noun of the library for a name in one of [`NOUNS`]; the name itself if there is none.
fn noun(argument: &str, name: &str) -> Message {
    let noun = match argument {
        "level" => Level::by_name(name).map(|level| level.message()),
        "symmetry" => GivenSymmetry::by_name(name).map(|symmetry| symmetry.message()),
        _ => Some(Rules::noun(name)),
    };
    noun.unwrap_or_else(|| messages::say::verbatim(name))
}

/// Converts an argument of a message; the elements of lists are strings.
fn argument(name: &str, value: &Value, kind: Kind) -> Option<messages::Value> {
    Some(match kind {
        Kind::Number => value.as_u64()?.into(),
        Kind::Decimal => Decimal::shortest(value.as_f64()?).into(),
        Kind::Text => value.as_str()?.into(),
        Kind::Flag => value.as_bool()?.into(),
        Kind::List => {
            let texts = value.as_array()?.iter().map(|text| Some(text.as_str()?.into()));
            messages::Value::List(texts.collect::<Option<_>>()?)
        }
        Kind::Message if NOUNS.contains(&name) => noun(name, value.as_str()?).into(),
        Kind::Message => return None,
    })
}
