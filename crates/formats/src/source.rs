//! Reading of lines of limited length from unlimited input.

use std::io::{self, Cursor, ErrorKind, Read};
use std::ops::Range;

use crate::utf16::{self, ByteOrder, Utf16};
use evoku_model::text::{ReadError, ReadErrorKind};

/// The maximum length of a line or record in bytes. A 64x64 board with all its pencil marks takes
/// about 0.8 MB.
pub(crate) const LIMIT: usize = 4 << 20;

const CHUNK: usize = 1 << 16;
const HEAD: usize = 1 << 20;
/// The number of lines that are used for detection.
pub(crate) const HEAD_LINES: usize = 200;
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// An input that returns lines or chunks, and buffers little more than [`LIMIT`] bytes.
pub(crate) struct Source<'r> {
    input: Box<dyn Read + Send + 'r>,
    /// Bytes that were read, but not yet returned: `buffer[start..end]`.
    buffer: Vec<u8>,
    start: usize,
    end: usize,
    begun: bool,
    ended: bool,
    failure: Option<String>,
    number: usize,
    last: Range<usize>,
    again: bool,
}

/// A line without its line end.
#[derive(Clone, Copy)]
pub(crate) struct Line<'s> {
    pub(crate) number: usize,
    pub(crate) bytes: &'s [u8],
}

/// Consecutive whole lines.
#[derive(Clone, Debug)]
pub(crate) struct Lines {
    /// The number of the first line.
    pub(crate) first: usize,
    /// The number of leading lines that contain only a 9x9 board and a line feed.
    pub(crate) nines: usize,
    pub(crate) bytes: Vec<u8>,
}

/// The length of a 9x9 board with its line feed.
pub(crate) const ROW: usize = 82;

/// The number of leading lines that contain only a 9x9 board and a line feed.
fn count_nines(lines: &[u8]) -> usize {
    let (rows, _) = lines.as_chunks();
    let is_row = |[cells @ .., end]: &[u8; ROW]| is_nine(cells) & (*end == b'\n');
    // The loop does nothing else, so that it runs at the speed of the memory.
    rows.iter().take_while(|row| is_row(row)).count()
}

/// Checks whether all bytes are digits or `.`.
pub(crate) fn is_nine(cells: &[u8; 81]) -> bool {
    let is_cell = |byte: u8| byte.wrapping_sub(b'0') < 10 || byte == b'.';
    // There are no branches, so that the compiler vectorises the loop.
    cells.iter().fold(true, |all, &byte| all & is_cell(byte))
}

/// The length of the line end that begins here; `None` if it depends on further input.
///
/// Lines end with `\n`, `\r\n` or, as on old Macs, `\r`. `\r\r\n` results from converting line
/// ends twice.
fn line_end(rest: &[u8], whole: bool) -> Option<usize> {
    match rest {
        [b'\n', ..] => Some(1),
        [b'\r', b'\n', ..] => Some(2),
        [b'\r', b'\r', b'\n', ..] => Some(3),
        [] => whole.then_some(0),
        [b'\r'] | [b'\r', b'\r'] if !whole => None,
        _ => Some(1),
    }
}

/// Splits whole lines into the first one, without its line end, and the rest.
pub(crate) fn split_line(lines: &[u8]) -> (&[u8], &[u8]) {
    let length = memchr::memchr2(b'\n', b'\r', lines).unwrap_or(lines.len());
    let (line, rest) = lines.split_at(length);
    (line, &rest[line_end(rest, true).unwrap_or(0)..])
}

/// The length of the whole lines at the beginning of an input.
fn whole_lines(bytes: &[u8]) -> usize {
    if let Some(last) = memchr::memrchr(b'\n', bytes) {
        return last + 1;
    }
    // The last two bytes may be part of a line end that continues.
    let decided = bytes.len().saturating_sub(2);
    memchr::memrchr(b'\r', &bytes[..decided])
        .map_or(0, |last| last + line_end(&bytes[last..], true).unwrap_or(1))
}

/// The number of lines in whole lines.
fn count_lines(mut lines: &[u8]) -> usize {
    if memchr::memchr(b'\r', lines).is_none() {
        let last = usize::from(lines.last().is_some_and(|&byte| byte != b'\n'));
        return memchr::memchr_iter(b'\n', lines).count() + last;
    }
    let mut count = 0;
    while !lines.is_empty() {
        (_, lines) = split_line(lines);
        count += 1;
    }
    count
}

impl<'r> Source<'r> {
    pub(crate) fn new(input: impl Read + Send + 'r) -> Self {
        Self {
            input: Box::new(input),
            buffer: vec![0; CHUNK],
            start: 0,
            end: 0,
            begun: false,
            ended: false,
            failure: None,
            number: 0,
            last: 0..0,
            again: false,
        }
    }

    /// Returns the beginning of the input without consuming it, and `true` if it is the whole
    /// input.
    ///
    /// Waits for at most [`HEAD_LINES`] lines, or for 1 MiB of longer ones. A large board with
    /// pencil marks may be that long.
    pub(crate) fn head(&mut self) -> (&[u8], bool) {
        let (mut lines, mut seen) = (0, 0);
        while !self.ended && lines < HEAD_LINES && self.end < HEAD {
            self.fill();
            // Filling the buffer may move its contents to the front.
            let unseen = &self.buffer[self.start + seen..self.end];
            lines += memchr::memchr_iter(b'\n', unseen).count();
            seen += unseen.len();
        }
        (&self.buffer[self.start..self.end], self.ended)
    }

