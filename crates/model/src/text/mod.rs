//! Puzzles and boards as text: on one line, or drawn with rules between boxes.
//!
//! `FromStr` and `Display` support these two formats, and other formats embed them. Parts of their
//! readers are public for those formats: [`cells`] reads a cell, [`drawing`] a row.

pub mod board;
pub mod cells;
pub mod drawing;
mod error;
pub mod line;
mod sizes;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

pub use error::{ReadError, ReadErrorKind, quoted};
pub use sizes::Sizes;

use crate::geometry::Geometry;
use crate::grid::Grid;
use crate::shape::Shape;
use crate::sudoku::Sudoku;
use drawing::Drawn;

/// Reads one puzzle under plain rules: a line, optionally followed by a comment, or a drawing. The
/// rules of a drawing define the boxes; otherwise they are those of [`Shape::of_side`]. Lines that
/// begin with `#` or `;` are comments.
///
/// ```
/// use evoku_model::Sudoku;
///
/// let sudoku: Sudoku = "1..4..1..1..4..1".parse()?;
/// assert_eq!(sudoku.to_string(), "1..4..1..1..4..1");
/// assert_eq!(sudoku, "1.|.4\n..|1.\n--+--\n.1|..\n4.|.1".parse()?);
///
/// let error = "1..4..1..1..4..".parse::<Sudoku>().unwrap_err();
/// assert_eq!(error.to_string(), "line 1: found 15 cells, expected 16");
/// # Ok::<(), evoku_model::text::ReadError>(())
/// ```
impl FromStr for Sudoku {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
        let lines = lines.filter(|(_, line)| !is_skipped(line.as_bytes()));
        let lines: Vec<(usize, &str)> = lines.collect();
        let number = lines.first().map_or(0, |(number, _)| *number);
        let (givens, boxes) = match lines.as_slice() {
            [] => return Err(ReadError::new(0, ReadErrorKind::Puzzles { found: 0 })),
            [(number, line)] => (line::read_cells(line, *number, None)?.0, None),
            lines if lines.iter().all(|(_, line)| is_puzzle_among(line, lines.len())) => {
                return Err(ReadError::new(0, ReadErrorKind::Puzzles { found: lines.len() }));
            }
            lines => drawn(lines)?,
        };
        let shape = match boxes {
            Some((rows, columns)) => Shape::new(rows, columns),
            None => Shape::of_side(givens.side()),
        };
        let shape = shape.map_err(|error| ReadError::new(number, error))?;
        Self::new(Arc::new(Geometry::plain(shape)), givens)
            .map_err(|error| ReadError::new(number, error))
    }
}

/// Returns `true` if one of `lines` lines is a puzzle by itself. If there are as many lines as
/// cells per line, they are the rows of a larger board.
fn is_puzzle_among(line: &str, lines: usize) -> bool {
    line::read_cells(line, 1, None)
        .is_ok_and(|(grid, _)| grid.side() >= 4 && grid.cells().len() != lines)
}

/// Reads the numbered lines of a drawing: its cells, and the rows and columns of its boxes if it
/// has rules.
fn drawn(lines: &[(usize, &str)]) -> Result<(Grid, Option<(usize, usize)>), ReadError> {
    let (mut rows, mut rules) = (Vec::new(), Vec::new());
    for &(number, line) in lines {
        match Drawn::of(number, line) {
            Drawn::Nothing => {}
            Drawn::Rule => rules.push(rows.len()),
            Drawn::Row(row) => rows.push(row),
        }
    }
    let grid = drawing::grid(&rows, None)?;
    let boxes = drawing::boxes(&rows, &rules, grid.side());
    Ok((grid, boxes))
}

/// Returns `true` if a line is blank or a comment.
#[must_use]
#[inline]
pub fn is_skipped(line: &[u8]) -> bool {
    match line.iter().find(|byte| !byte.is_ascii_whitespace()) {
        None => true,
        Some(first) => matches!(first, b'#' | b';'),
    }
}

/// Reads the cells of one board: a line, or a drawing.
///
/// ```
/// use evoku_model::Grid;
///
/// let grid: Grid = "12|34\n34|12\n--+--\n21|43\n43|21".parse()?;
/// assert_eq!(grid.to_string(), "1234341221434321");
/// assert_eq!(format!("{grid:#}"), "1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n");
/// # Ok::<(), evoku_model::text::ReadError>(())
/// ```
impl FromStr for Grid {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        line::read_any(text, None)
    }
}

/// Prints the givens on one line like [`line::print_on`]; `{:#}` draws the board like
/// [`board::print`]. Neither includes the rules or the pencil marks; other formats do.
impl fmt::Display for Sudoku {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            f.write_str(&board::print(self.geometry(), self.givens()))
        } else {
            f.pad(&line::print_on(self.geometry(), self.givens()))
        }
    }
}

/// Prints the cells on one line like [`line::print`]; `{:#}` prints one row per line, with spaces
/// between the cells. A drawing with boxes needs a geometry, see [`board::print`].
impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !f.alternate() {
            return f.pad(&line::print(self));
        }
        let width = self.side().to_string().len();
        for row in self.cells().chunks(self.side().max(1)) {
            for (column, digit) in row.iter().enumerate() {
                let cell = digit.map_or_else(|| ".".to_owned(), |digit| digit.to_string());
                write!(f, "{}{cell:>width$}", if column == 0 { "" } else { " " })?;
            }
            f.write_str("\n")?;
        }
        Ok(())
    }
}
