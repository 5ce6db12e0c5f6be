//! Formats: table entries, readers and writers.

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
    /// The extensions of its files, the most usual one first.
    pub extensions: &'static [&'static str],
    /// A description in one line.
    pub about: fn() -> Message,
    /// A small puzzle in the format.
    pub example: &'static str,
    /// The things that the format can represent.
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

/// Reader of the records of one format.
///
/// Each call advances in the source, so that the records end with any input. After an error, the
/// next call continues with the next record.
pub(super) trait ReadRecords: Send {
    fn next(
        &mut self,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>>;
}

/// Writer of the records of one format, including the text before, between and after them.
pub(super) trait WriteRecords {
    /// Requests a column for solutions in a format that fixes its columns in advance.
    fn expect_solutions(&mut self) {}

    /// Requests that a format with named values writes only these, in this order.
    fn choose(&mut self, fields: &[String]) {
        let _ = fields;
    }

    /// Describes a part of the record that does not fit into the output begun so far. With
    /// `complete`, this includes fields and the solution.
    fn unsupported(&self, record: &Record, complete: bool) -> Option<Message> {
        let _ = (record, complete);
        None
    }

    /// The field of the record that the output begun so far has no place for, if there is one.
    fn lost_field(&self, record: &Record) -> Option<&'static str> {
        let _ = record;
        None
    }

    /// Appends the text in front of records like this one, if it isn't written yet.
    fn begin(&mut self, record: &Record, out: &mut String) {
        let _ = (record, out);
    }

    /// Appends a record; omits parts that the format can't represent.
    fn write(&mut self, record: &Record, out: &mut String);

    /// Appends the end of the file.
    fn finish(&mut self, out: &mut String) {
        let _ = out;
    }
}
