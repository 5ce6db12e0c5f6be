//! Killer Sudoku with 9x9 cells in the notations of SumoCue and related programs, a puzzle on each
//! line.
//!
//! - `3x3::k:`, or `3x3:d:k:` with diagonals, is followed by 81 numbers separated by colons. Each
//!   is 256 times the total of the cell's cage plus the number of the cage. A cell with a total of
//!   0 isn't in a cage.
//! - `SumoCueV1`, with a `D` for diagonals, is followed by an entry for each cell. `=17` is a total
//!   in the first cell of a cage. `+4` is the index of the first cell of its cage, from 0. If the
//!   board has regions, `J0` to `J8` is the cell's region. In a cage with a total of 0, the digits
//!   only differ.
//! - 81 characters: `<`, `>`, `^` and `v`, and `` ` ``, `'`, `,` and `.` for diagonal directions,
//!   point to a neighbour in the same cage. The last cell that is pointed to has the total: `A` for
//!   10, `a` for 36, and 0 if digits only differ.
//!
//! The first two are described at <http://www.sudocue.net/forum/viewtopic.php?f=1&t=519>, the third
//! at <http://forum.enjoysudoku.com/understandable-snarfable-killer-cages-t6119.html>. Boards with
//! boxes are written in the first notation, those with regions in the second.

use crate::cages::cage_of;
use crate::capacity::Capacity;
use crate::context::Context;
use crate::each_line::EachLine;
use crate::format::{Format, WriteRecords};
use crate::record::Record;
use crate::source::Line;
use evoku_messages::{Message, say};
use evoku_model::text::{ReadError, ReadErrorKind};
use evoku_model::{
    Cell, Constraint, Element, Geometry, GeometryError, Grid, Partition, Rules, Shape, Sudoku,
    constraint_kind,
};

pub(super) static FORMAT: Format = Format {
    name: "sumocue",
    extensions: &["sumocue"],
    about: say::format_about_sumocue,
    example: "F<<F<<F<<F<<F<<F<<F<<F<<F<<F<<F<<F<<F<<F<<F<<F<<F<<F<<F<<F<<F<<F<<F<<F<<F<<F<<F<<",
    capacity: Capacity {
        sides: 9..=9,
        rules: &["jigsaw", "diagonal", "killer"],
        givens: false,
        ..Capacity::PLAIN
    },
    recognises: |head| form(head.first()).is_some(),
    reader: || Box::new(EachLine(parse)),
    writer: || Box::new(Cages),
};

const SIDE: usize = 9;
const CELLS: usize = SIDE * SIDE;

/// The totals that can be written.
const MOST: std::ops::Range<u32> = 1..1 << 16;

/// The notation of a text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Numbers,
    SumoCue,
    Arrows,
}

fn form(text: &str) -> Option<Form> {
    if ["3x3::k:", "3x3:d:k:"].iter().any(|start| text.starts_with(start)) {
        return Some(Form::Numbers);
    }
    if text.starts_with("SumoCueV1") {
        return Some(Form::SumoCue);
    }
    let is_sign = |sign: u8| total(sign).is_some() || b"<>^v`',.".contains(&sign);
    let is_arrows = text.len() == CELLS && text.bytes().all(is_sign);
    (is_arrows && text.contains(['<', '>', '^', 'v'])).then_some(Form::Arrows)
}

/// The total of a digit or letter.
fn total(sign: u8) -> Option<u32> {
    let value = match sign {
        b'0'..=b'9' => sign - b'0',
        b'A'..=b'Z' => sign - b'A' + 10,
        b'a'..=b'j' => sign - b'a' + 36,
        _ => return None,
    };
    Some(u32::from(value))
}

/// The contents of a text: the root cell of each cell's cage, and the total in each root.
struct Said {
    roots: Vec<usize>,
    totals: Vec<u32>,
    diagonal: bool,
    regions: Option<Vec<u8>>,
}

/// A text with its line number.
#[derive(Clone, Copy)]
struct Place<'t> {
    text: &'t str,
    line: usize,
}

