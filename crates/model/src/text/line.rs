//! Puzzles on one line: one character per cell up to side 35, or separated numbers for larger
//! sides.

use std::fmt::Write;

use evoku_messages::say;

use crate::element::{Cell, Digit};
use crate::geometry::Geometry;
use crate::grid::Grid;
use crate::set::Element;
use crate::text::Sizes;
use crate::text::cells::{self, LETTERS, Token, is_cell, is_number};
use crate::text::drawing::{self, Drawn, Row};
use crate::text::{ReadError, ReadErrorKind, joined};

/// Prints the cells in reading order. Up to side 35, each cell is one character (`.` for blanks,
/// letters from `A` for 10). For larger sides, cells are numbers separated by commas (0 for
/// blanks).
#[must_use]
pub fn print(grid: &Grid) -> String {
    let mut text = String::with_capacity(grid.cells().len());
    print_to(grid, &mut text);
    text
}

/// Appends the output of [`print()`] to a text.
pub fn print_to(grid: &Grid, out: &mut String) {
    if grid.side() > LETTERS {
        for (index, digit) in grid.cells().iter().enumerate() {
            let value = digit.map_or(0, |digit| digit.value());
            // Writing to a string can't fail.
            let _ = write!(out, "{}{value}", if index == 0 { "" } else { "," });
        }
        return;
    }
    let characters = grid
        .cells()
        .iter()
        .map(|digit| char::from(cells::character(digit.map_or(0, |digit| digit.index() + 1))));
    out.extend(characters);
}

/// Like [`print()`], but prints the values of the board's digits, which may start at `0`. Cells
/// outside the board are printed as blanks.
#[must_use]
pub fn print_on(geometry: &Geometry, grid: &Grid) -> String {
    let (frame, values) = (geometry.frame(), geometry.values());
    if values.first == 1 && frame.is_standard() {
        return print(grid);
    }
    let numbers = grid.cells().iter().enumerate().map(|(cell, digit)| {
        digit.filter(|_| frame.has(Cell::from_index(cell))).map(|digit| values.of(digit))
    });
    if grid.side() > LETTERS {
        let cells = numbers.map(|number| number.map_or(".".to_owned(), |n| n.to_string()));
        return cells.collect::<Vec<_>>().join(",");
    }
    let sign = |number: u32| char::from_digit(number, 36).unwrap_or('?').to_ascii_uppercase();
    numbers.map(|number| number.map_or('.', sign)).collect()
}

/// Like [`print_on()`], but prints the board's own [symbols](Geometry::symbols), if it has any.
#[must_use]
pub fn print_in_symbols(geometry: &Geometry, grid: &Grid) -> String {
    in_symbols(geometry, &print_on(geometry, grid))
}

/// Replaces the usual characters of digits in a line by the board's own
/// [symbols](Geometry::symbols), if it has any.
#[must_use]
pub fn in_symbols(geometry: &Geometry, line: &str) -> String {
    let symbol = |sign: char| {
        let index = sign.to_digit(36)?.checked_sub(1)?;
        geometry.symbols().get(index as usize).copied()
    };
    line.chars().map(|sign| symbol(sign).unwrap_or(sign)).collect()
}

/// Like [`read_on()`], but a text of the board's own [symbols](Geometry::symbols) and signs for
/// blanks is read in these symbols.
///
/// # Errors
/// If there are too many or too few cells, or a digit is out of range.
pub fn read_in_symbols(geometry: &Geometry, text: &str) -> Result<Grid, ReadError> {
    let place = |sign| geometry.symbols().iter().position(|&symbol| symbol == sign);
    let default = |sign| match place(sign) {
        Some(index) => Some(char::from(cells::character(index + 1))),
        None => "._*?-0".contains(sign).then_some('.'),
    };
    let line: Option<String> = text.chars().map(default).collect();
    read_on(geometry, line.as_deref().filter(|_| !geometry.symbols().is_empty()).unwrap_or(text))
}

/// Like [`read()`], but reads the values of the board's digits, as [`print_on`] writes them.
///
/// # Errors
/// If there are too many or too few cells, or a digit is out of range.
pub fn read_on(geometry: &Geometry, text: &str) -> Result<Grid, ReadError> {
    let values = geometry.values();
    if values.first == 1 {
        return read(text, geometry.side());
    }
    // `x` is a blank unless it is a digit.
    let text = &if values.last < 33 { text.replace(['x', 'X'], ".") } else { text.to_owned() };
    let beyond = text.chars().position(|sign| sign.to_digit(36).is_some_and(|n| n > values.last));
    if let Some(index) = beyond.filter(|_| !text.contains(',')) {
        let sign = text.chars().nth(index).unwrap_or(' ');
        let found = say::verbatim(format!("{sign:?}"));
        let expected = say::format_expected_digit_from_zero(values.last);
        let kind = ReadErrorKind::Unexpected { found, expected };
        return Err(ReadError { line: 0, column: index + 1, cell: None, kind });
    }
    read(&counted_from_one(text), geometry.side())
}

