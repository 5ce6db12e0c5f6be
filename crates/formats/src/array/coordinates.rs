//! Cells with their coordinates, as programs and people list them.
//!
//! ```text
//! r1c1=5 r1c2=3      {(0, 0): 5, (0, 1): 3}      row,column,value
//! given(1,1,5).      {'A1': '5', 'A2': '3'}      1,1,5
//! ```
//!
//! Each cell is named, or has three numbers: row, column and digit. A letter is a row, as in
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

/// The words of a text: letters and digits, or a point in quotes. An item is `None` if characters
/// between them occur in no such list, or a comma follows another.
fn words(text: &str) -> impl Iterator<Item = Option<&str>> {
    let (mut rest, mut last) = (text, ' ');
    std::iter::from_fn(move || {
        while let Some(sign) = rest.chars().next() {
            let length = rest.find(|sign: char| !sign.is_ascii_alphanumeric());
            let (word, after) = rest.split_at(length.unwrap_or(rest.len()));
            if !word.is_empty() {
                (rest, last) = (after, sign);
                return Some(Some(word));
            }
            if ["'.'", "\".\""].iter().any(|blank| rest.starts_with(blank)) {
                let point = &rest[1..2];
                (rest, last) = (&rest[3..], sign);
                return Some(Some(point));
            }
            let is_usual = sign.is_whitespace() || ",;:=()[]{}'\"".contains(sign);
            if (last, sign) == (',', ',') || !(is_usual || (last, sign) == (')', '.')) {
                return Some(None);
            }
            last = if sign == ' ' { last } else { sign };
            rest = &rest[sign.len_utf8()..];
        }
        None
    })
}

/// Numbers that come in threes: the text after each first and each second number is always the same,
/// and differs from that between the threes, whose spaces and line breaks may vary. Other numbers are
/// the cells of rows.
#[derive(Default)]
struct Threes<'t> {
    numbers: Vec<usize>,
    last: Option<&'t str>,
    gaps: Vec<&'t str>,
}

impl<'t> Threes<'t> {
    /// Adds a number of the text; `None` if the text before it doesn't fit.
    fn add(&mut self, number: usize, word: &'t str, text: &'t str) -> Option<()> {
        let start = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
        if let Some(last) = self.last.replace(word) {
            let gap = &text[start(last) + last.len()..start(word)];
            let place = (self.numbers.len() - 1) % 3;
            if self.gaps.len() == place {
                self.gaps.push(gap);
            }
            let compact = |gap: &str| gap.replace(char::is_whitespace, "");
            let is_alike = match (place, &self.gaps[..]) {
                (2, [first, second, third]) => {
                    gap != *first && gap != *second && compact(gap) == compact(third)
                }
                (place, gaps) => gap == gaps[place],
            };
            is_alike.then_some(())?;
        }
        self.numbers.push(number);
        Some(())
    }
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
        let (mut threes, mut named, mut names) = (Threes::default(), Vec::new(), Vec::new());
        for word in words(text) {
            let word = word?;
            match Word::of(word)? {
                Word::Other => {}
                Word::Number(number) if names.is_empty() => threes.add(number, word, text)?,
                Word::Number(number) => named.push(number),
                Word::Cell(place, name)
                    if threes.numbers.is_empty() && named.len().is_multiple_of(3) =>
                {
                    named.extend(place);
                    names.push(name);
                }
                Word::Cell(..) => return None,
            }
        }
        let numbers = if names.is_empty() { threes.numbers } else { named };
        let (cells, rest) = numbers.as_chunks::<3>();
        let mut places: Vec<_> = cells.iter().map(|cell| [cell[0], cell[1]]).collect();
        places.sort_unstable();
        places.dedup();
        let name = names.first().copied();
        // A letter in names such as `x11` belongs to a variable.
        let rows = || places.iter().map(|[row, _]| *row);
        let are_rows = || rows().min() <= Some(2) && rows().min() < rows().max();
        let fits = rest.is_empty()
            && cells.len() >= FEW
            && places.len() == cells.len()
            && (names.is_empty() || names.len() == cells.len())
            && names.iter().all(|other| Some(*other) == name)
            && (name != Some(Name::Letter) || are_rows());
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
