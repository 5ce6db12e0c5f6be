//! Every request with its answer, as the text `tests/conversation.txt`. The requests that only the
//! npm package makes are in `tests/conversation-package.txt`.
//!
//! `EVOKU_BLESS=1 cargo test -p evoku-web` regenerates them. A long answer appears there as its
//! length and its hash. `web/test/same.test.mjs` and `npm/test/same.test.mjs` make the same requests
//! to WebAssembly.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use const_fnv1a_hash::fnv1a_hash_64;
use evoku_web::{Page, REQUESTS};
use serde_json::Value;

/// The files with requests and answers.
const FILES: [&str; 2] = ["conversation.txt", "conversation-package.txt"];

/// Requests for tables that grow with the libraries; `tables.rs` tests their contents.
const GROWING: [&str; 2] = ["about", "algorithms"];

/// The beginning of the report of an experiment. It changes with the laboratory, so `evolving.rs`
/// tests it.
const REPORT: &str = r#""report":{"#;

/// The maximum length of an answer in the file; people don't read longer ones.
const LONG: usize = 4_000;

/// An answer as the file has it.
fn shown(request: &str, answer: &str) -> String {
    if name_of(request).is_some_and(|name| GROWING.contains(&&*name)) {
        return "a table that grows".to_owned();
    }
    if answer.contains(REPORT) {
        return "a report".to_owned();
    }
    match answer.len() {
        0..=LONG => answer.to_owned(),
        long => format!("{long} bytes, {:016x}", fnv1a_hash_64(answer.as_bytes(), None)),
    }
}

/// The name of a request.
fn name_of(request: &str) -> Option<String> {
    let request: Value = serde_json::from_str(request).ok()?;
    request["do"].as_str().map(str::to_owned)
}

/// The requests of the file, in lines that start with `> `. Their order matters.
fn requests(conversation: &str) -> Vec<&str> {
    conversation.lines().filter_map(|line| line.strip_prefix("> ")).collect()
}

/// The path of a file with requests and answers.
fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

#[test]
fn the_conversation_matches_its_record() {
    FILES.into_iter().for_each(compare);
}

fn compare(name: &str) {
    let path = file(name);
    let written = fs::read_to_string(&path).unwrap();
    let mut page = Page::default();
    let mut transcript = String::new();
    for request in requests(&written) {
        let answer = page.answer(request);
        transcript += &format!("> {request}\n< {}\n\n", shown(request, &answer));
    }
    if std::env::var_os("EVOKU_BLESS").is_some() {
        fs::write(&path, &transcript).unwrap();
        return;
    }
    for (line, (transcript, written)) in transcript.lines().zip(written.lines()).enumerate() {
        assert_eq!(transcript, written, "{name}, line {}", line + 1);
    }
    assert_eq!(transcript.lines().count(), written.lines().count());
}

#[test]
fn every_request_has_an_example() {
    let written = FILES.map(|name| fs::read_to_string(file(name)).unwrap()).concat();
    let asked: BTreeSet<String> = requests(&written).into_iter().filter_map(name_of).collect();
    let known: BTreeSet<String> = REQUESTS.iter().map(|known| known.name.to_owned()).collect();
    let strangers: Vec<&String> = asked.difference(&known).collect();
    assert_eq!(strangers, [&"dance".to_owned()], "one example asks for what there isn't");
    let silent: Vec<&String> = known.difference(&asked).collect();
    assert!(silent.is_empty(), "{silent:?}");
}
