//! Languages and messages to test with.

use std::fs;
use std::path::Path;

use evoku_messages::{Decimal, Kind, Language, Message, Value, say};

/// The codes of the texts, and the texts.
pub(crate) fn texts() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("texts");
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let read = |path: std::path::PathBuf| {
        let code = path.file_stem().unwrap().to_str().unwrap().to_owned();
        (code, fs::read_to_string(path).unwrap())
    };
    paths.map(read).collect()
}

/// The packed form of a language.
pub(crate) fn packed(code: &str) -> Vec<u8> {
    fs::read(Path::new(env!("OUT_DIR")).join(format!("{code}.packed"))).unwrap()
}

/// Every language: those that are not built in are loaded.
pub(crate) fn languages() -> Vec<Language> {
    texts().iter().map(|(code, _)| Language::load(&packed(code)).unwrap()).collect()
}

/// Every message with several values of its arguments.
pub(crate) fn messages() -> Vec<Message> {
    let signatures = Message::signatures().iter();
    let sample = |&(id, parameters): &(&str, &[(&'static str, Kind)])| {
        let count = if parameters.is_empty() { 1 } else { 60 };
        let nth = |number: usize| {
            let arguments = parameters.iter().enumerate().map(|(index, &(name, kind))| {
                let values = values(kind);
                (name, values[(number * (2 * index + 1) + index) % values.len()].clone())
            });
            Message::by_name(id, arguments).unwrap()
        };
        (0..count).map(nth).collect::<Vec<_>>()
    };
    signatures.flat_map(sample).collect()
}

fn values(kind: Kind) -> Vec<Value> {
    let houses = [
        say::house_row(3),
        say::house_boxes([2, 7]),
        say::house_several([say::house_column(11), say::house_window(1)]),
    ];
    match kind {
        Kind::Number => [0, 1, 2, 5, 8, 21, -1, 1_000_000].map(Value::from).into(),
        Kind::Decimal => ["0.5", "1.0", "12.25", "1", "1.50", "1234567.5"]
            .map(|written| Decimal::written(written).into())
            .into(),
        Kind::Text => ["r1c1", "øre", "", "8"].map(Value::from).into(),
        Kind::Flag => [true, false].map(Value::from).into(),
        Kind::Message => {
            let others = [say::technique_naked_single(), say::number_in_words(8)];
            houses.into_iter().chain(others).map(Value::from).collect()
        }
        Kind::List => vec![
            Value::List(vec![]),
            Value::List(vec!["r1c1".into()]),
            Value::List(vec![7.into(), 8.into()]),
            Value::List(houses.map(Value::from).into()),
            Value::List(vec!["a".into(), Decimal::new(0.25, 2).into(), "idea".into()]),
        ],
    }
}
