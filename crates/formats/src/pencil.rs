//! Grids of pencil marks.
//!
//! ```text
//! 1     23  | 23    4
//! 24    234 | 3     12
//! ```
//!
//! Each word is a cell. Its candidates follow one another up to side 9, and are separated by commas
//! for larger boards. A blank allows every digit. If the puzzle has its own symbols, a line
//! `# symbols 0-9A-F` names them, and candidates follow one another on boards of any side.
//!
//! A cell with a single candidate is usually a given. It is open if a peer still has that candidate
//! and the givens explain every candidate of the board. A line `# givens` in front of the grid has
//! the givens where this doesn't tell.
//!
//! A puzzle without pencil marks is written with the candidates that its givens leave. An open cell
//! without any gets every digit, because it can't be empty.

use crate::block::{Block, Look};
use crate::capacity::Capacity;
use crate::context::Context;
use crate::format::{Format, ReadRecords, WriteRecords};
use crate::head::Head;
use crate::record::Record;
use crate::source::Source;
use crate::symbols::Symbols;
use evoku_messages::say;
use evoku_model::text::cells::{self, Token};
use evoku_model::text::drawing::{self, Drawn, Row};
use evoku_model::text::line::{print_on, read_on};
use evoku_model::text::{ReadError, ReadErrorKind};
use evoku_model::{
    Candidates, Cell, Digit, Digits, Element, Geometry, Grid, MAX_SIDE, Shape, Sudoku, SudokuError,
    Values,
};
use std::sync::Arc;

pub(super) static FORMAT: Format = Format {
    name: "pencil",
    extensions: &["pm"],
    about: say::format_about_pencil,
    example: " 1    23  | 23   4\n 24   234 | 3    12\n----------+----------\n 34   2   | 14   13\
        \n 4    13  | 12   1",
    capacity: Capacity {
        sides: 2..=MAX_SIDE,
        rules: &["boxes"],
        marks: true,
        symbols: true,
        ..Capacity::PLAIN
    },
    recognises,
    reader: || Box::new(Grids { begun: false }),
    writer: || Box::new(Grids { begun: false }),
};

fn recognises(head: &Head<'_>) -> bool {
    let text = head.text.trim_start();
    if text.starts_with(GIVENS) || text.lines().next().and_then(Symbols::of_header).is_some() {
        return true;
    }
    // Adjacent boxes with spaces as blanks may look like few cells with several digits each.
    if head.content().take(MAX_SIDE).any(has_spaces_as_blanks) {
        return false;
    }
    let drawn = head.content().map(|text| Drawn::of_marks(1, text));
    let rows: Vec<Row> = drawn
        .filter_map(|drawn| if let Drawn::Row(row) = drawn { Some(row) } else { None })
        .skip_while(Row::has_word)
        .take(MAX_SIDE + 1)
        .collect();
    let Some(side) = rows.first().map(Row::words) else { return false };
    if !(2..=MAX_SIDE).contains(&side) || (head.whole && rows.len() < side) {
        return false;
    }
    let rows = &rows[..side.min(rows.len())];
    let fine = |token: Token<'_>| candidates(&token, side, side <= 9).is_ok();
    let several = |text: &str| text.len() > 1 && (side <= 9 || text.contains(','));
    rows.iter().all(|row| row.words() == side && row.tokens().all(fine))
        && rows.iter().any(|row| row.tokens().any(|token| several(token.text)))
}

fn has_spaces_as_blanks(text: &str) -> bool {
    matches!(Drawn::of(1, text), Drawn::Row(row) if row.is_spaced())
}

/// The error for a text in a token that is not a candidate. It begins at character `at` of the
/// token.
fn no_candidate(token: &Token<'_>, at: usize, text: &str, side: usize) -> ReadError {
    let expected = if side <= 9 {
        say::format_expected_candidate_digits(side)
    } else {
        say::format_expected_candidate_numbers(side)
    };
    ReadError::unexpected(token.line, token.column + at, text, expected)
}

