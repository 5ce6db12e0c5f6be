//! Common notation of game ids: numbers, runs of blanks, and runs over borders.

use crate::source::Line;
use evoku_messages::{Message, say};
use evoku_model::text::{ReadError, ReadErrorKind};
use evoku_model::{Cell, Digit, Element, Grid, MAX_SIDE};

/// A position in a line.
pub(super) struct Cursor<'t> {
    pub(super) text: &'t [u8],
    pub(super) at: usize,
    pub(super) line: usize,
    /// The number of characters before the text.
    before: usize,
}

impl<'t> Cursor<'t> {
    /// The beginning of a line, without surrounding spaces.
    pub(super) fn of(line: Line<'t>) -> Self {
        let before = line.bytes.len() - line.bytes.trim_ascii_start().len();
        Self { text: line.bytes.trim_ascii(), at: 0, line: line.number, before }
    }

    /// Reads a side and letters up to the colon. Returns both; the letters may be irrelevant to the
    /// puzzle.
    pub(super) fn side(&mut self) -> Result<(usize, &'t [u8]), ReadError> {
        let side = self.number().filter(|side| (1..=MAX_SIDE).contains(side));
        let side = side.ok_or_else(|| self.unexpected(0, say::format_expected_side()))?;
        let rest = &self.text[self.at..];
        let letters = rest.iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
        self.at += letters;
        if !self.skip(b':') {
            return Err(self.unexpected(self.at, say::format_expected_colon()));
        }
        Ok((side, &rest[..letters]))
    }

