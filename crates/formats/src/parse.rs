//! Parsing of a text with a single puzzle.

use evoku_model::Sudoku;
use evoku_model::text::{ReadError, ReadErrorKind};

use crate::hints::Hints;
use crate::reader::Reader;

/// Reads a single puzzle in any format of [`FORMATS`](crate::FORMATS), which is detected.
///
/// If the text doesn't specify boxes and rules, boxes are those of
/// [`Shape::of_side`](evoku_model::Shape::of_side) and rules are plain. A [`Reader`] accepts
/// [`Hints`] that specify others. `str::parse` supports only lines and drawings.
///
/// ```
/// use evoku_formats::parse;
///
/// assert_eq!(parse("2x2:1b4b1b1b4b1")?, parse("1..4..1..1..4..1")?);
///
/// let error = parse("1..4..1..1..4..1\n1..4..1..1..4..1\n").unwrap_err();
/// assert_eq!(error.to_string(), "found 2 puzzles, expected one puzzle");
/// # Ok::<(), evoku_formats::ReadError>(())
/// ```
///
/// # Errors
/// If the text is not exactly one puzzle.
pub fn parse(text: &str) -> Result<Sudoku, ReadError> {
    let mut records = Reader::new(text.as_bytes(), Hints::default());
    let nothing = || ReadError::new(0, ReadErrorKind::Puzzles { found: 0 });
    let first = records.next().ok_or_else(nothing)??;
    match records.count() {
        0 => Ok(first.sudoku),
        more => Err(ReadError::new(0, ReadErrorKind::Puzzles { found: 1 + more })),
    }
}
