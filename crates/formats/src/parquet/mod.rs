//! Apache Parquet: tables of other programs, as text that the readers and writers of this crate
//! understand.
//!
//! [`JsonLines`] reads a file as JSON Lines, and [`RowGroups`] writes CSV as a file. Both keep one
//! batch of rows in memory, so the size of the file doesn't matter.

mod reading;
#[cfg(test)]
mod tests;
mod writing;

pub use reading::JsonLines;
pub use writing::RowGroups;

/// The trait of the sources that Parquet is read from, and its errors.
pub use ::parquet::{
    errors::ParquetError,
    file::reader::{ChunkReader, Length},
};

use crate::capacity::{Capacity, EVERY_RULE};
use crate::format::Format;
use crate::{csv, json};
use evoku_messages::say;

/// The first and the last bytes of a file.
pub const SIGNATURE: &[u8] = b"PAR1";

/// The format of the text on this side of [`JsonLines`] and [`RowGroups`].
pub(super) static FORMAT: Format = Format {
    name: "parquet",
    extensions: &["parquet"],
    about: say::command_parquet_about,
    example: "{\"puzzle\":\"1..4..1..1..4..1\",\"name\":\"easy\"}",
    capacity: Capacity {
        rules: EVERY_RULE,
        symbols: true,
        solution: true,
        fields: &["*"],
        control_characters: true,
        ..Capacity::PLAIN
    },
    // The file itself isn't text, so it is recognised by its signature before it is read.
    recognises: |_| false,
    reader: || (json::LINES.reader)(),
    writer: || (csv::FORMAT.writer)(),
};
