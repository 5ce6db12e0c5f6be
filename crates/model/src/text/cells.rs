//! Cells in the usual notations: one character each, or separated numbers.

use evoku_messages::{Message, say};

use crate::text::{ReadError, ReadErrorKind};
use crate::{Digit, Grid, MAX_SIDE};

/// The largest side whose digits are one character each: `1` to `9`, then `A` to `Z`.
pub const LETTERS: usize = 35;

/// A cell as it occurs in a text.
#[derive(Clone, Debug)]
pub struct Token<'t> {
    /// The text of the cell.
    pub text: &'t str,
    /// The line of its first character, counted from 1.
    pub line: usize,
    /// The column of its first character, counted from 1.
    pub column: usize,
}

/// The mapping from the characters of a board to digits.
///
/// [`Alphabet::Usual`], except in two cases:
/// * [`Alphabet::Letters`] if no digit from 1 to 9 occurs, but a letter beyond the usual alphabet
///   does;
/// * [`Alphabet::FromZero`], as in hexadecimal boards, if letters occur, but only before the last
///   one of the usual alphabet, and both `0` and another blank sign occur. In a full board, `0` and
///   each of the others occurs once in every row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Alphabet {
    /// `1` to `9`, then `A` for 10, `B` for 11...
    Usual,
    /// `0` for 1, `1` for 2, ... `A` for 11...
    FromZero,
    /// `A` for 1, `B` for 2...
    Letters,
}