impl Place<'_> {
    fn wrong(self, at: usize, found: &str, expected: Message) -> ReadError {
        let before = self.text.get(..at).unwrap_or(self.text);
        ReadError::unexpected(self.line, before.chars().count() + 1, found, expected)
    }

    fn miscounted(self, found: usize) -> ReadError {
        let expected = say::format_count_each(CELLS);
        ReadError::new(self.line, ReadErrorKind::Cells { found, expected })
    }
}

/// Reads numbers: `3x3::k:6150:...`.
fn numbers(place: Place<'_>) -> Result<Said, ReadError> {
    let start = place.text.find("k:").map_or(0, |at| at + 2);
    let mut at = start;
    let mut values: Vec<u32> = Vec::with_capacity(CELLS);
    for word in place.text[start..].trim_end().trim_end_matches(':').split(':') {
        let value = word
            .trim()
            .parse()
            .map_err(|_| place.wrong(at, word, say::format_expected_number()))?;
        values.push(value);
        at += word.len() + 1;
    }
    if values.len() != CELLS {
        return Err(place.miscounted(values.len()));
    }
    let first = |(cell, value): (usize, &u32)| match value / 256 {
        0 => cell,
        _ => values.iter().position(|other| other == value).unwrap_or(cell),
    };
    Ok(Said {
        roots: values.iter().enumerate().map(first).collect(),
        totals: values.iter().map(|value| value / 256).collect(),
        diagonal: place.text.starts_with("3x3:d"),
        regions: None,
    })
}

/// Reads `SumoCueV1=17J0+0J0...`.
fn sumo_cue(place: Place<'_>) -> Result<Said, ReadError> {
    let start = "SumoCueV1".len();
    let rest = &place.text[start..];
    let diagonal = rest.trim_start().starts_with('D');
    let (mut roots, mut totals, mut regions) = (Vec::new(), Vec::new(), Vec::new());
    let entries: Vec<usize> = rest.match_indices(['=', '+']).map(|found| found.0).collect();
    for (index, &from) in entries.iter().enumerate() {
        let to = entries.get(index + 1).copied().unwrap_or(rest.len());
        let entry = rest[from..to].trim();
        let (number, region) = entry[1..].split_once('J').unzip();
        let number = number.unwrap_or(&entry[1..]).trim();
        let expected = say::format_expected_sumocue_cell;
        let wrong = || place.wrong(start + from, entry, expected());
        let number: usize = number.parse().map_err(|_| wrong())?;
        let is_root = entry.starts_with('=');
        if !is_root && number >= index {
            return Err(place.wrong(start + from, entry, say::format_expected_sumocue_earlier()));
        }
        roots.push(if is_root { index } else { roots[number] });
        totals.push(if is_root { number as u32 } else { 0 });
        if let Some(region) = region {
            regions.push(region.trim().parse().map_err(|_| wrong())?);
        }
    }
    if roots.len() != CELLS {
        return Err(place.miscounted(roots.len()));
    }
    let regions = (!regions.is_empty()).then_some(regions);
    if regions.as_ref().is_some_and(|regions| regions.len() != CELLS) {
        return Err(place.wrong(start, "", say::format_expected_sumocue_regions()));
    }
    Ok(Said { roots, totals, diagonal, regions })
}

/// The cell to which a character points; `None` outside the board.
fn pointed(sign: u8, row: usize, column: usize) -> Option<usize> {
    let (down, right) = match sign {
        b'<' => (0, -1),
        b'>' => (0, 1),
        b'^' => (-1, 0),
        b'v' => (1, 0),
        b'`' => (-1, -1),
        b'\'' => (-1, 1),
        b',' => (1, -1),
        b'.' => (1, 1),
        _ => return None,
    };
    let (row, column) = (row.checked_add_signed(down)?, column.checked_add_signed(right)?);
    (row < SIDE && column < SIDE).then_some(row * SIDE + column)
}

