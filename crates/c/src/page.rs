//! Asks the engine of the page, which answers in JSON.

use evoku_sudoku::formats::Record;
use evoku_web::Page;
use serde_json::{Map, Value};

use crate::failure::Failure;
use crate::output::Output;
use crate::puzzle;

/// Answers a request.
pub(crate) fn ask(
    page: &mut Page,
    name: &str,
    mut request: Map<String, Value>,
) -> Result<Value, Failure> {
    request.insert("do".to_owned(), name.into());
    let answer = page.answer(&Value::Object(request).to_string());
    let mut answer: Map<String, Value> =
        serde_json::from_str(&answer).map_err(|error| Failure::verbatim(error.to_string()))?;
    match answer.remove("ok") {
        Some(answer) => Ok(answer),
        None => {
            let number = |name: &str| answer.get(name).and_then(Value::as_u64).unwrap_or_default();
            let place = [number("line") as usize, number("column") as usize];
            let message = answer.get("error").and_then(Value::as_str).unwrap_or_default();
            Err(Failure { place, ..Failure::verbatim(message) })
        }
    }
}

/// Answers a request about a puzzle. The text is the answer in JSON.
pub(crate) fn about(name: &str, text: &[u8]) -> Result<Output, Failure> {
    let text = String::from_utf8_lossy(text).into_owned();
    let request = Map::from_iter([("puzzle".to_owned(), text.into())]);
    ask(&mut Page::default(), name, request).map(|answer| Output::new(answer.to_string()))
}

/// The puzzle in a member of an answer.
pub(crate) fn puzzle_of(answer: &Value) -> Result<Record, Failure> {
    puzzle::one(answer["puzzle"].as_str().unwrap_or_default().as_bytes())
}

#[cfg(test)]
mod tests {
    use super::about;
    use crate::puzzle;

    #[test]
    fn mistakes_have_their_places() {
        let drawing = "1..4\n..1.\n.1..\n4..7\n";
        let json = "\n{\"puzzle\": \"1..4\", \"constraints\": [\"kilter 3 r1c1\"]}";
        for text in
            ["", "1..4..1..1..4..", "1..4..7..1..4..1", "# a\n1..4..1..1..4..", drawing, json]
        {
            let expected = puzzle::one(text.as_bytes()).unwrap_err();
            for name in ["rate", "path"] {
                let failure = about(name, text.as_bytes()).unwrap_err();
                assert_eq!(failure.message, expected.message, "{text}");
                assert_eq!(failure.place, expected.place, "{text}");
            }
        }
    }
}
