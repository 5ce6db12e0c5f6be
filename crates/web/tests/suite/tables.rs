//! `about` says what the libraries know.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use evoku_sudoku::formats::FORMATS;
use evoku_sudoku::generate::LAYOUTS;
use evoku_sudoku::logic::LADDER;
use evoku_sudoku::{CONSTRAINTS, Constraint};
use evoku_testing::inputs::NINE;
use evoku_web::{Page, REQUESTS};
use serde_json::{Value, json};

fn about() -> Value {
    let answer = Page::default().answer(r#"{"do": "about"}"#);
    serde_json::from_str::<Value>(&answer).unwrap()["ok"].take()
}

#[test]
fn menus_have_every_entry_of_the_tables() {
    let about = about();
    let count = |name: &str| about[name].as_array().map_or(0, Vec::len);
    assert_eq!(count("formats"), FORMATS.len());
    assert_eq!(count("layouts"), LAYOUTS.len());
    assert_eq!(count("constraints"), CONSTRAINTS.len());
    assert_eq!(count("techniques"), LADDER.iter().map(|rung| rung.kinds.len()).sum::<usize>());
    assert!(about["style"].as_str().unwrap().contains("hue-"));
}

#[test]
fn what_is_written_in_a_format_is_opened_again() {
    let puzzle = NINE;
    let mut page = Page::default();
    let mut ask = |request: Value| -> Value {
        serde_json::from_str(&page.answer(&request.to_string())).unwrap()
    };
    let mut able = 0;
    for format in FORMATS {
        let written = ask(json!({"do": "convert", "text": puzzle, "to": format.name}));
        let Some(text) = written["ok"]["text"].as_str() else {
            let refused = written["error"].as_str().unwrap();
            assert!(refused.contains("can't carry"), "{refused}");
            continue;
        };
        let opened = ask(json!({"do": "open", "text": text, "format": format.name}));
        assert_eq!(opened["ok"]["puzzles"][0]["line"], puzzle, "{}: {opened}", format.name);
        able += 1;
    }
    assert!(able > 15, "{able}");
}

#[test]
fn every_kind_of_constraint_can_be_laid_while_setting() {
    let mut page = Page::default();
    page.answer(r#"{"do": "start", "puzzle": "................", "setting": true}"#);
    // What the table says of each kind is enough to name one.
    for text in ["killer 4 r1c1 r1c2", "thermometer r1c1 r1c2 r1c3", "anti-knight"] {
        if Constraint::parse(text, 4).is_err() {
            continue;
        }
        let request = json!({"do": "play", "move": "constrain", "text": text});
        let answer: Value = serde_json::from_str(&page.answer(&request.to_string())).unwrap();
        assert!(answer["ok"].is_object(), "{text}: {answer}");
    }
    let view: Value = serde_json::from_str(&page.answer(r#"{"do": "look"}"#)).unwrap();
    let puzzle = view["ok"]["position"]["puzzle"].as_str().unwrap();
    assert!(puzzle.contains("killer 4 r1c1 r1c2"), "{puzzle}");
}

/// The page's own description of what it asks, in TypeScript.
fn protocol() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src");
    let files = ["engine/protocol.ts", "evolve/protocol.ts"];
    files.map(|file| fs::read_to_string(folder.join(file)).unwrap()).concat()
}

#[test]
fn the_page_knows_every_request_and_no_other() {
    // `continue` and `end` are about tasks, which `engine.ts` hands on; pages draw for themselves.
    let elsewhere = ["continue", "end", "picture", "bench"];
    let protocol = protocol();
    let told: BTreeSet<&str> = protocol
        .lines()
        .filter_map(|line| line.strip_prefix("  ")?.split_once(": ["))
        .filter(|(name, _)| name.chars().all(char::is_alphabetic))
        .map(|(name, _)| name)
        .collect();
    let known: BTreeSet<&str> = REQUESTS.iter().map(|request| request.name).collect();
    for name in &known {
        assert_ne!(told.contains(name), elsewhere.contains(name), "{name}");
    }
    // Members of other types look the same, but none of those is the name of a request.
    assert!(told.contains("generate") && told.contains("readRuns"));
}

#[test]
fn the_page_knows_every_shape_of_a_constraint() {
    let protocol = protocol();
    let line = protocol.lines().find(|line| line.starts_with("  cells: \"none\"")).unwrap();
    for kind in about()["constraints"].as_array().unwrap() {
        let shape = kind["cells"].to_string();
        assert!(line.contains(&shape), "{}: {shape}", kind["name"]);
    }
}

#[test]
fn names_of_requests_are_unique() {
    for (index, request) in REQUESTS.iter().enumerate() {
        assert!(!request.about.is_empty());
        assert!(REQUESTS[..index].iter().all(|other| other.name != request.name));
    }
}
