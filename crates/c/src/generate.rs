//! Generates puzzles.

use evoku_sudoku::formats::Record;
use evoku_web::Page;
use serde_json::{Map, Value};

use crate::convert::{named, written};
use crate::failure::Failure;
use crate::options::Options;
use crate::output::Output;
use crate::page::{ask, puzzle_of};

/// The options: the output format, and the arguments of the request `generate`.
const OPTIONS: [&str; 17] = [
    "to",
    "number",
    "seed",
    "level",
    "mostLevel",
    "score",
    "techniques",
    "without",
    "symmetry",
    "givens",
    "layouts",
    "minimal",
    "side",
    "box",
    "rules",
    "regions",
    "constraints",
];

/// The output format if the options name none.
const FORMAT: &str = "line";

/// Generates puzzles by options. The text has the puzzles, fewer than requested if too many attempts
/// in a row failed.
pub(crate) fn generate(options: &[u8]) -> Result<Output, Failure> {
    let mut options = Options::parse(options, &OPTIONS)?;
    let format = named(options.text("to")?.unwrap_or(FORMAT))?;
    options.0.remove("to");
    let mut page = Page::default();
    let mut slice = ask(&mut page, "generate", options.0)?;
    let mut records: Vec<Record> = Vec::new();
    loop {
        let made = slice["made"].as_array().into_iter().flatten();
        records.extend(made.map(puzzle_of).collect::<Result<Vec<_>, _>>()?);
        let Some(task) = slice.get("task").and_then(Value::as_u64) else {
            return written(&records, format);
        };
        let request = Map::from_iter([("task".to_owned(), task.into())]);
        slice = ask(&mut page, "continue", request)?;
    }
}

#[cfg(test)]
mod tests {
    use super::{OPTIONS, generate};

    #[test]
    fn options_are_those_of_the_request() {
        // A value of a wrong type: the request reads every option, so it refuses each of them.
        for name in OPTIONS {
            let options = format!("{{\"{name}\": {{}}}}");
            let failure = generate(options.as_bytes()).unwrap_err();
            assert!(failure.message.starts_with(name), "{name}: {}", failure.message);
        }
    }
}
