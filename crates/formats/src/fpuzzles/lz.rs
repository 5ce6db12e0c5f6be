//! LZ-string, the compression of links: LZ78 over UTF-16 units, encoded as Base64.
//!
//! Three codes are signals: a new unit of 8 bits follows, a new unit of 16 bits follows, and the
//! end. Every other code refers to a known string. A string is a unit at its first occurrence, or
//! the previous string extended by the first unit of the current one. The width of a code is that
//! of the number of known strings, with the lowest bit first. The format is described at
//! <https://pieroxy.net/blog/pages/lz-string/>.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::source::LIMIT;

const BASE64: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

const SHORT_UNIT: u32 = 0;
const LONG_UNIT: u32 = 1;
const END: u32 = 2;
/// The number of codes that are signals.
const SIGNALS: usize = 3;

/// The reason why a text can't be unpacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Damage {
    /// The text ends too early, or contains an invalid code.
    Broken,
    /// The unpacked text is longer than [`LIMIT`].
    TooLong,
}

/// The number of bits in a code when `strings` strings are known.
fn width(strings: usize) -> u32 {
    usize::BITS - strings.leading_zeros()
}

/// Reads bits from a text, six per character.
struct Bits {
    values: Vec<usize>,
    read: usize,
}

impl Bits {
    /// The bits of a text up to the first character that isn't Base64.
    fn of(text: &str) -> Self {
        let value = |sign| BASE64.iter().position(|&known| known == sign);
        Self { values: text.bytes().map_while(value).collect(), read: 0 }
    }

    /// Reads a number of `width` bits; `None` at the end of the text.
    fn number(&mut self, width: u32) -> Option<u32> {
        let mut number = 0;
        for place in 0..width {
            let value = self.values.get(self.read / 6)?;
            number |= ((value >> (5 - self.read % 6) & 1) as u32) << place;
            self.read += 1;
        }
        Some(number)
    }
}

/// Unpacks a text.
pub(crate) fn decompress(text: &str) -> Result<String, Damage> {
    let mut bits = Bits::of(text);
    let mut units: Vec<u16> = Vec::new();
    // The range of each string in the units.
    let mut strings: Vec<Range<usize>> = vec![0..0; SIGNALS];
    let mut before: Option<Range<usize>> = None;
    loop {
        let code = bits.number(width(strings.len())).ok_or(Damage::Broken)?;
        let start = units.len();
        let longer = before.map(|before| before.start..before.end + 1);
        match code {
            END => return Ok(String::from_utf16_lossy(&units)),
            SHORT_UNIT | LONG_UNIT => {
                let width = if code == SHORT_UNIT { 8 } else { 16 };
                units.push(bits.number(width).ok_or(Damage::Broken)? as u16);
                strings.push(start..start + 1);
            }
            // This code refers to the string that it completes, which ends with its own first unit.
            code if code as usize == strings.len() => {
                copy(longer.clone().ok_or(Damage::Broken)?, &mut units)?;
            }
            code => {
                let string = strings.get(code as usize).cloned().ok_or(Damage::Broken)?;
                copy(string, &mut units)?;
            }
        }
        strings.extend(longer);
        before = Some(start..units.len());
    }
}

/// Appends a copy of the units in a range. The range may extend into the copy.
fn copy(range: Range<usize>, units: &mut Vec<u16>) -> Result<(), Damage> {
    if units.len() + range.len() > LIMIT {
        return Err(Damage::TooLong);
    }
    range.for_each(|at| units.push(units[at]));
    Ok(())
}

/// Writes bits as a text, six per character.
#[derive(Default)]
struct Signs {
    text: String,
    value: usize,
    bits: usize,
}

impl Signs {
    fn push(&mut self, number: u32, width: u32) {
        for place in 0..width {
            self.value = self.value << 1 | (number >> place & 1) as usize;
            self.bits += 1;
            if self.bits == 6 {
                self.text.push(char::from(BASE64[self.value]));
                (self.value, self.bits) = (0, 0);
            }
        }
    }

