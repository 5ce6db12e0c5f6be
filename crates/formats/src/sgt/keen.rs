//! Game ids of "Keen", that is, KenKen.
//!
//! An id like `4:` begins with the side. The blocks follow as runs over borders like the cages of
//! Solo; a number after a run repeats it. After a comma there is a clue for each block, in the
//! order of their first cells. Clues are `a6` for a sum, `m6` for a product, `s1` for a difference
//! and `d2` for a quotient.

use crate::cages::{cage_of, is_connected};
use crate::capacity::Capacity;
use crate::context::Context;
use crate::each_line::EachLine;
use crate::format::{Format, WriteRecords};
use crate::head::Head;
use crate::record::Record;
use crate::sgt::latin;
use crate::sgt::runs::{Cursor, blocks, cells_of, push_regions};
use crate::source::Line;
use evoku_messages::{Message, say};
use evoku_model::text::ReadError;
use evoku_model::{Constraint, Geometry, Grid};

pub(crate) static FORMAT: Format = Format {
    name: "keen",
    extensions: &["keen"],
    about: say::format_about_keen,
    example: "4:ab3a_12,s1m12d2a7s1a3m12d2",
    capacity: Capacity {
        rules: &["latin", "sum", "product", "minus", "divide"],
        givens: false,
        ..Capacity::PLAIN
    },
    recognises,
    reader: || Box::new(EachLine(parse)),
    writer: || Box::new(Ids),
};

/// The letter of each kind of clue.
const CLUES: [(u8, &str); 4] =
    [(b'a', "sum"), (b'm', "product"), (b's', "minus"), (b'd', "divide")];

/// Checks whether a text consists only of clues.
fn is_clues(text: &str) -> bool {
    let is_letter = |byte: u8| CLUES.iter().any(|clue| clue.0 == byte);
    text.starts_with(['a', 'm', 's', 'd'])
        && text.ends_with(|sign: char| sign.is_ascii_digit())
        && text.bytes().all(|byte| byte.is_ascii_digit() || is_letter(byte))
}

fn recognises(head: &Head<'_>) -> bool {
    let Some((parameters, rest)) = head.first().split_once(':') else { return false };
    let Some((blocks, clues)) = rest.split_once(',') else { return false };
    parameters.starts_with(|first: char| first.is_ascii_digit())
        && parameters.bytes().all(|byte| byte.is_ascii_alphanumeric())
        && blocks.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
        && is_clues(clues)
}

fn parse(line: Line<'_>, context: &mut Context) -> Result<Record, ReadError> {
    let mut cursor = Cursor::of(line);
    let (side, _) = cursor.side()?;
    let blocks = blocks(&mut cursor, side)?;
    if !cursor.skip(b',') {
        return Err(cursor.unexpected(cursor.at, say::format_expected_keen_clues()));
    }
    let mut constraints = Vec::new();
    for cells in cells_of(&blocks) {
        let clue = CLUES.iter().find(|clue| Some(clue.0) == cursor.peek());
        let Some(&(_, name)) = clue else {
            return Err(cursor.unexpected(cursor.at, say::format_expected_keen_clue()));
        };
        cursor.at += 1;
        let number = cursor.number();
        let number = number
            .ok_or_else(|| cursor.unexpected(cursor.at, say::format_expected_keen_number()))?
            as u32;
        constraints.push(latin::constraint(&cursor, name, vec![number], cells, side)?);
    }
    latin::record(&cursor, Grid::blank(side), constraints, context)
}

struct Ids;

/// The number of each cell's block, if every cell is in one; otherwise a description of the
/// obstacle.
fn blocks_of(geometry: &Geometry) -> Result<Vec<usize>, Message> {
    let side = geometry.side();
    let words = |one: &Constraint| one.words(side);
    let cages = cage_of(geometry).map_err(words)?;
    let fits = |one: &&Constraint| has_clue(one) && is_connected(one, side);
    if let Some(unfit) = geometry.constraints().iter().find(|one| !fits(one)) {
        return Err(words(unfit));
    }
    let cages: Option<Vec<usize>> = cages.into_iter().collect();
    cages.ok_or_else(say::format_part_loose_cells)
}

/// Returns `true` if a clue can represent a block. A difference or a quotient needs exactly two
/// cells.
fn has_clue(block: &Constraint) -> bool {
    let name = block.kind().name;
    CLUES.iter().any(|clue| clue.1 == name)
        && (block.cells().len() == 2 || !["minus", "divide"].contains(&name))
        && block.numbers().first().is_some_and(|&number| number < 1_000_000)
}

impl WriteRecords for Ids {
    fn lacks(&self, record: &Record, _complete: bool) -> Option<Message> {
        let geometry = record.sudoku.geometry();
        latin::boxes(geometry).or_else(|| blocks_of(geometry).err())
    }

    fn write(&mut self, record: &Record, out: &mut String) {
        let geometry = record.sudoku.geometry();
        let Ok(blocks) = blocks_of(geometry) else { return };
        out.push_str(&format!("{}:", geometry.side()));
        let mut runs = String::new();
        push_regions(&blocks, geometry.side(), &mut runs);
        push_shortened(&runs, out);
        out.push(',');
        let mut seen = vec![false; geometry.constraints().len()];
        for &block in &blocks {
            if std::mem::replace(&mut seen[block], true) {
                continue;
            }
            let constraint = &geometry.constraints()[block];
            let clue = CLUES.iter().find(|clue| clue.1 == constraint.kind().name);
            let letter = clue.map_or('a', |clue| char::from(clue.0));
            let number = constraint.numbers().first().copied().unwrap_or(0);
            out.push_str(&format!("{letter}{number}"));
        }
        out.push('\n');
    }
}

/// Appends runs; three or more equal runs are written as one with a number.
fn push_shortened(runs: &str, out: &mut String) {
    for same in runs.as_bytes().chunk_by(|a, b| a == b) {
        let run = char::from(same[0]);
        match same.len() {
            1 => out.push(run),
            2 => out.extend([run, run]),
            times => out.push_str(&format!("{run}{times}")),
        }
    }
}