/// Reads 81 arrows and totals.
fn arrows(place: Place<'_>) -> Result<Said, ReadError> {
    let signs = place.text.as_bytes();
    let mut roots = Vec::with_capacity(CELLS);
    for cell in 0..CELLS {
        let mut root = cell;
        let mut steps = 0;
        while total(signs[root]).is_none() {
            let next = pointed(signs[root], root / SIDE, root % SIDE).filter(|_| steps < CELLS);
            let found = char::from(signs[root]).to_string();
            let expected = say::format_expected_sumocue_arrows;
            root = next.ok_or_else(|| place.wrong(root, &found, expected()))?;
            steps += 1;
        }
        roots.push(root);
    }
    let totals = signs.iter().map(|&sign| total(sign).unwrap_or(0)).collect();
    Ok(Said { roots, totals, diagonal: false, regions: None })
}

fn parse(line: Line<'_>, context: &mut Context) -> Result<Record, ReadError> {
    let text = String::from_utf8_lossy(line.bytes);
    let place = Place { text: text.trim(), line: line.number };
    let said = match form(place.text) {
        Some(Form::Numbers) => numbers(place)?,
        Some(Form::SumoCue) => sumo_cue(place)?,
        Some(Form::Arrows) => arrows(place)?,
        None => {
            let found: String = place.text.chars().take(20).collect();
            return Err(place.wrong(0, &found, say::format_expected_sumocue()));
        }
    };
    let wrong = |error: GeometryError| ReadError::new(line.number, error);
    let mut rules = Rules { diagonal: said.diagonal, ..Rules::default() };
    if let Some(regions) = said.regions {
        rules.partition = Partition::Regions(regions);
    }
    for root in 0..CELLS {
        let cells = (0..CELLS).filter(|&cell| said.roots[cell] == root);
        let cells: Vec<Cell> = cells.map(Cell::from_index).collect();
        let total = Some(said.totals[root]).filter(|&total| total > 0);
        let least = if total.is_some() { 1 } else { 2 };
        if cells.len() >= least
            && let Some(kind) = constraint_kind("killer")
        {
            let cage = Constraint::new(kind, Vec::from_iter(total), cells, SIDE);
            rules.constraints.push(cage.map_err(|error| wrong(error.into()))?);
        }
    }
    let geometry = context.geometry(line.number, Shape::NINE, Some(&rules))?;
    let sudoku = Sudoku::new(geometry, Grid::blank(SIDE));
    sudoku.map(Record::of).map_err(|error| ReadError::new(line.number, error))
}

struct Cages;

/// The first constraint that isn't a cage with a total, or that overlaps another.
fn unfit(geometry: &Geometry) -> Option<&Constraint> {
    let mut constraints = geometry.constraints().iter();
    let unfit = constraints.find(|one| !one.numbers().iter().any(|total| MOST.contains(total)));
    unfit.or_else(|| cage_of(geometry).err())
}

impl WriteRecords for Cages {
    fn lacks(&self, record: &Record, _complete: bool) -> Option<Message> {
        let geometry = record.sudoku.geometry();
        let boxes = (geometry.rules().partition == Partition::None).then(say::format_part_no_boxes);
        boxes.or_else(|| unfit(geometry).map(|constraint| constraint.words(SIDE)))
    }

    fn write(&mut self, record: &Record, out: &mut String) {
        let geometry = record.sudoku.geometry();
        let Ok(cage_of) = cage_of(geometry) else { return };
        let diagonal = geometry.rules().diagonal;
        let total = |cage: usize| geometry.constraints()[cage].numbers().first().copied();
        if let Partition::Regions(regions) = &geometry.rules().partition {
            out.push_str(if diagonal { "SumoCueV1D" } else { "SumoCueV1" });
            for (cell, cage) in cage_of.iter().enumerate() {
                let root = cage_of.iter().position(|other| other == cage && cage.is_some());
                match root.filter(|&root| root < cell) {
                    Some(root) => out.push_str(&format!("+{root}")),
                    None => {
                        out.push_str(&format!("={}", cage.and_then(total).unwrap_or(0)));
                    }
                }
                out.push_str(&format!("J{}", regions[cell]));
            }
        } else {
            out.push_str(if diagonal { "3x3:d:k:" } else { "3x3::k:" });
            for cage in cage_of {
                let value =
                    cage.map(|cage| 256 * u64::from(total(cage).unwrap_or(0)) + cage as u64);
                out.push_str(&format!("{}:", value.unwrap_or(0)));
            }
        }
        out.push('\n');
    }
}
