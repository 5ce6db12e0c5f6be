//! The error of an input that no format fits.
//!
//! If no record at the beginning of an input can be read, the errors of its lines help less than the
//! reasons against the likeliest two formats:
//!
//! | format | fits if | what speaks against it |
//! |---|---|---|
//! | `line` | each line has a square number of cells | the count nearest to a square |
//! | `board` | as many rows as cells in a row | the first row of another length |
//! | `sheet` | commas or tabs between as many cells as rows | the first row of another length |
//! | `array` | brackets around rows, or labels of rows | the first word that isn't a cell |
//! | `pencil` | as many words in a row as rows | the first row of another length |
//! | `csv` | a column whose values are puzzles | a missing column |

use crate::context::Context;
use crate::format::Format;
use crate::head::Head;
use crate::hints::Hints;
use crate::source::{HEAD_LINES, Source};
use crate::{array, board, csv, json, line, pencil, sheet};
use evoku_messages::{Message, Say, say};
use evoku_model::text::{ReadError, ReadErrorKind};

/// The formats that may be meant by a text that no other format recognises.
static PLAIN: [&Format; 6] =
    [&line::FORMAT, &board::FORMAT, &sheet::FORMAT, &array::FORMAT, &pencil::FORMAT, &csv::FORMAT];

/// The fewest errors that are replaced by one.
const SEVERAL: usize = 2;

/// The error of an input of which no record can be read in the detected format; `None` if one can,
/// or if there is only one error.
pub(crate) fn refusal(
    format: &'static Format,
    bytes: &[u8],
    whole: bool,
    hints: &Hints,
) -> Option<ReadError> {
    let errors = errors(format, bytes, hints)?;
    let lines = Head::new(bytes, whole).content().count();
    if errors.len() < SEVERAL || !whole {
        return None;
    }
    let first = nearest(&errors)?;
    if lines < SEVERAL || !PLAIN.contains(&format) {
        // An array of objects has one error for all of them.
        return (*format == json::FORMAT).then(|| first.clone());
    }
    let others = PLAIN.into_iter().filter(|other| **other != *format);
    let rivals = others.filter_map(|other| {
        let errors = self::errors(other, bytes, hints)?;
        let error = nearest(&errors)?.clone();
        Some((other, error))
    });
    let (second, because) =
        rivals.min_by(|one, other| distance(&one.1).total_cmp(&distance(&other.1)))?;
    let what = say::format_no_reading(format.name, reason(first), second.name, reason(&because));
    Some(ReadError::new(0, ReadErrorKind::NoReading(what)))
}

/// The errors of the records in a format; `None` if one can be read, or if there is no record.
fn errors(format: &'static Format, bytes: &[u8], hints: &Hints) -> Option<Vec<ReadError>> {
    let mut source = Source::new(bytes);
    let mut context = Context::silent(hints);
    let mut records = (format.reader)();
    let found = std::iter::from_fn(|| records.next(&mut source, &mut context));
    let errors: Result<Vec<ReadError>, ()> =
        found.take(HEAD_LINES).map(|record| record.map_or_else(Ok, |_| Err(()))).collect();
    errors.ok().filter(|errors| !errors.is_empty())
}

fn nearest(errors: &[ReadError]) -> Option<&ReadError> {
    errors.iter().min_by(|one, other| distance(one).total_cmp(&distance(other)))
}

/// The distance of a text from a readable one, by its error.
fn distance(error: &ReadError) -> f64 {
    match &error.kind {
        ReadErrorKind::Cells { found, .. } if *found >= 16 => 0.2,
        ReadErrorKind::Unexpected { .. } if error.cell.is_some() => 0.1,
        ReadErrorKind::Cells { .. } => 0.6,
        ReadErrorKind::Unexpected { .. } => 0.8,
        _ => 1.0,
    }
}

fn reason(error: &ReadError) -> Message {
    error.message()
}
