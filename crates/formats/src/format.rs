//! Formats: entries of the table, readers and writers of records.

use std::fmt;

use crate::capacity::Capacity;
use crate::context::Context;
use crate::head::Head;
use crate::record::Record;
use crate::source::Source;
use evoku_messages::Message;
use evoku_model::text::ReadError;

/// A format: an entry of [`FORMATS`](crate::FORMATS).
pub struct Format {
    /// The name, as in `evoku convert --to NAME`.
    pub name: &'static str,
    /// The extensions of its files, the usual one first.
    pub extensions: &'static [&'static str],
    /// A description in one line.
    pub about: fn() -> Message,
    /// A small puzzle in it.
    pub example: &'static str,
    /// The things that it can carry.
    pub capacity: Capacity,
    pub(super) recognises: fn(&Head<'_>) -> bool,
    pub(super) reader: fn() -> Box<dyn ReadRecords>,
    pub(super) writer: fn() -> Box<dyn WriteRecords>,
}

impl fmt::Debug for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl PartialEq for Format {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}
impl Eq for Format {}

/// Reads the records of one format.
///
/// Each call makes progress in the source, so that the records end when the input does, whatever is
/// in it. After an error the next call goes on with the next record.
pub(super) trait ReadRecords: Send {
    fn next(
        &mut self,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>>;
}

/// Writes the records of one format, with what must stand before, between and after them.
pub(super) trait WriteRecords {
    /// Has a format that fixes its columns beforehand keep one for solutions.
    fn expect_solutions(&mut self) {}

    /// Has a format with named values write these and no others, in this order.
    fn choose(&mut self, fields: &[String]) {
        let _ = fields;
    }

    /// Says what of a record has no room in what was written so far; with `complete`
    /// also fields and the solution.
    fn lacks(&self, record: &Record, complete: bool) -> Option<Message> {
        let _ = (record, complete);
        None
    }

    /// Appends what stands before records like this one, if it isn't there.
    fn begin(&mut self, record: &Record, out: &mut String) {
        let _ = (record, out);
    }

    /// Appends a record; what the format can't carry is left out.
    fn write(&mut self, record: &Record, out: &mut String);

    /// Appends what ends the file.
    fn finish(&mut self, out: &mut String) {
        let _ = out;
    }
}
