//! Game ids of "Solo" from Simon Tatham's Portable Puzzle Collection.
//!
//! `3x3:` boxes of three rows and three columns, `3x3x:` with diagonals, `9j:` jigsaw. Then come
//! the cells: a number is a given, a letter as many blanks as its place in the alphabet, `_`
//! separates two numbers. Jigsaw regions follow after a comma as runs over the borders between
//! neighbouring cells, first all upright ones row by row, then all level ones column by column. A
//! letter counts the borders inside a region before one between regions: `a` is one, `_` none, `z`
//! 25 with none after. The end counts as a border between regions. `3x3k:` has killer cages: their
//! runs, and after another comma their totals, written as the cells are, each in the first cell of
//! its cage. (The format is described in the collection's manual, chapter "Solo", and in the comments
//! of its source.)

use crate::formats::capacity::Capacity;
use crate::formats::context::Context;
use crate::formats::error::{ReadError, ReadErrorKind};
use crate::formats::format::{Format, ReadRecords, WriteRecords};
use crate::formats::head::Head;
use crate::formats::lines::next_line;
use crate::formats::record::Record;
use crate::formats::source::{Line, Source};
use crate::model::{
    Cell, Constraint, Digit, Element, Geometry, GeometryError, Grid, MAX_SIDE, Partition, Rules,
    Shape, Sudoku, constraint_kind,
};

pub(super) static FORMAT: Format = Format {
    name: "sgt",
    extensions: &["sgt"],
    about: "game ids of \"Solo\" from Simon Tatham's puzzles",
    example: "2x2:1c3_4d1_2c4",
    capacity: Capacity {
        rules: &["boxes", "latin", "jigsaw", "diagonal", "killer"],
        ..Capacity::PLAIN
    },
    recognises,
    reader: || Box::new(Ids),
    writer: || Box::new(Ids),
};

fn recognises(head: &Head<'_>) -> bool {
    let Some((parameters, cells)) = head.first().split_once(':') else { return false };
    parameters.starts_with(|first: char| first.is_ascii_digit())
        && parameters.bytes().all(|byte| byte.is_ascii_alphanumeric())
        && cells.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b','))
}

/// The shape and rules before the colon.
struct Parameters {
    shape: Shape,
    jigsaw: bool,
    diagonal: bool,
    killer: bool,
}

/// A line with a place in it.
struct Cursor<'t> {
    text: &'t [u8],
    at: usize,
    line: usize,
    /// The characters before the text.
    before: usize,
}

impl Cursor<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn skip(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn number(&mut self) -> Option<usize> {
        let rest = &self.text[self.at..];
        let length = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        self.at += length;
        // Anything longer is too large, whatever it is.
        let number =
            rest[..length].iter().take(6).fold(0, |sum, b| 10 * sum + usize::from(b - b'0'));
        (length > 0).then_some(number)
    }

    fn unexpected(&self, at: usize, expected: impl Into<String>) -> ReadError {
        let found = self.text.get(at).map_or(String::new(), |&byte| char::from(byte).to_string());
        ReadError::unexpected(self.line, self.before + at + 1, &found, expected)
    }
}

fn parameters(cursor: &mut Cursor<'_>) -> Result<Parameters, ReadError> {
    let columns = cursor.number();
    let Some(columns) = columns else { return Err(cursor.unexpected(0, "a size like 3x3 or 9j")) };
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
            // Difficulty and symmetry, which say nothing about the puzzle.
            b'd' | b'r' | b'm' | b'a' => {
                let detail = |byte: &u8| byte.is_ascii_alphanumeric() && !b"jxk".contains(byte);
                let rest = &cursor.text[cursor.at..];
                cursor.at += rest.iter().take_while(|byte| detail(byte)).count();
                continue;
            }
            _ => return Err(cursor.unexpected(cursor.at, "j, x, k or a colon")),
        }
        cursor.at += 1;
    }
    // A jigsaw has one number, its side; other boards have square boxes where one is missing.
    let rows = rows.unwrap_or(if jigsaw { 1 } else { columns });
    let shape = Shape::new(columns, rows).map_err(|error| ReadError::new(cursor.line, error))?;
    if !cursor.skip(b':') {
        return Err(cursor.unexpected(cursor.at, "a colon"));
    }
    Ok(Parameters { shape, jigsaw, diagonal, killer })
}

