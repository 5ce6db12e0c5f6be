//! Blanks that are dashes.
//!
//! A dash is a blank in a file whose puzzles or rows are digits and dashes: elsewhere dashes draw
//! the rules between rows. The beginning of the file tells, and dashes that are blanks are then
//! read as dots.

use std::io::{self, Read};

use crate::head::Head;
use crate::source::Source;
use evoku_model::text::cells::{self, is_cell, side_of};

/// The part of a line that is cells, where dashes are blanks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dashes {
    /// The first word: a puzzle on each line.
    Puzzles,
    /// The whole line, of this many cells: a row on each line.
    Rows(usize),
}

/// A first word of fewer characters is no puzzle.
const SHORTEST: usize = 10;

impl Dashes {
    /// Checks whether and how dashes are blanks in a file with this beginning.
    pub(crate) fn find(head: &Head<'_>) -> Option<Self> {
        if !head.text.contains('-') {
            return None;
        }
        if head.content().any(is_puzzle) {
            return Some(Self::Puzzles);
        }
        let rows: Vec<usize> = head.content().filter(|line| is_row(line)).map(count).collect();
        let cells = *rows.first()?;
        let alike = rows.iter().filter(|&&other| other == cells).count();
        (alike == rows.len() && 2 * alike >= cells).then_some(Self::Rows(cells))
    }

    /// Makes dots of the dashes of a line that are blanks.
    fn replace(self, line: &[u8], out: &mut Vec<u8>) {
        let start = line.len() - line.trim_ascii_start().len();
        let rest = &line[start..];
        let end = match self {
            Self::Puzzles => rest.iter().position(u8::is_ascii_whitespace).unwrap_or(rest.len()),
            Self::Rows(_) => rest.len(),
        };
        let (cells, after) = rest.split_at(end);
        let blank = match self {
            Self::Puzzles => end >= SHORTEST && cells.iter().all(|&byte| is_cell_or_dash(byte)),
            Self::Rows(count) => {
                let space = |byte: &&u8| byte.is_ascii_whitespace() || **byte == b'|';
                cells.iter().all(|byte| is_cell_or_dash(*byte) || space(&byte))
                    && cells.iter().filter(|byte| !space(byte)).count() == count
            }
        };
        out.extend_from_slice(&line[..start]);
        out.extend(cells.iter().map(|&byte| if blank && byte == b'-' { b'.' } else { byte }));
        out.extend_from_slice(after);
        out.push(b'\n');
    }
}

fn is_cell_or_dash(byte: u8) -> bool {
    is_cell(byte) || byte == b'-'
}

/// Checks whether a line begins with a puzzle of digits and dashes.
fn is_puzzle(line: &str) -> bool {
    let word = line.split_ascii_whitespace().next().unwrap_or("");
    let Some(side) = side_of(word.len()).filter(|side| *side >= 4) else { return false };
    let is_digit = |byte: u8| byte.is_ascii_alphanumeric() && cells::value(byte) <= side;
    word.contains('-')
        && word.contains(|c: char| c.is_ascii_digit())
        && word.bytes().all(|byte| byte == b'-' || is_digit(byte))
}

/// Checks whether a line is digits and dashes, maybe with rules between boxes.
fn is_row(line: &str) -> bool {
    let cells = count(line);
    let fits = |byte: u8| byte.is_ascii_alphanumeric() && cells::value(byte) <= cells;
    (4..=cells::LETTERS).contains(&cells)
        && line.contains('-')
        && line.contains(|c: char| c.is_ascii_digit())
        && line.bytes().all(|byte| b"- \t|".contains(&byte) || fits(byte))
}

/// The characters of a line without spaces and upright rules.
fn count(line: &str) -> usize {
    line.bytes().filter(|byte| !byte.is_ascii_whitespace() && *byte != b'|').count()
}

/// An input whose dashes are read as dots where they are blanks.
pub(crate) struct Dotted<'r> {
    source: Source<'r>,
    dashes: Dashes,
    /// A line that isn't returned yet: `ready[at..]`.
    ready: Vec<u8>,
    at: usize,
}

impl<'r> Dotted<'r> {
    pub(crate) fn new(source: Source<'r>, dashes: Dashes) -> Self {
        Self { source, dashes, ready: Vec::new(), at: 0 }
    }
}

impl Read for Dotted<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.at == self.ready.len() {
            self.ready.clear();
            self.at = 0;
            match self.source.line() {
                Ok(Some(line)) => self.dashes.replace(line.bytes, &mut self.ready),
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
