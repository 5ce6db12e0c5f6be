//! The constraint text of the Interactive Sudoku Solver, a puzzle on each line.
//!
//! A text is a chain of `.Kind~argument~argument`, or a link to the solver's page that contains it.
//! Arguments are numbers and cells (`R1C2`). A kind without a name has givens and pencil marks:
//! `~R1C1_5`, `~R2C2_3_4`.
//!
//! The size is given by `.Shape~6x6` and is 9x9 by default. Digits may follow it: `6x6~9` or
//! `9x9~0-8`. Variables are cells outside the board. They include the region numbers of
//! `ChaosConstruction` and the missing digits of `Doppelganger`. Kinds without a counterpart in
//! [`CONSTRAINTS`](evoku_model::CONSTRAINTS) are rejected by name.

use std::borrow::Cow;
use std::sync::Arc;

use crate::capacity::Capacity;
use crate::context::Context;
use crate::each_line::EachLine;
use crate::format::{Format, WriteRecords};
use crate::iss::board::Board;
use crate::iss::field::Field;
use crate::iss::writing::{Names, rules, shape, written};
use crate::record::Record;
use crate::source::{LIMIT, Line};
use evoku_messages::{Message, say};
use evoku_model::text::{ReadError, ReadErrorKind};
use evoku_model::{Cell, Digits, Element, Geometry, Set, Sudoku};

pub(crate) static FORMAT: Format = Format {
    name: "iss",
    extensions: &["iss"],
    about: say::format_about_iss,
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
    recognises: |head| head.content().next().is_some_and(|line| is_chain(&chain_of(line))),
    reader: || Box::new(EachLine(parse)),
    writer: || Box::new(Lines),
};

/// The chain in a link, which is the member `q` of its query; any other text unchanged.
fn chain_of(text: &str) -> Cow<'_, str> {
    let trimmed = text.trim();
    let query = trimmed.starts_with("http").then(|| trimmed.split_once('?')).flatten();
    let members = query.map(|(_, query)| query.split('#').next().unwrap_or(query).split('&'));
    match members.and_then(|mut members| members.find_map(|member| member.strip_prefix("q="))) {
        Some(packed) => Cow::Owned(unescaped(packed)),
        None => Cow::Borrowed(text),
    }
}

/// Decodes a member of a query: `%7E` and the like are bytes, and a plus sign is a space.
fn unescaped(packed: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = packed.as_bytes();
    while let [first, after @ ..] = rest {
        let code = after.get(..2).and_then(|code| str::from_utf8(code).ok());
        let code = code.and_then(|code| u8::from_str_radix(code, 16).ok());
        let (byte, left) = match (first, code) {
            (b'%', Some(code)) => (code, &after[2..]),
            (b'+', _) => (b' ', after),
            _ => (*first, after),
        };
        bytes.push(byte);
        rest = left;
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Checks whether a text begins like a chain of constraints: a dot, a name in `CamelCase` or none,
/// and a tilde. Without a tilde, the name must be too long to be digits.
pub(crate) fn is_chain(text: &str) -> bool {
    let Some(mut chain) = text.trim_start().strip_prefix('.') else { return false };
    // Groups begin with a short name, and a chain may begin with several dots.
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
pub(crate) fn read(text: &str, line: usize, context: &mut Context) -> Result<Sudoku, ReadError> {
    if text.len() > LIMIT {
        let kind = ReadErrorKind::TooLong { what: "text", limit: LIMIT };
        return Err(ReadError::new(line, kind));
    }
    let column = |number: usize| {
        let before = text.split('.').take(number).map(|link| link.chars().count() + 1);
        before.sum::<usize>() + 1
    };
    let at_link = |number, kind| ReadError { column: column(number), ..ReadError::new(line, kind) };
    let field = Field::read(text).map_err(|(number, kind)| at_link(number, kind))?;
    let mut board = Board::of(field).map_err(|kind| at_link(0, kind))?;
    for (number, link) in text.split('.').enumerate() {
        board.add(link.trim()).map_err(|kind| at_link(number, kind))?;
    }
    let (shape, rules, marks) = board.finish().map_err(|kind| at_link(0, kind))?;
    let geometry = context.geometry(line, shape, Some(&rules))?;
    let wrong = |error| ReadError::new(line, ReadErrorKind::Sudoku(error));
    Sudoku::from_marks(geometry, marks).map_err(wrong)
}

/// Reads a line with a chain.
fn parse(line: Line<'_>, context: &mut Context) -> Result<Record, ReadError> {
    let text = String::from_utf8_lossy(line.bytes);
    let text = chain_of(&text);
    if !is_chain(&text) {
        let found = text.trim().chars().take(20).collect::<String>();
        let expected = say::format_expected_iss_chain();
        return Err(ReadError::unexpected(line.number, 1, &found, expected));
    }
    read(&text, line.number, context).map(Record::of)
}

struct Lines;

impl WriteRecords for Lines {
    fn lacks(&self, record: &Record, _complete: bool) -> Option<Message> {
        let geometry = record.sudoku.geometry();
        let missing = geometry.constraints().iter().find(|one| written(one, geometry).is_none());
        missing.map(|constraint| constraint.words(geometry.side()))
    }

    fn write(&mut self, record: &Record, out: &mut String) {
        print(&record.sudoku, out);
        out.push('\n');
    }
}

/// Appends the text of a puzzle. Constraints without a counterpart are left out.
fn print(sudoku: &Sudoku, out: &mut String) {
    let geometry: &Arc<Geometry> = sudoku.geometry();
    let (side, values, frame) = (geometry.side(), geometry.values(), geometry.frame());
    let start = out.len();
    out.push_str(&shape(geometry));
    out.push_str(&rules(geometry));
    for constraint in geometry.constraints() {
        out.push_str(&written(constraint, geometry).unwrap_or_default());
    }
    let all = values.digits();
    let names = Names::of(geometry);
    let mut told = String::new();
    for cell in (0..side * side).map(Cell::from_index).filter(|&cell| frame.has(cell)) {
        let digits: Digits = match (sudoku.givens().get(cell), sudoku.marks()) {
            (Some(digit), _) => Set::only(digit),
            (None, Some(marks)) => marks.get(cell) & all,
            (None, None) => all,
        };
        if digits != all {
            let digits: String = digits.iter().map(|d| format!("_{}", values.of(d))).collect();
            told.push_str(&format!("{}{digits}", names.cell(cell)));
        }
    }
    if !told.is_empty() || out.len() == start {
        out.push('.');
        out.push_str(if told.is_empty() { "~" } else { &told });
    }
}
