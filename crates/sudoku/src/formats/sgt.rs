//! Game ids of "Solo" from Simon Tatham's Portable Puzzle Collection.
//!
//! `3x3:` boxes of three rows and three columns, `3x3x:` with diagonals, `9j:` jigsaw. Then come
//! the cells: a number is a given, a letter as many blanks as its place in the alphabet, `_`
//! separates two numbers. Jigsaw regions follow after a comma as runs over the borders between
//! neighbouring cells, first all upright ones row by row, then all level ones column by column. A
//! letter counts the borders inside a region before one between regions: `a` is one, `_` none, `z`
//! 25 with none after. The end counts as a border between regions. (The format is described in the
//! collection's manual, chapter "Solo", and in the comments of its source.) Killer cages are
//! refused.

use crate::formats::capacity::Capacity;
use crate::formats::context::Context;
use crate::formats::error::{ReadError, ReadErrorKind};
use crate::formats::format::{Format, ReadRecords, WriteRecords};
use crate::formats::head::Head;
use crate::formats::lines::next_line;
use crate::formats::record::Record;
use crate::formats::source::{Line, Source};
use crate::model::{Digit, Grid, MAX_SIDE, Partition, Rules, Shape, Sudoku};

pub(super) static FORMAT: Format = Format {
    name: "sgt",
    extensions: &["sgt"],
    about: "game ids of \"Solo\" from Simon Tatham's puzzles",
    example: "2x2:1c3_4d1_2c4",
    capacity: Capacity { rules: &["boxes", "latin", "jigsaw", "diagonal"], ..Capacity::PLAIN },
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
    let (mut jigsaw, mut diagonal) = (false, false);
    while let Some(byte) = cursor.peek().filter(|byte| *byte != b':') {
        match byte {
            b'j' => jigsaw = true,
            b'x' => diagonal = true,
            b'k' => {
                let kind = ReadErrorKind::Unsupported("killer cages");
                let mut error = ReadError::new(cursor.line, kind);
                error.column = cursor.before + cursor.at + 1;
                return Err(error);
            }
            // Difficulty and symmetry, which say nothing about the puzzle.
            b'd' | b'r' | b'm' | b'a' => {
                let detail = |byte: &u8| byte.is_ascii_alphanumeric() && !b"jxk".contains(byte);
                let rest = &cursor.text[cursor.at..];
                cursor.at += rest.iter().take_while(|byte| detail(byte)).count();
                continue;
            }
            _ => return Err(cursor.unexpected(cursor.at, "j, x or a colon")),
        }
        cursor.at += 1;
    }
    // A jigsaw has one number, its side; other boards have square boxes where one is missing.
    let rows = rows.unwrap_or(if jigsaw { 1 } else { columns });
    let shape = Shape::new(columns, rows).map_err(|error| ReadError::new(cursor.line, error))?;
    if !cursor.skip(b':') {
        return Err(cursor.unexpected(cursor.at, "a colon"));
    }
    Ok(Parameters { shape, jigsaw, diagonal })
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

fn regions(cursor: &mut Cursor<'_>, side: usize) -> Result<Vec<u8>, ReadError> {
    let total = 2 * side * (side - 1);
    let mut inside = Vec::with_capacity(total + 1);
    while let Some(byte) = cursor.peek() {
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
        // More regions than cells in a row are refused as too small anyway.
        found.push(number.min(255) as u8);
    }
    Ok(found)
}

fn parse(line: Line<'_>, context: &mut Context) -> Result<Record, ReadError> {
    let text = line.bytes.trim_ascii();
    let before = line.bytes.len() - line.bytes.trim_ascii_start().len();
    let mut cursor = Cursor { text, at: 0, line: line.number, before };
    let Parameters { shape, jigsaw, diagonal } = parameters(&mut cursor)?;
    let side = shape.side();
    let givens = cells(&mut cursor, side)?;
    let partition = if jigsaw {
        if !cursor.skip(b',') {
            return Err(cursor.unexpected(cursor.at, "a comma and regions"));
        }
        Partition::Regions(regions(&mut cursor, side)?)
    } else if shape.has_boxes() {
        Partition::Boxes
    } else {
        Partition::None
    };
    if cursor.at < text.len() {
        return Err(cursor.unexpected(cursor.at, "the end of the line"));
    }
    let rules = Rules { partition, diagonal, ..Rules::default() };
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

fn push_regions(regions: &[u8], side: usize, out: &mut String) {
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

impl WriteRecords for Ids {
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
        out.push_str(if geometry.rules().diagonal { "x:" } else { ":" });
        let mut run = 0;
        for (index, digit) in record.sudoku.givens().cells().iter().enumerate() {
            match digit {
                None => run += 1,
                Some(digit) => {
                    if run == 0 && index > 0 {
                        out.push('_');
                    }
                    push_blanks(std::mem::take(&mut run), out);
                    out.push_str(&digit.to_string());
                }
            }
        }
        push_blanks(run, out);
        if let Partition::Regions(regions) = &geometry.rules().partition {
            out.push(',');
            push_regions(regions, side, out);
        }
        out.push('\n');
        debug_assert!(side <= MAX_SIDE);
    }
}
