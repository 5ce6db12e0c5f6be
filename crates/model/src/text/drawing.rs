//! Reads drawn boards line by line.

use std::ops::Range;

use evoku_messages::say;

use crate::Grid;
use crate::text::cells::{self, Alphabet, Token, is_cell};
use crate::text::{ReadError, ReadErrorKind};

/// A line of a drawn board, classified.
pub enum Drawn {
    /// A line that contains only spaces.
    Nothing,
    /// A rule between rows; the line contains no cell.
    Rule,
    /// A row of cells, or text that looks like one.
    Row(Row),
}

/// A line that contains cells.
pub struct Row {
    /// The number of the line, counted from 1.
    pub line: usize,
    text: String,
    /// The byte ranges of the words between spaces, rules and other signs.
    words: Vec<Range<usize>>,
    /// The number of characters of all words.
    characters: usize,
    length: usize,
    /// The number of words and of characters before each vertical rule.
    rules: Vec<(usize, usize)>,
    /// `true` if there are only spaces between the vertical rules. Such spaces may be blanks,
    /// stored as empty words.
    hollow: bool,
    /// `true` if spaces within the frame of a box are blanks.
    spaced: bool,
}

impl Drawn {
    /// Classifies a line.
    pub fn of(line: usize, text: &str) -> Self {
        Self::of_words(line, text, false)
    }

    /// Classifies a line whose cells are lists of candidates: `15` or `1,12`.
    pub fn of_marks(line: usize, text: &str) -> Self {
        Self::of_words(line, text, true)
    }

    fn of_words(line: usize, text: &str, marks: bool) -> Self {
        if text.trim().is_empty() {
            return Self::Nothing;
        }
        let written = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
        if !text.bytes().any(written) && text.contains(is_level) {
            return Self::Rule;
        }
        let mut row = Row {
            line,
            text: text.to_owned(),
            words: Vec::new(),
            characters: 0,
            length: 0,
            rules: Vec::new(),
            hollow: false,
            spaced: false,
        };
        row.find_words(|byte| is_cell(byte) || (marks && byte == b','));
        row.fill_hollows();
        if !marks {
            row.fill_boxes();
        }
        row.length = if row.has_numbers() { row.words.len() } else { row.characters };
        if row.words.is_empty() { Self::Rule } else { Self::Row(row) }
    }
}

/// Returns `true` if a character can be part of a horizontal rule.
fn is_level(character: char) -> bool {
    matches!(character, '-' | '=' | '+' | '~' | '\u{2010}'..='\u{2015}' | '\u{2500}'..='\u{257F}')
        && !is_upright(character)
}

/// Returns `true` if a frame contains a single character in its middle, with spaces around it.
fn is_centred(frame: &[(usize, char)], width: usize) -> bool {
    frame.iter().enumerate().all(|(at, place)| (place.1 == ' ') == (2 * at + 1 != width))
}

/// Returns `true` if a character is a vertical rule between the cells of a row.
fn is_upright(character: char) -> bool {
    matches!(
        character,
        '|' | '!'
            | '\u{A6}'
            | '\u{2502}'
            | '\u{2503}'
            | '\u{2506}'
            | '\u{2507}'
            | '\u{250A}'
            | '\u{250B}'
            | '\u{254E}'
            | '\u{254F}'
            | '\u{2551}'
    )
}

impl Row {
    fn find_words(&mut self, in_word: impl Fn(u8) -> bool) {
        let mut start = None;
        for (at, character) in self.text.char_indices().chain([(self.text.len(), ' ')]) {
            let inside = u8::try_from(character).is_ok_and(&in_word) && character.is_ascii();
            if inside {
                self.characters += 1;
                start.get_or_insert(at);
            } else if let Some(start) = start.take() {
                self.words.push(start..at);
            }
            if is_upright(character) {
                self.rules.push((self.words.len(), self.characters));
            }
        }
    }

    /// Turns empty frames into blanks if every cell of the row has its own frame.
    fn fill_hollows(&mut self) {
        let frames = self.rules.windows(2).map(|pair| pair[1].0 - pair[0].0);
        let at_most_one = frames.clone().all(|words| words < 2);
        let outside = self.rules.first().is_none_or(|first| first.0 > 0)
            || self.rules.last().is_none_or(|last| last.0 < self.words.len());
        let empty = frames.clone().filter(|&words| words == 0).count();
        if frames.len() < 4 || !at_most_one || outside || empty == 0 {
            return;
        }
        self.hollow = self.words.is_empty();
        let mut framed = Vec::with_capacity(frames.len());
        let mut words = self.words.iter().cloned();
        let mut ends = self.text.char_indices().filter(|(_, c)| is_upright(*c)).map(|(at, _)| at);
        let mut after = ends.next().unwrap_or(0);
        for count in self.rules.windows(2).map(|pair| pair[1].0 - pair[0].0) {
            let next = if count == 1 { words.next() } else { None };
            framed.push(next.unwrap_or(after..after));
            after = ends.next().unwrap_or(after);
        }
        self.characters += empty;
        self.words = framed;
        self.rules = (0..=self.words.len()).map(|count| (count, count)).collect();
    }

