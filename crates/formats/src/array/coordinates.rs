//! Cells with their coordinates, as programs and people list them.
//!
//! ```text
//! r1c1=5 r1c2=3      {(0, 0): 5, (0, 1): 3}      row,column,value
//! given(1,1,5).      {'A1': '5', 'A2': '3'}      1,1,5
//! ```
//!
//! Each cell is named, or has three numbers: row, column and digit. Rows of letters are those of
//! [Norvig's solver](https://norvig.com/sudoku.html).

use crate::context::Context;
use crate::head::Head;
use crate::record::Record;
use evoku_messages::say;
use evoku_model::text::cells::side_of;
use evoku_model::text::{ReadError, ReadErrorKind, is_skipped};
use evoku_model::{Cell, Digit, Grid, MAX_SIDE};

/// The least number of cells: fewer numbers may be anything.
const FEW: usize = 8;

/// The usual sides of boards. A list of givens has the least of them that it fits.
const SIDES: [usize; 9] = [4, 6, 9, 12, 16, 20, 25, 36, MAX_SIDE];

/// A list of cells.
pub(super) struct Cells {
    /// Row, column and value, as they are written.
    cells: Vec<[usize; 3]>,
    /// The kind of names that the cells have.
    names: Option<Name>,
}

/// The names of cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Name {
    /// `r1c2`.
    RowColumn,
    /// `A2`.
    Letter,
}

/// A part of a text.
enum Word {
    Cell([usize; 2], Name),
    Number(usize),
    Other,
}

impl Word {
    fn of(text: &str) -> Option<Self> {
        let number = |text: &str| text.parse().ok().filter(|&number: &usize| number <= MAX_SIDE);
        let lower = text.to_ascii_lowercase();
        if lower == "." {
            return Some(Self::Number(0));
        }
        if lower.starts_with(|sign: char| sign.is_ascii_digit()) {
            return number(&lower).map(Self::Number);
        }
        let after_row = lower.strip_prefix('r').and_then(|rest| rest.split_once('c'));
        if let Some((row, column)) = after_row
            && let (Some(row), Some(column)) = (number(row), number(column))
        {
            return Some(Self::Cell([row, column], Name::RowColumn));
        }
        let letter = lower.bytes().next().filter(u8::is_ascii_lowercase)?;
        Some(match number(&lower[1..]) {
            Some(0) => return None,
            Some(column) => Self::Cell([usize::from(letter - b'a') + 1, column], Name::Letter),
            None => Self::Other,
        })
    }
}

/// The words of a text: letters and digits, or a point in quotes. `None` if characters between them
/// occur in no such list, or a comma follows another.
fn words(text: &str) -> Option<Vec<&str>> {
    let mut words = Vec::new();
    let (mut rest, mut last) = (text, ' ');
    while let Some(sign) = rest.chars().next() {
        let length = rest.find(|sign: char| !sign.is_ascii_alphanumeric()).unwrap_or(rest.len());
        let is_blank = ["'.'", "\".\""].iter().any(|blank| rest.starts_with(blank));
        if length > 0 {
            words.push(&rest[..length]);
        } else if is_blank {
            words.push(&rest[1..2]);
        } else if (sign, last) == (',', ',')
            || !(sign.is_whitespace()
                || ",;:=()[]{}'\"".contains(sign)
                || (last, sign) == (')', '.'))
        {
            return None;
        }
        last = if sign == ' ' { last } else { sign };
        rest = &rest[length.max(if is_blank { 3 } else { sign.len_utf8() })..];
    }
    Some(words)
}

/// Checks whether the numbers come in threes: the text after each first and each second number is
/// always the same, and differs from that between the threes, whose spaces and line breaks may vary.
/// Otherwise, they are the cells of rows.
fn are_alike(text: &str, numbers: &[&str]) -> bool {
    let start = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
    let gaps: Vec<&str> = numbers
        .windows(2)
        .map(|pair| &text[start(pair[0]) + pair[0].len()..start(pair[1])])
        .collect();
    let compact = |gap: &str| gap.replace(char::is_whitespace, "");
    gaps.iter().enumerate().all(|(index, gap)| match index % 3 {
        2 => compact(gap) == compact(gaps[2]) && *gap != gaps[0] && *gap != gaps[1],
        place => *gap == gaps[place],
    })
}

impl Cells {
    /// The cells at the beginning of an input.
    pub(super) fn at_the_beginning(head: &Head<'_>) -> Option<Self> {
        let lines = head.lines().skip_while(|line| is_skipped(line.as_bytes()));
        let list = lines.take_while(|line| !line.trim().is_empty());
        let list: Vec<&str> = list.filter(|line| !is_skipped(line.as_bytes())).collect();
        Self::of(&list.join("\n"))
    }

    /// The cells of a text, if it is such a list.
    pub(super) fn of(text: &str) -> Option<Self> {
        let (mut numbers, mut written) = (Vec::new(), Vec::new());
        let mut names = Vec::new();
        for word in words(text)? {
            match Word::of(word)? {
                Word::Other => {}
                Word::Number(number) => {
                    numbers.push(number);
                    written.push(word);
                }
                Word::Cell(place, name) if numbers.len().is_multiple_of(3) => {
                    numbers.extend(place);
                    names.push(name);
                }
                Word::Cell(..) => return None,
            }
        }
        let (cells, rest) = numbers.as_chunks::<3>();
        let mut places: Vec<_> = cells.iter().map(|cell| [cell[0], cell[1]]).collect();
        places.sort_unstable();
        places.dedup();
        let name = names.first().copied();
        let fits = rest.is_empty()
            && cells.len() >= FEW
            && places.len() == cells.len()
            && names.iter().all(|other| Some(*other) == name)
            && (names.len() == cells.len() || names.is_empty() && are_alike(text, &written));
        fits.then(|| Self { cells: cells.to_vec(), names: name })
    }

    /// Reads the board, with a remark unless the cells have names that tell rows from columns.
    pub(super) fn read(&self, line: usize, context: &mut Context) -> Result<Record, ReadError> {
        let places = || self.cells.iter().flat_map(|[row, column, _]| [*row, *column]);
        let first = usize::from(!places().any(|place| place == 0));
        let last = places().max().unwrap_or(0);
        let digit = self.cells.iter().map(|cell| cell[2]).max().unwrap_or(0);
        let largest = digit.max(last + 1 - first);
        let whole = side_of(self.cells.len()).filter(|&side| side >= largest && side > 3);
        let usual = || SIDES.into_iter().find(|&side| side >= largest);
        let side = context.side().or(whole).or_else(usual).unwrap_or(MAX_SIDE);
        if digit > side {
            let expected = say::format_expected_number_or_blank(side);
            return Err(ReadError::unexpected(line, 0, &digit.to_string(), expected));
        }
        // Without a name, the same cells may also be a row and a column further on.
        if largest > side || self.names.is_none() && first == 1 && last < side {
            let found = say::format_found_coordinates(first, last);
            let expected = say::format_expected_coordinates(side - 1, side);
            return Err(ReadError::new(line, ReadErrorKind::Unexpected { found, expected }));
        }
        if self.names != Some(Name::RowColumn) {
            context.remark(line, say::format_remark_coordinates(first));
        }
        let mut grid = Grid::blank(side);
        for [row, column, digit] in &self.cells {
            grid.set(Cell::at(row - first, column - first, side), Digit::new(*digit as u8));
        }
        context.sudoku(line, grid).map(Record::of)
    }
}
