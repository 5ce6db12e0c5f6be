//! Fluent's own implementation renders the same words.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::LazyLock;

use evoku_messages::{Message, Value};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::{FluentNumber, FluentType};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;

use crate::samples::{languages, messages, texts};

/// A language as Fluent reads it.
struct Oracle {
    bundle: FluentBundle<FluentResource>,
    /// Terms that consist of words, and their attributes.
    words: BTreeMap<String, String>,
}

static ORACLES: LazyLock<BTreeMap<String, Oracle>> = LazyLock::new(|| {
    texts().iter().map(|(code, text)| (code.clone(), oracle(code, text))).collect()
});

/// An argument that Fluent has no type for.
#[derive(Clone, PartialEq, Debug)]
struct Argument {
    code: String,
    value: Value,
}

impl FluentType for Argument {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        unreachable!("bundles are concurrent")
    }

    fn as_string_threadsafe(
        &self,
        _: &intl_memoizer::concurrent::IntlLangMemoizer,
    ) -> Cow<'static, str> {
        ORACLES[&self.code].value(&self.value, None).into()
    }
}

impl Oracle {
    fn message(&self, code: &str, message: &Message, form: Option<&str>) -> String {
        let found = self.bundle.get_message(message.id()).unwrap();
        let form = form.and_then(|form| found.get_attribute(form));
        let pattern = form.map_or(found.value().unwrap(), |attribute| attribute.value());
        let mut arguments = FluentArgs::new();
        for (name, value) in message.arguments() {
            arguments.set(name, given(code, value));
        }
        let mut errors = Vec::new();
        let words = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        assert!(errors.is_empty(), "{message:?}: {errors:?}");
        words.into_owned()
    }

    fn value(&self, value: &Value, form: Option<&str>) -> String {
        let code = &self.words["code"];
        match value {
            Value::Number(number) => number.to_string(),
            Value::Decimal(decimal) => self.number(decimal.as_str()),
            Value::Text(text) => text.to_string(),
            Value::Message(message) => self.message(code, message, form),
            Value::Flag(_) | Value::List(_) => panic!("{value:?} has no words"),
        }
    }

    fn number(&self, written: &str) -> String {
        written.replace('.', &self.words["decimal-point"])
    }

    fn grouped(&self, written: &str) -> String {
        let (sign, written) = match written.strip_prefix('-') {
            Some(written) => ("-", written),
            None => ("", written),
        };
        let (whole, fraction) = written.split_at(written.find('.').unwrap_or(written.len()));
        let (first, rest) = whole.split_at(whole.len() % 3);
        let threes = (0..rest.len() / 3).map(|at| &rest[3 * at..3 * at + 3]);
        let groups: Vec<&str> =
            [first].into_iter().filter(|first| !first.is_empty()).chain(threes).collect();
        format!("{sign}{}{}", groups.join(&self.words["number-group"]), self.number(fraction))
    }

    fn list(&self, values: &[Value], joint: &str, form: Option<&str>) -> String {
        let words: Vec<String> = values.iter().map(|value| self.value(value, form)).collect();
        let Some((last, before)) = words.split_last() else { return String::new() };
        if before.is_empty() {
            return last.clone();
        }
        if !["and", "or"].contains(&joint) {
            return words.join(joint);
        }
        let key = format!("list-{joint}");
        let special = self.words.iter().find(|(attribute, _)| {
            let beginning = attribute.strip_prefix(&format!("{key}.before-"));
            beginning.is_some_and(|beginning| last.starts_with(beginning))
        });
        let word = special.map_or(&self.words[&key], |(_, word)| word);
        format!("{}{word}{last}", before.join(&self.words["list-comma"]))
    }
}

fn given(code: &str, value: &Value) -> FluentValue<'static> {
    match value {
        Value::Number(number) => FluentNumber::from_str(&number.to_string()).unwrap().into(),
        Value::Decimal(decimal) => FluentNumber::from_str(decimal.as_str()).unwrap().into(),
        Value::Text(text) => text.to_string().into(),
        Value::Flag(flag) => if *flag { "yes" } else { "no" }.into(),
        Value::Message(_) | Value::List(_) => {
            let argument = Argument { code: code.to_owned(), value: value.clone() };
            FluentValue::Custom(Box::new(argument))
        }
    }
}

