//! `convert`: writes puzzles in another format.

use evoku_messages::say;
use evoku_sudoku::formats::{Hints, Reader, Writer};
use serde::Serialize;

use crate::arguments::{FormatName, arguments};
use crate::problem::Problem;
use crate::state::State;
use crate::words::{Words, words};

arguments! {
    /// A text with puzzles, and the format to write them in.
    pub(crate) struct ConvertRequest {
        /// The new format.
        to: FormatName,
        /// The format of the text; detected by default.
        format: Option<FormatName>,
        /// True to accept a format that can't express all that is known of a puzzle.
        lossy: Option<bool>,
        /// The puzzles.
        text: String,
    }
}

/// Puzzles in another format.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Converted {
    text: String,
    /// The number of puzzles in the new text.
    puzzles: usize,
    /// For each puzzle that is left out, the reason.
    mistakes: Vec<Words>,
    /// The usual extension of files in the new format.
    extension: Option<&'static str>,
}

pub(crate) fn convert(_: &mut State, request: ConvertRequest) -> Result<Converted, Problem> {
    let FormatName(to) = request.to;
    let hints = Hints { format: request.format.map(|format| format.0), ..Hints::default() };
    let mut writer = Writer::new(to).lossy(request.lossy.unwrap_or_default());
    let (mut text, mut puzzles, mut mistakes) = (String::new(), 0, Vec::new());
    for record in Reader::new(request.text.as_bytes(), hints) {
        let written = record.map_err(Problem::from).and_then(|record| {
            writer.write(&record, &mut text).map_err(|error| {
                let puzzle = puzzles + mistakes.len() + 1;
                Problem::new(say::page_puzzle_problem(puzzle, Problem::from(error).message()))
            })
        });
        match written {
            Ok(()) => puzzles += 1,
            Err(problem) => mistakes.push(words(problem.message())),
        }
    }
    if puzzles == 0 {
        let first = mistakes.into_iter().next();
        return Err(Problem::new(first.map_or_else(say::page_no_puzzle_in_it, Words::message)));
    }
    writer.finish(&mut text);
    Ok(Converted { text, puzzles, mistakes, extension: to.extensions.first().copied() })
}
