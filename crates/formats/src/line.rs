//! Format with a puzzle on each line.
//!
//! A puzzle has a character for each cell up to side 35, or numbers separated by spaces, tabs,
//! commas or semicolons. Text after the puzzle is kept as its comment, unless it looks like further
//! cells.
//!
//! A position in play has `+` before each digit that the player placed. After a colon, it may have
//! the candidates that were ruled out (`digit row column`), separated by spaces:
//! `53+4.7....6..195...:413 213`.
//!
//! A puzzle may have a label before it, as in `Puzzle 3: 53..7...` or `puzzle = "53..7..."`. A label
//! such as `Solution:` is an error, because the board after it isn't a puzzle.
//!
//! Blank lines and lines that begin with `#` or `;` are skipped. Nine groups of nine
//! characters also form a puzzle.

use std::ops::RangeInclusive;

use evoku_messages::{Message, say};
use evoku_model::text::ReadError;
use evoku_model::text::cells::{is_cell, side_of};
use evoku_model::text::line::{
    comment, further_cells, looks_like_puzzle, plain_nine, read_cells_among,
};
pub use evoku_model::text::line::{
    in_symbols, print, print_in_symbols, print_on, read, read_in_symbols, read_on,
};
use evoku_model::{Cell, Element, Grid, MAX_SIDE};

use crate::capacity::Capacity;
use crate::context::Context;
use crate::format::{Format, ReadRecords, WriteRecords};
use crate::head::Head;
use crate::lines::next_line;
use crate::names::{MAYBE_PUZZLE, MAYBE_SOLUTION, PUZZLE, SOLUTION, is_one_of, is_solution_of};
use crate::record::Record;
use crate::source::{Line, Source};
use crate::{play, play_text};

pub(super) static FORMAT: Format = Format {
    name: "line",
    extensions: &["txt"],
    about: say::format_about_line,
    example: "1..4..1..1..4..1 comment",
    capacity: Capacity { play: PLAY, fields: &["comment"], symbols: true, ..Capacity::PLAIN },
    // This is the last format in the table, so it accepts everything that no other format
    // recognises.
    recognises: |_: &Head<'_>| true,
    reader: || Box::new(Lines { sides: 1..=MAX_SIDE }),
    writer: || Box::new(Lines { sides: 1..=MAX_SIDE }),
};

/// `.sdm`: the same, but only for 9x9 boards.
pub(super) static SDM: Format = Format {
    name: "sdm",
    extensions: &["sdm"],
    about: say::format_about_sdm,
    example: "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    capacity: Capacity { sides: 9..=9, play: PLAY, fields: &["comment"], ..Capacity::PLAIN },
    // The text is the same as in `line`, so it is never detected.
    recognises: |_: &Head<'_>| false,
    reader: || Box::new(Lines { sides: 9..=9 }),
    writer: || Box::new(Lines { sides: 9..=9 }),
};

/// The parts of a position in play that a line can hold.
const PLAY: &[&str] = &[play::DIGITS, play::MARKS];

struct Lines {
    sides: RangeInclusive<usize>,
}

/// Reads the puzzle of a line that is neither blank nor a comment, with one of these sides.
pub(crate) fn read_line(
    sides: &RangeInclusive<usize>,
    line: Line<'_>,
    context: &mut Context,
) -> Result<Record, ReadError> {
    if let Some([puzzle, solution, rest]) = with_solution(line.bytes) {
        let puzzle = Line { bytes: puzzle.as_bytes(), ..line };
        let mut record = read_line(sides, puzzle, context)?;
        let solved = read(solution, record.sudoku.geometry().side());
        if let Some(solved) = solved.ok().filter(|s| is_solution_of(s, record.sudoku.givens())) {
            record.solution = Some(solved);
            return Ok(record.with_comment(rest));
        }
    }
    let only = (sides.start() == sides.end()).then_some(*sides.start());
    let side = context.side().or(only);
    // Most lines contain only 81 cells, so they are read without checking for UTF-8.
    if side.is_none_or(|side| side == 9)
        && let Some(givens) = plain_nine(line.bytes)
    {
        let sudoku = context.sudoku(line.number, givens)?;
        let rest = String::from_utf8_lossy(&line.bytes[81..]);
        return Ok(Record::of(sudoku).with_comment(comment(&rest, line.number, 9)?));
    }
    let text = String::from_utf8_lossy(line.bytes);
    if let Some((label, cells)) = labelled(&text) {
        return read_labelled(sides, label, Line { bytes: cells.as_bytes(), ..line }, context);
    }
    let played = is_in_play(&text).then(|| in_play(&text, line.number, side, context));
    let (givens, rest) = match (read_cells_among(&text, line.number, side, context.sizes()), played)
    {
        // A plus may also join rows.
        (Ok(read), None | Some(Err(_))) => read,
        (_, Some(played)) => return played,
        (Err(error), None) => return Err(error),
    };
    let sudoku = context.sudoku(line.number, givens)?;
    // The comment has no surrounding spaces, so its length doesn't say where it begins.
    let end = match rest {
        "" => text.len(),
        rest => rest.as_ptr() as usize - text.as_ptr() as usize,
    };
    let cells = &text[..end];
    Ok(Record::of(sudoku).with_symbols_of(cells).with_comment(rest))
}

