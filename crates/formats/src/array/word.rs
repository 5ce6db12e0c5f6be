//! Cells as programs print them: `5`, `5.0`, `5.000e+00`, `nan`, `None`, `-1`.

/// The notation of a printed number. All numbers of a board have the same one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Notation {
    /// `5`
    Whole,
    /// `5.`, `5.0` or `5.000e+00`
    Decimal,
}

/// A printed cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Word {
    Number(u32, Notation),
    /// A word or a sign that means that there is no value.
    Missing,
    /// A blank as in other formats.
    Blank,
    /// A single letter, for boards with digits above 9.
    Letter,
}

/// The words that programs print for a missing value, in lower case.
const MISSING: [&str; 13] = [
    "nan",
    "none",
    "null",
    "nil",
    "na",
    "<na>",
    "n/a",
    "nothing",
    "missing",
    "undefined",
    "--",
    "-1",
    "-1.0",
];

/// The signs that people write for a blank.
const BLANKS: [&str; 7] = [".", "_", "*", "-", "?", "x", "X"];

impl Word {
    /// The meaning of a word; `None` if it can't be a cell.
    pub(crate) fn of(text: &str) -> Option<Self> {
        if text.is_empty() || BLANKS.contains(&text) {
            return Some(Self::Blank);
        }
        let lower = text.to_ascii_lowercase();
        if MISSING.contains(&lower.as_str()) {
            return Some(Self::Missing);
        }
        match text.as_bytes() {
            [only] if only.is_ascii_alphabetic() => return Some(Self::Letter),
            [b'0'..=b'9', ..] => {}
            [b'-', b'0'..=b'9', ..] => return (number(&text[1..])? == 1).then_some(Self::Missing),
            _ => return None,
        }
        let notation = match text.bytes().all(|byte| byte.is_ascii_digit()) {
            true => Notation::Whole,
            false => Notation::Decimal,
        };
        Some(Self::Number(number(text)?, notation))
    }

    /// Returns `true` unless other formats print this cell in the same form.
    pub(crate) fn is_odd(self, text: &str) -> bool {
        match self {
            Self::Missing | Self::Number(_, Notation::Decimal) => true,
            Self::Blank => text == "?",
            Self::Number(..) | Self::Letter => false,
        }
    }
}

/// The value of a whole number below 1000, in any notation. Digits surround the decimal point on
/// its left at least, since a damaged `5.` would otherwise be another number.
fn number(text: &str) -> Option<u32> {
    let (mantissa, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let (whole, decimals) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let power = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
    if whole.is_empty() || !digits(whole) || !digits(decimals) || power.is_empty() || !digits(power)
    {
        return None;
    }
    let value: f64 = text.parse().ok()?;
    (value.fract() == 0.0 && (0.0..1000.0).contains(&value)).then_some(value as u32)
}

/// The words of one board, from which its blanks and numbers follow.
#[derive(Default)]
pub(crate) struct Words {
    notations: [bool; 2],
    has_zero: bool,
    has_missing: bool,
    has_point: bool,
    has_sign: bool,
    has_empty: bool,
    has_letter: bool,
    largest: u32,
}

/// The reason why words don't form a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Doubt {
    /// A word is not a cell.
    NoCell,
    /// The notation differs from that of the words before.
    Mixed,
}

impl Words {
    /// Adds a word.
    pub(crate) fn add(&mut self, text: &str) -> Result<(), Doubt> {
        let word = Word::of(text).ok_or(Doubt::NoCell)?;
        match word {
            Word::Number(value, notation) => {
                self.notations[usize::from(notation == Notation::Decimal)] = true;
                self.has_zero |= value == 0;
                self.largest = self.largest.max(value);
            }
            Word::Missing => self.has_missing = true,
            Word::Blank => {
                self.has_point |= text == ".";
                self.has_sign |= !text.is_empty();
                self.has_empty |= text.is_empty();
            }
            Word::Letter => self.has_letter = true,
        }
        let is_mixed = self.notations == [true; 2]
            || (self.notations[1] && self.has_point)
            || (self.has_letter && (self.has_missing || self.largest > 9))
            || (self.has_empty && (self.has_zero || self.has_missing || self.has_sign));
        if is_mixed { Err(Doubt::Mixed) } else { Ok(()) }
    }

    /// Returns `true` if `0` may be the first digit of a board of this side: another word means a
    /// blank, and the last digit doesn't occur.
    pub(crate) fn may_count_from_zero(&self, side: usize) -> bool {
        self.has_missing && self.has_zero && (self.largest as usize) < side
    }
}

/// The cell of a word in the notation of other formats; any other word unchanged.
pub(crate) fn plain(text: &str) -> String {
    match Word::of(text) {
        Some(Word::Number(value, _)) => value.to_string(),
        Some(Word::Letter) | None => text.to_owned(),
        Some(Word::Missing | Word::Blank) => ".".to_owned(),
    }
}
