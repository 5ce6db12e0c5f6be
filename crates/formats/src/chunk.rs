//! Inputs with a puzzle in each line, split into chunks so that several threads can read one input.

use std::sync::Arc;

use crate::context::Context;
use crate::format::Format;
use crate::hints::Hints;
use crate::line;
use crate::record::Record;
use crate::source::{self, Line, Lines, ROW, is_nine};
use evoku_model::text::ReadError;
use evoku_model::text::Sizes;
use evoku_model::{Rules, Shape};

/// Whole lines of an input whose format has a puzzle in each line; see
/// [`Reader::chunk`](crate::Reader::chunk).
///
/// ```
/// use evoku_formats::{Hints, Reader};
///
/// let text = "1..4..1..1..4..1\n# four by four\n1..4.\n";
/// let mut reader = Reader::new(text.as_bytes(), Hints::default());
/// let chunk = reader.chunk(1 << 16, Vec::new()).unwrap()?;
/// let lines: Vec<_> = chunk.lines().collect();
/// assert_eq!((lines[0].number, lines[0].bytes), (1, &b"1..4..1..1..4..1"[..]));
///
/// let mut records = chunk.records();
/// assert_eq!(records.read(lines[0]).unwrap()?.sudoku.givens().filled(), 6);
/// assert!(records.read(lines[1]).is_none());
/// assert!(records.read(lines[2]).unwrap().unwrap_err().to_string().starts_with("line 3: "));
/// # Ok::<(), evoku_formats::ReadError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Chunk {
    lines: Lines,
    format: &'static Format,
    hints: Arc<Hints>,
    sizes: Sizes,
}

impl Chunk {
    pub(crate) fn new(
        lines: Lines,
        format: &'static Format,
        hints: Arc<Hints>,
        sizes: Sizes,
    ) -> Self {
        Self { lines, format, hints, sizes }
    }

    /// Splits the lines into two parts. The first part is the leading lines that contain only a
    /// plain 9x9 board and a line feed; most files of such boards have no other lines. The second
    /// part is all further lines.
    pub fn nines_and_rest(&self) -> (&[[u8; ROW]], impl Iterator<Item = ChunkLine<'_>>) {
        let (rows, _) = self.lines.bytes.as_chunks();
        let nines = if self.is_plain() { self.lines.nines } else { 0 };
        (&rows[..nines], self.lines_from(nines, ROW * nines))
    }

    /// Checks whether boards of 81 cells are read as plain 9x9 boards.
    fn is_plain(&self) -> bool {
        let Hints { shape, rules, .. } = &*self.hints;
        shape.is_none_or(|shape| shape == Shape::NINE) && *rules == Rules::default()
    }

    /// The lines, in order.
    pub fn lines(&self) -> impl Iterator<Item = ChunkLine<'_>> {
        self.lines_from(0, 0)
    }

    /// The lines after the first `lines`, which take `bytes` bytes.
    fn lines_from(&self, lines: usize, bytes: usize) -> impl Iterator<Item = ChunkLine<'_>> {
        let plain = self.is_plain();
        let mut rest = &self.lines.bytes[bytes..];
        (self.lines.first + lines..).map_while(move |number| {
            if rest.is_empty() {
                return None;
            }
            let (bytes, next) = source::split_line(rest);
            rest = next;
            let nine = bytes.try_into().ok().filter(|&cells| plain && is_nine(cells));
            Some(ChunkLine { number, bytes, nine })
        })
    }

    /// Returns the bytes of the lines, so that their memory can be reused.
    #[must_use]
    pub fn into_bytes(self) -> Vec<u8> {
        self.lines.bytes
    }

    /// Creates a reader for these lines.
    #[must_use]
    pub fn records(&self) -> LineRecords {
        let context = Context::of(&self.hints);
        LineRecords { format: self.format, context: context.with_sizes(self.sizes) }
    }
}

/// A line of a [`Chunk`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChunkLine<'c> {
    /// The line number, from 1.
    pub number: usize,
    /// The line without its end.
    pub bytes: &'c [u8],
    /// The line as cells, if it contains only a plain 9x9 board of 81 digits, `0` or `.`.
    pub nine: Option<&'c [u8; 81]>,
}

/// Reads lines of a [`Chunk`] one by one.
pub struct LineRecords {
    format: &'static Format,
    context: Context,
}

impl LineRecords {
    /// Reads the puzzle of a line; `None` if the line is blank or a comment.
    ///
    /// # Errors
    /// If the line isn't a puzzle. The error has the line's number.
    pub fn read(&mut self, line: ChunkLine<'_>) -> Option<Result<Record, ReadError>> {
        let line = Line { number: line.number, bytes: line.bytes };
        let sides = &self.format.capacity.sides;
        (!evoku_model::text::is_skipped(line.bytes)).then(|| {
            let record = line::read_line(sides, line, &mut self.context);
            record
                .map(|record| self.context.named(record))
                .map_err(|error| self.context.explained(error))
        })
    }
}