/// Parses the candidates of a cell. `is_compact` is `true` if each is one character.
fn candidates(token: &Token<'_>, side: usize, is_compact: bool) -> Result<Digits, ReadError> {
    if matches!(token.text, "." | "0" | "_" | "*" | "?" | "x" | "X" | "") {
        return Ok(Digits::first(side));
    }
    // Marks around candidates, as some programs print, mean nothing to the puzzle.
    let text = token.text.trim_matches(['*', '?']);
    let mut found = Digits::EMPTY;
    let is_compact = is_compact && !text.contains(',');
    let mut at = token.text.len() - token.text.trim_start_matches(['*', '?']).len();
    for piece in text.split(',') {
        let pieces: Vec<&str> = if is_compact {
            (0..piece.len()).map(|index| &piece[index..=index]).collect()
        } else {
            vec![piece]
        };
        for piece in pieces {
            let digit = match piece.as_bytes() {
                [sign @ b'A'..=b'Z'] if is_compact => Digit::new(cells::value(*sign) as u8),
                _ => piece.parse().ok().and_then(Digit::new),
            };
            match digit.filter(|digit| usize::from(digit.value()) <= side) {
                Some(digit) => found.insert(digit),
                None => return Err(no_candidate(token, at, piece, side)),
            };
            at += piece.len();
        }
        at += 1;
    }
    Ok(found)
}

fn parse(block: &Block, givens: Option<&str>, context: &mut Context) -> Result<Record, ReadError> {
    let words: usize = block.rows.iter().map(Row::words).sum();
    let most = block.rows.iter().map(Row::words).max().unwrap_or(0);
    let side = context.side().unwrap_or(most.min(MAX_SIDE));
    let wrong = block.rows.iter().position(|row| row.words() != side);
    if words != side * side || wrong.is_some() {
        let row = wrong
            .or(block.rows.len().checked_sub(1))
            .and_then(|index| block.rows.get(index).map(|row| (index + 1, row.line, row.words())));
        let (number, line, found) = row.unwrap_or_default();
        let expected = match wrong {
            Some(_) => say::format_count_row(side * side, number, found, side),
            None => say::format_count_rows(side * side, block.rows.len(), side),
        };
        return Err(ReadError::new(line, ReadErrorKind::Cells { found: words, expected }));
    }
    let mut cells = Vec::with_capacity(words);
    for token in block.rows.iter().flat_map(Row::tokens) {
        let is_compact = side <= 9 || block.symbols.is_some();
        let digits =
            candidates(&token, side, is_compact).map_err(|e| e.in_cell(cells.len(), side))?;
        cells.push(digits);
    }
    let line = block.line();
    let marks = Candidates::from_cells(cells).unwrap_or_else(|| Candidates::all(side));
    let drawn = drawing::boxes(&block.rows, &block.rules, side)
        .and_then(|(rows, columns)| Shape::new(rows, columns).ok());
    let geometry = match drawn.filter(|_| context.side().is_none()) {
        Some(shape) => context.geometry(line, shape, None)?,
        None => context.default_geometry(line, side)?,
    };
    let known = givens.and_then(|givens| read_on(&geometry, givens.trim()).ok());
    let sudoku = puzzle_of(geometry, marks, known).map_err(|e| ReadError::new(line, e))?;
    let mut record = Record { symbols: block.symbols.clone(), ..Record::of(sudoku) };
    record.add("name", block.title.as_deref().unwrap_or_default());
    Ok(record)
}

/// The candidates that a person sees: the pencil marks of a puzzle, or the candidates that its
/// givens leave. In a position in play, those that its digits and marks leave. A cell without any
/// has every digit.
pub(crate) fn marks_of(record: &Record) -> Candidates {
    let sudoku = &record.sudoku;
    if record.play.is_none() {
        return sudoku.marks().cloned().unwrap_or_else(|| seen(sudoku.geometry(), sudoku.givens()));
    }
    let grid = record.grid();
    let mut marks = seen(sudoku.geometry(), &grid);
    for (cell, noted) in record
        .marks()
        .iter()
        .flat_map(|noted| grid.open_cells().map(move |cell| (cell, noted.get(cell))))
    {
        let left = marks.get(cell) & noted;
        marks.set(cell, if left.is_empty() { Digits::first(marks.side()) } else { left });
    }
    marks
}

/// The candidates that no peer has; every digit in a cell without any.
fn seen(geometry: &Geometry, givens: &Grid) -> Candidates {
    let mut marks = Candidates::from_peers(geometry, givens);
    for cell in givens.open_cells() {
        if marks.get(cell).is_empty() {
            marks.set(cell, Digits::first(marks.side()));
        }
    }
    marks
}

