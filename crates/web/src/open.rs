//! `open`, `blank` and `board`: read puzzles from texts.

use std::sync::Arc;

use evoku_messages::say;
use evoku_sudoku::formats::{Hints, Reader, Record, line};
use evoku_sudoku::{Grid, Sudoku};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::arguments::{FormatName, OfPuzzle, arguments};
use crate::boards::Board;
use crate::drawing::{Ground, ground_of};
use crate::problem::Problem;
use crate::state::State;
use crate::texts::puzzle_text;
use crate::words::{Words, words};

/// The default maximum number of puzzles to read.
const MOST: u64 = 1000;

/// The maximum number of reported mistakes. A file without puzzles would have one in each line.
const MISTAKES: usize = 20;

arguments! {
    /// A text with puzzles in any format.
    pub(crate) struct Text {
        // The size and rules of boards whose text doesn't name them.
        ..board: Board,
        /// The format; detected by default.
        format: Option<FormatName>,
        /// The puzzles.
        text: String,
        /// The maximum number of puzzles; 1000 by default.
        most: Option<u64>,
    }
}

/// The puzzles of a text.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct OpenedText {
    format: &'static str,
    puzzles: Vec<Opened>,
    /// Descriptions of the first mistakes in the text.
    mistakes: Vec<Words>,
    /// True if the text has more puzzles or mistakes than this answer.
    more: bool,
}

/// A puzzle of a text.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Opened {
    /// The puzzle with everything that is known about it, as a line of JSON.
    puzzle: String,
    side: usize,
    /// A description of the board.
    geometry: Words,
    /// The number of givens.
    givens: usize,
    /// The givens as a line of digits and blanks.
    line: String,
    /// The digits so far, if the text is a position in play.
    grid: Option<String>,
    /// Further fields by name, like `author`.
    #[cfg_attr(test, ts(type = "Record<string, string>"))]
    fields: Map<String, Value>,
}

/// A board without givens.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Blank {
    puzzle: String,
}

pub(crate) fn open(_: &mut State, request: Text) -> Result<OpenedText, Problem> {
    let Text { board, format, text, most } = request;
    let hints = Hints {
        format: format.map(|format| format.0),
        shape: match board.r#box.is_some() || board.side.is_some() {
            true => Some(board.geometry()?.shape()),
            false => None,
        },
        rules: board.rules()?,
        ..Hints::default()
    };
    let most = most.unwrap_or(MOST);
    let mut reader = Reader::new(text.as_bytes(), hints);
    let (mut puzzles, mut mistakes, mut more) = (Vec::new(), Vec::new(), false);
    for record in reader.by_ref() {
        if puzzles.len() as u64 >= most {
            more = true;
            break;
        }
        match record {
            Ok(record) => puzzles.push(opened(&record)?),
            Err(error) if mistakes.len() < MISTAKES => {
                mistakes.push(words(Problem::from(error).message()));
            }
            Err(_) => more = true,
        }
    }
    if puzzles.is_empty() && most > 0 {
        let first = mistakes.into_iter().next();
        return Err(Problem::new(first.map_or_else(say::page_no_puzzle_in_it, Words::message)));
    }
    Ok(OpenedText { format: reader.format().name, puzzles, mistakes, more })
}

/// A puzzle as an answer, with the facts that a list of puzzles shows.
fn opened(record: &Record) -> Result<Opened, Problem> {
    let sudoku = &record.sudoku;
    let geometry = sudoku.geometry();
    let fields = record.fields.iter().map(|(name, text)| (name.clone(), text.clone().into()));
    let is_placed = record.play.as_ref().is_some_and(|play| play.placed.filled() > 0);
    Ok(Opened {
        // The text also has the digits and marks of the player.
        puzzle: puzzle_text(record)?,
        side: geometry.side(),
        geometry: words(&**geometry),
        givens: sudoku.given_cells(),
        line: line::print_on(geometry, sudoku.givens()),
        grid: is_placed.then(|| line::print_on(geometry, &record.grid())),
        fields: fields.collect(),
    })
}

pub(crate) fn blank(_: &mut State, board: Board) -> Result<Blank, Problem> {
    let geometry = board.geometry()?;
    let grid = Grid::blank(geometry.side());
    let record = Record::of(Sudoku::new(Arc::new(geometry), grid)?);
    Ok(Blank { puzzle: puzzle_text(&record)? })
}

pub(crate) fn board(_: &mut State, of: OfPuzzle) -> Result<Ground, Problem> {
    Ok(ground_of(of.puzzle.0.sudoku.geometry()))
}
