//! Conversion of UTF-16, as saved by spreadsheets and editors on Windows, to UTF-8.

use std::io::{self, Read};

/// The order of the two bytes of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ByteOrder {
    Little,
    Big,
}

/// The byte order that the mark at the beginning of an input indicates; `None` without a mark.
pub(crate) fn byte_order(begin: &[u8]) -> Option<ByteOrder> {
    match begin {
        [0xFF, 0xFE, ..] => Some(ByteOrder::Little),
        [0xFE, 0xFF, ..] => Some(ByteOrder::Big),
        _ => None,
    }
}

/// Reads UTF-16 as UTF-8; replaces invalid characters by U+FFFD.
pub(crate) struct Utf16<R> {
    input: R,
    order: ByteOrder,
    /// The first byte of an incomplete unit, and the first unit of an incomplete pair.
    byte: Option<u8>,
    unit: Option<u16>,
    /// UTF-8 that is not yet returned: `ready[at..]`.
    ready: Vec<u8>,
    at: usize,
}

impl<R: Read> Utf16<R> {
    /// Reads an input without its byte order mark.
    pub(crate) fn new(input: R, order: ByteOrder) -> Self {
        Self { input, order, byte: None, unit: None, ready: Vec::new(), at: 0 }
    }

    /// Decodes a unit. The first unit of a pair is kept until the second one.
    fn push(&mut self, unit: u16) {
        let first = self.unit.take();
        let is_first = (0xD800..0xDC00).contains(&unit);
        if is_first {
            if first.is_some() {
                self.push_unknown();
            }
            self.unit = Some(unit);
            return;
        }
        for character in char::decode_utf16(first.into_iter().chain([unit])) {
            let character = character.unwrap_or(char::REPLACEMENT_CHARACTER);
            let mut bytes = [0; 4];
            self.ready.extend_from_slice(character.encode_utf8(&mut bytes).as_bytes());
        }
    }

    fn push_unknown(&mut self) {
        self.ready.extend_from_slice("\u{FFFD}".as_bytes());
    }

    /// Decodes more of the input; returns `false` at the end.
    fn fill(&mut self) -> io::Result<bool> {
        self.ready.clear();
        self.at = 0;
        let mut bytes = [0; 8192];
        let count = self.input.read(&mut bytes)?;
        for &byte in &bytes[..count] {
            let Some(first) = self.byte.take() else {
                self.byte = Some(byte);
                continue;
            };
            let unit = match self.order {
                ByteOrder::Little => u16::from_le_bytes([first, byte]),
                ByteOrder::Big => u16::from_be_bytes([first, byte]),
            };
            self.push(unit);
        }
        if count == 0 && (self.byte.take().is_some() | self.unit.take().is_some()) {
            self.push_unknown();
        }
        Ok(count > 0)
    }
}

impl<R: Read> Read for Utf16<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.at == self.ready.len() {
            if !self.fill()? && self.ready.is_empty() {
                return Ok(0);
            }
        }
        let count = buffer.len().min(self.ready.len() - self.at);
        buffer[..count].copy_from_slice(&self.ready[self.at..self.at + count]);
        self.at += count;
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decoded(units: &[u16], order: ByteOrder) -> String {
        let bytes = units.iter().map(|unit| match order {
            ByteOrder::Little => unit.to_le_bytes(),
            ByteOrder::Big => unit.to_be_bytes(),
        });
        let bytes: Vec<u8> = bytes.flatten().collect();
        let mut text = String::new();
        Utf16::new(&bytes[..], order).read_to_string(&mut text).unwrap();
        text
    }

    #[test]
    fn pairs_are_one_character_and_halves_none() {
        let text = "5.\u{E9}\u{1F600}\n";
        let units: Vec<u16> = text.encode_utf16().collect();
        for order in [ByteOrder::Little, ByteOrder::Big] {
            assert_eq!(decoded(&units, order), text);
            assert_eq!(decoded(&[0xD83D, 0x35, 0xDE00], order), "\u{FFFD}5\u{FFFD}");
            assert_eq!(decoded(&[0x35, 0xD83D], order), "5\u{FFFD}");
            assert_eq!(decoded(&[0xD83D, 0xD83D, 0xDE00], order), "\u{FFFD}\u{1F600}");
        }
    }
}
