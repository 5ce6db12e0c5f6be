//! Game ids of "Unequal", that is, Futoshiki.
//!
//! An id like `4:` begins with the side. For each cell, its digit or 0 follows, then letters for
//! the neighbours with a smaller digit: `U` above, `R` to the right, `D` below, `L` to the left. A
//! comma ends each cell. With `4a:` the letters mark neighbours with consecutive digits, and no
//! other neighbours are consecutive.

use std::collections::BTreeSet;

use crate::capacity::Capacity;
use crate::context::Context;
use crate::each_line::EachLine;
use crate::format::{Format, WriteRecords};
use crate::head::Head;
use crate::record::Record;
use crate::sgt::latin;
use crate::sgt::runs::Cursor;
use crate::source::Line;
use evoku_messages::{Message, say};
use evoku_model::text::ReadError;
use evoku_model::{Cell, Constraint, Digit, Element, Geometry, Grid};

pub(crate) static FORMAT: Format = Format {
    name: "unequal",
    extensions: &["unequal"],
    about: say::format_about_unequal,
    example: "4:0,0R,0,0,2,0,0U,0,0,0,0D,0,0,0L,0,3,",
    capacity: Capacity {
        rules: &["latin", "greater", "difference", "no-other-differences"],
        ..Capacity::PLAIN
    },
    recognises,
    reader: || Box::new(EachLine(parse)),
    writer: || Box::new(Ids),
};

/// The letters, and the offsets of the neighbours to which they point, in rows and columns.
const SIDES: [(u8, isize, isize); 4] = [(b'U', -1, 0), (b'R', 0, 1), (b'D', 1, 0), (b'L', 0, -1)];

fn recognises(head: &Head<'_>) -> bool {
    let Some((side, rest)) = latin::side_and_rest(head) else { return false };
    let cells: Vec<&str> = rest.trim_end_matches(',').split(',').collect();
    cells.len() == side * side && cells.iter().all(|cell| is_cell(cell))
}

/// Checks whether a text is a digit and letters of neighbours.
fn is_cell(text: &str) -> bool {
    let letters = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    letters.len() < text.len() && letters.bytes().all(|byte| b"URDL".contains(&byte))
}

/// The neighbour of a cell to which a letter points; `None` outside the board.
fn neighbour(cell: Cell, letter: u8, side: usize) -> Option<Cell> {
    let &(_, down, right) = SIDES.iter().find(|known| known.0 == letter)?;
    let row = cell.row(side).checked_add_signed(down)?;
    let column = cell.column(side).checked_add_signed(right)?;
    (row < side && column < side).then(|| Cell::at(row, column, side))
}

fn parse(line: Line<'_>, context: &mut Context) -> Result<Record, ReadError> {
    let mut cursor = Cursor::of(line);
    let (side, letters) = cursor.side()?;
    let is_adjacent = letters.first() == Some(&b'a');
    let mut givens = Grid::blank(side);
    let mut pairs: BTreeSet<[Cell; 2]> = BTreeSet::new();
    for cell in (0..side * side).map(Cell::from_index) {
        if cell.index() > 0 && !cursor.skip(b',') {
            return Err(cursor.unexpected(cursor.at, say::format_expected_unequal_cell()));
        }
        let at = cursor.at;
        let digit = cursor.number().filter(|&digit| digit <= side);
        let expected = || say::format_expected_digit(0, side);
        let digit = digit.ok_or_else(|| cursor.unexpected(at, expected()))?;
        givens.set(cell, Digit::new(digit as u8));
        while let Some(letter) = cursor.peek().filter(u8::is_ascii_uppercase) {
            let Some(other) = neighbour(cell, letter, side) else {
                return Err(cursor.unexpected(cursor.at, say::format_expected_unequal_letter()));
            };
            let is_turned = is_adjacent && other < cell;
            pairs.insert(if is_turned { [other, cell] } else { [cell, other] });
            cursor.at += 1;
        }
    }
    cursor.skip(b',');
    let mut constraints = Vec::new();
    for pair in pairs {
        let (name, numbers) =
            if is_adjacent { ("difference", vec![1]) } else { ("greater", Vec::new()) };
        constraints.push(latin::constraint(&cursor, name, numbers, pair.to_vec(), side)?);
    }
    if is_adjacent {
        let others = latin::constraint(&cursor, "no-other-differences", vec![1], Vec::new(), side)?;
        constraints.push(others);
    }
    latin::record(&cursor, givens, constraints, context)
}

struct Ids;

/// Returns `true` if all pairs of consecutive neighbours are marked.
fn is_adjacent(geometry: &Geometry) -> bool {
    geometry.constraints().iter().any(|one| one.kind().name == "no-other-differences")
}

/// Returns `true` if a letter can represent a constraint.
fn fits(constraint: &Constraint, adjacent: bool, side: usize) -> bool {
    let is_one = matches!(constraint.numbers(), [] | [1]);
    match (constraint.kind().name, constraint.cells()) {
        ("no-other-differences", _) => is_one,
        ("difference", &[first, second]) => {
            adjacent && is_one && letter(first, second, side).is_some()
        }
        ("greater", &[first, second]) => !adjacent && letter(first, second, side).is_some(),
        _ => false,
    }
}

/// The letter in a cell that points to another cell; `None` if they aren't neighbours.
fn letter(from: Cell, to: Cell, side: usize) -> Option<u8> {
    let letters = SIDES.iter().map(|known| known.0);
    letters.into_iter().find(|&letter| neighbour(from, letter, side) == Some(to))
}

impl WriteRecords for Ids {
    fn lacks(&self, record: &Record, _complete: bool) -> Option<Message> {
        let geometry = record.sudoku.geometry();
        let (side, adjacent) = (geometry.side(), is_adjacent(geometry));
        let unfit = geometry.constraints().iter().find(|one| !fits(one, adjacent, side));
        latin::boxes(geometry).or_else(|| unfit.map(|constraint| constraint.words(side)))
    }

    fn write(&mut self, record: &Record, out: &mut String) {
        let geometry = record.sudoku.geometry();
        let (side, adjacent) = (geometry.side(), is_adjacent(geometry));
        out.push_str(&format!("{side}{}:", if adjacent { "a" } else { "" }));
        let mut letters: BTreeSet<(Cell, Cell)> = BTreeSet::new();
        for constraint in geometry.constraints() {
            if let [first, second] = *constraint.cells() {
                letters.insert((first, second));
                if adjacent {
                    letters.insert((second, first));
                }
            }
        }
        for cell in (0..side * side).map(Cell::from_index) {
            let digit = record.sudoku.givens().get(cell).map_or(0, Digit::value);
            out.push_str(&digit.to_string());
            for (sign, ..) in SIDES {
                let other = neighbour(cell, sign, side);
                if other.is_some_and(|other| letters.contains(&(cell, other))) {
                    out.push(char::from(sign));
                }
            }
            out.push(',');
        }
        out.push('\n');
    }
}
