//! The constraint text of the Interactive Sudoku Solver, a puzzle a line.
//!
//! A text is a chain of `.Kind~argument~argument`. Arguments are numbers and cells (`R1C2`); a kind
//! without a name holds givens and pencil marks: `~R1C1_5`, `~R2C2_3_4`. The size is `.Shape~6x6`,
//! 9x9 where it isn't said. Kinds without a counterpart in
//! [`CONSTRAINTS`](crate::model::CONSTRAINTS) are refused by name.

use std::sync::Arc;

use crate::formats::capacity::Capacity;
use crate::formats::context::Context;
use crate::formats::each_line::EachLine;
use crate::formats::error::{ReadError, ReadErrorKind};
use crate::formats::format::{Format, WriteRecords};
use crate::formats::iss::board::Board;
use crate::formats::iss::writing::{rules, written};
use crate::formats::record::Record;
use crate::formats::source::{LIMIT, Line};
use crate::model::{Candidates, Cell, Digit, Digits, Element, Geometry, Set, Sudoku};

pub(in crate::formats) static FORMAT: Format = Format {
    name: "iss",
    extensions: &["iss"],
    about: "Interactive Sudoku Solver: constraints as .Kind~arguments, a puzzle a line",
    example: ".Cage~10~R1C1~R1C2~R1C3.Thermo~R4C4~R5C5~R6C6.~R1C5_3~R9C9_8",
    capacity: Capacity {
        rules: &[
            "jigsaw",
            "diagonal",
            "windoku",
            "anti-knight",
            "anti-king",
            "latin",
            "constraints",
        ],
        marks: true,
        ..Capacity::PLAIN
    },
    recognises: |head| head.content().next().is_some_and(is_chain),
    reader: || Box::new(EachLine(parse)),
    writer: || Box::new(Lines),
};

/// Checks whether a text begins like a chain of constraints: a dot, a name in `CamelCase` or none,
/// and a tilde; without a tilde the name must be long enough to be no digits.
pub(in crate::formats) fn is_chain(text: &str) -> bool {
    let Some(mut chain) = text.trim_start().strip_prefix('.') else { return false };
    // Groups begin with a short name, and a chain may begin with dots.
    while let Some(rest) = ["Or.", "And.", "."].iter().find_map(|first| chain.strip_prefix(first)) {
        chain = rest;
    }
    let end = chain.find(|sign: char| !sign.is_ascii_alphabetic()).unwrap_or(chain.len());
    let (name, rest) = chain.split_at(end);
    let is_name = name.len() > 4
        && name.starts_with(|sign: char| sign.is_ascii_uppercase())
        && name[1..].contains(|sign: char| sign.is_ascii_lowercase());
    rest.starts_with('~') || is_name && (rest.trim().is_empty() || rest.trim().starts_with('.'))
}

/// Reads a chain of constraints.
pub(in crate::formats) fn read(
    text: &str,
    line: usize,
    context: &mut Context,
) -> Result<Sudoku, ReadError> {
    if text.len() > LIMIT {
        let kind = ReadErrorKind::TooLong { what: "the text", limit: LIMIT };
        return Err(ReadError::new(line, kind));
    }
    let mut board = Board::of_side(side(text, line)?);
    let mut at = 0;
    for link in text.split('.') {
        let column = text[..at].chars().count() + 1;
        board
            .add(link.trim())
            .map_err(|kind| ReadError { column, ..ReadError::new(line, kind) })?;
        at += link.len() + 1;
    }
    let (shape, rules, marks) = board.finish();
    let geometry = context.geometry(line, shape, Some(&rules))?;
    let wrong = |error| ReadError::new(line, ReadErrorKind::Sudoku(error));
    Sudoku::from_marks(geometry, marks).map_err(wrong)
}

/// The side that the text says, or 9.
fn side(text: &str, line: usize) -> Result<usize, ReadError> {
    let Some(at) = text.find(".Shape~") else { return Ok(9) };
    let said = &text[at + ".Shape~".len()..];
    let said = said.split(['.', '\n']).next().unwrap_or("").trim();
    let sides = said.split_once('x').and_then(|(rows, columns)| {
        let rows: usize = rows.parse().ok()?;
        (columns.parse() == Ok(rows)).then_some(rows)
    });
    sides.filter(|side| (1..=crate::model::MAX_SIDE).contains(side)).ok_or_else(|| {
        let column = text[..at].chars().count() + 1;
        ReadError::unexpected(line, column, said, "a square like 6x6, with the digits from 1 on")
    })
}

/// A chain a line.
fn parse(line: Line<'_>, context: &mut Context) -> Result<Record, ReadError> {
    let text = String::from_utf8_lossy(line.bytes);
    if !is_chain(&text) {
        let found = text.trim().chars().take(20).collect::<String>();
        let expected = "constraints like .Cage~10~R1C1";
        return Err(ReadError::unexpected(line.number, 1, &found, expected));
    }
    read(&text, line.number, context).map(Record::of)
}

struct Lines;

impl WriteRecords for Lines {
    fn lacks(&self, record: &Record, _complete: bool) -> Option<String> {
        let geometry = record.sudoku.geometry();
        let missing = geometry.constraints().iter().find(|one| written(one, geometry).is_none());
        missing.map(|constraint| constraint.words(geometry.side()))
    }

    fn write(&mut self, record: &Record, out: &mut String) {
        print(&record.sudoku, out);
        out.push('\n');
    }
}

/// Appends the text of a puzzle; constraints without a counterpart are left out.
fn print(sudoku: &Sudoku, out: &mut String) {
    let geometry: &Arc<Geometry> = sudoku.geometry();
    let side = geometry.side();
    let start = out.len();
    if side != 9 {
        out.push_str(&format!(".Shape~{side}x{side}"));
    }
    out.push_str(&rules(geometry));
    for constraint in geometry.constraints() {
        out.push_str(&written(constraint, geometry).unwrap_or_default());
    }
    let all = Candidates::all(side);
    let marks = sudoku.marks().unwrap_or(&all);
    let mut values = String::new();
    for cell in (0..side * side).map(Cell::from_index) {
        let digits: Digits = match sudoku.givens().get(cell) {
            Some(digit) => Set::only(digit),
            None => marks.get(cell),
        };
        if digits.len() < side {
            let digits: String = digits.iter().map(|digit: Digit| format!("_{digit}")).collect();
            values.push_str(&format!("~{}{digits}", cell.name(side).to_uppercase()));
        }
    }
    if !values.is_empty() || out.len() == start {
        out.push('.');
        out.push_str(if values.is_empty() { "~" } else { &values });
    }
}
