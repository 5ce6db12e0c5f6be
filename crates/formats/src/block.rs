//! The lines of a file that form a drawn board.

use std::collections::BTreeMap;

use crate::source::{LIMIT, Source};
use crate::symbols::Symbols;
use evoku_model::text::cells;
use evoku_model::text::drawing::{Drawn, Row};
use evoku_model::text::{ReadError, ReadErrorKind};
use evoku_model::{MAX_SIDE, Shape};

/// The lines of a board.
#[derive(Default)]
pub(crate) struct Block {
    pub(crate) rows: Vec<Row>,
    /// Lines before the first row. They are rows of blanks if later rows show that spaces are
    /// blanks.
    blank: Vec<Row>,
    /// For each rule between rows, the number of rows before it.
    pub(crate) rules: Vec<usize>,
    /// The text before the board.
    pub(crate) title: Option<String>,
    /// The symbols of candidates, if a header names them. Rows have the usual characters instead.
    pub(crate) symbols: Option<Symbols>,
    /// For each blank line inside the board, the number of rows before it.
    gaps: Vec<usize>,
    bytes: usize,
    cells: usize,
    letters: bool,
    /// The number of rows of each length.
    lengths: BTreeMap<usize, usize>,
}

/// The assumptions under which the lines of a board are read.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    /// The side, if it is known.
    pub(crate) side: Option<usize>,
    /// `true` if the cells are candidates, each cell a word.
    pub(crate) marks: bool,
}

impl Look {
    fn at(self, number: usize, bytes: &[u8], symbols: Option<&Symbols>) -> Drawn {
        let text = String::from_utf8_lossy(bytes);
        let text = symbols.map_or_else(|| text.clone(), |symbols| symbols.replaced(&text));
        if self.marks { Drawn::of_marks(number, &text) } else { Drawn::of(number, &text) }
    }

    fn length(self, row: &Row) -> usize {
        if self.marks || Some(row.words()) == self.side { row.words() } else { row.length() }
    }
}

impl Block {
    /// Reads the lines of the next board; `None` at the end of the input. Passes each line that
    /// begins with `#` or `[` to `header`.
    ///
    /// A board ends with its last row, at a title, or at a blank line that isn't between bands.
    pub(crate) fn next(
        source: &mut Source<'_>,
        look: Look,
        header: &mut dyn FnMut(&str),
    ) -> Result<Option<Self>, ReadError> {
        let mut block = Self::default();
        let mut gap = false;
        while let Some(line) = source.line()? {
            if is_header(line.bytes) {
                if block.rows.is_empty() {
                    let text = String::from_utf8_lossy(line.bytes);
                    if let Some(symbols) = Symbols::of_header(&text).filter(|_| look.marks) {
                        block.symbols = Some(symbols);
                    }
                    header(&text);
                    continue;
                }
                source.unread();
                break;
            }
            block.bytes += line.bytes.len();
            if block.bytes > LIMIT {
                let kind = ReadErrorKind::TooLong { what: "board", limit: LIMIT };
                return Err(ReadError::new(line.number, kind));
            }
            match look.at(line.number, line.bytes, block.symbols.as_ref()) {
                Drawn::Nothing if block.rows.is_empty() => {}
                Drawn::Nothing if block.drop_title() => {}
                Drawn::Nothing if gap || block.may_have_gap(look) => gap = true,
                Drawn::Nothing => break,
                Drawn::Rule => {
                    if !block.drop_title() && !block.rows.is_empty() {
                        block.rules.push(block.rows.len());
                    }
                }
                Drawn::Row(row) => {
                    if gap
                        && block
                            .rows
                            .last()
                            .is_some_and(|last| look.length(last) != look.length(&row))
                    {
                        source.unread();
                        break;
                    }
                    if std::mem::take(&mut gap) {
                        block.gaps.push(block.rows.len());
                        block.rules.push(block.rows.len());
                    }
                    match block.place(&row, look) {
                        Place::Row => block.push(row, look),
                        Place::Nowhere if block.rows.is_empty() => block.blank.push(row),
                        Place::Nowhere => {}
                        Place::After => {
                            source.unread();
                            break;
                        }
                    }
                    if block.is_complete(look) {
                        break;
                    }
                }
            }
        }
        block.drop_title();
        Ok((!block.rows.is_empty()).then_some(block))
    }