    /// Returns the text, padded to a whole character and to a multiple of four characters.
    fn finish(mut self) -> String {
        self.push(0, 6 - self.bits as u32);
        while !self.text.len().is_multiple_of(4) {
            self.text.push('=');
        }
        self.text
    }
}

/// A string that has been read, but not written yet.
struct Word {
    code: u32,
    /// Its only unit, if that occurs for the first time.
    new: Option<u16>,
}

/// Writes codes while tracking the decoder's dictionary size.
struct Words {
    signs: Signs,
    strings: usize,
    begun: bool,
}

impl Words {
    fn push(&mut self, word: &Word) {
        let width = width(self.strings);
        match word.new {
            None => self.signs.push(word.code, width),
            Some(unit) => {
                let (signal, size) = if unit < 256 { (SHORT_UNIT, 8) } else { (LONG_UNIT, 16) };
                self.signs.push(signal, width);
                self.signs.push(u32::from(unit), size);
                self.strings += 1;
            }
        }
        self.strings += usize::from(std::mem::replace(&mut self.begun, true));
    }
}

/// Packs a text.
pub(crate) fn compress(text: &str) -> String {
    let mut words = Words { signs: Signs::default(), strings: SIGNALS, begun: false };
    let mut units: BTreeMap<u16, u32> = BTreeMap::new();
    // The strings of at least two units, as the code of the string without the last unit and that
    // unit.
    let mut strings: BTreeMap<(u32, u16), u32> = BTreeMap::new();
    let mut next = SIGNALS as u32;
    let mut current: Option<Word> = None;
    for unit in text.encode_utf16() {
        let known = units.get(&unit).copied();
        let code = known.unwrap_or(next);
        if known.is_none() {
            units.insert(unit, code);
            next += 1;
        }
        if let Some(word) = &mut current {
            if let Some(&longer) = strings.get(&(word.code, unit)) {
                word.code = longer;
                continue;
            }
            words.push(word);
            strings.insert((word.code, unit), next);
            next += 1;
        }
        current = Some(Word { code, new: known.is_none().then_some(unit) });
    }
    if let Some(word) = &current {
        words.push(word);
    }
    words.signs.push(END, width(words.strings));
    words.signs.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Packed texts made by another implementation.
    const PAIRS: &str = include_str!("lz_pairs.txt");

    #[test]
    fn pairs_of_another_implementation_agree() {
        let mut count = 0;
        for line in PAIRS.lines() {
            let (packed, text) = line.split_once(' ').unwrap();
            let text: String = serde_json::from_str(text).unwrap();
            assert_eq!(compress(&text), packed, "{text}");
            assert_eq!(decompress(packed), Ok(text));
            count += 1;
        }
        assert!(count > 20, "{count}");
    }

    #[test]
    fn truncated_and_oversized_data_is_refused() {
        let packed = compress("{\"size\":9,\"grid\":[]}");
        for length in 0..packed.trim_end_matches('=').len() - 1 {
            assert_eq!(decompress(&packed[..length]), Err(Damage::Broken), "{length}");
        }
        // The strings grow by a unit each, so the length grows with the square of their number.
        let bomb = compress(&"a".repeat(LIMIT + 10));
        assert!(bomb.len() < 10_000, "{}", bomb.len());
        assert_eq!(decompress(&bomb), Err(Damage::TooLong));
    }

    proptest! {
        #[test]
        fn packing_round_trips(text in "[ab]{0,200}|\\PC{0,80}|[\\x00-\\x7f]{0,80}") {
            prop_assert_eq!(decompress(&compress(&text)), Ok(text));
        }

        #[test]
        fn any_text_is_unpacked_or_refused(text in "[A-Za-z0-9+/]{0,200}|\\PC{0,20}") {
            let _ = decompress(&text);
        }
    }
}
