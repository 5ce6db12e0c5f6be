//! Every request with its answer, as a text: `tests/conversation.txt`.
//!
//! `EVOKU_BLESS=1 cargo test -p evoku-web` writes it anew. What `ELSEWHERE` lists is left out.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use evoku_web::{Page, REQUESTS};
use serde_json::Value;

/// Tables that grow, and runs and experiments, which `evolving.rs` compares with the libraries.
const ELSEWHERE: [&str; 11] = [
    "about",
    "algorithms",
    "chart",
    "evolve",
    "experiment",
    "forget",
    "plan",
    "race",
    "readRuns",
    "step",
    "table",
];

/// The requests, which stand in the file after `> `; each comes after those above it.
fn requests(conversation: &str) -> Vec<&str> {
    conversation.lines().filter_map(|line| line.strip_prefix("> ")).collect()
}

#[test]
fn the_conversation_goes_as_it_is_written_down() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conversation.txt");
    let written = fs::read_to_string(&path).unwrap();
    let mut page = Page::default();
    let mut said = String::new();
    for request in requests(&written) {
        let answer = page.answer(request);
        said += &format!("> {request}\n< {answer}\n\n");
    }
    if std::env::var_os("EVOKU_BLESS").is_some() {
        fs::write(&path, &said).unwrap();
    }
    for (line, (said, written)) in said.lines().zip(written.lines()).enumerate() {
        assert_eq!(said, written, "line {}", line + 1);
    }
    assert_eq!(said.lines().count(), written.lines().count());
}

#[test]
fn every_request_has_an_example() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conversation.txt");
    let written = fs::read_to_string(path).unwrap();
    let names = requests(&written).into_iter().filter_map(|request| {
        let request: Value = serde_json::from_str(request).ok()?;
        request["do"].as_str().map(str::to_owned)
    });
    let asked: BTreeSet<String> = names.chain(ELSEWHERE.map(str::to_owned)).collect();
    let known: BTreeSet<String> = REQUESTS.iter().map(|known| known.name.to_owned()).collect();
    let strangers: Vec<&String> = asked.difference(&known).collect();
    assert_eq!(strangers, [&"dance".to_owned()], "one example asks for what there isn't");
    let silent: Vec<&String> = known.difference(&asked).collect();
    assert!(silent.is_empty(), "{silent:?}");
}