    /// If the boxes are square and framed, turns spaces at the positions of cells into blanks:
    ///
    /// ```text
    /// | 5 3   |   7   |       |
    /// |53 | 7 |   |
    /// ```
    fn fill_boxes(&mut self) {
        let places: Vec<(usize, char)> = self.text.trim().char_indices().collect();
        let Some((&(_, last), inner)) = places.split_last() else { return };
        let Some((&(_, first), inner)) = inner.split_first() else { return };
        let frames: Vec<&[(usize, char)]> = inner.split(|place| is_upright(place.1)).collect();
        let (side, width) = (frames.len(), frames[0].len());
        // Cells have no spaces between them, spaces between them, or spaces on both sides.
        let (before, step) = match width {
            _ if !is_upright(first) || !is_upright(last) || side < 2 => return,
            // It is more likely that each cell has its own frame.
            _ if width == side && frames.iter().all(|frame| is_centred(frame, width)) => return,
            _ if width == side => (0, 1),
            _ if width == 2 * side - 1 => (0, 2),
            _ if width == 2 * side + 1 => (1, 2),
            _ => return,
        };
        let start = self.text.len() - self.text.trim_start().len();
        let mut cells = Vec::with_capacity(side * side);
        for frame in &frames {
            for (column, &(at, sign)) in frame.iter().enumerate() {
                let is_place = column % step == before % step && column >= before;
                let length = usize::from(sign != ' ');
                if length > 0 && !(is_place && u8::try_from(sign).is_ok_and(is_cell)) {
                    return;
                }
                if is_place && column / step < side {
                    cells.push(start + at..start + at + length);
                }
            }
        }
        if cells.len() != side * side || frames.iter().any(|frame| frame.len() != width) {
            return;
        }
        let filled = cells.iter().filter(|cell| !cell.is_empty()).count();
        if filled == cells.len() {
            return;
        }
        (self.hollow, self.spaced) = (filled == 0, true);
        self.characters = cells.len();
        self.words = cells;
        self.rules = (0..=side).map(|count| (count * side, count * side)).collect();
    }

    /// The number of cells, estimated from this line alone. Two-digit numbers are assumed only on
    /// boards with a side above 9.
    pub fn length(&self) -> usize {
        self.length
    }

    /// The number of words.
    pub fn words(&self) -> usize {
        self.words.len()
    }

    fn has_numbers(&self) -> bool {
        let words = || self.words.iter().map(|word| &self.text.as_bytes()[word.clone()]);
        self.words.len() > 9
            && words().all(|word| word.len() <= 2)
            && words().any(|word| word.len() == 2 && word.iter().all(u8::is_ascii_digit))
    }

    /// Returns `true` if every cell is an empty frame. Such a line may also be the space between
    /// two rows.
    pub fn is_hollow(&self) -> bool {
        self.hollow
    }

    /// Returns `true` if spaces within the frame of a box are blanks.
    pub fn is_spaced(&self) -> bool {
        self.spaced
    }

    /// Returns `true` if the line has a vertical rule.
    pub fn has_rule(&self) -> bool {
        !self.rules.is_empty()
    }

    /// The first word.
    pub fn first(&self) -> &str {
        self.words.first().map_or("", |word| &self.text[word.clone()])
    }

    /// Returns `true` if the line looks like a complete puzzle followed by a comment.
    pub fn has_comment(&self) -> bool {
        let first = self.first().len();
        self.words.len() > 1 && first >= 16 && cells::side_of(first).is_some()
    }

    /// Estimates the largest digit, ignoring a comment. A letter counts as 10.
    pub fn largest(&self) -> usize {
        let cell = |byte: u8| if matches!(byte, b'x' | b'X') { 0 } else { cells::value(byte) };
        let words = if self.has_comment() { 1 } else { usize::MAX };
        let values = self.tokens().take(words).map(|token| match token.text.parse::<usize>() {
            Ok(number) if token.text.len() <= 2 && self.has_numbers() => number,
            _ => token.text.bytes().map(cell).max().unwrap_or(0).min(10),
        });
        values.max().unwrap_or(0)
    }