    pub(super) fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    pub(super) fn skip(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    pub(super) fn number(&mut self) -> Option<usize> {
        let rest = &self.text[self.at..];
        let length = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        self.at += length;
        // The number is limited to six digits, because larger ones are invalid anyway.
        let number =
            rest[..length].iter().take(6).fold(0, |sum, b| 10 * sum + usize::from(b - b'0'));
        (length > 0).then_some(number)
    }

    pub(super) fn unexpected(&self, at: usize, expected: Message) -> ReadError {
        let found = self.text.get(at).map_or(String::new(), |&byte| char::from(byte).to_string());
        ReadError::unexpected(self.line, self.before + at + 1, &found, expected)
    }
}

pub(super) fn cells(cursor: &mut Cursor<'_>, side: usize) -> Result<Grid, ReadError> {
    let mut cells = Vec::with_capacity(side * side);
    while let Some(byte) = cursor.peek().filter(|byte| *byte != b',') {
        let at = cursor.at;
        match byte {
            b'a'..=b'z' => {
                cells.extend(std::iter::repeat_n(None, usize::from(byte - b'a') + 1));
                cursor.at += 1;
            }
            b'_' => cursor.at += 1,
            _ => {
                let digit = cursor.number().filter(|number| (1..=side).contains(number));
                let Some(digit) = digit.and_then(|number| Digit::new(number as u8)) else {
                    let found = String::from_utf8_lossy(&cursor.text[at..cursor.at.max(at + 1)]);
                    let expected = say::format_expected_solo_cell(side);
                    let place = cursor.before + at + 1;
                    let error = ReadError::unexpected(cursor.line, place, &found, expected);
                    return Err(error.in_cell(cells.len(), side));
                };
                cells.push(Some(digit));
            }
        }
        if cells.len() > side * side {
            break;
        }
    }
    if cells.len() != side * side {
        let found = match cells.len() > side * side {
            true => say::format_found_more_cells(cells.len()),
            false => say::format_found_cells(cells.len()),
        };
        let expected = say::format_count(side * side);
        let kind = ReadErrorKind::Unexpected { found, expected };
        return Err(ReadError::new(cursor.line, kind));
    }
    Ok(Grid::from_cells(cells).unwrap_or_else(|| Grid::blank(side)))
}

/// The two cells at each border, in the order of the format.
fn borders(side: usize) -> impl Iterator<Item = (usize, usize)> {
    let pairs = move || (0..side).flat_map(move |line| (1..side).map(move |step| (line, step)));
    let upright =
        pairs().map(move |(row, column)| row * side + column).map(|cell| (cell - 1, cell));
    let level = pairs().map(move |(column, row)| row * side + column);
    upright.chain(level.map(move |cell| (cell - side, cell)))
}

/// Reads the blocks into which runs over borders divide the board: a number for each cell, from 0
/// in reading order.
pub(super) fn blocks(cursor: &mut Cursor<'_>, side: usize) -> Result<Vec<usize>, ReadError> {
    let total = 2 * side * (side - 1);
    let mut inside = Vec::with_capacity(total + 1);
    while let Some(byte) = cursor.peek().filter(|byte| *byte != b',') {
        let run = match byte {
            b'_' => 0,
            b'a'..=b'z' => usize::from(byte - b'a') + 1,
            _ => return Err(cursor.unexpected(cursor.at, say::format_expected_solo_run())),
        };
        cursor.at += 1;
        // A number after a run is its number of repetitions.
        for _ in 0..cursor.number().unwrap_or(1).min(total + 2) {
            // A `z` is 25 borders inside a block without the end of the run.
            inside.extend(std::iter::repeat_n(true, run.min(25)));
            if run <= 25 {
                inside.push(false);
            }
        }
        if inside.len() > total + 1 {
            break;
        }
    }
    if inside.len() != total + 1 || inside.last() != Some(&false) {
        let expected = say::format_expected_solo_runs(total);
        return Err(cursor.unexpected(cursor.at, expected));
    }
    let mut region: Vec<usize> = (0..side * side).collect();
    fn root(region: &mut [usize], mut cell: usize) -> usize {
        while region[cell] != cell {
            region[cell] = region[region[cell]];
            cell = region[cell];
        }
        cell
    }
    for ((first, second), _) in borders(side).zip(&inside).filter(|(_, inside)| **inside) {
        let (first, second) = (root(&mut region, first), root(&mut region, second));
        region[first.max(second)] = first.min(second);
    }
    let mut numbers = Vec::new();
    let mut found = Vec::with_capacity(region.len());
    for cell in 0..region.len() {
        let root = root(&mut region, cell);
        let number = numbers.iter().position(|known| *known == root).unwrap_or_else(|| {
            numbers.push(root);
            numbers.len() - 1
        });
        found.push(number);
    }
    Ok(found)
}

/// Reads a total or none for each cell.
pub(super) fn totals(cursor: &mut Cursor<'_>, side: usize) -> Result<Vec<Option<u32>>, ReadError> {
    let mut totals = Vec::with_capacity(side * side);
    while totals.len() < side * side {
        match cursor.peek() {
            Some(byte @ b'a'..=b'z') => {
                totals.resize(totals.len() + usize::from(byte - b'a') + 1, None);
                cursor.at += 1;
            }
            Some(b'_') => cursor.at += 1,
            _ => match cursor.number() {
                Some(total) => totals.push(Some(total as u32)),
                None => return Err(cursor.unexpected(cursor.at, say::format_expected_solo_total())),
            },
        }
    }
    if totals.len() > side * side {
        return Err(cursor.unexpected(cursor.at - 1, say::format_expected_solo_totals(side * side)));
    }
    Ok(totals)
}

/// Appends a run of blanks as letters.
fn push_blanks(mut run: usize, out: &mut String) {
    while run > 0 {
        let part = run.min(26);
        out.push(char::from(b'a' + part as u8 - 1));
        run -= part;
    }
}

pub(super) fn push_regions<T: PartialEq>(regions: &[T], side: usize, out: &mut String) {
    let mut run = 0;
    let inside = borders(side).map(|(first, second)| regions[first] == regions[second]);
    for inside in inside.chain([false]) {
        if inside {
            run += 1;
            continue;
        }
        while run > 25 {
            out.push('z');
            run -= 25;
        }
        out.push(if run == 0 { '_' } else { char::from(b'a' + run as u8 - 1) });
        run = 0;
    }
}

/// Appends numbers, with runs of cells without one as letters.
pub(super) fn push_numbers(numbers: &[Option<u32>], out: &mut String) {
    let mut run = 0;
    for (index, number) in numbers.iter().enumerate() {
        match number {
            None => run += 1,
            Some(number) => {
                if run == 0 && index > 0 {
                    out.push('_');
                }
                push_blanks(std::mem::take(&mut run), out);
                out.push_str(&number.to_string());
            }
        }
    }
    push_blanks(run, out);
}

/// The cells of each block.
pub(super) fn cells_of(blocks: &[usize]) -> Vec<Vec<Cell>> {
    let count = blocks.iter().max().map_or(0, |most| most + 1);
    let mut cells = vec![Vec::new(); count];
    for (index, &block) in blocks.iter().enumerate() {
        cells[block].push(Cell::from_index(index));
    }
    cells
}
