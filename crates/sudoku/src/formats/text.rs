//! Puzzles and boards as Rust values of text: `FromStr` and `Display`.

use std::fmt;
use std::str::FromStr;

use crate::formats::error::{ReadError, ReadErrorKind};
use crate::formats::hints::Hints;
use crate::formats::reader::Reader;
use crate::formats::{board, line};
use crate::model::{Grid, Sudoku};

/// Reads one puzzle in any format of [`FORMATS`](crate::formats::FORMATS), which is detected.
///
/// Boxes are those of [`Shape::of_side`](crate::Shape::of_side) and rules are plain where the text
/// doesn't say them; a [`Reader`] takes [`Hints`] that do.
///
/// ```
/// use evoku_sudoku::Sudoku;
///
/// let sudoku: Sudoku = "1..4..1..1..4..1".parse()?;
/// assert_eq!(sudoku.to_string(), "1..4..1..1..4..1");
/// assert_eq!(sudoku, "2x2:1b4b1b1b4b1".parse()?);
///
/// let error = "1..4..1..1..4..".parse::<Sudoku>().unwrap_err();
/// assert_eq!(error.to_string(), "line 1: found 15 cells, expected 16");
/// # Ok::<(), evoku_sudoku::formats::ReadError>(())
/// ```
impl FromStr for Sudoku {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let mut records = Reader::new(text.as_bytes(), Hints::default());
        let nothing = || ReadError::new(0, ReadErrorKind::Puzzles { found: 0 });
        let first = records.next().ok_or_else(nothing)??;
        match records.count() {
            0 => Ok(first.sudoku),
            more => Err(ReadError::new(0, ReadErrorKind::Puzzles { found: 1 + more })),
        }
    }
}

/// Reads the cells of one board: a line, or a drawing.
///
/// ```
/// use evoku_sudoku::Grid;
///
/// let grid: Grid = "12|34\n34|12\n--+--\n21|43\n43|21".parse()?;
/// assert_eq!(grid.to_string(), "1234341221434321");
/// assert_eq!(format!("{grid:#}"), "1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n");
/// # Ok::<(), evoku_sudoku::formats::ReadError>(())
/// ```
impl FromStr for Grid {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        line::read_any(text, None)
    }
}

/// Prints the givens on one line as [`line::print`] does; `{:#}` draws the board as
/// [`board::print`] does. Neither says the rules or the pencil marks; a
/// [`Writer`](crate::formats::Writer) can.
impl fmt::Display for Sudoku {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            f.write_str(&board::print(self.geometry(), self.givens()))
        } else {
            f.pad(&line::print_on(self.geometry(), self.givens()))
        }
    }
}

/// Prints the cells on one line as [`line::print`] does; `{:#}` prints a row a line, with spaces
/// between the cells. A drawing with boxes needs a geometry: [`board::print`].
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