    /// Returns the next whole lines; `None` at the end. Their length is about `size` bytes if that
    /// much is available. The memory of `spare` becomes the next buffer.
    pub(crate) fn lines(
        &mut self,
        size: usize,
        spare: Vec<u8>,
    ) -> Result<Option<Lines>, ReadError> {
        if self.buffer.len() < size {
            self.buffer.resize(size, 0);
        }
        loop {
            let there = &self.buffer[self.start..self.end];
            let whole = if self.ended { there.len() } else { whole_lines(there) };
            if whole > 0 {
                let rest = self.start + whole..self.end;
                // The next buffer has the requested size, even if a long line has enlarged this
                // one.
                let mut next = spare;
                next.resize(size.max(rest.len()), 0);
                next[..rest.len()].copy_from_slice(&self.buffer[rest.clone()]);
                let mut lines = std::mem::replace(&mut self.buffer, next);
                lines.truncate(rest.start);
                lines.drain(..self.start);
                (self.start, self.end) = (0, rest.len());
                let first = self.number + 1;
                // Lines are counted while the core that has read them still caches them.
                let nines = count_nines(&lines);
                self.number += nines + count_lines(&lines[ROW * nines..]);
                return Ok(Some(Lines { first, nines, bytes: lines }));
            }
            if self.ended || there.len() > LIMIT {
                // The end of the input, a failure, or a line that is too long.
                let line = self.line()?;
                return Ok(line.map(|line| Lines {
                    first: line.number,
                    nines: 0,
                    bytes: line.bytes.to_vec(),
                }));
            }
            self.fill();
        }
    }

    /// The number of the last line that was returned; 0 before the first.
    pub(crate) fn number(&self) -> usize {
        self.number
    }

    /// Returns the next line; `None` at the end.
    pub(crate) fn line(&mut self) -> Result<Option<Line<'_>>, ReadError> {
        if !std::mem::take(&mut self.again) {
            self.number += 1;
            match self.find_line()? {
                Some(range) => self.last = range,
                None => return Ok(None),
            }
        }
        Ok(Some(Line { number: self.number, bytes: &self.buffer[self.last.clone()] }))
    }

    /// Makes [`Source::line`] return the same line again.
    pub(crate) fn unread(&mut self) {
        self.again = true;
    }

    /// Returns the next bytes, or an empty slice at the end. [`Source::consume`] removes those that
    /// were used.
    pub(crate) fn chunk(&mut self) -> Result<&[u8], ReadError> {
        while self.start == self.end && !self.ended {
            self.fill();
        }
        self.check(self.start == self.end)?;
        Ok(&self.buffer[self.start..self.end])
    }

    pub(crate) fn consume(&mut self, count: usize) {
        self.start = self.end.min(self.start + count);
    }

    /// Returns `true` if all bytes that were read have been returned.
    pub(crate) fn is_drained(&self) -> bool {
        self.start == self.end && !self.again
    }

    fn find_line(&mut self) -> Result<Option<Range<usize>>, ReadError> {
        let mut searched = 0;
        let mut too_long = false;
        let (length, line_end) = loop {
            let rest = &self.buffer[self.start..self.end];
            let found = memchr::memchr2(b'\n', b'\r', &rest[searched..]);
            let found = found.map_or(rest.len(), |found| searched + found);
            if let Some(line_end) = line_end(&rest[found..], self.ended) {
                break (found, line_end);
            }
            searched = found;
            if searched > LIMIT {
                too_long = true;
                self.start = self.end;
                searched = 0;
            }
            self.fill();
        };
        let begin = self.start;
        self.start = begin + length + line_end;
        if too_long {
            let kind = ReadErrorKind::TooLong { what: "line", limit: LIMIT };
            return Err(ReadError::new(self.number, kind));
        }
        if length == 0 && begin == self.end {
            self.check(true)?;
            return Ok(None);
        }
        Ok(Some(begin..begin + length))
    }

    /// Returns the error of the input once, after all bytes that could be read.
    fn check(&mut self, at_end: bool) -> Result<(), ReadError> {
        match self.failure.take_if(|_| at_end) {
            Some(failure) => Err(ReadError::new(self.number, ReadErrorKind::Input(failure))),
            None => Ok(()),
        }
    }

    /// Reads more bytes, after moving the rest to the front or enlarging the buffer.
    fn fill(&mut self) {
        if self.start > 0 {
            self.buffer.copy_within(self.start..self.end, 0);
            self.end -= self.start;
            self.start = 0;
        }
        if self.end == self.buffer.len() {
            self.buffer.resize(2 * self.end, 0);
        }
        match self.input.read(&mut self.buffer[self.end..]) {
            Ok(0) => self.ended = true,
            Ok(count) => self.end = self.buffer.len().min(self.end + count),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => {
                self.failure = Some(error.to_string());
                self.ended = true;
            }
        }
        if !std::mem::replace(&mut self.begun, true) {
            while self.end < BYTE_ORDER_MARK.len() && !self.ended {
                self.fill();
            }
            if self.buffer[..self.end].starts_with(BYTE_ORDER_MARK) {
                self.start = BYTE_ORDER_MARK.len();
            } else if let Some(order) = utf16::byte_order(&self.buffer[..self.end]) {
                self.decode(order);
            }
        }
    }

    /// Restarts the input as UTF-8 if it begins with a byte order mark of UTF-16.
    fn decode(&mut self, order: ByteOrder) {
        let begin = self.buffer[2..self.end].to_vec();
        let rest = std::mem::replace(&mut self.input, Box::new(io::empty()));
        self.input = Box::new(Utf16::new(Cursor::new(begin).chain(rest), order));
        (self.start, self.end, self.ended) = (0, 0, false);
        self.fill();
    }
}
