//! Converts puzzles to another format.

use evoku_messages::{Say, say};
use evoku_sudoku::formats::{FORMATS, Format, Hints, Reader, Record, Writer, by_name};

use crate::failure::Failure;
use crate::output::Output;

/// Writes all puzzles of a text in another format. Each puzzle must be readable, and the format must
/// be able to represent it.
pub(crate) fn convert(text: &[u8], format: &[u8]) -> Result<Output, Failure> {
    let format = named(&String::from_utf8_lossy(format))?;
    let records: Vec<Record> =
        Reader::new(text, Hints::default()).collect::<Result<_, _>>().map_err(Failure::from)?;
    if records.is_empty() {
        return Err(Failure::new(say::page_no_puzzle_in_it()));
    }
    written(&records, format)
}

/// The format of this name.
pub(crate) fn named(name: &str) -> Result<&'static Format, Failure> {
    let names = FORMATS.iter().map(|format| format.name);
    let unknown = || Failure::new(say::page_unknown_format(name).suggesting(name, names));
    by_name(name).ok_or_else(unknown)
}

/// Puzzles in a format.
pub(crate) fn written(records: &[Record], format: &'static Format) -> Result<Output, Failure> {
    let mut writer = Writer::new(format);
    let mut text = String::new();
    for (index, record) in records.iter().enumerate() {
        writer
            .write(record, &mut text)
            .map_err(|error| Failure::new(say::page_puzzle_problem(index + 1, error.message())))?;
    }
    writer.finish(&mut text);
    Ok(Output::new(text).with_count(records.len() as u64))
}
