//! Game ids of "Towers", that is, skyscrapers.
//!
//! An id like `4:` begins with the side. The clues above, below, to the left and to the right of
//! the board follow, separated by `/`; a missing clue is empty. If there are givens, a comma and
//! the cells follow as in Solo.

use crate::capacity::Capacity;
use crate::context::Context;
use crate::each_line::EachLine;
use crate::format::{Format, WriteRecords};
use crate::head::Head;
use crate::record::Record;
use crate::sgt::latin;
use crate::sgt::runs::{Cursor, cells, push_numbers};
use crate::source::Line;
use evoku_messages::{Message, say};
use evoku_model::text::ReadError;
use evoku_model::{Cell, Constraint, Geometry, Grid};

pub(crate) static FORMAT: Format = Format {
    name: "towers",
    extensions: &["towers"],
    about: say::format_about_towers,
    example: "4:2/1///2/3/2/2/////2/1//,k2d",
    capacity: Capacity { rules: &["latin", "skyscraper"], ..Capacity::PLAIN },
    recognises,
    reader: || Box::new(EachLine(parse)),
    writer: || Box::new(Ids),
};

fn recognises(head: &Head<'_>) -> bool {
    let Some((side, rest)) = latin::side_and_rest(head) else { return false };
    let clues = rest.split(',').next().unwrap_or("");
    let is_clue = |byte: u8| byte.is_ascii_digit() || byte == b'/';
    clues.matches('/').count() + 1 == 4 * side && clues.bytes().all(is_clue)
}

/// The cells to which a clue applies, beginning next to the clue.
fn line_of(clue: usize, side: usize) -> Vec<Cell> {
    let at = clue % side;
    let places = 0..side;
    match clue / side {
        0 => places.map(|row| Cell::at(row, at, side)).collect(),
        1 => places.rev().map(|row| Cell::at(row, at, side)).collect(),
        2 => places.map(|column| Cell::at(at, column, side)).collect(),
        _ => places.rev().map(|column| Cell::at(at, column, side)).collect(),
    }
}

fn parse(line: Line<'_>, context: &mut Context) -> Result<Record, ReadError> {
    let mut cursor = Cursor::of(line);
    let (side, _) = cursor.side()?;
    let mut constraints = Vec::new();
    for clue in 0..4 * side {
        if clue > 0 && !cursor.skip(b'/') {
            return Err(cursor.unexpected(cursor.at, say::format_expected_towers_clue()));
        }
        if let Some(seen) = cursor.number() {
            let cells = line_of(clue, side);
            let numbers = vec![seen as u32];
            constraints.push(latin::constraint(&cursor, "skyscraper", numbers, cells, side)?);
        }
    }
    let givens = if cursor.skip(b',') { cells(&mut cursor, side)? } else { Grid::blank(side) };
    latin::record(&cursor, givens, constraints, context)
}

struct Ids;

/// The clues in order. The error is the first constraint that doesn't apply to a whole row or
/// column, or that is a second clue at the same place.
fn clues(geometry: &Geometry) -> Result<Vec<Option<u32>>, &Constraint> {
    let side = geometry.side();
    let mut clues = vec![None; 4 * side];
    for constraint in geometry.constraints() {
        let number = constraint.numbers().first().copied().filter(|&seen| seen < 1_000_000);
        let open = (0..4 * side)
            .find(|&clue| clues[clue].is_none() && line_of(clue, side) == constraint.cells());
        match (open, number) {
            (Some(clue), Some(number)) => clues[clue] = Some(number),
            _ => return Err(constraint),
        }
    }
    Ok(clues)
}

impl WriteRecords for Ids {
    fn lacks(&self, record: &Record, _complete: bool) -> Option<Message> {
        let geometry = record.sudoku.geometry();
        let words = |constraint: &Constraint| constraint.words(geometry.side());
        latin::boxes(geometry).or_else(|| clues(geometry).err().map(words))
    }

    fn write(&mut self, record: &Record, out: &mut String) {
        let geometry = record.sudoku.geometry();
        let Ok(clues) = clues(geometry) else { return };
        let clues =
            clues.into_iter().map(|clue| clue.map_or(String::new(), |seen| seen.to_string()));
        let clues: Vec<String> = clues.collect();
        out.push_str(&format!("{}:{}", geometry.side(), clues.join("/")));
        if record.sudoku.given_cells() > 0 {
            out.push(',');
            let givens = record.sudoku.givens().cells().iter();
            let givens = givens.map(|digit| digit.map(|digit| u32::from(digit.value())));
            push_numbers(&givens.collect::<Vec<_>>(), out);
        }
        out.push('\n');
    }
}
