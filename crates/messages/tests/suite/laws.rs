//! Laws of messages and languages.

use std::collections::HashMap;

use evoku_messages::{Decimal, Kind, Language, Message, Value, say};

use crate::samples::{languages, messages, texts};

#[test]
fn every_text_is_a_language() {
    let codes: Vec<&str> = languages().into_iter().map(Language::code).collect();
    assert_eq!(codes, texts().iter().map(|(code, _)| code.as_str()).collect::<Vec<_>>());
    assert_eq!(Language::ENGLISH.code(), "en");
    assert_eq!(Language::all().next(), Some(Language::ENGLISH));
    assert_eq!(Language::from_code("de_AT").map(Language::name).as_deref(), Some("Deutsch"));
    let unknown = Language::parse("tlh").unwrap_err().to_string();
    assert!(unknown.starts_with("there is no language \"tlh\"; the languages are en"), "{unknown}");
}

#[test]
fn a_language_is_loaded_once() {
    let [first, second] = [(), ()].map(|()| Language::load(&crate::samples::packed("fr")));
    assert_eq!(first, second);
    assert_eq!(Language::all().filter(|language| language.code() == "fr").count(), 1);
}

/// Words without capitals: an argument may begin a sentence.
fn plain(text: &str) -> String {
    text.to_lowercase()
}

#[test]
fn numbers_and_texts_are_in_every_language() {
    let (texts, messages) = (texts(), messages());
    for language in languages() {
        let (_, text) = texts.iter().find(|(code, _)| code == language.code()).unwrap();
        // Names of arguments that choose in this language, as often as they are asked for.
        let mut choosing: HashMap<&str, bool> = HashMap::new();
        for message in &messages {
            let words = plain(&message.render(language));
            let mut chooses = |name: &'static str| {
                *choosing.entry(name).or_insert_with(|| text.contains(&format!("{{ ${name} ->")))
            };
            for (name, value) in message.arguments().filter(|(name, _)| !chooses(name)) {
                if let Value::Text(text) = value {
                    assert!(words.contains(&plain(text)), "{text} in {words} ({language:?})");
                }
                if let Value::Message(inner) = value
                    && inner.arguments().next().is_none()
                {
                    let inner = plain(&inner.render(language));
                    assert!(words.contains(&inner), "{name} = {inner} in {words}");
                }
            }
        }
    }
}

#[test]
fn messages_are_made_by_name() {
    let clash = say::house_clash(say::house_row(3), 7);
    let arguments: Vec<_> = clash.arguments().map(|(name, value)| (name, value.clone())).collect();
    assert_eq!(Message::by_name(clash.id(), arguments), Ok(clash));
    let wrong: [&[(&str, Value)]; 4] = [
        &[("house", "row".into()), ("digit", 7.into())],
        &[("house", say::house_row(1).into())],
        &[("house", say::house_row(1).into()), ("digit", 7.into()), ("cell", "r1c1".into())],
        &[("house", say::house_row(1).into()), ("digit", 7.into()), ("digit", 7.into())],
    ];
    for arguments in wrong {
        let error = Message::by_name("house-clash", arguments.to_vec()).unwrap_err();
        assert_eq!(error.id(), "message-argument", "{arguments:?}");
    }
    assert_eq!(Message::by_name("house", []).unwrap_err().id(), "message-unknown");
}

#[test]
fn arguments_keep_their_types() {
    for message in messages() {
        let signature = Message::signatures().iter().find(|(id, _)| *id == message.id()).unwrap();
        let kinds: Vec<(&str, Kind)> =
            message.arguments().map(|(name, value)| (name, value.kind())).collect();
        assert_eq!(kinds, signature.1);
    }
}

#[test]
fn numbers_are_written_as_the_language_writes_them() {
    languages();
    let share = say::lab_percent(Decimal::new(12.345, 2));
    let of = say::draw_report_solved_of(12, 1_234_567);
    let words = ["en", "de", "fr"].map(|code| {
        let language = Language::from_code(code).unwrap();
        [&share, &of].map(|message| message.render(language))
    });
    assert_eq!(words[0], ["12.35 %", "12 of 1,234,567 solved"]);
    assert_eq!(words[1], ["12,35 %", "12 von 1.234.567 gelöst"]);
    assert_eq!(words[2], ["12,35\u{a0}%", "12 sur 1\u{202f}234\u{202f}567 réussies"]);
    assert_eq!(say::verbatim(u64::MAX.to_string()), say::verbatim("18446744073709551615"));
    let largest = say::number_in_words(u64::MAX);
    assert_eq!(largest.to_string(), "18446744073709551615");
    assert_eq!(say::number_in_words(i64::MIN).to_string(), "-9223372036854775808");
}

#[test]
fn forms_and_lists_follow_the_grammar() {
    languages();
    let render = |message: Message, code| message.render(Language::from_code(code).unwrap());
    let boxes = || say::house_boxes([2, 7]);
    let hint = |house| say::step_hidden_single(house, "r1c1", 5);
    assert_eq!(
        render(hint(boxes()), "de"),
        "In den Blöcken 2 und 7 kann nur noch r1c1 die 5 enthalten."
    );
    let several = say::house_several([say::house_row(1), say::house_box(4)]);
    assert_eq!(
        render(say::house_clash(several, 3), "fr"),
        "la ligne 1 et le bloc 4 contient deux fois 3"
    );
    let gone = |digits: [u8; 2]| render(say::step_gone(["r1c1"], digits), "es");
    assert_eq!(gone([6, 7]), "r1c1 no es 6 o 7");
    assert_eq!(gone([7, 8]), "r1c1 no es 7 u 8");
}

/// Messages without arguments can be part of tables.
static NAMES: &[(&str, Message)] =
    &[("naked", say::technique_naked_single()), ("hidden", say::technique_hidden_single())];

#[test]
fn tables_hold_messages() {
    let names = NAMES.iter().map(|(_, name)| name.to_string());
    assert_eq!(names.collect::<Vec<_>>(), ["Naked Single", "Hidden Single"]);
}

#[test]
fn french_has_no_break_before_punctuation() {
    languages();
    let french = Language::from_code("fr").unwrap();
    for message in messages() {
        let words = message.render(french);
        let breaks = [" :", " ;", " !", " ?", " »", "« ", " %"];
        let found = breaks.iter().find(|mark| words.contains(**mark));
        assert_eq!(found, None, "{words}");
    }
}

#[test]
fn a_message_is_an_error_that_threads_can_pass_on() {
    let error: Box<dyn std::error::Error + Send + Sync> = say::house_row(3).into();
    assert_eq!(error.downcast_ref(), Some(&say::house_row(3)));
}

#[cfg(feature = "json")]
#[test]
fn json_has_the_identifier_the_arguments_and_the_words() {
    let json = say::house_clash(say::house_row(3), 7).json(Language::ENGLISH);
    let house = serde_json::json!({ "id": "house-row", "args": { "number": 3 }, "text": "row 3" });
    let expected = serde_json::json!({
        "id": "house-clash",
        "args": { "house": house, "digit": 7 },
        "text": "row 3 has 7 twice",
    });
    assert_eq!(json, expected);
    let large = say::number_in_words(u64::MAX).json(Language::ENGLISH);
    assert_eq!(large["args"]["number"], "18446744073709551615");
}
