//! Writing any format, and what each can carry.

use thiserror::Error;

use crate::formats::format::{Format, WriteRecords};
use crate::formats::record::Record;
use crate::formats::table::FORMATS;

/// Why a puzzle can't be written.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{format} can't carry {what}; {can}")]
pub struct WriteError {
    /// The name of the format.
    pub format: &'static str,
    /// What it can't carry.
    pub what: String,
    /// Which formats can.
    can: String,
    /// Whether the format could carry the rest of the puzzle.
    pub may_be_dropped: bool,
}

/// Writes records one after another in one format.
///
/// Text goes to the end of the string that is handed in; what to do with it is the caller's
/// business. Fields and solutions that the format has no room for are left out.
///
/// ```
/// use std::sync::Arc;
/// use evoku_sudoku::formats::{Record, Writer, by_name};
/// use evoku_sudoku::{Geometry, Grid, Shape, Sudoku};
///
/// let geometry = Arc::new(Geometry::plain(Shape::new(2, 2)?));
/// let record = Record::of(Sudoku::new(geometry, Grid::blank(4))?);
/// let mut writer = Writer::new(by_name("line").unwrap());
/// let mut text = String::new();
/// writer.write(&record, &mut text)?;
/// writer.finish(&mut text);
/// assert_eq!(text, "................\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Writer {
    format: &'static Format,
    records: Box<dyn WriteRecords>,
    lossy: bool,
}

impl Writer {
    /// A writer of a format that refuses puzzles that it can't carry.
    #[must_use]
    pub fn new(format: &'static Format) -> Self {
        Self { format, records: (format.writer)(), lossy: false }
    }

    /// Drops rules and pencil marks that the format can't carry, instead of refusing the puzzle.
    #[must_use]
    pub fn lossy(mut self, lossy: bool) -> Self {
        self.lossy = lossy;
        self
    }

    /// Leaves room for solutions from the beginning, where the first record may have none and a
    /// later one may: CSV has the columns that the first record needs.
    #[must_use]
    pub fn expecting_solutions(mut self) -> Self {
        self.records.expect_solutions();
        self
    }

    /// Whether a record can be written.
    ///
    /// # Errors
    /// If the format can't carry the puzzle.
    pub fn check(&self, record: &Record) -> Result<(), WriteError> {
        if let Some(what) = self.format.capacity.lacks(&record.sudoku) {
            let side = record.sudoku.geometry().side();
            let may_be_dropped = self.format.capacity.sides.contains(&side);
            if !(self.lossy && may_be_dropped) {
                let can = |format: &&&Format| format.capacity.lacks(&record.sudoku).is_none();
                let names: Vec<_> = FORMATS.iter().filter(can).map(|format| format.name).collect();
                let can = format!("formats that can: {}", names.join(", "));
                return Err(WriteError { format: self.format.name, what, can, may_be_dropped });
            }
        }
        Ok(())
    }

    /// Writes a record.
    ///
    /// # Errors
    /// If the format can't carry the puzzle; nothing is written then.
    pub fn write(&mut self, record: &Record, out: &mut String) -> Result<(), WriteError> {
        self.check(record)?;
        self.records.write(record, out);
        Ok(())
    }

    /// Writes what comes after the last record.
    pub fn finish(&mut self, out: &mut String) {
        self.records.finish(out);
    }
}
