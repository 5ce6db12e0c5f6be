//! `canonical`: finds puzzles that are equal up to symmetry.

use evoku_sudoku::formats::{Record, line};
use evoku_sudoku::model::canon::{self, Canon};
use serde::Serialize;

use crate::arguments::OfPuzzle;
use crate::problem::Problem;
use crate::state::State;
use crate::texts::puzzle_text;

/// The canonical form of a puzzle.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct CanonicalForm {
    /// The puzzle in canonical form, as a line of JSON.
    puzzle: String,
    /// The givens in canonical form, as a line of digits and blanks.
    line: String,
    /// A hash of the canonical form, equal for all equivalent puzzles: 32 hexadecimal digits.
    digest: String,
    /// The number of symmetries that map the puzzle to itself; only for plain 9x9 boards.
    automorphisms: Option<u64>,
}

pub(crate) fn canonical(_: &mut State, of: OfPuzzle) -> Result<CanonicalForm, Problem> {
    let Canon { sudoku, automorphisms, .. } = canon::canonical(&of.puzzle.0.sudoku, None)?;
    Ok(CanonicalForm {
        line: line::print_on(sudoku.geometry(), sudoku.givens()),
        digest: format!("{:032x}", canon::digest(&sudoku)),
        automorphisms,
        puzzle: puzzle_text(&Record::of(sudoku))?,
    })
}