/// The longest label of a puzzle.
const LABEL: usize = 40;

/// A label and a whole puzzle after it, as in `Puzzle 3: 53..7...` and `puzzle = "53..7..."`.
fn labelled(text: &str) -> Option<(&str, &str)> {
    let (label, rest) =
        text.split_once([':', '=', ')']).filter(|(label, _)| label.len() <= LABEL)?;
    let label = label.trim();
    let cells = rest.trim_matches(|sign: char| sign.is_whitespace() || ":=,;\"'`".contains(sign));
    let is_label = label.contains(|sign: char| sign.is_ascii_alphanumeric());
    (is_label && !looks_like_puzzle(label) && cells.len() >= 16 && looks_like_puzzle(cells))
        .then_some((label, cells))
}

/// Reads a puzzle with a label, which becomes its comment unless it only means that this is a puzzle.
fn read_labelled(
    sides: &RangeInclusive<usize>,
    label: &str,
    cells: Line<'_>,
    context: &mut Context,
) -> Result<Record, ReadError> {
    // Without a label, it would be taken for another puzzle.
    if is_one_of(&SOLUTION, label) || is_one_of(&MAYBE_SOLUTION, label) {
        let expected = say::format_expected_puzzle_or_comment();
        return Err(ReadError::unexpected(cells.number, 0, label, expected));
    }
    let record = read_line(sides, cells, context)?;
    let is_plain = is_one_of(&PUZZLE, label) || is_one_of(&MAYBE_PUZZLE, label);
    Ok(if is_plain { record } else { record.with_comment(label) })
}

/// A puzzle, another full board of as many cells, and the text after both; `None` if the line has
/// something else.
fn with_solution(bytes: &[u8]) -> Option<[&str; 3]> {
    // Most lines have no second word.
    let end = memchr::memchr2(b' ', b'\t', bytes.trim_ascii_start())?;
    if bytes.len() < 2 * end || end < 16 {
        return None;
    }
    let text = str::from_utf8(bytes).ok()?.trim();
    let (puzzle, rest) = text.split_once(char::is_whitespace)?;
    let (solution, rest) =
        rest.trim_start().split_once(char::is_whitespace).unwrap_or((rest.trim(), ""));
    let is_full = !solution.contains(['.', '0', '_', '*', '-', '?']);
    let fits = puzzle.len() == solution.len() && side_of(puzzle.len()).is_some() && is_full;
    // Words as many as their characters are the rows of one board.
    let is_rows =
        rest.split_whitespace().take(2).filter(|word| word.len() == puzzle.len()).count() == 2;
    (fits && !is_rows).then_some([puzzle, solution, rest.trim()])
}

/// Checks whether the cells of a line have a plus before a digit, or eliminations after them.
fn is_in_play(text: &str) -> bool {
    let first = text.split_ascii_whitespace().next().unwrap_or("");
    let (cells, eliminates) = match first.split_once(':') {
        Some((cells, _)) => (cells, true),
        None => (first, false),
    };
    let count = cells.bytes().filter(|&byte| byte != b'+').count();
    cells.bytes().all(|byte| is_cell(byte) || byte == b'+')
        && (count < cells.len() || eliminates && count >= 16 && side_of(count).is_some())
}

