//! A puzzle of the input with its solution path.

use crate::error::Result;
use evoku_sudoku::explain::{SolutionPath, Unexplained};
use evoku_sudoku::formats::Record;

/// A puzzle and its solution path, or the reason why it has none.
pub(super) struct Route {
    pub(super) record: Record,
    pub(super) path: Result<SolutionPath, Unexplained>,
}
