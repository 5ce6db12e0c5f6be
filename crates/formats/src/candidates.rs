//! The 729 candidates of a 9x9 board in one line.
//!
//! The character at index `9 * cell + digit - 1` is the digit if it is a candidate, otherwise a
//! blank. A cell with a single candidate is a given. Text after the candidates is a comment.

use crate::capacity::Capacity;
use crate::context::Context;
use crate::each_line::EachLine;
use crate::format::{Format, WriteRecords};
use crate::head::Head;
use crate::line::push_comment;
use crate::pencil::marks_of;
use crate::record::Record;
use crate::source::Line;
use evoku_messages::say;
use evoku_model::text::{ReadError, ReadErrorKind};
use evoku_model::{Candidates, Digits, Element, Sudoku};

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

fn recognises(head: &Head<'_>) -> bool {
    let first = head.first().split_ascii_whitespace().next().unwrap_or("");
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

fn parse(line: Line<'_>, context: &mut Context) -> Result<Record, ReadError> {
    let start = line.bytes.len() - line.bytes.trim_ascii_start().len();
    let bytes = &line.bytes[start..];
    let length = bytes.iter().position(u8::is_ascii_whitespace).unwrap_or(bytes.len());
    if length != LENGTH {
        let found = say::format_found_characters(length);
        let expected = say::format_count_nine_each(LENGTH);
        let kind = ReadErrorKind::Unexpected { found, expected };
        return Err(ReadError::new(line.number, kind));
    }
    let marks = marks(&bytes[..length], line.number, start)?;
    let geometry = context.usual(line.number, 9)?;
    let sudoku = Sudoku::from_marks(geometry, marks);
    let sudoku = sudoku.map_err(|error| ReadError::new(line.number, error))?;
    Ok(Record::of(sudoku).with_comment(&String::from_utf8_lossy(&bytes[length..])))
}

struct Lines;

impl WriteRecords for Lines {
    fn write(&mut self, record: &Record, out: &mut String) {
        for digits in marks_of(&record.sudoku).cells() {
            out.extend((0..9).map(|index| {
                let digit = Element::from_index(index);
                if digits.contains(digit) { char::from(b'1' + index as u8) } else { '.' }
            }));
        }
        push_comment(record, out);
        out.push('\n');
    }
}