    /// Returns `true` if the line has two adjacent letters.
    pub fn has_word(&self) -> bool {
        let letter = |byte: &u8| byte.is_ascii_alphabetic() && !matches!(byte, b'x' | b'X');
        self.text.as_bytes().windows(2).any(|pair| pair.iter().all(letter))
    }

    /// Returns `true` if the line contains a letter that is not a sign for a blank.
    pub fn has_letter(&self) -> bool {
        self.text.bytes().any(|b| b.is_ascii_alphabetic() && !matches!(b, b'x' | b'X'))
    }

    /// Returns `true` if the line is text about a board of this side rather than one of its rows.
    pub fn is_title(&self, side: usize) -> bool {
        let fits = |count| count == side || count == side * side;
        self.has_word() && !fits(self.words.len()) && !fits(self.characters)
    }

    /// The line without leading and trailing spaces.
    pub fn text(&self) -> &str {
        self.text.trim()
    }

    /// The words with their positions.
    pub fn tokens(&self) -> impl Iterator<Item = Token<'_>> {
        let mut seen = 0;
        let mut column = 1;
        self.words.iter().map(move |word| {
            column += self.text[seen..word.start].chars().count();
            seen = word.start;
            Token { text: &self.text[word.clone()], line: self.line, column }
        })
    }

    /// The cells with their positions. If `numbers` is true, each word is a cell, otherwise each
    /// character.
    fn cells(&self, numbers: bool) -> Vec<Token<'_>> {
        if numbers {
            return self.tokens().collect();
        }
        let mut cells = Vec::with_capacity(self.characters);
        for word in self.tokens() {
            if word.text.is_empty() {
                cells.push(word.clone());
            }
            for at in 0..word.text.len() {
                let text = &word.text[at..=at];
                cells.push(Token { text, line: word.line, column: word.column + at });
            }
        }
        cells
    }

    /// The error of a number with a minus sign or a decimal point among words, whose digits would
    /// otherwise be cells.
    fn negative(&self) -> Option<ReadError> {
        // Without spaces between boxes, a row also has words of one character.
        let are_decimals = self.text.split_whitespace().all(|word| word.len() > 1);
        let number = |word: &&str| {
            let digits =
                |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            let decimal = |word: &&str| {
                let parts = word.split_once('.');
                parts
                    .is_some_and(|(whole, rest)| digits(whole) && (rest.is_empty() || digits(rest)))
            };
            word.strip_prefix('-').is_some_and(digits) || are_decimals && decimal(word)
        };
        let words: Vec<&str> = self.text.split_whitespace().collect();
        let word = words.iter().copied().find(|word| words.len() >= 4 && number(word))?;
        let at = word.as_ptr() as usize - self.text.as_ptr() as usize;
        let column = self.text[..at].chars().count() + 1;
        let expected = say::format_expected_sign();
        Some(ReadError::unexpected(self.line, column, word, expected))
    }

    /// Finds the first character that is not a cell, a space or a rule. Returns the number of cells
    /// before the character, its column, and the character itself.
    fn odd_sign(&self) -> Option<(usize, usize, String)> {
        let mut before = 0;
        for (column, character) in self.text.chars().enumerate() {
            if u8::try_from(character).is_ok_and(is_cell) {
                before += 1;
            } else if !(character.is_whitespace()
                || is_level(character)
                || is_upright(character)
                || matches!(character, ':' | '\'' | ',' | ';'))
            {
                return Some((before, column + 1, character.to_string()));
            }
        }
        None
    }
}

/// Infers the side of a board from its rows.
fn side_of(rows: &[Row]) -> usize {
    let total: usize = rows.iter().map(Row::length).sum();
    let common = typical_length(rows);
    if common.abs_diff(rows.len()) <= 1 {
        return common;
    }
    // These are not rows: the lines break at arbitrary positions. Each is full but the last.
    let side = cells::nearest_board(total).isqrt();
    let full = rows.first().map_or(0, Row::length);
    let (last, others) = (rows.last().map_or(0, Row::length), &rows[..rows.len() - 1]);
    let is_wrapped = last <= full && others.iter().all(|row| row.length() == full);
    // A row of nine cells is a board of three rows only if it is a word.
    let is_row = rows.len() == 1 && rows[0].words() > 1 && rows[0].length() < 16;
    if (!is_wrapped || is_row) && (4..=64).contains(&common) {
        return common;
    }
    if total == side * side || !(4..=64).contains(&common) { side } else { common }
}

