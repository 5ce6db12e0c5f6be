//! The reader for all formats.

use std::io::{self, Read};
use std::sync::Arc;

use crate::chunk::Chunk;
use crate::context::Context;
use crate::dashes::{Dashes, Dotted};
use crate::detection::detect;
use crate::format::{Format, ReadRecords};
use crate::head::Head;
use crate::hints::Hints;
use crate::plain::{Odd, Plain};
use crate::record::Record;
use crate::skipping::Skipping;
use crate::source::{HEAD_LINES, Source};
use crate::{board, csv, json, line, pencil, unreadable};
use evoku_messages::say;
use evoku_model::Rules;
use evoku_model::text::ReadError;
use evoku_model::text::Sizes;

/// Reads the records of an input of any size, one at a time, in constant memory.
///
/// The format is detected from the first 200 lines (1 MiB if lines are long) unless the [`Hints`]
/// specify it. A record that can't be read gives an error. The following records can still be read,
/// and the caller decides whether to continue. If the input itself fails, the last item is an
/// error.
///
/// If the format is detected and nearly all boards at the beginning have the same size, a unique
/// other size is also an error. Such a record was probably truncated.
///
/// ```
/// use evoku_formats::{Hints, Reader};
///
/// let text = "1..4..1..1..4..1\n1..4..3..2..4..\n4..1..2..3..1..4 easy\n";
/// let mut reader = Reader::new(text.as_bytes(), Hints::default());
/// assert_eq!(reader.format().name, "line");
/// assert_eq!(reader.next().unwrap()?.sudoku.givens().filled(), 6);
/// let error = reader.next().unwrap().unwrap_err();
/// assert_eq!(error.to_string(), "line 2: found 15 cells, expected 16");
/// assert_eq!(reader.next().unwrap()?.field("comment"), Some("easy"));
/// assert!(reader.next().is_none());
/// # Ok::<(), evoku_formats::ReadError>(())
/// ```
pub struct Reader<'r> {
    source: Source<'r>,
    hints: Arc<Hints>,
    sizes: Sizes,
    context: Context,
    format: &'static Format,
    records: Box<dyn ReadRecords>,
    /// The error that is returned instead of all records.
    refused: Option<ReadError>,
    /// `true` if the sizes of boards follow only from the numbers of their cells.
    is_guessed: bool,
}

impl<'r> Reader<'r> {
    /// Creates a reader for an input, which it buffers.
    pub fn new(input: impl Read + Send + 'r, hints: Hints) -> Self {
        let mut source = Source::new(input);
        let mut refused = None;
        let format = match hints.format {
            Some(format) => format,
            // The whole input consists of characters, of which digits count.
            None if hints.skip_others => &line::FORMAT,
            None => {
                let (bytes, whole) = source.head();
                refused = not_text(bytes);
                if let Some(odd) = Odd::find(&Head::new(bytes, whole), hints.symbols.as_ref()) {
                    source = Source::new(Plain::new(source, odd, hints.remarks.clone()));
                }
                let (bytes, whole) = source.head();
                if let Some(dashes) = Dashes::find(&Head::new(bytes, whole)) {
                    source = Source::new(Dotted::new(source, dashes));
                }
                let (bytes, whole) = source.head();
                let found = detect(&Head::new(bytes, whole));
                let has_columns = [&csv::FORMAT, &json::FORMAT, &json::LINES].contains(&found);
                let asks = hints.column.is_some() || hints.solution_column.is_some();
                if asks && !has_columns { &csv::FORMAT } else { found }
            }
        };
        if hints.format.is_none() && !hints.skip_others && refused.is_none() {
            let (bytes, whole) = source.head();
            refused = unreadable::refusal(format, bytes, whole, &hints);
        }
        if refused.is_some() {
            source = Source::new(io::empty());
        }
        let is_detected = hints.format.is_none() && hints.shape.is_none() && !hints.skip_others;
        let counted = is_detected && is_counted(format);
        let is_guessed = counted || is_detected && format.name == "array";
        let sizes = if counted { sizes(format, source.head().0) } else { Sizes::default() };
        let context = Context::of(&hints).with_sizes(sizes);
        let records = if hints.skip_others { Box::new(Skipping) } else { (format.reader)() };
        Self {
            source,
            hints: Arc::new(hints),
            sizes,
            context,
            format,
            records,
            refused,
            is_guessed,
        }
    }