/// Rewrites the cells of a board whose digits start at 0 as if they started at 1.
pub fn counted_from_one(cells: &str) -> String {
    if cells.contains(',') {
        let next = |cell: &str| match cell.trim().parse::<u32>() {
            Ok(number) => number.saturating_add(1).to_string(),
            Err(_) => cell.to_owned(),
        };
        return cells.split(',').map(next).collect::<Vec<_>>().join(",");
    }
    let next = |sign: char| match sign {
        '9' => 'A',
        '0'..='8' | 'a'..='y' | 'A'..='Y' => char::from(sign as u8 + 1),
        sign => sign,
    };
    cells.chars().map(next).collect()
}

/// Reads a board of a known side, written as one line or as a drawing with or without rules.
///
/// Characters that can't be a cell are skipped.
///
/// # Errors
/// If there are too many or too few cells, or a digit is out of range.
pub fn read(text: &str, side: usize) -> Result<Grid, ReadError> {
    let lines = text.lines().enumerate();
    let rows: Vec<Row> = lines
        .filter_map(|(index, line)| match Drawn::of(index + 1, line) {
            Drawn::Row(row) if !row.is_title(side) && !row.is_hollow() => Some(row),
            _ => None,
        })
        .collect();
    drawing::grid(&rows, Some(side))
}

/// Reads a text that is a single board: one line without a comment, or several lines.
pub fn read_any(text: &str, side: Option<usize>) -> Result<Grid, ReadError> {
    read_any_among(text, side, Sizes::default())
}

/// Like [`read_any`], for one of several boards in a file. `sizes` are the sizes of these boards.
pub fn read_any_among(text: &str, side: Option<usize>, sizes: Sizes) -> Result<Grid, ReadError> {
    if text.trim().contains('\n') {
        let rows = text.lines().enumerate().filter_map(|(index, line)| {
            if let Drawn::Row(row) = Drawn::of(index + 1, line) { Some(row) } else { None }
        });
        return drawing::grid(&rows.collect::<Vec<_>>(), side);
    }
    let (grid, rest) = read_cells_among(text, 1, side, sizes)?;
    if rest.is_empty() {
        return Ok(grid);
    }
    let column = text.chars().count() - rest.chars().count() + 1;
    Err(ReadError::unexpected(1, column, rest, say::format_expected_end_of_puzzle()))
}

/// Reads the cells of a line. If `side` is `None`, the side follows from the number of cells.
/// Returns the board and the comment.
pub fn read_cells(
    text: &str,
    number: usize,
    side: Option<usize>,
) -> Result<(Grid, &str), ReadError> {
    read_cells_among(text, number, side, Sizes::default())
}

/// Like [`read_cells`], for one of several boards in a file. `sizes` are the sizes of these boards.
pub fn read_cells_among(
    text: &str,
    number: usize,
    side: Option<usize>,
    sizes: Sizes,
) -> Result<(Grid, &str), ReadError> {
    if side.is_none_or(|side| side == 9)
        && let Some(givens) = plain_nine(text.as_bytes())
    {
        return Ok((givens, comment(&text[81..], number, 9)?));
    }
    match usual_cells(text, number, side, sizes) {
        Err(error) => match joined::read(text, number, side, sizes) {
            Some(read) => Ok(read),
            None => Err(error),
        },
        read => read,
    }
}