/// The words that a function of Fluent is given.
fn shown(oracle: &Oracle, value: &FluentValue<'_>) -> String {
    match value {
        FluentValue::String(text) => text.to_string(),
        FluentValue::Number(number) => oracle.number(&number.as_string()),
        FluentValue::Custom(_) => oracle.value(&argument(value).value, None),
        _ => panic!("{value:?} has no words"),
    }
}

fn argument<'v>(value: &'v FluentValue<'_>) -> &'v Argument {
    let FluentValue::Custom(argument) = value else { panic!("{value:?}") };
    (**argument).as_any().downcast_ref().unwrap()
}

fn text<'v>(value: &'v FluentValue<'_>) -> &'v str {
    let FluentValue::String(text) = value else { panic!("{value:?}") };
    text
}

fn oracle(code: &str, source: &str) -> Oracle {
    let resource = FluentResource::try_new(source.to_owned()).unwrap();
    let mut words = BTreeMap::from([("code".to_owned(), code.to_owned())]);
    for entry in resource.entries() {
        if let Entry::Term(term) = entry {
            words.insert(term.id.name.to_owned(), crate::compile::words(&term.value).unwrap());
            for attribute in &term.attributes {
                let key = format!("{}.{}", term.id.name, attribute.id.name);
                words.insert(key, crate::compile::words(&attribute.value).unwrap());
            }
        }
    }
    let mut bundle = FluentBundle::new_concurrent(vec![code.parse().unwrap()]);
    bundle.add_resource(resource).unwrap();
    bundle.set_use_isolating(false);
    if words["decimal-point"] == "," {
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(number.as_string().replace('.', ",")),
            _ => None,
        }));
    }
    let own = {
        let code = code.to_owned();
        move || &ORACLES[&code]
    };
    let functions: [(&str, Function); 5] = [
        ("LIST", |oracle, values| {
            let Value::List(items) = &argument(&values[0]).value else { panic!("no list") };
            oracle.list(items, text(&values[1]), values.get(2).map(text)).into()
        }),
        ("FORM", |oracle, values| {
            oracle.value(&argument(&values[0]).value, Some(text(&values[1]))).into()
        }),
        ("CAPITAL", |oracle, values| {
            let words = shown(oracle, &values[0]);
            let mut letters = words.chars();
            let first = letters.next().map(|first| first.to_uppercase().to_string());
            (first.unwrap_or_default() + letters.as_str()).into()
        }),
        ("GROUPED", |oracle, values| {
            let FluentValue::Number(number) = &values[0] else { panic!("no number") };
            oracle.grouped(&number.as_string()).into()
        }),
        ("COUNT", |_, values| {
            let Value::List(items) = &argument(&values[0]).value else { panic!("no list") };
            items.len().into()
        }),
    ];
    for (name, function) in functions {
        let own = own.clone();
        bundle.add_function(name, move |values, _| function(own(), values)).unwrap();
    }
    Oracle { bundle, words }
}

type Function = fn(&Oracle, &[FluentValue<'_>]) -> FluentValue<'static>;

/// Fluent's plural rules are older than the category of whole millions in Romance languages.
fn is_millions(message: &Message) -> bool {
    message.arguments().any(|(_, value)| *value == 1_000_000.into())
}

#[test]
fn fluent_renders_the_same_words() {
    let messages = messages();
    for language in languages() {
        let oracle = &ORACLES[language.code()];
        let is_romance = ["ca", "es", "fr", "it", "pt"].contains(&language.code());
        for message in messages.iter().filter(|message| !(is_romance && is_millions(message))) {
            let expected = oracle.message(language.code(), message, None);
            assert_eq!(message.render(language), expected, "{message:?} in {language:?}");
        }
    }
}
