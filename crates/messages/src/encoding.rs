//! The packed form of texts, which the build script writes and the crate reads.
//!
//! A packed language is one string. Its numbers are written in base 64, six bits to a byte, so that
//! the string is valid UTF-8 and its parts are slices.

/// Marks the place of an argument.
pub(crate) const ARGUMENT: u8 = 1;
/// Marks a form of a message that is an argument.
pub(crate) const FORM: u8 = 2;
/// Marks a list.
pub(crate) const LIST: u8 = 3;
/// Marks an expression that begins with a capital letter.
pub(crate) const CAPITAL: u8 = 4;
/// Marks variants.
pub(crate) const SELECT: u8 = 5;
/// Marks a number whose thousands are grouped.
pub(crate) const GROUPED: u8 = 6;
/// Marks the number of elements of a list.
pub(crate) const COUNT: u8 = 7;
/// The first byte that is text and not a mark.
pub(crate) const TEXT: u8 = 8;

/// A list with "and" before its last element.
pub(crate) const AND: usize = 0;
/// A list with "or" before its last element.
pub(crate) const OR: usize = 1;
/// A list with its own separator, which follows.
pub(crate) const SEPARATOR: usize = 2;

/// Hashes bytes (FNV-1a, 64 bits).
pub(crate) fn hash(bytes: impl IntoIterator<Item = u8>) -> u64 {
    let step = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, step)
}

/// Reads the parts of a packed text. Methods return `None` if the text is damaged.
#[derive(Clone, Copy)]
pub(crate) struct Packed<'a>(pub(crate) &'a str);

impl<'a> Packed<'a> {
    /// The next byte.
    pub(crate) fn byte(&mut self) -> Option<u8> {
        let byte = *self.0.as_bytes().first()?;
        self.0 = self.0.get(1..)?;
        Some(byte)
    }

    /// A number, with its lowest bits first.
    pub(crate) fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for shift in (0..u64::BITS).step_by(6) {
            let byte = self.byte()?;
            number |= u64::from(byte & 63) << shift;
            if byte < 64 {
                return Some(number);
            }
        }
        None
    }

    /// A number that counts bytes, positions or elements.
    pub(crate) fn size(&mut self) -> Option<usize> {
        self.number()?.try_into().ok()
    }

    /// A text preceded by its length.
    pub(crate) fn text(&mut self) -> Option<&'a str> {
        let length = self.size()?;
        let (text, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(text)
    }

    /// The words up to the next mark.
    pub(crate) fn words(&mut self) -> &'a str {
        let end = self.0.bytes().position(|byte| byte < TEXT).unwrap_or(self.0.len());
        let (words, rest) = self.0.split_at(end);
        self.0 = rest;
        words
    }
}
