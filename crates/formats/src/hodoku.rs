//! Lines of HoDoKu's library of techniques.
//!
//! `:technique[-variant]:candidates:givens:deleted:eliminations:placements:extra`
//!
//! A digit after `+` was placed in play. Deleted candidates (`digit row column`, separated by
//! spaces) become pencil marks: those of the player if a digit was placed, otherwise those of the
//! puzzle. A cell that the marks of a puzzle leave with a single candidate becomes a given, as in
//! every format. The other parts are kept as fields. Givens and deletions are also kept as fields
//! if [`Writer`] would write them differently. Every line is therefore written as it was read.
//!
//! [`Writer`]: crate::Writer

use crate::capacity::Capacity;
use crate::context::Context;
use crate::each_line::EachLine;
use crate::format::{Format, WriteRecords};
use crate::head::Head;
use crate::line::one_line;
use crate::record::Record;
use crate::source::Line;
use crate::{play, play_text};
use evoku_messages::{Message, say};
use evoku_model::text::line::print_on;
use evoku_model::text::{ReadError, ReadErrorKind};
use evoku_model::{Candidates, Cell, Digit, Digits, Element, Geometry, Grid, Sudoku};
use std::sync::Arc;

pub(super) static FORMAT: Format = Format {
    name: "hodoku",
    extensions: &["hodoku"],
    about: say::format_about_hodoku,
    example: ":0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::::",
    capacity: Capacity {
        sides: 9..=9,
        marks: true,
        play: &[play::DIGITS, play::MARKS],
        fields: &FIELDS,
        ..Capacity::PLAIN
    },
    recognises,
    reader: || Box::new(EachLine(parse)),
    writer: || Box::new(Lines),
};

/// The fields, in the order of a line.
const FIELDS: [&str; 7] =
    ["technique", "candidates", "givens", "deleted", "eliminations", "placements", "extra"];

fn recognises(head: &Head<'_>) -> bool {
    let first = head.first();
    first.starts_with(':') && first.matches(':').count() >= 4
}

/// Reads the digits of a text, and the cells of the digits after a `+`. The text begins after
/// `before` characters of its line.
fn digits(text: &str, line: usize, before: usize) -> Result<(Grid, Vec<Cell>), ReadError> {
    let mut cells = Vec::with_capacity(81);
    let mut placed = Vec::new();
    let mut plus = false;
    for (column, character) in text.chars().enumerate() {
        let digit = character.to_digit(10).and_then(|value| Digit::new(value as u8));
        match character {
            '+' if !plus => plus = true,
            '1'..='9' => {
                if plus {
                    placed.push(cells.len());
                }
                cells.push(digit);
                plus = false;
            }
            '.' | '0' | '_' | '*' | 'x' | 'X' if !plus => cells.push(None),
            _ => {
                let expected = if plus {
                    say::format_expected_digit(1, 9)
                } else {
                    say::format_expected_digit_or_plus()
                };
                let column = before + column + 1;
                let error = ReadError::unexpected(line, column, &character.to_string(), expected);
                return Err(error.in_cell(cells.len(), 9));
            }
        }
    }
    let found = cells.len();
    match Grid::from_cells(cells) {
        Some(grid) if grid.side() == 9 => {
            Ok((grid, placed.into_iter().map(Cell::from_index).collect()))
        }
        _ => Err(ReadError::new(
            line,
            ReadErrorKind::Cells { found, expected: say::format_count(81) },
        )),
    }
}

/// Reads deleted candidates: `digit row column`, separated by spaces.
fn deleted(text: &str, line: usize, before: usize) -> Result<Vec<(Cell, Digit)>, ReadError> {
    let mut found = Vec::new();
    for word in text.split_ascii_whitespace() {
        let Some(elimination) = play_text::elimination(word, 9) else {
            let at = word.as_ptr() as usize - text.as_ptr() as usize;
            let column = before + text[..at].chars().count() + 1;
            let expected = say::format_expected_hodoku_candidate();
            return Err(ReadError::unexpected(line, column, word, expected));
        };
        found.push(elimination);
    }
    Ok(found)
}

/// Makes a record from digits, the cells of those that were placed, and deleted candidates.
fn record_of(
    geometry: Arc<Geometry>,
    (all, placed): (Grid, Vec<Cell>),
    deleted: &[(Cell, Digit)],
    line: usize,
) -> Result<Record, ReadError> {
    let wrong = |error| ReadError::new(line, ReadErrorKind::Sudoku(error));
    if !placed.is_empty() {
        let (mut givens, mut own) = (all.clone(), Grid::blank(9));
        for cell in placed {
            own.set(cell, all.get(cell));
            givens.set(cell, None);
        }
        let sudoku = Sudoku::new(geometry, givens).map_err(wrong)?;
        return play_text::record(sudoku, own, deleted, line);
    }
    if deleted.is_empty() {
        return Sudoku::new(geometry, all).map(Record::of).map_err(wrong);
    }
    let seen = Candidates::from_peers(&geometry, &all);
    // Only cells with deletions get marks.
    let mut marks = Candidates::all(9);
    for (cell, digit) in all.digits() {
        marks.set(cell, Digits::only(digit));
    }
    for &(cell, digit) in deleted.iter().filter(|(cell, _)| all.get(*cell).is_none()) {
        if marks.get(cell).len() == 9 {
            marks.set(cell, seen.get(cell));
        }
        marks.remove(cell, digit);
    }
    Sudoku::from_marks(geometry, marks).map(Record::of).map_err(wrong)
}