    /// The format from the hints, or the detected one.
    #[must_use]
    pub fn format(&self) -> &'static Format {
        self.format
    }

    /// Returns `true` if every line is a puzzle of its own, so that the input can be read in
    /// [chunks](Self::chunk).
    #[must_use]
    pub fn has_line_each(&self) -> bool {
        self.refused.is_none()
            && !self.hints.skip_others
            && [&line::FORMAT, &line::SDM].contains(&self.format)
    }

    /// Returns `true` if the buffer is empty, so that the next record has to wait for the input.
    /// This is a good moment to process the records read so far.
    #[must_use]
    pub fn is_drained(&self) -> bool {
        self.source.is_drained()
    }

    /// Returns the next whole lines, to be parsed on another thread. Their length is about `size`
    /// bytes if that much is available, and at least one line. Returns `None` at the end, and for
    /// formats whose records aren't lines.
    ///
    /// The memory of `spare` is reused for a later chunk; its contents are ignored. Pass the result
    /// of [`Chunk::into_bytes`]: for large inputs, allocating new pages costs more time than
    /// reading into existing ones.
    pub fn chunk(&mut self, size: usize, spare: Vec<u8>) -> Option<Result<Chunk, ReadError>> {
        if !self.has_line_each() {
            return None;
        }
        let lines = self.source.lines(size, spare).transpose()?;
        Some(lines.map(|lines| Chunk::new(lines, self.format, Arc::clone(&self.hints), self.sizes)))
    }
}

impl Iterator for Reader<'_> {
    type Item = Result<Record, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if let Some(error) = self.refused.take() {
            return Some(Err(error));
        }
        let record = self.records.next(&mut self.source, &mut self.context)?;
        let record = record.map(|record| self.context.named(record));
        if let Ok(record) = &record
            && self.is_guessed
            && record.sudoku.geometry().side() < SMALL
        {
            let side = record.sudoku.geometry().side();
            self.context.remark(self.source.number(), say::format_remark_small(side));
        }
        Some(record.map_err(|error| self.context.explained(error)))
    }
}

/// A smaller board is more likely the rest of something else.
const SMALL: usize = 4;

/// Checks whether a board's size in this format follows only from the number of its cells.
fn is_counted(format: &Format) -> bool {
    [&line::FORMAT, &board::FORMAT, &pencil::FORMAT, &csv::FORMAT].contains(&format)
}

/// The sizes of the boards at the beginning of an input.
fn sizes(format: &'static Format, head: &[u8]) -> Sizes {
    let mut source = Source::new(head);
    let mut context = Context::new(None, Rules::default());
    let mut records = (format.reader)();
    let found = std::iter::from_fn(|| records.next(&mut source, &mut context));
    let boards = found.take(HEAD_LINES).flatten();
    Sizes::of(boards.map(|record| record.sudoku.geometry().side()))
}

/// Recognises a picture, a program, or UTF-16 without a byte order mark by its zero bytes.
///
/// A few zero bytes in a text of several lines damage only the lines that contain them.
fn not_text(bytes: &[u8]) -> Option<ReadError> {
    let at = memchr::memchr(0, bytes)?;
    let line = 1 + memchr::memchr_iter(b'\n', &bytes[..at]).count();
    let zeros = memchr::memchr_iter(0, bytes).count();
    // The end of the bytes may be inside a character.
    let is_utf_8 = std::str::from_utf8(bytes).err().is_none_or(|error| error.error_len().is_none());
    let has_lines = memchr::memchr(b'\n', bytes.trim_ascii_end()).is_some();
    if has_lines && zeros * 20 < bytes.len() && is_utf_8 {
        return None;
    }
    Some(ReadError::unexpected(line, 0, "\0", say::format_expected_utf_8()))
}
