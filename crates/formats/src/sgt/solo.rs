//! Game ids of "Solo" from Simon Tatham's Portable Puzzle Collection.
//!
//! - An id begins with `3x3:` for boxes of three rows and three columns, `3x3x:` with diagonals, or
//!   `9j:` for a jigsaw.
//! - The cells follow. A number is a given, a letter is as many blanks as its position in the
//!   alphabet, and `_` separates two numbers.
//! - Jigsaw regions follow after a comma, as runs over the borders between neighbouring cells:
//!   first the vertical borders row by row, then the horizontal ones column by column. A letter is
//!   the number of borders inside a region before the next one between regions. `a` is one and `_`
//!   none. `z` is 25 without a border between regions after it. The end counts as a border between
//!   regions.
//! - `3x3k:` has killer cages: their runs, and after another comma their totals. Totals are written
//!   like cells, each in the first cell of its cage.
//!
//! The format is described in the collection's manual, chapter "Solo", and in the comments of its
//! source.

use crate::cages::{cage_of, is_connected};
use crate::capacity::Capacity;
use crate::context::Context;
use crate::each_line::EachLine;
use crate::format::{Format, WriteRecords};
use crate::head::Head;
use crate::record::Record;
use crate::sgt::runs::{Cursor, blocks, cells, cells_of, push_numbers, push_regions, totals};
use crate::source::Line;
use evoku_messages::{Message, say};
use evoku_model::text::ReadError;
use evoku_model::{
    Constraint, Element, Geometry, GeometryError, MAX_SIDE, Partition, Rules, Shape, Sudoku,
    constraint_kind,
};

pub(crate) static FORMAT: Format = Format {
    name: "sgt",
    extensions: &["sgt"],
    about: say::format_about_sgt,
    example: "2x2:1c3_4d1_2c4",
    capacity: Capacity {
        rules: &["boxes", "latin", "jigsaw", "diagonal", "killer"],
        ..Capacity::PLAIN
    },
    recognises,
    reader: || Box::new(EachLine(parse)),
    writer: || Box::new(Ids),
};

fn recognises(head: &Head<'_>) -> bool {
    let Some((parameters, cells)) = head.first().split_once(':') else { return false };
    parameters.starts_with(|first: char| first.is_ascii_digit())
        && parameters.bytes().all(|byte| byte.is_ascii_alphanumeric())
        && cells.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b','))
}

/// The shape and the rules before the colon.
struct Parameters {
    shape: Shape,
    jigsaw: bool,
    diagonal: bool,
    killer: bool,
}

fn parameters(cursor: &mut Cursor<'_>) -> Result<Parameters, ReadError> {
    let columns = cursor.number();
    let Some(columns) = columns else {
        return Err(cursor.unexpected(0, say::format_expected_solo_size()));
    };
    let mut rows = None;
    if cursor.peek() == Some(b'x') && cursor.text.get(1 + cursor.at).is_some_and(u8::is_ascii_digit)
    {
        cursor.at += 1;
        rows = cursor.number();
    }
    let (mut jigsaw, mut diagonal, mut killer) = (false, false, false);
    while let Some(byte) = cursor.peek().filter(|byte| *byte != b':') {
        match byte {
            b'j' => jigsaw = true,
            b'x' => diagonal = true,
            b'k' => killer = true,
            // Difficulty and symmetry, which are irrelevant to the puzzle.
            b'd' | b'r' | b'm' | b'a' => {
                let detail = |byte: &u8| byte.is_ascii_alphanumeric() && !b"jxk".contains(byte);
                let rest = &cursor.text[cursor.at..];
                cursor.at += rest.iter().take_while(|byte| detail(byte)).count();
                continue;
            }
            _ => return Err(cursor.unexpected(cursor.at, say::format_expected_solo_letter())),
        }
        cursor.at += 1;
    }
    // A jigsaw has a single number, its side. Other boards with a single number have square boxes.
    let rows = rows.unwrap_or(if jigsaw { 1 } else { columns });
    let shape = Shape::new(columns, rows).map_err(|error| ReadError::new(cursor.line, error))?;
    if !cursor.skip(b':') {
        return Err(cursor.unexpected(cursor.at, say::format_expected_colon()));
    }
    Ok(Parameters { shape, jigsaw, diagonal, killer })
}