impl Alphabet {
    /// The alphabet of a board whose cells are one character each.
    pub fn of(tokens: &[Token<'_>], side: usize) -> Self {
        let mut largest = 0;
        let (mut digits, mut zeros, mut blanks) = (false, false, false);
        let mut counts = [0; LETTERS + 1];
        for token in tokens {
            if let Some(sign @ (b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) =
                token.text.bytes().next()
            {
                counts[value(sign)] += 1;
            }
            match token.text.bytes().next() {
                Some(b'0') => zeros = true,
                Some(b'.' | b'_' | b'*' | b'-' | b'?') => blanks = true,
                Some(b'1'..=b'9') => digits = true,
                // This character may be a sign for a blank.
                Some(b'x' | b'X') if side < value(b'X') => {}
                Some(letter) => largest = largest.max(value(letter)),
                None => {}
            }
        }
        if !digits && largest > side.max(9) && largest < 10 + side {
            Self::Letters
        } else if largest > 0
            && largest < side
            && zeros
            && (blanks || counts[..side.min(LETTERS)].iter().all(|&count| count == side))
        {
            Self::FromZero
        } else {
            Self::Usual
        }
    }

    /// The alphabet of a board with one character for each cell, other characters aside; `None` if
    /// the text has another number of cells.
    pub fn of_text(text: &str, side: usize) -> Option<Self> {
        let places = text.bytes().enumerate().filter(|(_, byte)| is_cell(*byte));
        let token = |(at, _): (usize, u8)| Token { text: &text[at..=at], line: 1, column: at + 1 };
        let tokens: Vec<Token<'_>> = places.map(token).collect();
        (tokens.len() == side * side).then(|| Self::of(&tokens, side))
    }

    /// The characters of the digits of a board; `None` for the usual ones.
    pub fn symbols(self, side: usize) -> Option<String> {
        let sign = |index: usize| match self {
            Self::Letters => char::from(b'A' + index as u8),
            _ if index < 10 => char::from(b'0' + index as u8),
            _ => char::from(b'A' + (index - 10) as u8),
        };
        (self != Self::Usual).then(|| (0..side.min(26)).map(sign).collect())
    }

    /// The digit of a character, 0 for a blank; `None` if it is neither.
    fn value(self, character: u8, side: usize) -> Option<usize> {
        let found = match (self, character) {
            (_, b'.' | b'_' | b'*' | b'-' | b'?') => 0,
            (Self::Usual, b'x' | b'X') if side < value(b'X') => 0,
            (Self::Letters, b'x' | b'X') if side < value(b'X') - 9 => 0,
            (Self::Letters, b'0') => 0,
            (Self::Letters, b'A'..=b'Z' | b'a'..=b'z') => value(character) - 9,
            (Self::FromZero, b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z') => value(character) + 1,
            (Self::Usual, b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z') => value(character),
            _ => return None,
        };
        (found <= side).then_some(found)
    }

    /// Describes the valid contents of a cell of a board of this side.
    pub fn expected(self, side: usize) -> Message {
        let last = |value: usize| char::from(character(value));
        match self {
            Self::Usual if side <= 9 => say::format_expected_digit_or_blank(1, side),
            Self::Usual => say::format_expected_digit_or_letter(last(side.min(LETTERS)), side),
            Self::FromZero => say::format_expected_hexadecimal(last(side - 1)),
            Self::Letters => say::format_expected_letter(last(side + 9)),
        }
    }
}

/// The value of a character: 0 to 9 for digits, 10 to 35 for letters, 0 for signs that mean a
/// blank.
#[inline]
pub fn value(character: u8) -> usize {
    match character {
        b'0'..=b'9' => usize::from(character - b'0'),
        b'.' | b'_' | b'*' | b'-' | b'?' => 0,
        _ => usize::from(character.to_ascii_uppercase().saturating_sub(b'A')) + 10,
    }
}

/// The character of a digit up to 35; `.` for 0.
#[inline]
pub fn character(value: usize) -> u8 {
    *b".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".get(value).unwrap_or(&b'?')
}

/// Returns `true` if a byte can be a cell.
#[inline]
pub fn is_cell(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_' | b'*' | b'?')
}

/// Returns `true` if a text can be a cell: a number of at most two digits, or a single character.
#[inline]
pub fn is_number(text: &str) -> bool {
    matches!(text.as_bytes(), [b'0'..=b'9', b'0'..=b'9'])
        || matches!(text.as_bytes(), [only] if is_cell(*only))
}

/// The board of these cells. The number of cells must be the square of the side.
///
/// # Errors
/// If a cell is neither a digit of the board nor a blank; or if `0` may be a blank or the first digit,
/// because another sign is a blank and the last digit doesn't occur. On 9x9 boards, it is a blank.
pub fn grid(tokens: &[Token<'_>], side: usize) -> Result<Grid, ReadError> {
    let numbers = side > LETTERS || tokens.iter().any(|token| token.text.len() > 1);
    let alphabet = if numbers { Alphabet::Usual } else { Alphabet::of(tokens, side) };
    let grid = grid_in(tokens, side, alphabet)?;
    let has = |texts: &[&str]| tokens.iter().any(|token| texts.contains(&token.text));
    if alphabet == Alphabet::Usual
        && side != 9
        && !grid.cells().contains(&Digit::new(side as u8))
        && has(&["0"])
        && has(&["", ".", "_", "*", "-", "?", "x", "X"])
    {
        let line = tokens.first().map_or(0, |token| token.line);
        return Err(ReadError::new(line, from_zero(side)));
    }
    Ok(grid)
}

/// The error of a board in which `0` may be a blank or a digit.
pub fn from_zero(side: usize) -> ReadErrorKind {
    let (found, expected) = (say::format_found_two_blanks(), say::format_expected_one_blank(side));
    ReadErrorKind::Unexpected { found, expected }
}

/// The board of these cells, read with this alphabet.
pub fn grid_in(tokens: &[Token<'_>], side: usize, alphabet: Alphabet) -> Result<Grid, ReadError> {
    let numbers = side > LETTERS || tokens.iter().any(|token| token.text.len() > 1);
    let mut cells = Vec::with_capacity(tokens.len());
    for (index, token) in tokens.iter().enumerate() {
        let value = match token.text.as_bytes() {
            [] => Some(0),
            [b'x' | b'X'] if numbers => Some(0),
            [only] => alphabet.value(*only, side),
            // Leading zeros are accepted; a plus or minus sign is not.
            digits if digits.iter().all(u8::is_ascii_digit) => {
                token.text.parse().ok().filter(|value| *value <= side)
            }
            _ => None,
        };
        let Some(value) = value else {
            let expected = if numbers {
                say::format_expected_number_or_blank(side)
            } else {
                alphabet.expected(side)
            };
            let error = ReadError::unexpected(token.line, token.column, token.text, expected);
            return Err(error.in_cell(index, side));
        };
        cells.push(Digit::new(value as u8));
    }
    Ok(Grid::from_cells(cells).unwrap_or_else(|| Grid::blank(side)))
}

/// The side of a board of `cells` cells; `None` if no board has this number of cells.
#[inline]
pub fn side_of(cells: usize) -> Option<usize> {
    let side = cells.isqrt();
    (side * side == cells && (1..=MAX_SIDE).contains(&side)).then_some(side)
}

/// The number of cells of the board whose size is nearest to `cells` cells.
#[inline]
pub fn nearest_board(cells: usize) -> usize {
    let side = cells.isqrt();
    let (below, above) = (side * side, (side + 1) * (side + 1));
    let side = if above - cells <= cells - below { side + 1 } else { side };
    side.clamp(1, MAX_SIDE).pow(2)
}
