//! A puzzle of the input with its solution path.

use crate::error::Result;
use evoku_sudoku::explain::{Unexplained, Way};
use evoku_sudoku::formats::Record;

/// A puzzle and its solution path, or the reason why it has none.
pub(super) struct Route {
    pub(super) record: Record,
    pub(super) way: Result<Way, Unexplained>,
}