/// Reads a position: cells with a plus before each placed digit, then a colon and eliminations.
fn in_play(
    text: &str,
    line: usize,
    side: Option<usize>,
    context: &mut Context,
) -> Result<Record, ReadError> {
    let start = text.len() - text.trim_ascii_start().len();
    let end = text[start..].find(|sign: char| sign == ':' || sign.is_ascii_whitespace());
    let (signs, rest) = text[start..].split_at(end.unwrap_or(text.len() - start));
    let place = |error: ReadError| match error.column {
        0 => error,
        column => ReadError { column: column + start, ..error },
    };
    let (cells, placed) = play_text::without_plus(signs, line).map_err(place)?;
    let (all, _) = read_cells_among(&cells, line, side, context.sizes()).map_err(|error| {
        let column = error.column;
        let column = if column > 0 { play_text::column_with_plus(signs, column) } else { 0 };
        place(ReadError { column, ..error })
    })?;
    let (mut givens, mut own) = (all.clone(), Grid::blank(all.side()));
    for cell in placed.into_iter().map(Cell::from_index) {
        // In boards that are not hexadecimal, `0` is a blank.
        if all.get(cell).is_none() {
            let column = play_text::column_with_plus(signs, cell.index() + 1);
            let expected = say::format_expected_digit(1, all.side());
            return Err(place(ReadError::unexpected(line, column, "0", expected)));
        }
        own.set(cell, all.get(cell));
        givens.set(cell, None);
    }
    let sudoku = context.sudoku(line, givens)?;
    let mut eliminations = Vec::new();
    let mut comment = rest;
    if let Some(words) = rest.strip_prefix(':') {
        comment = words;
        while let Some(word) =
            comment.split([' ', '\t', ':']).next().filter(|word| !word.is_empty())
            && word.starts_with(|sign: char| sign.is_ascii_digit())
        {
            let Some(elimination) = play_text::elimination(word, all.side()) else {
                let before = word.as_ptr() as usize - text.as_ptr() as usize;
                let column = text[..before].chars().count() + 1;
                let expected = say::format_expected_hodoku_candidate();
                return Err(ReadError::unexpected(line, column, word, expected));
            };
            eliminations.push(elimination);
            comment = comment[word.len()..].trim_start();
        }
        comment = comment.trim_start_matches(':');
    }
    let record = play_text::record(sudoku, own, &eliminations, line)?;
    Ok(record.with_symbols_of(&cells).with_comment(comment))
}

impl ReadRecords for Lines {
    fn next(
        &mut self,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>> {
        next_line(source, |line| read_line(&self.sides, line, context))
    }
}

impl WriteRecords for Lines {
    fn unsupported(&self, record: &Record, _complete: bool) -> Option<Message> {
        let mut room = vec![play::CORNERS];
        room.extend(play_text::can_place(record).then_some(play::DIGITS));
        room.extend(play_text::can_eliminate(record).then_some(play::MARKS));
        record.play.as_ref()?.unsupported(&room)
    }

    fn write(&mut self, record: &Record, out: &mut String) {
        if record.play.is_some() && play_text::can_place(record) {
            out.push_str(&play_text::cells(record, record.line(&record.grid())));
            let eliminations = play_text::eliminations(record);
            if !eliminations.is_empty() {
                out.push(':');
                out.push_str(&eliminations);
            }
        } else {
            out.push_str(&record.line(record.sudoku.givens()));
        }
        // A single cell followed by a comment might be read as two cells.
        if record.sudoku.geometry().side() > 1 {
            push_comment(record, out);
        }
        out.push('\n');
    }
}

/// Appends the comment of a record after a space, on one line.
pub(crate) fn push_comment(record: &Record, out: &mut String) {
    let comment = one_line(record.field("comment").unwrap_or_default());
    // A comma would look like the start of another cell.
    let comment = comment.trim_start_matches([',', ';', ' ']);
    if !comment.is_empty() {
        // A comment that looks like further cells is marked by `#`.
        out.push_str(if further_cells(comment) < 9 { " " } else { " # " });
        out.push_str(comment);
    }
}

/// Replaces the line breaks of a text by spaces.
pub(crate) fn one_line(text: &str) -> String {
    text.split(['\n', '\r']).map(str::trim).collect::<Vec<_>>().join(" ").trim().to_owned()
}
