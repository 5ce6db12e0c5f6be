//! Reads and writes records for the tests of formats.

use evoku_sudoku::formats::{Hints, Reader, Record, Writer, by_name};

/// The records of a text, with errors as text.
pub(crate) fn all(text: &str) -> Vec<Result<Record, String>> {
    told_by(Hints::default(), text)
}

/// The records of a text in a given format.
pub(crate) fn told(format: &str, text: &str) -> Vec<Result<Record, String>> {
    told_by(Hints { format: by_name(format), ..Hints::default() }, text)
}

fn told_by(hints: Hints, text: &str) -> Vec<Result<Record, String>> {
    let reader = Reader::new(text.as_bytes(), hints);
    reader.map(|record| record.map_err(|error| error.to_string())).collect()
}

/// The only record of a text.
pub(crate) fn one(text: &str) -> Record {
    let mut records = all(text);
    assert_eq!(records.len(), 1, "{records:?}");
    records.remove(0).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The first error in a text.
pub(crate) fn error(text: &str) -> String {
    all(text).into_iter().find_map(Result::err).expect("an error")
}

/// The text of a record in a format, or the reason why the format can't carry it.
pub(crate) fn write(format: &str, record: &Record) -> Result<String, String> {
    let mut text = String::new();
    let mut writer = Writer::new(by_name(format).expect("a format"));
    writer.write(record, &mut text).map_err(|error| error.to_string())?;
    writer.finish(&mut text);
    Ok(text)
}