/// Reads the cells of a line that are characters, or numbers between spaces, commas or semicolons.
fn usual_cells(
    text: &str,
    number: usize,
    side: Option<usize>,
    sizes: Sizes,
) -> Result<(Grid, &str), ReadError> {
    let (tokens, rest) = split(text, number);
    let nearest = cells::nearest_board(tokens.len());
    let expected = match (side, sizes.common()) {
        (Some(side), _) => side * side,
        (None, Some(common)) if nearest != tokens.len() || sizes.refuses(nearest.isqrt()) => {
            common * common
        }
        (None, _) => nearest,
    };
    let is_tiny = tokens.len() < FEW && side.is_none();
    let is_refused = nearest == tokens.len() && sizes.refuses(nearest.isqrt());
    if is_tiny && (is_refused || is_list(&tokens, text, rest)) {
        return Err(no_puzzle(text, number, sizes.common()));
    }
    if tokens.len() != expected {
        if tokens.len() <= FEW && is_words(text) {
            return Err(no_puzzle(text, number, side.or(sizes.common())));
        }
        let odd = tokens.iter().find(|token| !token.text.bytes().all(is_cell_or_dash));
        return Err(match odd {
            Some(token) => {
                let expected = say::format_expected_sign();
                ReadError::unexpected(number, token.column, token.text, expected)
            }
            None => {
                let (found, expected) = (tokens.len(), say::format_count(expected));
                ReadError::new(number, ReadErrorKind::Cells { found, expected })
            }
        });
    }
    let side = expected.isqrt();
    if tokens.len() == 1 && is_words(text) {
        return Err(no_puzzle(text, number, sizes.common()));
    }
    match cells::grid(&tokens, side) {
        Ok(grid) => Ok((grid, comment(rest, number, side)?)),
        Err(_) if tokens.len() <= FEW && is_words(text) => {
            Err(no_puzzle(text, number, sizes.common()))
        }
        Err(error) => Err(error),
    }
}

/// Returns `true` if a text contains only the cells of a puzzle of 4x4 or more, compact or
/// separated.
pub fn looks_like_puzzle(text: &str) -> bool {
    let text = text.trim();
    let compact =
        text.len() >= 16 && cells::side_of(text.len()).is_some() && text.bytes().all(is_cell);
    // A text of letters only is a word: a puzzle contains at least one blank or digit.
    (compact && text.bytes().any(|byte| !byte.is_ascii_alphabetic()))
        || read_cells(text, 1, None).is_ok_and(|(grid, rest)| grid.side() >= 4 && rest.is_empty())
}

/// Returns `true` if a byte can be a cell of a line. In a line, dashes are cells, not rules.
fn is_cell_or_dash(byte: u8) -> bool {
    is_cell(byte) || byte == b'-'
}

/// The maximum number of cells for which a text that begins with a word is rejected as a puzzle.
const FEW: usize = 16;

/// Returns `true` if a text begins with a word rather than with cells.
fn is_words(text: &str) -> bool {
    let letter = |byte: &u8| byte.is_ascii_alphabetic() && !matches!(byte, b'x' | b'X');
    let first = text.split_ascii_whitespace().next().unwrap_or("");
    let is_letter = first.len() == 1 && first.bytes().all(|byte| letter(&byte));
    is_letter || first.as_bytes().windows(2).any(|pair| pair.iter().all(letter))
}

/// Returns `true` if cells are the beginning of a list or of an assignment, such as `1: 5, 2: 3` or
/// `x = "..."`. A comment follows after a space, and a tiny board is never written as `x`.
fn is_list(tokens: &[Token<'_>], text: &str, rest: &str) -> bool {
    let before = text.strip_suffix(rest).unwrap_or(text);
    let is_apart = before.ends_with(char::is_whitespace) || rest.starts_with(char::is_whitespace);
    let is_x = matches!(tokens, [only] if matches!(only.text, "x" | "X"));
    (!is_apart && rest.starts_with([':', '=', ',', ';', '|']))
        || (is_x && rest.trim_start().starts_with('='))
}

/// The error for a text that is not a puzzle, or not a puzzle of this side if the side is known.
fn no_puzzle(text: &str, number: usize, side: Option<usize>) -> ReadError {
    let expected = match side {
        Some(side) => say::format_expected_puzzle_of_cells(side * side),
        None => say::format_expected_puzzle_or_comment(),
    };
    ReadError::unexpected(number, 0, text.trim(), expected)
}

/// Returns the text after a puzzle. Fails if it begins with further cells: at least a whole row and
/// at least nine. Fewer digits are accepted, because they may be the puzzle's number.
pub fn comment(rest: &str, number: usize, side: usize) -> Result<&str, ReadError> {
    let rest = rest.trim();
    let further = further_cells(rest);
    if further >= side.max(9) {
        let (found, expected) = (side * side + further, say::format_count(side * side));
        return Err(ReadError::new(number, ReadErrorKind::Cells { found, expected }));
    }
    Ok(rest)
}

/// The length of the first word if it consists of digits and signs for blanks, otherwise 0.
pub fn further_cells(text: &str) -> usize {
    let word = text.split_ascii_whitespace().next().unwrap_or("");
    let cells =
        word.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b'_' | b'*' | b'?'));
    if cells && word.bytes().any(|byte| byte.is_ascii_digit()) { word.len() } else { 0 }
}

