//! The 729 candidates of a 9x9 board in one line.
//!
//! The character at index `9 * cell + digit - 1` is the digit if it is a candidate, otherwise a
//! blank. A cell with a single candidate is a given, unless a peer shows that it is open (as in the
//! format `pencil`). Where no peer does, the blanks of the open cell are `0`, and all others `.`.
//! Text after the candidates is a comment.
//!
//! Lines of 162 characters are read too, two for each cell: a number from 0 to 1023 in base 32
//! (`0` to `9`, `a` to `v`). Its lowest bit is set in a given, and the bit `d` for a candidate `d`.
//! Candidates that the givens leave out are those that the player ruled out.

use crate::capacity::Capacity;
use crate::context::Context;
use crate::each_line::EachLine;
use crate::format::{Format, WriteRecords};
use crate::head::Head;
use crate::line::push_comment;
use crate::pencil::{marks_of, needs_givens, puzzle_of};
use crate::play::Play;
use crate::record::Record;
use crate::source::Line;
use evoku_messages::say;
use evoku_model::text::{ReadError, ReadErrorKind};
use evoku_model::{Candidates, Cell, Digits, Element, Grid};

pub(super) static FORMAT: Format = Format {
    name: "candidates",
    extensions: &["729"],
    about: say::format_about_candidates,
    example: "....5......3......12.4.....",
    capacity: Capacity { sides: 9..=9, marks: true, fields: &["comment"], ..Capacity::PLAIN },
    recognises,
    reader: || Box::new(EachLine(parse)),
    writer: || Box::new(Lines),
};

const LENGTH: usize = 729;

/// The length of a packed line.
const PACKED: usize = 162;

/// The givens and the candidates of a packed line.
fn packed(bytes: &[u8]) -> Option<(Grid, Candidates)> {
    let digit = |byte: u8| char::from(byte).to_digit(32);
    let (mut givens, mut cells) = (Grid::blank(9), Vec::with_capacity(81));
    for (index, pair) in bytes.chunks_exact(2).enumerate() {
        let number = 32 * digit(pair[0])? + digit(pair[1])?;
        let bits = (1..=9).filter(|bit| number >> bit & 1 == 1);
        let digits: Digits = bits.map(|bit| Element::from_index(bit - 1)).collect();
        match (number & 1, digits.single()) {
            (0, _) => {}
            (_, Some(digit)) => givens.set(Cell::from_index(index), Some(digit)),
            (_, None) => return None,
        }
        cells.push(digits);
    }
    Some((givens, Candidates::from_cells(cells)?))
}

/// The position of a packed line.
fn unpacked(
    (givens, candidates): (Grid, Candidates),
    line: usize,
    context: &mut Context,
) -> Result<Record, ReadError> {
    let sudoku = context.sudoku(line, givens)?;
    let seen = sudoku.candidates();
    let mut play = Play::none(9);
    for cell in sudoku.givens().open_cells() {
        if candidates.get(cell) != seen.get(cell) {
            play.marks.set(cell, candidates.get(cell));
        }
    }
    Ok(Record::of(sudoku).with_play(play))
}

fn recognises(head: &Head<'_>) -> bool {
    let first = head.first().split_ascii_whitespace().next().unwrap_or("");
    if first.len() == PACKED {
        return packed(first.as_bytes()).is_some();
    }
    // An empty 27x27 board has the same length, but no candidates.
    first.len() == LENGTH
        && marks(first.as_bytes(), 1, 0)
            .is_ok_and(|marks| marks.cells().iter().all(|digits| !digits.is_empty()))
}

fn marks(bytes: &[u8], line: usize, before: usize) -> Result<Candidates, ReadError> {
    let mut cells = vec![Digits::EMPTY; 81];
    for (index, &byte) in bytes.iter().enumerate() {
        let digit = index % 9;
        if usize::from(byte) == usize::from(b'1') + digit {
            cells[index / 9].insert(Element::from_index(digit));
        } else if !matches!(byte, b'.' | b'0' | b'_' | b'*' | b'x' | b'X') {
            let found = char::from(byte).to_string();
            let expected = say::format_expected_this_digit(digit + 1);
            let error = ReadError::unexpected(line, before + index + 1, &found, expected);
            return Err(error.in_cell(index / 9, 9));
        }
    }
    Ok(Candidates::from_cells(cells).unwrap_or_else(|| Candidates::all(9)))
}

/// The single candidates without the blank `0`, if some have it and other blanks are different.
fn givens(bytes: &[u8], marks: &Candidates) -> Option<Grid> {
    let is_marked = bytes.contains(&b'0') && bytes.iter().any(|byte| b"._*xX".contains(byte));
    let cells = bytes.chunks_exact(9).zip(marks.cells());
    let given =
        |(cell, digits): (&[u8], &Digits)| digits.single().filter(|_| !cell.contains(&b'0'));
    is_marked.then(|| Grid::from_cells(cells.map(given).collect())).flatten()
}

fn parse(line: Line<'_>, context: &mut Context) -> Result<Record, ReadError> {
    let start = line.bytes.len() - line.bytes.trim_ascii_start().len();
    let bytes = &line.bytes[start..];
    let length = bytes.iter().position(u8::is_ascii_whitespace).unwrap_or(bytes.len());
    if length == PACKED
        && let Some(position) = packed(&bytes[..length])
    {
        let record = unpacked(position, line.number, context)?;
        return Ok(record.with_comment(&String::from_utf8_lossy(&bytes[length..])));
    }
    if length != LENGTH {
        let found = say::format_found_characters(length);
        let expected = say::format_count_nine_each(LENGTH);
        let kind = ReadErrorKind::Unexpected { found, expected };
        return Err(ReadError::new(line.number, kind));
    }
    let marks = marks(&bytes[..length], line.number, start)?;
    let geometry = context.default_geometry(line.number, 9)?;
    let known = givens(&bytes[..length], &marks);
    let sudoku = puzzle_of(geometry, marks, known);
    let sudoku = sudoku.map_err(|error| ReadError::new(line.number, error))?;
    Ok(Record::of(sudoku).with_comment(&String::from_utf8_lossy(&bytes[length..])))
}

struct Lines;

impl WriteRecords for Lines {
    fn write(&mut self, record: &Record, out: &mut String) {
        let marks = marks_of(record);
        let is_marked = needs_givens(record, &marks);
        for (index, digits) in marks.cells().iter().enumerate() {
            let is_given = record.sudoku.is_given(Cell::from_index(index));
            let blank = if is_marked && digits.len() == 1 && !is_given { '0' } else { '.' };
            out.extend((0..9).map(|index| {
                let digit = Element::from_index(index);
                if digits.contains(digit) { char::from(b'1' + index as u8) } else { blank }
            }));
        }
        push_comment(record, out);
        out.push('\n');
    }
}
