//! Dashes as blanks.
//!
//! A dash is a blank in a file whose puzzles or rows consist of digits and dashes. In other files,
//! dashes are rules between rows. The beginning of the file decides. Dashes that are blanks are
//! then replaced by dots.

use std::io::{self, Read};

use crate::head::Head;
use crate::source::Source;
use evoku_model::text::cells::{self, is_cell, side_of};

/// The part of a line that contains cells, in which dashes are blanks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dashes {
    /// The first word, in a file with a puzzle on each line.
    Puzzles,
    /// The whole line, in a file with a row of this many cells on each line.
    Rows(usize),
}

/// The fewest characters of a puzzle; a shorter first word isn't one.
const SHORTEST: usize = 10;

impl Dashes {
    /// Determines from the beginning of a file if dashes are blanks, and in which part of a line.
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

    /// Replaces the dashes of a line that are blanks by dots.
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

/// Checks whether a line consists of digits and dashes, optionally with rules between boxes.
fn is_row(line: &str) -> bool {
    let cells = count(line);
    let fits = |byte: u8| byte.is_ascii_alphanumeric() && cells::value(byte) <= cells;
    (4..=cells::LETTERS).contains(&cells)
        && line.contains('-')
        && line.contains(|c: char| c.is_ascii_digit())
        && line.bytes().all(|byte| b"- \t|".contains(&byte) || fits(byte))
}

/// The number of characters of a line without spaces and vertical rules.
fn count(line: &str) -> usize {
    line.bytes().filter(|byte| !byte.is_ascii_whitespace() && *byte != b'|').count()
}

/// An input in which dashes that are blanks are replaced by dots.
pub(crate) struct Dotted<'r> {
    source: Source<'r>,
    dashes: Dashes,
    /// The line that is being returned; `ready[at..]` is the rest.
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