fn cells(cursor: &mut Cursor<'_>, side: usize) -> Result<Grid, ReadError> {
    let mut cells = Vec::with_capacity(side * side);
    while let Some(byte) = cursor.peek().filter(|byte| *byte != b',') {
        let at = cursor.at;
        match byte {
            b'a'..=b'z' => {
                cells.extend(std::iter::repeat_n(None, usize::from(byte - b'a') + 1));
                cursor.at += 1;
            }
            b'_' => cursor.at += 1,
            _ => {
                let digit = cursor.number().filter(|number| (1..=side).contains(number));
                let Some(digit) = digit.and_then(|number| Digit::new(number as u8)) else {
                    let found = String::from_utf8_lossy(&cursor.text[at..cursor.at.max(at + 1)]);
                    let expected = format!("a number 1 to {side}, a letter or _");
                    let place = cursor.before + at + 1;
                    let error = ReadError::unexpected(cursor.line, place, &found, expected);
                    return Err(error.in_cell(cells.len(), side));
                };
                cells.push(Some(digit));
            }
        }
        if cells.len() > side * side {
            break;
        }
    }
    if cells.len() != side * side {
        let more = if cells.len() > side * side { "at least " } else { "" };
        let found = format!("{more}{} cells", cells.len());
        let expected = (side * side).to_string();
        let kind = ReadErrorKind::Unexpected { found, expected };
        return Err(ReadError::new(cursor.line, kind));
    }
    Ok(Grid::from_cells(cells).unwrap_or_else(|| Grid::blank(side)))
}

/// The two cells on either side of each border, in the order of the format.
fn borders(side: usize) -> impl Iterator<Item = (usize, usize)> {
    let pairs = move || (0..side).flat_map(move |line| (1..side).map(move |step| (line, step)));
    let upright =
        pairs().map(move |(row, column)| row * side + column).map(|cell| (cell - 1, cell));
    let level = pairs().map(move |(column, row)| row * side + column);
    upright.chain(level.map(move |cell| (cell - side, cell)))
}

/// The blocks that runs over borders divide the board into: a number for each cell, from 0 in
/// reading order.
fn blocks(cursor: &mut Cursor<'_>, side: usize) -> Result<Vec<usize>, ReadError> {
    let total = 2 * side * (side - 1);
    let mut inside = Vec::with_capacity(total + 1);
    while let Some(byte) = cursor.peek().filter(|byte| *byte != b',') {
        let run = match byte {
            b'_' => 0,
            b'a'..=b'z' => usize::from(byte - b'a') + 1,
            _ => return Err(cursor.unexpected(cursor.at, "a letter or _, a run of borders")),
        };
        // A z is 25 borders, with more of the same to come.
        inside.extend(std::iter::repeat_n(true, run.min(25)));
        if run <= 25 {
            inside.push(false);
        }
        if inside.len() > total + 1 {
            break;
        }
        cursor.at += 1;
    }
    if inside.len() != total + 1 || inside.last() != Some(&false) {
        let expected = format!("runs over {total} borders");
        return Err(cursor.unexpected(cursor.at, expected));
    }
    let mut region: Vec<usize> = (0..side * side).collect();
    fn root(region: &mut [usize], mut cell: usize) -> usize {
        while region[cell] != cell {
            region[cell] = region[region[cell]];
            cell = region[cell];
        }
        cell
    }
    for ((first, second), _) in borders(side).zip(&inside).filter(|(_, inside)| **inside) {
        let (first, second) = (root(&mut region, first), root(&mut region, second));
        region[first.max(second)] = first.min(second);
    }
    let mut numbers = Vec::new();
    let mut found = Vec::with_capacity(region.len());
    for cell in 0..region.len() {
        let root = root(&mut region, cell);
        let number = numbers.iter().position(|known| *known == root).unwrap_or_else(|| {
            numbers.push(root);
            numbers.len() - 1
        });
        found.push(number);
    }
    Ok(found)
}

/// Killer cages: their runs, and their totals in their first cells.
fn cages(cursor: &mut Cursor<'_>, side: usize) -> Result<Vec<Constraint>, ReadError> {
    let Some(killer) = constraint_kind("killer") else { return Ok(Vec::new()) };
    if !cursor.skip(b',') {
        return Err(cursor.unexpected(cursor.at, "a comma and killer cages"));
    }
    let blocks = blocks(cursor, side)?;
    if !cursor.skip(b',') {
        return Err(cursor.unexpected(cursor.at, "a comma and the totals of cages"));
    }
    let totals = totals(cursor, side)?;
    let count = blocks.iter().max().map_or(0, |most| most + 1);
    let mut cages: Vec<Vec<Cell>> = vec![Vec::new(); count];
    for (index, &block) in blocks.iter().enumerate() {
        cages[block].push(Cell::from_index(index));
    }
    let mut constraints = Vec::with_capacity(count);
    for cells in cages {
        let total = totals[cells[0].index()];
        // A cell by itself without a total is in no cage.
        if total.is_some() || cells.len() > 1 {
            let cage = Constraint::new(killer, total.into_iter().collect(), cells, side);
            let cage = cage.map_err(GeometryError::from);
            constraints.push(cage.map_err(|error| ReadError::new(cursor.line, error))?);
        }
    }
    Ok(constraints)
}

