//! `convert`: puzzles in other formats.

use evoku_sudoku::formats::{Hints, Reader, Writer};
use serde_json::json;

use crate::arguments::Arguments;
use crate::problem::{Answered, Problem};
use crate::state::State;

/// A text with puzzles in another format.
pub(crate) fn convert(_: &mut State, request: Arguments<'_>) -> Answered {
    let to = request.format("to")?.ok_or_else(|| Problem::new("to is missing"))?;
    let hints = Hints { format: request.format("format")?, ..Hints::default() };
    let mut writer = Writer::new(to).lossy(request.flag("lossy")?);
    let (mut text, mut puzzles, mut mistakes) = (String::new(), 0, Vec::new());
    for record in Reader::new(request.needed_text("text")?.as_bytes(), hints) {
        let written = record.map_err(Problem::from).and_then(|record| {
            writer.write(&record, &mut text).map_err(|error| {
                let puzzle = puzzles + mistakes.len() + 1;
                Problem::new(format!("puzzle {puzzle}: {error}"))
            })
        });
        match written {
            Ok(()) => puzzles += 1,
            Err(problem) => mistakes.push(problem.to_string()),
        }
    }
    if puzzles == 0 {
        let first = mistakes.into_iter().next();
        return Err(Problem::new(first.unwrap_or_else(|| "there is no puzzle in it".to_owned())));
    }
    writer.finish(&mut text);
    Ok(json!({
        "text": text,
        "puzzles": puzzles,
        "mistakes": mistakes,
        "extension": to.extensions.first(),
    }))
}
