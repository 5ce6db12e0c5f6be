//! Characters that people write for digits and blanks: full-width digits, dots of all kinds, the
//! letter O.
//!
//! Such characters are replaced in puzzles, but not in the text around them. The letter O is a zero
//! in a file whose puzzles have no other letter, which is a remark.

use std::borrow::Cow;
use std::io::{self, Read};

use evoku_messages::{Message, say};
use evoku_model::text::cells::is_cell;

use crate::head::Head;
use crate::hints::Remarks;
use crate::names::{MAYBE_PUZZLE, PUZZLE, is_one_of};
use crate::source::Source;
use crate::symbols::Symbols;

/// The first digits of scripts whose digits people use.
const ZEROS: [char; 5] = ['\u{FF10}', '\u{0660}', '\u{06F0}', '\u{0966}', '\u{1D7CE}'];

/// The sign of other formats for a character; `None` for other characters. A zero byte is nothing.
fn plain_sign(sign: char) -> Option<char> {
    let digit = |zero: char| (sign as u32).checked_sub(zero as u32).filter(|digit| *digit < 10);
    if let Some(digit) = ZEROS.into_iter().find_map(digit) {
        return char::from_digit(digit, 10);
    }
    Some(match sign {
        '\u{B7}' | '\u{2022}' | '\u{2219}' | '\u{22C5}' | '\u{25E6}' | '\u{2024}' | '\u{30FB}'
        | '\u{FF0E}' | '\u{25A1}' | '\u{25A2}' | '\u{25FB}' | '\u{2B1C}' | '\u{2B1B}'
        | '\u{25CB}' | '\u{25EF}' | '\u{2610}' | '\u{FF3F}' | '\u{FF1F}' | '\u{3002}'
        | '\u{2423}' => '.',
        '\u{2460}'..='\u{2468}' => char::from_digit(sign as u32 - 0x245F, 10)?,
        '\u{FF21}'..='\u{FF3A}' => char::from((sign as u32 - 0xFF21) as u8 + b'A'),
        '\u{FF41}'..='\u{FF5A}' => char::from((sign as u32 - 0xFF41) as u8 + b'a'),
        '\u{A0}' | '\u{3000}' | '\u{2007}' | '\u{2009}' | '\u{202F}' => ' ',
        '\u{FF0C}' => ',',
        '\u{FF5C}' => '|',
        '\u{200B}' | '\u{FEFF}' | '\u{FE0F}' | '\u{20E3}' | '\u{200E}' => '\0',
        _ => return None,
    })
}

/// Replaces characters of a text that is only cells, such as the value of a column. Passes on a
/// remark if the letter O is read as a zero.
pub(crate) fn cells(text: &str, remark: impl FnOnce(Message)) -> Cow<'_, str> {
    let plain = without_odd(text);
    match with_zeros(&plain) {
        Some(zeros) => {
            remark(say::format_remark_letter_o());
            Cow::Owned(zeros)
        }
        None => plain,
    }
}

fn without_odd(text: &str) -> Cow<'_, str> {
    if text.is_ascii() || !text.contains(|sign| plain_sign(sign).is_some()) {
        return Cow::Borrowed(text);
    }
    let signs = text.chars().map(|sign| plain_sign(sign).unwrap_or(sign));
    Cow::Owned(signs.filter(|sign| *sign != '\0').collect())
}

/// The text with zeros for the letter O, if it has digits and no other letters. In game ids such as
/// `2x2:1o`, letters count cells.
fn with_zeros(text: &str) -> Option<String> {
    let is_other = |byte: u8| byte.is_ascii_alphabetic() && !b"OoxX".contains(&byte);
    let fits = text.contains(['O', 'o'])
        && !(text.contains('x') && text.contains(':'))
        && text.bytes().any(|byte| byte.is_ascii_digit())
        && !text.bytes().any(is_other);
    fits.then(|| text.replace(['O', 'o'], "0"))
}

/// The part of a line that may be cells: its first word if that is long, or else all of it.
fn part(line: &str) -> (&str, &str, &str) {
    let start = line.len() - line.trim_start().len();
    let rest = &line[start..];
    let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
    let end = if rest[..end].chars().count() >= LONG { end } else { rest.len() };
    (&line[..start], &rest[..end], &rest[end..])
}

/// The length from which a word is a puzzle.
const LONG: usize = 10;

/// Checks whether a text is cells, rules and separators.
fn is_cells(text: &str) -> bool {
    let is_sign = |sign: char| {
        sign.is_ascii() && (is_cell(sign as u8) || b" \t|-+=,;!/:'".contains(&(sign as u8)))
            || ('\u{2500}'..='\u{257F}').contains(&sign)
    };
    let letter = |byte: &u8| byte.is_ascii_alphabetic() && !b"xXOo".contains(byte);
    text.chars().all(is_sign)
        && text.bytes().any(|byte| byte.is_ascii_digit() || byte == b'.')
        && (text.len() > LONG && !text.contains(' ')
            || !text.as_bytes().windows(2).any(|pair| pair.iter().all(letter)))
}

