//! A puzzle with what is printed about it.

use evoku_sudoku::rating::Unrated;
use evoku_sudoku::{Grid, Sudoku};

/// A puzzle with what is printed about it.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) sudoku: Sudoku,
    /// What stands beside its number.
    pub(crate) name: String,
    /// How hard it is, in a word; empty where that isn't known.
    pub(crate) level: String,
    /// Its only solution, or why it has none; `None` where it wasn't searched for.
    pub(crate) solution: Option<Result<Grid, Unrated>>,
}
