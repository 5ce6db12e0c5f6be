//! Reads puzzles.

use evoku_messages::say;
use evoku_sudoku::formats::{Hints, Reader, Record};

use crate::failure::Failure;

/// Reads the only puzzle of a text in any format. Further puzzles are ignored.
pub(crate) fn one(text: &[u8]) -> Result<Record, Failure> {
    let record = Reader::new(text, Hints::default()).next();
    Ok(record.ok_or_else(|| Failure::new(say::page_no_puzzle()))??)
}
