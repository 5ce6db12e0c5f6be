//! The engine behind a web page.

use evoku_messages::say;
use serde_json::{Value, json};

use crate::arguments::Arguments;
use crate::problem::Problem;
use crate::requests::REQUESTS;
use crate::state::State;

/// The engine behind a web page. It holds a game, runs and unfinished tasks from one request to the
/// next.
///
/// ```
/// use evoku_web::Page;
///
/// let mut page = Page::default();
/// let answer = page.answer(r#"{"do": "start", "puzzle": "1..4..1..1..4..1"}"#);
/// assert!(answer.starts_with(r#"{"ok":{"side":4,"#), "{answer}");
/// let answer = page.answer(r#"{"do": "open", "text": "1..4..1..1..4.."}"#);
/// assert_eq!(answer, r#"{"error":"line 1: found 15 cells, expected 16","line":1}"#);
/// ```
#[derive(Default)]
pub struct Page {
    state: State,
}

impl Page {
    /// Answers a request, a JSON object whose member `do` names its kind. The answer is an object
    /// with the result as its member `ok`, or with a description of the mistake as its member
    /// `error`. An error may also have `line` and `column`, its place in a text, from 1.
    pub fn answer(&mut self, request: &str) -> String {
        match self.answered(request) {
            Ok(answer) => format!("{{\"ok\":{answer}}}"),
            Err(problem) => {
                let mut answer = json!({"error": problem.render(self.state.language)});
                for (name, number) in problem.place() {
                    answer[name] = number.into();
                }
                answer.to_string()
            }
        }
    }

    fn answered(&mut self, request: &str) -> Result<String, Problem> {
        let request: Value = serde_json::from_str(request).map_err(Problem::verbatim)?;
        let request = Arguments(&request);
        let name: String = request.read("do")?;
        let known = REQUESTS.iter().find(|known| known.name == name);
        let unknown = || Problem::new(say::page_unknown_request(name.as_str()));
        (known.ok_or_else(unknown)?.answer)(&mut self.state, request)
    }
}
