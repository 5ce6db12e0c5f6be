//! Sends any bytes as requests of a page, one per line. There must be no panic, and every answer
//! must be JSON.
//!
//! `cargo +nightly fuzz run ask -- -max_len=600 -timeout=20`, from the root of the repository. A
//! line that isn't JSON is used as the text of a puzzle, for every kind of request about puzzles.

#![no_main]

use evoku_web::Page;
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};

/// Requests about a puzzle that end soon on small boards.
const ABOUT_A_PUZZLE: &[&str] = &["board", "start", "hint", "check", "picture", "path", "rate"];

fn ask(page: &mut Page, request: &str) -> Value {
    let answer: Value = serde_json::from_str(&page.answer(request)).expect("JSON");
    assert!(answer["ok"].is_null() || answer["error"].is_null(), "{answer}");
    answer
}

/// Returns `true` if a request may take any amount of time.
fn is_long(request: &Value) -> bool {
    let name = request["do"].as_str().unwrap_or_default();
    ["generate", "bench"].contains(&name) || request["side"].as_u64().is_some_and(|side| side > 9)
}

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    let mut page = Page::default();
    for line in text.lines() {
        match serde_json::from_str::<Value>(line) {
            Ok(request) if is_long(&request) => {}
            Ok(_) => {
                ask(&mut page, line);
            }
            Err(_) if line.len() <= 100 => {
                for name in ABOUT_A_PUZZLE {
                    ask(&mut page, &json!({"do": name, "puzzle": line}).to_string());
                }
                ask(&mut page, &json!({"do": "restore", "saved": line}).to_string());
            }
            Err(_) => {}
        }
    }
    ask(&mut page, &json!({"do": "open", "text": text}).to_string());
});