/// The replacements that an input needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Odd {
    /// The symbols that replace the usual characters of digits.
    symbols: Option<Symbols>,
    /// `true` if the letter O is a zero.
    has_letter_o: bool,
}

impl Odd {
    /// Determines from the beginning of an input if its puzzles have odd characters.
    pub(crate) fn find(head: &Head<'_>, symbols: Option<&Symbols>) -> Option<Self> {
        if symbols.is_some() {
            // The values of tables and objects are replaced where they are read.
            let first = head.first();
            let names = || first.split([',', ';', '\t']).map(|name| name.trim_matches('"'));
            let is_name = |name| is_one_of(&PUZZLE, name) || is_one_of(&MAYBE_PUZZLE, name);
            if first.starts_with(['{', '[']) || names().any(is_name) {
                return None;
            }
            return Some(Self { symbols: symbols.cloned(), has_letter_o: false });
        }
        let is_odd = !head.text.is_ascii() && head.text.contains(|sign| plain_sign(sign).is_some());
        if !is_odd && !head.text.contains(['O', 'o']) {
            return None;
        }
        if head.text.trim_start().starts_with(['{', '[', '<', '"']) {
            return None;
        }
        let parts: Vec<Cow<'_, str>> = (head.content())
            .map(|line| without_odd(part(line).1))
            .filter(|part| is_cells(part))
            .collect();
        let is_other = |byte: u8| byte.is_ascii_alphabetic() && !b"OoxX".contains(&byte);
        let has_other = parts.iter().any(|part| part.bytes().any(is_other));
        let has_letter_o = !has_other && parts.iter().any(|part| with_zeros(part).is_some());
        (is_odd || has_letter_o).then_some(Self { symbols: None, has_letter_o })
    }

    /// Replaces characters of a line. Returns `None` if there are none, and `true` if a letter O
    /// is among them.
    fn replaced(&self, line: &str) -> Option<(String, bool)> {
        if self.symbols.is_some() && Symbols::of_header(line).is_some() {
            // Further lines have the usual characters.
            return Some((Symbols::USUAL.to_owned(), false));
        }
        let (before, cells, after) = part(line);
        // The values of a table are replaced where they are read.
        if (1..=2).contains(&cells.matches([',', ';', '\t']).count()) {
            return None;
        }
        if let Some(symbols) = &self.symbols {
            let fits = symbols.are_all_of(cells);
            return fits.then(|| (format!("{before}{}{after}", symbols.replaced(cells)), false));
        }
        let plain = without_odd(cells);
        if !is_cells(&plain)
            && !plain.chars().all(|sign| sign.is_whitespace() || "Oo".contains(sign))
        {
            return None;
        }
        let with_letter = self.has_letter_o && plain.contains(['O', 'o']);
        let text = if with_letter { Cow::Owned(plain.replace(['O', 'o'], "0")) } else { plain };
        (text != cells).then(|| (format!("{before}{text}{after}"), with_letter))
    }
}

/// An input whose odd characters are replaced.
pub(crate) struct Plain<'r> {
    source: Source<'r>,
    odd: Odd,
    remarks: Remarks,
    /// `true` once the remark about the letter O was made.
    is_said: bool,
    /// The line that is being returned; `ready[at..]` is the rest.
    ready: Vec<u8>,
    at: usize,
}

impl<'r> Plain<'r> {
    pub(crate) fn new(source: Source<'r>, odd: Odd, remarks: Remarks) -> Self {
        Self { source, odd, remarks, is_said: false, ready: Vec::new(), at: 0 }
    }
}

impl Read for Plain<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.at == self.ready.len() {
            self.ready.clear();
            self.at = 0;
            match self.source.line() {
                Ok(Some(line)) => {
                    let replaced =
                        str::from_utf8(line.bytes).ok().and_then(|text| self.odd.replaced(text));
                    match replaced {
                        Some((text, has_letter)) => {
                            self.ready.extend_from_slice(text.as_bytes());
                            if has_letter && !std::mem::replace(&mut self.is_said, true) {
                                self.remarks.add(line.number, say::format_remark_letter_o());
                            }
                        }
                        None => self.ready.extend_from_slice(line.bytes),
                    }
                    self.ready.push(b'\n');
                }
                Ok(None) => return Ok(0),
                Err(error) => return Err(io::Error::other(error.to_string())),
            }
        }
        let count = buffer.len().min(self.ready.len() - self.at);
        buffer[..count].copy_from_slice(&self.ready[self.at..self.at + count]);
        self.at += count;
        Ok(count)
    }
}
