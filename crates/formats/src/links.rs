//! Links of any site that contain a board in plain digits: `?bd=139005648...`, `#s=1..4..`.
//!
//! A line may have several links and other text. Links of f-puzzles, SudokuPad and the Interactive
//! Sudoku Solver may be among them. A link that contains no board is an error.

use std::collections::VecDeque;

use crate::capacity::Capacity;
use crate::context::Context;
use crate::csv;
use crate::format::{Format, ReadRecords, WriteRecords};
use crate::fpuzzles::{link, reading};
use crate::head::Head;
use crate::iss::format as iss;
use crate::line::print;
use crate::names::is_solution_of;
use crate::record::Record;
use crate::scl::format as scl;
use crate::source::Source;
use evoku_messages::say;
use evoku_model::Grid;
use evoku_model::text::line::{looks_like_puzzle, read_any};
use evoku_model::text::{ReadError, ReadErrorKind, is_skipped, quoted};

pub(super) static FORMAT: Format = Format {
    name: "link",
    extensions: &["url"],
    about: say::format_about_link,
    example: "https://www.sudokuwiki.org/sudoku.htm?bd=530070000600195000098000060800060003400803001700020006060000280000419005000080079",
    capacity: Capacity { sides: 9..=9, control_characters: true, ..Capacity::PLAIN },
    recognises,
    reader: || Box::new(Links::default()),
    writer: || Box::new(Links::default()),
};

/// Links are the only puzzles of an input if every other line is text.
fn recognises(head: &Head<'_>) -> bool {
    let first = head.content().next().unwrap_or_default().trim_start();
    // In Markdown, a link is in such signs too.
    let is_marked = first.starts_with("<http") || first.contains("](http");
    let is_other = !is_marked && first.starts_with(['{', '[', '<']) || csv::recognises(head);
    let letter = |byte: &u8| byte.is_ascii_alphabetic();
    let is_text = |line: &str| {
        let begins_with_puzzle = line.split_whitespace().next().is_some_and(looks_like_puzzle);
        !begins_with_puzzle && line.as_bytes().windows(2).any(|pair| pair.iter().all(letter))
    };
    let has_link = head.content().take(20).any(|line| words(line).next().is_some());
    has_link && !is_other && head.content().take(20).all(is_text)
}

/// The page that opens a written link.
const PAGE: &str = "https://www.sudokuwiki.org/sudoku.htm?bd=";

/// The fewest cells of a board in a link; a shorter text is a number.
const FEWEST: usize = 16;

/// The links of a line with their columns.
fn words(line: &str) -> impl Iterator<Item = (&str, usize)> {
    let quote = |sign: char| sign.is_whitespace() || "<>\"'()[]".contains(sign);
    let links = line.split(quote).filter(|word| is_link(word));
    links.map(|word| {
        let before = word.as_ptr() as usize - line.as_ptr() as usize;
        (word, line[..before].chars().count() + 1)
    })
}

fn is_link(word: &str) -> bool {
    word.starts_with("https://") || word.starts_with("http://") || word.starts_with("www.")
}

/// The board in the path, query or fragment of a link, and its solution if the link has one.
fn board(link: &str) -> Option<(Grid, Option<Grid>)> {
    let parts = link.split(['?', '&', '#', '=', '/', ';']).map(iss::unescaped);
    let read = |part: String| {
        let text = part.trim();
        let fits = text.len() >= FEWEST && looks_like_puzzle(text);
        if fits { read_any(text, None).ok() } else { None }
    };
    let grids: Vec<Grid> = parts.filter_map(read).collect();
    let most = grids.iter().map(|grid| grid.cells().len()).max()?;
    let mut largest = grids.into_iter().filter(|grid| grid.cells().len() == most);
    let first = largest.next()?;
    Some(match largest.next() {
        Some(second) if is_solution_of(&second, &first) => (first, Some(second)),
        Some(second) if is_solution_of(&first, &second) => (second, Some(first)),
        _ => (first, None),
    })
}

/// The record of a link that contains a board in plain digits; `None` if it contains none.
pub(crate) fn plain(
    word: &str,
    line: usize,
    context: &mut Context,
) -> Option<Result<Record, ReadError>> {
    let (givens, solution) = board(word)?;
    Some(context.sudoku(line, givens).map(|sudoku| Record { solution, ..Record::of(sudoku) }))
}

/// The record of any link.
fn record(
    word: &str,
    (line, column): (usize, usize),
    context: &mut Context,
) -> Result<Record, ReadError> {
    if let Some(packed) = link::packed(word) {
        let record = reading::record_of_link(packed, context);
        return record.map_err(|mistake| mistake.at(line, column));
    }
    if scl::packed(word).is_some() {
        return scl::parsed(word, line, context);
    }
    let chain = iss::chain_of(word);
    if iss::is_chain(&chain) {
        return iss::read(&chain, line, context).map(Record::of);
    }
    plain(word, line, context).unwrap_or_else(|| {
        let kind = ReadErrorKind::Unexpected {
            found: say::format_found_link_without_board(quoted(word)),
            expected: say::format_expected_link_with_board(),
        };
        Err(ReadError { column, ..ReadError::new(line, kind) })
    })
}

#[derive(Default)]
struct Links {
    /// Further puzzles of the current line.
    ready: VecDeque<Result<Record, ReadError>>,
}

impl ReadRecords for Links {
    fn next(
        &mut self,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>> {
        loop {
            if let Some(record) = self.ready.pop_front() {
                return Some(record);
            }
            match source.line() {
                Ok(Some(line)) if is_skipped(line.bytes) => {}
                Ok(Some(line)) => {
                    let text = String::from_utf8_lossy(line.bytes);
                    let found = words(&text);
                    let found = found.map(|(word, at)| record(word, (line.number, at), context));
                    self.ready.extend(found);
                }
                Ok(None) => return None,
                Err(error) => return Some(Err(error)),
            }
        }
    }
}

impl WriteRecords for Links {
    fn write(&mut self, record: &Record, out: &mut String) {
        let cells = print(record.sudoku.givens()).replace('.', "0");
        out.push_str(&format!("{PAGE}{cells}\n"));
    }
}