/// The most frequent number of cells per row.
fn typical_length(rows: &[Row]) -> usize {
    let mut lengths: Vec<usize> = rows.iter().map(Row::length).collect();
    lengths.sort_unstable();
    let runs = lengths.chunk_by(|a, b| a == b).max_by_key(|run| (run.len(), run[0]));
    runs.map_or(0, |run| run[0])
}

/// Builds the grid from `rows`. If `side` is `None`, the side is inferred.
pub fn grid(rows: &[Row], side: Option<usize>) -> Result<Grid, ReadError> {
    let words: usize = rows.iter().map(|row| row.words.len()).sum();
    let characters: usize = rows.iter().map(|row| row.characters).sum();
    if let Some(error) = rows.iter().find_map(Row::negative) {
        return Err(error);
    }
    let inferred = side_of(rows);
    // A few cells among other signs are the rest of something else.
    if side.is_none()
        && inferred <= 3
        && let Some((row, (_, column, sign))) =
            rows.iter().find_map(|row| Some((row, row.odd_sign()?)))
    {
        let expected = Alphabet::Usual.expected(inferred);
        return Err(ReadError::unexpected(row.line, column, &sign, expected));
    }
    let side = side.unwrap_or(inferred);
    let expected = side * side;
    // Lines of numbers may have as many digits as the board has cells.
    let is_square = characters == expected
        && !rows.iter().any(|row| row.has_numbers() && row.characters != side);
    let numbers = !is_square
        && (words == expected || rows.iter().any(Row::has_numbers) || side > cells::LETTERS);
    let tokens: Vec<Token<'_>> = rows.iter().flat_map(|row| row.cells(numbers)).collect();
    if tokens.len() != expected {
        return Err(miscounted(rows, tokens.len(), side, numbers));
    }
    cells::grid(&tokens, side)
}

fn miscounted(rows: &[Row], found: usize, side: usize, numbers: bool) -> ReadError {
    let length = |row: &Row| if numbers { row.words.len() } else { row.characters };
    let in_rows = rows.len().abs_diff(side) <= 1 && rows.iter().any(|row| length(row) == side);
    let wrong = rows.iter().enumerate().find(|(_, row)| in_rows && length(row) != side);
    let odd = match wrong {
        Some((index, row)) => row.odd_sign().map(|sign| (index * side, row, sign)),
        None => rows.iter().find_map(|row| row.odd_sign().map(|sign| (0, row, sign))),
    };
    if let Some((cells_before, row, (before, column, sign))) = odd
        && found < side * side
        && (in_rows || rows.len() == 1)
    {
        let expected = Alphabet::Usual.expected(side);
        let error = ReadError::unexpected(row.line, column, &sign, expected);
        return error.in_cell(cells_before + before, side);
    }
    let count = side * side;
    let mut expected = match wrong {
        Some((index, row)) => say::format_count_row(count, index + 1, length(row), side),
        None if in_rows => say::format_count_rows(count, rows.len(), side),
        None => say::format_count(count),
    };
    let line = wrong.map(|(_, row)| row).or(rows.last()).map_or(0, |row| row.line);
    if rows.iter().any(|row| row.has_rule() && row.text().contains("  ")) {
        expected = say::format_count_dots(expected);
    }
    ReadError::new(line, ReadErrorKind::Cells { found, expected })
}

/// Infers the rows and columns of a box from the rules of a drawn board. Returns `None` if the
/// rules don't divide the board evenly.
///
/// `level` contains, for each horizontal rule, the number of rows before it.
pub fn boxes(rows: &[Row], level: &[usize], side: usize) -> Option<(usize, usize)> {
    let first = rows.first()?;
    let by_words = first.words.len() == side;
    let count = |rule: &(usize, usize)| if by_words { rule.0 } else { rule.1 };
    let inside = |place: &usize| (1..side).contains(place);
    let columns = even(first.rules.iter().map(count).filter(inside), side)?;
    let alike = |row: &Row| row.rules.iter().map(count).eq(first.rules.iter().map(count));
    let height = even(level.iter().copied().filter(inside), side)?;
    (rows.iter().all(alike) && height * columns == side).then_some((height, columns))
}

/// The distance between positions that divide `side` evenly; `None` if the positions don't.
fn even(places: impl Iterator<Item = usize>, side: usize) -> Option<usize> {
    let mut places: Vec<usize> = places.collect();
    places.dedup();
    let first = *places.first()?;
    places.push(side);
    let multiples = (1..).map(|factor| factor * first);
    (places.iter().copied().eq(multiples.take(places.len())) && side.is_multiple_of(first))
        .then_some(first)
}
