//! Tests that every algorithm, parameter and landscape has texts in every language.

use std::collections::BTreeMap;

use evoku_evolve::Stop;
use evoku_evolve::landscape::LANDSCAPES;
use evoku_evolve::presets::{Archipelago, NO_MIGRATION, Null, PRESETS, Parameter, Preset};
use evoku_evolve::propagation::Class;
use evoku_evolve::puzzles::KINDS;
use evoku_messages::{Language, Message, Say};

/// Collects the messages of a preset. Their identifiers start with its name, unless presets share
/// them.
fn preset<P>(preset: &Preset<P>, all: &mut Vec<Message>) {
    let summary = (preset.summary)();
    let id = format!("algorithm-{}", preset.name);
    assert!(summary.id().starts_with(&id) && summary.id().ends_with("-summary"), "{id}");
    all.extend([summary, (preset.description)()]);
    preset.nulls.iter().for_each(|null| all.push((null.lacks)()));
    preset.parameters.iter().for_each(|one| parameter(one, all));
}

fn parameter(parameter: &Parameter, all: &mut Vec<Message>) {
    let meaning = (parameter.meaning)();
    assert!(meaning.id().starts_with("parameter-"), "{}", parameter.name);
    all.extend([meaning, parameter.range()]);
    all.extend(parameter.condition.as_ref().map(Say::message));
}

fn all() -> Vec<Message> {
    let mut all = Vec::new();
    PRESETS.iter().for_each(|one| preset(one, &mut all));
    for kind in KINDS {
        all.extend([(kind.summary)(), (kind.posed)(8)]);
        kind.presets().for_each(|one| preset(one, &mut all));
    }
    Archipelago::PARAMETERS.iter().for_each(|one| parameter(one, &mut all));
    let Null { lacks, .. } = NO_MIGRATION;
    all.push(lacks());
    for landscape in LANDSCAPES {
        let about = (landscape.about)();
        assert_eq!(about.id(), format!("evolve-landscape-{}", landscape.name));
        all.push(about);
    }
    use Stop::*;
    let stops = [Solved, Evaluations, Generations, Deadline, Cancelled, Exhausted, FalseZero];
    all.extend(stops.iter().map(Say::message));
    all.extend([Class::None, Class::Singles, Class::Decoder].iter().map(Say::message));
    all
}

#[test]
fn different_messages_have_different_words() {
    let all = all();
    assert!(all.len() > 400, "{}", all.len());
    for language in Language::all() {
        let mut said: BTreeMap<String, &Message> = BTreeMap::new();
        for message in &all {
            let words = message.render(language);
            assert!(!words.is_empty() && !words.contains(['{', '}']), "{}", message.id());
            let other = said.insert(words, message);
            assert!(other.is_none_or(|other| other == message), "{language:?}: {message}");
        }
    }
}

/// No description in another language is shorter than three quarters of the English one.
#[test]
fn descriptions_are_complete_in_every_language() {
    for preset in PRESETS {
        let english = (preset.description)().to_string().chars().count();
        for language in Language::all() {
            let words = (preset.description)().render(language);
            assert!(words.chars().count() * 4 > english * 3, "{}: {words}", preset.name);
        }
    }
}
