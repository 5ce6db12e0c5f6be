//! Requests with many answers, and the hashes of these, in `tests/replay.txt`.
//!
//! `web/test/same.test.mjs` makes the same requests to WebAssembly. A task is continued until it is
//! done. `EVOKU_BLESS=1 cargo test -p evoku-web` regenerates the hashes.

use std::fs;
use std::path::Path;

use const_fnv1a_hash::fnv1a_hash_64;
use evoku_web::Page;
use serde_json::{Value, json};

/// All answers to a request, joined to one text; for a task, those of all slices.
fn answers(page: &mut Page, request: &str) -> String {
    let mut text = page.answer(request);
    let mut last = text.clone();
    loop {
        let answer: Value = serde_json::from_str(&last).unwrap();
        let Some(task) = answer["ok"].get("task") else { return text };
        last = page.answer(&json!({"do": "continue", "task": task}).to_string());
        text += &last;
    }
}

#[test]
fn many_answers_have_the_hashes_that_are_written_down() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replay.txt");
    let written = fs::read_to_string(&path).unwrap();
    let mut page = Page::default();
    let mut lines = String::new();
    for line in written.lines() {
        let (_, request) = line.split_once(' ').unwrap();
        let answers = answers(&mut page, request);
        assert!(!answers.contains(r#"{"error""#), "{request}: {answers}");
        lines += &format!("{:016x} {request}\n", fnv1a_hash_64(answers.as_bytes(), None));
    }
    if std::env::var_os("EVOKU_BLESS").is_some() {
        fs::write(&path, &lines).unwrap();
    }
    for (line, (lines, written)) in lines.lines().zip(written.lines()).enumerate() {
        assert_eq!(lines, written, "line {}", line + 1);
    }
}
