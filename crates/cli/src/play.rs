//! Positions in play: the digits and marks of a player in the input of a command.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use evoku_messages::Message;
use evoku_sudoku::explain::Position;
use evoku_sudoku::formats::Record;
use evoku_sudoku::search::Auto;

use crate::error::Result;

/// Returns the position of a record. Its givens are known if the record has them apart from placed
/// digits.
pub(crate) fn position_of(record: &Record) -> Position {
    Position {
        geometry: Arc::clone(record.sudoku.geometry()),
        givens: record.sudoku.givens().clone(),
        grid: record.grid(),
        marks: record.marks(),
        givens_known: record.play.is_some(),
    }
}

/// Turns a position in play into a puzzle of its own, for commands that continue from it. A record
/// that isn't in play stays as it is. Returns the mistake of the position too, if it has one; the
/// record is unchanged then.
///
/// # Errors
/// If the marks rule out all digits of a cell.
pub(crate) fn continued(
    record: Record,
    engine: &mut Auto,
    cancel: Option<&AtomicBool>,
) -> Result<(Record, Option<Message>)> {
    if record.play.is_none() {
        return Ok((record, None));
    }
    let position = position_of(&record);
    // A limit is reported by the command itself, which solves the puzzle too.
    if let Some(Some(mistake)) = position.mistake(engine, cancel) {
        return Ok((record, Some(mistake)));
    }
    Ok((Record { sudoku: position.puzzle()?, play: None, ..record }, None))
}