/// The digits and the deleted candidates of a record as texts of this format.
fn texts_of(record: &Record) -> (String, String) {
    let sudoku = &record.sudoku;
    let digits = play_text::cells(record, print_on(sudoku.geometry(), &record.grid()));
    let Some(marks) = sudoku.marks() else { return (digits, play_text::eliminations(record)) };
    let mut deleted = Vec::new();
    let seen = Candidates::from_peers(sudoku.geometry(), sudoku.givens());
    let side = seen.side();
    for cell in sudoku.givens().open_cells() {
        let gone: Digits = seen.get(cell) - marks.get(cell);
        // Deletions can't express that a cell has no candidates.
        if gone == seen.get(cell) {
            continue;
        }
        let place = format!("{}{}", cell.row(side) + 1, cell.column(side) + 1);
        deleted.extend(gone.iter().map(|digit| format!("{digit}{place}")));
    }
    (digits, deleted.join(" "))
}

fn parse(line: Line<'_>, context: &mut Context) -> Result<Record, ReadError> {
    let text = String::from_utf8_lossy(line.bytes);
    let text = text.trim_end();
    let start = text.len() - text.trim_start().len();
    let mut parts = Vec::with_capacity(FIELDS.len());
    let mut before = text[..start].chars().count();
    for part in text[start..].splitn(FIELDS.len() + 1, ':') {
        parts.push((part, before));
        before += part.chars().count() + 1;
    }
    if parts.len() < 4 || !parts[0].0.is_empty() {
        let expected = say::format_expected_hodoku_line();
        return Err(ReadError::unexpected(line.number, start + 1, parts[0].0, expected));
    }
    let part = |index: usize| parts.get(index).copied().unwrap_or(("", 0));
    let digits = digits(part(3).0, line.number, part(3).1)?;
    let deletions = deleted(part(4).0, line.number, part(4).1)?;
    let geometry = context.default_geometry(line.number, 9)?;
    let mut record = record_of(geometry, digits, &deletions, line.number)?;
    let (plain_givens, plain_deleted) = texts_of(&record);
    for (index, name) in FIELDS.iter().enumerate() {
        let (text, _) = part(index + 1);
        let as_printed = match index {
            2 => text == plain_givens && part(4).0 == plain_deleted,
            3 => text == plain_deleted && part(3).0 == plain_givens,
            _ => false,
        };
        if !as_printed {
            record.add(name, text);
        }
    }
    Ok(record)
}

struct Lines;

impl WriteRecords for Lines {
    fn unsupported(&self, record: &Record, _complete: bool) -> Option<Message> {
        let play = record.play.as_ref()?;
        if record.sudoku.marks().is_some() {
            return play.unsupported(&[]);
        }
        // Deletions without a placed digit would be read as marks of the puzzle.
        let fits = play.placed.filled() > 0 && play_text::can_eliminate(record);
        play.unsupported(if fits { play::EVERYTHING } else { &[play::DIGITS, play::CORNERS] })
    }

    fn write(&mut self, record: &Record, out: &mut String) {
        let kept = |name: &str| record.field(name).unwrap_or_default();
        let (mut grid, mut gone) = if self.unsupported(record, false).is_none() {
            texts_of(record)
        } else {
            texts_of(&Record::of(record.sudoku.clone()))
        };
        if record.field("givens").is_some() {
            // Keeps the texts that were read if they still give the same record.
            let geometry = Arc::clone(record.sudoku.geometry());
            let same = digits(kept("givens"), 0, 0).ok().zip(deleted(kept("deleted"), 0, 0).ok());
            let same = same.and_then(|(digits, gone)| record_of(geometry, digits, &gone, 0).ok());
            if same.is_some_and(|same| (&same.sudoku, &same.play) == (&record.sudoku, &record.play))
            {
                (grid, gone) = (kept("givens").to_owned(), kept("deleted").to_owned());
            }
        }
        let clean = |name: &str| one_line(kept(name)).replace(':', ";");
        let technique = match clean("technique") {
            name if name.is_empty() => "0000".to_owned(),
            name => name,
        };
        let candidates = match clean("candidates") {
            none if none.is_empty() && record.field("technique").is_none() => "x".to_owned(),
            candidates => candidates,
        };
        let (out_of, into) = (clean("eliminations"), clean("placements"));
        let extra = one_line(kept("extra"));
        out.push_str(&format!(":{technique}:{candidates}:{grid}:{gone}:{out_of}:{into}:{extra}\n"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_index_of_a_cell_is_row_and_column() {
        assert_eq!(deleted("129", 1, 0).unwrap()[0].0.index(), 9 + 8);
    }
}
