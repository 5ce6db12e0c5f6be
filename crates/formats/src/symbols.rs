//! The symbols of a board's digits, if they aren't `1` to `9` and `A` to `Z`.

use std::borrow::Cow;
use std::fmt;

use evoku_messages::say;
use evoku_model::text::ReadErrorKind;
use evoku_model::text::cells::{Alphabet, LETTERS, character, is_cell};

/// The symbols of digits, the first for 1: `0-F`, `A-P` or any others.
///
/// ```
/// use evoku_formats::Symbols;
///
/// let symbols = Symbols::parse("0-9A-F")?;
/// assert_eq!(symbols.to_string(), "0-9A-F");
/// # Ok::<(), evoku_formats::ReadErrorKind>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symbols(Vec<char>);

/// The beginning of a line that names symbols.
const HEADER: &str = "# symbols ";

impl Symbols {
    /// Reads symbols and ranges of them. A range from a digit to a letter continues after 9 with A.
    ///
    /// # Errors
    /// If a symbol occurs twice or is a sign for a blank.
    pub fn parse(text: &str) -> Result<Self, ReadErrorKind> {
        let wrong = || ReadErrorKind::Unexpected {
            found: evoku_model::text::quoted(text),
            expected: say::format_expected_symbols(),
        };
        let signs: Vec<char> = text.chars().collect();
        let mut symbols = Vec::new();
        let mut at = 0;
        while at < signs.len() {
            match signs[at..] {
                [first, '-', last, ..] => {
                    let begin = symbols.len();
                    symbols.extend(
                        (first..=last)
                            .filter(|sign| {
                                !first.is_ascii_digit()
                                    || !last.is_ascii_alphabetic()
                                    || sign.is_ascii_alphanumeric()
                            })
                            .filter(|sign| {
                                !last.is_ascii_lowercase()
                                    || !first.is_ascii_digit()
                                    || !sign.is_ascii_uppercase()
                            }),
                    );
                    if symbols.len() == begin {
                        return Err(wrong());
                    }
                    at += 3;
                }
                _ => {
                    symbols.push(signs[at]);
                    at += 1;
                }
            }
        }
        let mut sorted = symbols.clone();
        sorted.sort_unstable();
        sorted.dedup();
        let is_blank = |sign: &char| sign.is_whitespace() || "._*?-|,;".contains(*sign);
        let fits = (1..=LETTERS).contains(&symbols.len())
            && sorted.len() == symbols.len()
            && !symbols.iter().any(is_blank);
        if fits { Ok(Self(symbols)) } else { Err(wrong()) }
    }

    /// The symbols that a line `# symbols 0-F` names.
    pub(super) fn of_header(line: &str) -> Option<Self> {
        Self::parse(line.strip_prefix(HEADER)?.trim()).ok()
    }

    /// The line that names the usual characters.
    pub(super) const USUAL: &str = "# symbols 1-9A-Z";

    /// The line that [`Self::of_header`] reads.
    pub(super) fn header(&self) -> String {
        format!("{HEADER}{self}\n")
    }

    /// The symbols of a board whose cells are one character each; `None` for the usual ones.
    pub(super) fn of_text(text: &str, side: usize) -> Option<Self> {
        if !(4..=LETTERS).contains(&side) || !text.bytes().any(|byte| byte.is_ascii_alphabetic()) {
            return None;
        }
        let alphabet = Alphabet::of_text(text, side)?;
        Some(Self(alphabet.symbols(side)?.chars().collect()))
    }

    /// The symbols in order.
    pub(super) fn chars(&self) -> impl Iterator<Item = char> {
        self.0.iter().copied()
    }

    /// Returns `true` if there is a symbol for each digit of a board.
    pub(super) fn suit(&self, side: usize) -> bool {
        self.0.len() >= side
    }

    /// Replaces the usual characters of digits by these symbols.
    pub(super) fn print(&self, default: &str) -> String {
        let symbol = |sign: char| match sign.to_digit(36) {
            Some(digit @ 1..) => self.0.get(digit as usize - 1).copied().unwrap_or(sign),
            _ => sign,
        };
        default.chars().map(symbol).collect()
    }

    /// The symbol of a digit.
    pub(super) fn of(&self, digit: usize) -> char {
        self.0.get(digit - 1).copied().unwrap_or('?')
    }

    /// Replaces these symbols by the usual characters of digits.
    pub(super) fn replaced<'t>(&self, text: &'t str) -> Cow<'t, str> {
        let default = |sign: char| match self.0.iter().position(|&symbol| symbol == sign) {
            Some(index) => char::from(character(index + 1)),
            // Other characters are not digits.
            None if sign.is_ascii() && is_cell(sign as u8) && sign.is_ascii_alphanumeric() => '$',
            None => sign,
        };
        Cow::Owned(text.chars().map(default).collect())
    }

    /// Checks whether a text is only these symbols, blanks and rules.
    pub(super) fn are_all_of(&self, text: &str) -> bool {
        let is_rule = |sign: char| {
            "._*?-| +=,;\t".contains(sign) || ('\u{2500}'..='\u{257F}').contains(&sign)
        };
        text.chars().all(|sign| is_rule(sign) || self.0.contains(&sign))
    }
}

/// Prints runs of symbols as ranges.
impl fmt::Display for Symbols {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for run in self.0.chunk_by(|one, next| *one as u32 + 1 == *next as u32) {
            match run {
                [first, _, .., last] => write!(f, "{first}-{last}")?,
                run => run.iter().try_for_each(|sign| write!(f, "{sign}"))?,
            }
        }
        Ok(())
    }
}