/// A total or none for each cell.
fn totals(cursor: &mut Cursor<'_>, side: usize) -> Result<Vec<Option<u32>>, ReadError> {
    let mut totals = Vec::with_capacity(side * side);
    while totals.len() < side * side {
        match cursor.peek() {
            Some(byte @ b'a'..=b'z') => {
                totals.resize(totals.len() + usize::from(byte - b'a') + 1, None);
                cursor.at += 1;
            }
            Some(b'_') => cursor.at += 1,
            _ => match cursor.number() {
                Some(total) => totals.push(Some(total as u32)),
                None => return Err(cursor.unexpected(cursor.at, "a total, a letter or _")),
            },
        }
    }
    if totals.len() > side * side {
        return Err(cursor.unexpected(cursor.at - 1, format!("totals of {} cells", side * side)));
    }
    Ok(totals)
}

fn parse(line: Line<'_>, context: &mut Context) -> Result<Record, ReadError> {
    let text = line.bytes.trim_ascii();
    let before = line.bytes.len() - line.bytes.trim_ascii_start().len();
    let mut cursor = Cursor { text, at: 0, line: line.number, before };
    let Parameters { shape, jigsaw, diagonal, killer } = parameters(&mut cursor)?;
    let side = shape.side();
    let givens = cells(&mut cursor, side)?;
    let partition = if jigsaw {
        if !cursor.skip(b',') {
            return Err(cursor.unexpected(cursor.at, "a comma and regions"));
        }
        // More regions than cells in a row are refused as too small anyway.
        let regions = blocks(&mut cursor, side)?;
        Partition::Regions(regions.into_iter().map(|region| region.min(255) as u8).collect())
    } else if shape.has_boxes() {
        Partition::Boxes
    } else {
        Partition::None
    };
    let constraints = if killer { cages(&mut cursor, side)? } else { Vec::new() };
    if cursor.at < text.len() {
        return Err(cursor.unexpected(cursor.at, "the end of the line"));
    }
    let rules = Rules { partition, diagonal, constraints, ..Rules::default() };
    let geometry = context.geometry(line.number, shape, Some(&rules))?;
    Sudoku::new(geometry, givens).map(Record::of).map_err(|e| ReadError::new(line.number, e))
}

struct Ids;

impl ReadRecords for Ids {
    fn next(
        &mut self,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>> {
        next_line(source, |line| parse(line, context))
    }
}

/// A run of blanks as letters.
fn push_blanks(mut run: usize, out: &mut String) {
    while run > 0 {
        let part = run.min(26);
        out.push(char::from(b'a' + part as u8 - 1));
        run -= part;
    }
}

fn push_regions<T: PartialEq>(regions: &[T], side: usize, out: &mut String) {
    let mut run = 0;
    let inside = borders(side).map(|(first, second)| regions[first] == regions[second]);
    for inside in inside.chain([false]) {
        if inside {
            run += 1;
            continue;
        }
        while run > 25 {
            out.push('z');
            run -= 25;
        }
        out.push(if run == 0 { '_' } else { char::from(b'a' + run as u8 - 1) });
        run = 0;
    }
}

/// For each cell the number of its cage, where all constraints are cages and none overlaps
/// another; else the first constraint that doesn't fit.
fn cage_of(geometry: &Geometry) -> Result<Vec<Option<usize>>, &Constraint> {
    let mut cage_of = vec![None; geometry.shape().cells()];
    for (number, constraint) in geometry.constraints().iter().enumerate() {
        for cell in constraint.cells() {
            if cage_of[cell.index()].replace(number).is_some() {
                return Err(constraint);
            }
        }
        // A cell by itself without a total would be read as a cell in no cage.
        let is_lone = constraint.cells().len() == 1 && constraint.numbers().is_empty();
        let is_killer = constraint.kind().name == "killer" && !is_lone;
        if !is_killer || !is_connected(constraint, geometry.side()) {
            return Err(constraint);
        }
    }
    Ok(cage_of)
}

/// Whether the cells of a constraint hang together by their sides: runs over borders can't say
/// others.
fn is_connected(constraint: &Constraint, side: usize) -> bool {
    let mut left = constraint.cells().to_vec();
    let mut near: Vec<Cell> = left.pop().into_iter().collect();
    while let Some(cell) = near.pop() {
        let (row, column) = (cell.row(side), cell.column(side));
        let (touching, others) = left.into_iter().partition(|other| {
            row.abs_diff(other.row(side)) + column.abs_diff(other.column(side)) == 1
        });
        left = others;
        near.extend::<Vec<Cell>>(touching);
    }
    left.is_empty()
}

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

/// Appends numbers, and runs of cells without one as letters.
fn push_numbers(numbers: &[Option<u32>], out: &mut String) {
    let mut run = 0;
    for (index, number) in numbers.iter().enumerate() {
        match number {
            None => run += 1,
            Some(number) => {
                if run == 0 && index > 0 {
                    out.push('_');
                }
                push_blanks(std::mem::take(&mut run), out);
                out.push_str(&number.to_string());
            }
        }
    }
    push_blanks(run, out);
}

impl WriteRecords for Ids {
    fn lacks(&self, record: &Record, _complete: bool) -> Option<String> {
        let geometry = record.sudoku.geometry();
        cage_of(geometry).err().map(|constraint| constraint.words(geometry.side()))
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