/// Reads killer cages: their runs, and their totals in their first cells.
fn cages(cursor: &mut Cursor<'_>, side: usize) -> Result<Vec<Constraint>, ReadError> {
    let Some(killer) = constraint_kind("killer") else { return Ok(Vec::new()) };
    if !cursor.skip(b',') {
        return Err(cursor.unexpected(cursor.at, say::format_expected_solo_cages()));
    }
    let blocks = blocks(cursor, side)?;
    if !cursor.skip(b',') {
        return Err(cursor.unexpected(cursor.at, say::format_expected_solo_cage_totals()));
    }
    let totals = totals(cursor, side)?;
    let mut constraints = Vec::new();
    for cells in cells_of(&blocks) {
        let total = totals[cells[0].index()];
        // A single cell without a total isn't in a cage.
        if total.is_some() || cells.len() > 1 {
            let cage = Constraint::new(killer, total.into_iter().collect(), cells, side);
            let cage = cage.map_err(GeometryError::from);
            constraints.push(cage.map_err(|error| ReadError::new(cursor.line, error))?);
        }
    }
    Ok(constraints)
}

fn parse(line: Line<'_>, context: &mut Context) -> Result<Record, ReadError> {
    let mut cursor = Cursor::of(line);
    let Parameters { shape, jigsaw, diagonal, killer } = parameters(&mut cursor)?;
    let side = shape.side();
    let givens = cells(&mut cursor, side)?;
    let partition = if jigsaw {
        if !cursor.skip(b',') {
            return Err(cursor.unexpected(cursor.at, say::format_expected_solo_regions()));
        }
        // If there are more regions than cells in a row, some region is too small and is rejected
        // later.
        let regions = blocks(&mut cursor, side)?;
        Partition::Regions(regions.into_iter().map(|region| region.min(255) as u8).collect())
    } else if shape.has_boxes() {
        Partition::Boxes
    } else {
        Partition::None
    };
    let constraints = if killer { cages(&mut cursor, side)? } else { Vec::new() };
    if cursor.at < cursor.text.len() {
        return Err(cursor.unexpected(cursor.at, say::format_expected_end_of_line()));
    }
    let rules = Rules { partition, diagonal, constraints, ..Rules::default() };
    let geometry = context.geometry(line.number, shape, Some(&rules))?;
    Sudoku::new(geometry, givens).map(Record::of).map_err(|e| ReadError::new(line.number, e))
}

struct Ids;

/// Appends cages and their totals.
fn push_cages(geometry: &Geometry, cage_of: &[Option<usize>], out: &mut String) {
    let numbers: Vec<(Option<usize>, usize)> = (cage_of.iter().enumerate())
        .map(|(cell, cage)| (*cage, if cage.is_none() { cell } else { 0 }))
        .collect();
    out.push(',');
    push_regions(&numbers, geometry.side(), out);
    out.push(',');
    let mut totals: Vec<Option<u32>> = vec![None; cage_of.len()];
    for cage in geometry.constraints() {
        if let Some(first) = cage.cells().iter().min() {
            totals[first.index()] = cage.numbers().first().copied();
        }
    }
    push_numbers(&totals, out);
}

/// The first constraint that runs over borders can't represent. It overlaps another, isn't
/// connected, or is a single cell without a total, which would be read as a cell without a cage.
fn unfit(geometry: &Geometry) -> Option<&Constraint> {
    let is_lone = |one: &Constraint| one.cells().len() == 1 && one.numbers().is_empty();
    let fits = |one: &&Constraint| !is_lone(one) && is_connected(one, geometry.side());
    cage_of(geometry).err().or_else(|| geometry.constraints().iter().find(|one| !fits(one)))
}

impl WriteRecords for Ids {
    fn lacks(&self, record: &Record, _complete: bool) -> Option<Message> {
        let geometry = record.sudoku.geometry();
        unfit(geometry).map(|constraint| constraint.words(geometry.side()))
    }

    fn write(&mut self, record: &Record, out: &mut String) {
        let geometry = record.sudoku.geometry();
        let (side, shape) = (geometry.side(), geometry.shape());
        match geometry.rules().partition {
            Partition::Boxes => {
                out.push_str(&format!("{}x{}", shape.box_rows(), shape.box_columns()));
            }
            Partition::None => out.push_str(&format!("{side}x1")),
            Partition::Regions(_) => out.push_str(&format!("{side}j")),
        }
        out.push_str(if geometry.rules().diagonal { "x" } else { "" });
        out.push_str(if geometry.constraints().is_empty() { ":" } else { "k:" });
        let givens = record.sudoku.givens().cells().iter();
        let givens = givens.map(|digit| digit.map(|digit| u32::from(digit.value())));
        push_numbers(&givens.collect::<Vec<_>>(), out);
        if let Partition::Regions(regions) = &geometry.rules().partition {
            out.push(',');
            push_regions(regions, side, out);
        }
        if !geometry.constraints().is_empty()
            && let Ok(cage_of) = cage_of(geometry)
        {
            push_cages(geometry, &cage_of, out);
        }
        out.push('\n');
        debug_assert!(side <= MAX_SIDE);
    }
}