/// The puzzle with these candidates. Without known givens, cells with a single candidate are givens
/// unless a peer shows that they are open.
pub(crate) fn puzzle_of(
    geometry: Arc<Geometry>,
    marks: Candidates,
    known: Option<Grid>,
) -> Result<Sudoku, SudokuError> {
    let side = marks.side();
    if geometry.side() == side
        && let Some(givens) = known.or_else(|| shown(&geometry, &marks))
    {
        let left = seen(&geometry, &givens);
        let mut cells = (0..side * side).map(Cell::from_index);
        if cells.all(|cell| left.get(cell) == marks.get(cell)) {
            return Sudoku::new(geometry, givens);
        }
    }
    Sudoku::from_marks(geometry, marks)
}

/// The single candidates that no open peer has; `None` if these are all of them.
fn shown(geometry: &Geometry, marks: &Candidates) -> Option<Grid> {
    let mut givens = Grid::blank(marks.side());
    let mut is_some_open = false;
    for (index, digits) in marks.cells().iter().enumerate() {
        let Some(digit) = digits.single() else { continue };
        let cell = Cell::from_index(index);
        let has = |peer: &Cell| marks.get(*peer).len() > 1 && marks.get(*peer).contains(digit);
        let is_open = geometry.peers(cell).iter().any(has);
        is_some_open |= is_open;
        givens.set(cell, Some(digit).filter(|_| !is_open));
    }
    is_some_open.then_some(givens)
}

/// Returns `true` if a reader of the candidates alone would take another puzzle from them.
pub(crate) fn needs_givens(record: &Record, marks: &Candidates) -> bool {
    let sudoku = &record.sudoku;
    if record.play.is_some() || sudoku.marks().is_some() {
        return false;
    }
    let mut open = sudoku.givens().open_cells();
    if !open.any(|cell| marks.get(cell).len() < 2 || marks.get(cell).len() == marks.side()) {
        return false;
    }
    let read = puzzle_of(Arc::clone(sudoku.geometry()), marks.clone(), None);
    read.as_ref() != Ok(sudoku)
}

/// The beginning of a line with the givens.
const GIVENS: &str = "# givens ";

struct Grids {
    begun: bool,
}

impl ReadRecords for Grids {
    fn next(
        &mut self,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>> {
        let look = Look { side: context.side(), marks: true };
        let mut givens = None;
        let mut note = |line: &str| givens = line.strip_prefix(GIVENS).map(str::to_owned);
        match Block::next(source, look, &mut note).transpose()? {
            Ok(block) => Some(parse(&block, givens.as_deref(), context)),
            Err(error) => Some(Err(error)),
        }
    }
}

/// The symbols or the numbers of a cell's digits. Numbers are separated by commas if the board has
/// numbers above 9.
fn text(digits: &Digits, values: Values, symbols: Option<&Symbols>) -> String {
    if let Some(symbols) = symbols {
        return digits.iter().map(|digit| symbols.of(digit.index() + 1)).collect();
    }
    let separator = if values.last <= 9 { "" } else { "," };
    let numbers = digits.iter().map(|digit| values.of(digit).to_string());
    numbers.collect::<Vec<_>>().join(separator)
}

impl WriteRecords for Grids {
    fn write(&mut self, record: &Record, out: &mut String) {
        if std::mem::replace(&mut self.begun, true) {
            out.push('\n');
        }
        let symbols = record.suitable();
        out.push_str(&symbols.map_or_else(String::new, Symbols::header));
        let marks = marks_of(record);
        if needs_givens(record, &marks) {
            out.push_str(GIVENS);
            out.push_str(&print_on(record.sudoku.geometry(), record.sudoku.givens()));
            out.push('\n');
        }
        let side = marks.side();
        let values = record.sudoku.geometry().values();
        let texts: Vec<String> =
            marks.cells().iter().map(|digits| text(digits, values, symbols)).collect();
        let width = texts.iter().map(|text| text.chars().count()).max().unwrap_or(1);
        let cell = |row, column| format!("{:<width$}", texts[row * side + column]);
        for line in evoku_model::text::board::draw(record.sudoku.geometry(), width, cell).lines() {
            out.push_str(line.trim_end());
            out.push('\n');
        }
    }
}
