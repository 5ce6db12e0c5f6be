//! Inputs of a line a puzzle in pieces, so that many threads can read one input.

use std::sync::Arc;

use crate::formats::context::{Context, Hints};
use crate::formats::error::ReadError;
use crate::formats::source::{self, Line};
use crate::formats::{Format, Record, line};
use crate::model::{Rules, Shape};

/// Some whole lines of an input whose format has a puzzle in each line, see
/// [`Reader::chunk`](crate::formats::Reader::chunk).
///
/// ```
/// use evoku_sudoku::formats::{Hints, Reader};
///
/// let mut reader = Reader::new("1..4..1..1..4..1\n# four by four\n1..4.\n".as_bytes(), Hints::default());
/// let chunk = reader.chunk(1 << 16).unwrap()?;
/// let mut lines = chunk.lines();
/// assert_eq!(lines.next(), Some((1, &b"1..4..1..1..4..1"[..])));
///
/// let mut records = chunk.records();
/// assert_eq!(records.read(1, b"1..4..1..1..4..1").unwrap()?.sudoku.givens().filled(), 6);
/// assert!(records.read(2, b"# four by four").is_none());
/// assert!(records.read(3, b"1..4.").unwrap().unwrap_err().to_string().starts_with("line 3: "));
/// # Ok::<(), evoku_sudoku::formats::ReadError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Chunk {
    bytes: Vec<u8>,
    first: usize,
    format: &'static Format,
    hints: Arc<Hints>,
}

impl Chunk {
    /// Lines of which the first has this number.
    pub(crate) fn new(
        bytes: Vec<u8>,
        first: usize,
        format: &'static Format,
        hints: Arc<Hints>,
    ) -> Self {
        Self { bytes, first, format, hints }
    }

    /// The lines without their ends, with their numbers, counted from 1.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &[u8])> {
        let mut rest = self.bytes.as_slice();
        (self.first..).map_while(move |number| {
            if rest.is_empty() {
                return None;
            }
            let (line, next) = match rest.split_at_checked(82) {
                // The common case, without looking for the end.
                Some((line, next)) if line[81] == b'\n' && is_nine(&line[..81]) => {
                    (&line[..81], next)
                }
                _ => source::split_line(rest),
            };
            rest = next;
            Some((number, line))
        })
    }

    /// The cells of a line that is a plain 9x9 board and nothing else: 81 digits, `0` or `.`.
    #[must_use]
    pub fn plain_nine<'l>(&self, line: &'l [u8]) -> Option<&'l [u8; 81]> {
        let Hints { shape, rules, .. } = &*self.hints;
        let plain = shape.is_none_or(|shape| shape == Shape::NINE) && *rules == Rules::default();
        line.try_into().ok().filter(|_| plain && is_nine(line))
    }

    /// What reads these lines one by one.
    #[must_use]
    pub fn records(&self) -> LineRecords {
        LineRecords { format: self.format, context: Context::new((*self.hints).clone()) }
    }
}

/// Whether all of a line is digits, `0` or `.`.
fn is_nine(line: &[u8]) -> bool {
    let is_cell = |byte: u8| byte.wrapping_sub(b'0') < 10 || byte == b'.';
    // Without a branch, so that it becomes vector code.
    line.len() == 81 && line.iter().fold(true, |all, &byte| all & is_cell(byte))
}

/// Reads lines of a [`Chunk`] one by one.
pub struct LineRecords {
    format: &'static Format,
    context: Context,
}

impl LineRecords {
    /// The puzzle of a line, or what is wrong with it; none if the line says nothing.
    ///
    /// # Errors
    /// If the line is no puzzle; the number of the line is told.
    pub fn read(&mut self, number: usize, line: &[u8]) -> Option<Result<Record, ReadError>> {
        let line = Line { number, bytes: line };
        let sides = &self.format.capacity.sides;
        (!line::is_skipped(line.bytes)).then(|| line::read_line(sides, line, &mut self.context))
    }
}
