//! A puzzle of the input with its way.

use crate::error::Result;
use evoku_sudoku::explain::{Unexplained, Way};
use evoku_sudoku::formats::Record;

/// A puzzle and how to solve it, or why that can't be said.
pub(super) struct Route {
    pub(super) record: Record,
    pub(super) way: Result<Way, Unexplained>,
}
