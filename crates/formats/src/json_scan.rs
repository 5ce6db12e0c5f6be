//! Search for the next JSON object, or the next array without objects, in a text.

use crate::source::LIMIT;
use evoku_messages::say;
use evoku_model::text::{ReadError, ReadErrorKind};

/// A line and a column, from 1.
pub(super) type Place = (usize, usize);

/// A search for the next object or array, byte by byte.
pub(super) struct Scan {
    /// The bytes of it that were read.
    pub(super) text: Vec<u8>,
    /// The position where it begins.
    pub(super) start: Place,
    /// The number of complete lines, and of characters read in the current line.
    pub(super) position: (usize, usize),
    /// The error of the text in front of it that is neither an object nor an array.
    pub(super) stray: Option<ReadError>,
    /// The opening and the closing character: braces or brackets.
    signs: (u8, u8),
    /// The number of open braces or brackets. `quoted` is set within a text, `escaped` after a
    /// backslash.
    depth: usize,
    quoted: bool,
    escaped: bool,
    /// The number of brackets that may begin an array of cells, and the position of the first.
    open: usize,
    first: Place,
}

/// The reason why a scan stops.
pub(super) enum Halt {
    /// More bytes are necessary.
    More,
    /// The object or array is complete.
    Complete,
    /// An object begins after invalid text.
    Stray,
    /// The object or array is longer than [`LIMIT`].
    TooLong,
}

impl Scan {
    /// Begins a scan at `position`.
    pub(super) fn new(position: (usize, usize)) -> Self {
        Self {
            text: Vec::new(),
            start: (0, 0),
            position,
            stray: None,
            signs: (b'{', b'}'),
            depth: 0,
            quoted: false,
            escaped: false,
            open: 0,
            first: (0, 0),
        }
    }

    /// Reads bytes up to a halt. Returns their number and the reason of the halt.
    pub(super) fn take(&mut self, bytes: &[u8]) -> (usize, Halt) {
        for (before, &byte) in bytes.iter().enumerate() {
            let is_value = byte.is_ascii_digit() || matches!(byte, b'"' | b'n' | b'-');
            let is_array = self.open > 0 && is_value;
            if self.depth == 0 && (byte == b'{' || is_array) {
                // The error is returned first, the object on the next call.
                if self.stray.is_some() {
                    return (before, Halt::Stray);
                }
                self.begin(is_array);
            }
            self.advance(byte);
            if self.depth == 0 && byte != b'{' {
                self.pass_over(byte);
                continue;
            }
            self.add(byte);
            if self.depth == 0 {
                return (before + 1, Halt::Complete);
            }
            if self.text.len() > LIMIT {
                return (before + 1, Halt::TooLong);
            }
        }
        (bytes.len(), Halt::More)
    }

    /// The error if the input ends within an object or array, or after invalid text.
    pub(super) fn end(self) -> Option<ReadError> {
        if self.depth == 0 {
            return self.stray;
        }
        let found = say::format_found_end();
        let expected = match self.signs.0 {
            b'{' => say::format_expected_end_of_object(),
            _ => say::format_expected_end_of_array(),
        };
        Some(self.error(ReadErrorKind::Unexpected { found, expected }))
    }

    /// An error that concerns the whole object or array.
    pub(super) fn error(&self, kind: ReadErrorKind) -> ReadError {
        ReadError { line: self.start.0, column: self.start.1, cell: None, kind }
    }

    fn begin(&mut self, is_array: bool) {
        if is_array {
            // The brackets before the first value are part of the array.
            self.start = self.first;
            self.signs = (b'[', b']');
            self.text.extend(std::iter::repeat_n(b'[', self.open));
            self.depth = self.open;
        } else {
            self.start = (self.position.0 + 1, self.position.1 + 1);
            self.signs = (b'{', b'}');
        }
        self.open = 0;
    }

    fn advance(&mut self, byte: u8) {
        self.position.1 += usize::from(byte & 0xC0 != 0x80);
        if byte == b'\n' {
            self.position = (self.position.0 + 1, 0);
        }
    }

    /// Reads a byte between objects.
    fn pass_over(&mut self, byte: u8) {
        let (line, column) = (self.position.0 + 1, self.position.1);
        match byte {
            b'[' => {
                self.first = if self.open == 0 { (line, column) } else { self.first };
                self.open += 1;
            }
            byte if byte.is_ascii_whitespace() => {}
            b']' | b',' => self.open = 0,
            _ if self.stray.is_some() => {}
            byte => {
                let found = char::from(byte).to_string();
                self.stray = Some(ReadError::unexpected(
                    line,
                    column,
                    &found,
                    say::format_expected_json_object(),
                ));
            }
        }
    }

    /// Reads a byte of the object or array.
    fn add(&mut self, byte: u8) {
        self.text.push(byte);
        match byte {
            _ if self.escaped => self.escaped = false,
            b'\\' if self.quoted => self.escaped = true,
            b'"' => self.quoted = !self.quoted,
            sign if sign == self.signs.0 && !self.quoted => self.depth += 1,
            sign if sign == self.signs.1 && !self.quoted => self.depth -= 1,
            _ => {}
        }
    }
}