    /// The line of the first row.
    pub(crate) fn line(&self) -> usize {
        self.rows.first().map_or(0, |row| row.line)
    }

    /// Decides if a line belongs to the board.
    fn place(&mut self, row: &Row, look: Look) -> Place {
        let length = look.length(row);
        match self.rows.as_slice() {
            [] => return if row.is_hollow() { Place::Nowhere } else { Place::Row },
            // An empty line between two rows, unless other rows show that spaces are blanks.
            rows if row.is_hollow() && row.is_spaced() && !rows.iter().any(Row::is_spaced) => {
                return Place::Nowhere;
            }
            [only] if only.has_word() && look.length(only) != length => {
                self.drop_title();
                return Place::Row;
            }
            _ => {}
        }
        let common = self.typical_length();
        let fits = length == common || row.words() == common;
        if fits || !(row.has_word() || row.is_hollow()) {
            Place::Row
        } else if row.is_hollow() || self.letters {
            Place::Nowhere
        } else {
            Place::After
        }
    }

    /// Turns the only line into a title if it can't be a row. Returns `true` if it did.
    fn drop_title(&mut self) -> bool {
        let [only] = self.rows.as_slice() else { return false };
        let a_board =
            only.words() == 1 && only.length() > 9 && cells::side_of(only.length()).is_some();
        if !only.has_word() || a_board {
            return false;
        }
        self.title = self.rows.pop().map(|row| row.text().to_owned());
        (self.cells, self.letters) = (0, false);
        self.lengths.clear();
        true
    }

    fn push(&mut self, row: Row, look: Look) {
        let above = std::mem::take(&mut self.blank);
        if row.is_spaced() && self.rows.is_empty() {
            above.into_iter().filter(Row::is_spaced).for_each(|blank| self.push(blank, look));
        }
        let length = look.length(&row);
        self.cells += length;
        self.letters |= row.has_letter();
        *self.lengths.entry(length).or_default() += 1;
        self.rows.push(row);
    }

    /// The most frequent number of cells in a row.
    fn typical_length(&self) -> usize {
        let most = self.lengths.iter().max_by_key(|(length, count)| (**count, **length));
        most.map_or(0, |(length, _)| *length)
    }

    /// Checks whether the board may have a blank line here. Blank lines are allowed only between
    /// bands, and then between all of them.
    fn may_have_gap(&self, look: Look) -> bool {
        let Some(last) = self.rows.last() else { return false };
        let side = look.length(last);
        let band = Shape::of_side(side).map_or(1, Shape::box_rows);
        let count = self.rows.len();
        band > 1
            && count < side
            && count.is_multiple_of(band)
            && self.gaps.iter().copied().eq((1..count / band).map(|number| number * band))
    }

    fn is_complete(&self, look: Look) -> bool {
        let count = self.rows.len();
        if count == 0 {
            return false;
        }
        if count > MAX_SIDE * MAX_SIDE {
            return true;
        }
        if let Some(side) = look.side {
            return count >= side || (!look.marks && self.cells >= side * side);
        }
        let common = self.typical_length();
        count == common || (count == 1 && common > MAX_SIDE && cells::side_of(common).is_some())
    }
}

/// Checks whether a line is a comment (`#`, `;`) or a heading (`[Puzzle]`).
fn is_header(bytes: &[u8]) -> bool {
    match bytes.trim_ascii_start() {
        [b'#' | b';', ..] => true,
        [b'[', letter, ..] => letter.is_ascii_alphabetic(),
        _ => false,
    }
}

enum Place {
    /// A row of the board.
    Row,
    /// Not part of any board.
    Nowhere,
    /// The start of what follows the board.
    After,
}