/// Splits a line into its cells and the text after them.
fn split(text: &str, number: usize) -> (Vec<Token<'_>>, &str) {
    let words: Vec<(usize, &str)> = text
        .split_ascii_whitespace()
        .map(|word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
        .collect();
    let Some(&(start, first)) = words.first() else { return (Vec::new(), "") };
    let comma = |(_, word): &(usize, &str)| word.starts_with(SEPARATORS);
    if first.contains(SEPARATORS) || (first.len() <= 2 && words.get(1).is_some_and(comma)) {
        return separated_by_commas(text, number);
    }
    if first.len() > 2 || words.len() == 1 {
        // If there are at least as many words as characters in each word, the words are consecutive
        // rows.
        let letters = first.len() > 9;
        let cell = |byte: u8| is_cell_or_dash(byte) && (letters || !byte.is_ascii_alphabetic());
        let is_row = |word: &str| word.len() == first.len() && word.bytes().all(cell);
        let rows = words.iter().take_while(|(_, word)| is_row(word)).count();
        let count = if rows >= first.len() { rows } else { 1 };
        let end = words.get(count - 1).map_or(start, |(start, word)| start + word.len());
        return (characters(&words[..count], text, number), &text[end..]);
    }
    let count = words.iter().take_while(|(_, word)| is_number(word)).count();
    let mut tokens = Vec::with_capacity(count);
    let (mut seen, mut column) = (0, 1);
    for &(start, word) in &words[..count] {
        column += text[seen..start].chars().count();
        seen = start;
        tokens.push(Token { text: word, line: number, column });
    }
    (tokens, words.get(count).map_or("", |(start, _)| &text[*start..]))
}

const SEPARATORS: [char; 2] = [',', ';'];

/// Splits a list into the cells, which are separated by commas, and the text after them. An empty
/// item is a blank; text after the last item is a comment.
fn separated_by_commas(text: &str, number: usize) -> (Vec<Token<'_>>, &str) {
    let separator = text.chars().find(|sign| SEPARATORS.contains(sign)).unwrap_or(',');
    let mut tokens = Vec::new();
    let mut column = 1;
    for piece in text.split(separator) {
        let start = piece.trim_start();
        let padding = piece.len() - start.len();
        let end = start.find(char::is_whitespace).unwrap_or(start.len());
        tokens.push(Token { text: &start[..end], line: number, column: column + padding });
        if !start[end..].trim().is_empty() {
            let rest = start.as_ptr() as usize - text.as_ptr() as usize + end;
            return (tokens, &text[rest..]);
        }
        column += piece.chars().count() + 1;
    }
    (tokens, "")
}

fn characters<'t>(words: &[(usize, &'t str)], text: &str, number: usize) -> Vec<Token<'t>> {
    let mut tokens = Vec::with_capacity(words.iter().map(|(_, word)| word.len()).sum());
    for &(start, word) in words {
        let before = text[..start].chars().count();
        for (column, (at, character)) in word.char_indices().enumerate() {
            let text = &word[at..at + character.len_utf8()];
            tokens.push(Token { text, line: number, column: before + column + 1 });
        }
    }
    tokens
}

/// The digit of each byte of a plain 9x9 line: 0 for a blank, [`ODD`] for anything else.
static NINE: [u8; 256] = {
    let mut table = [ODD; 256];
    let blanks = b".0_*?xX";
    let mut index = 0;
    while index < blanks.len() {
        table[blanks[index] as usize] = 0;
        index += 1;
    }
    let mut digit = 1;
    while digit <= 9 {
        table[b'0' as usize + digit] = digit as u8;
        digit += 1;
    }
    table
};

const ODD: u8 = 255;

/// A fast path for the most common case: a text that begins with the 81 cells of a 9x9 board.
pub fn plain_nine(text: &[u8]) -> Option<Grid> {
    let (cells, rest) = text.split_at_checked(81)?;
    if rest.first().is_some_and(|byte| !byte.is_ascii_whitespace()) {
        return None;
    }
    let mut odd = 0;
    let digits = cells.iter().map(|&byte| {
        let value = NINE[usize::from(byte)];
        odd |= value;
        Digit::new(value)
    });
    let grid = Grid::from_cells(digits.collect())?;
    (odd < 16).then_some(grid)
}
