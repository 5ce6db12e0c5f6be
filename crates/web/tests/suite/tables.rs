//! `about` has every entry of the libraries' tables.

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
fn puzzles_written_in_a_format_are_opened_again() {
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
            assert!(refused.contains("can't represent"), "{refused}");
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
    // A user who reads the tables can write such a text.
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

#[test]
fn names_of_requests_are_unique() {
    for (index, request) in REQUESTS.iter().enumerate() {
        assert!(!request.about.is_empty());
        assert!(REQUESTS[..index].iter().all(|other| other.name != request.name));
    }
}
