//! Tables as programs print them, with or without labels of rows and columns.

use crate::array::word::Word;
use crate::head::Head;
use evoku_model::MAX_SIDE;
use evoku_model::text::cells::{LETTERS, side_of};

/// The sign between the cells of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Separator {
    Spaces,
    /// Spaces, and the upright lines of a drawn board with labels.
    Drawing,
    Sign(char),
    /// Nothing: each cell has its column, at a fixed distance, and spaces are blanks.
    Columns(usize),
}

/// A cell's text and its column.
pub(super) type Piece<'t> = (&'t str, usize);

/// The arrangement of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Layout {
    pub(super) separator: Separator,
    /// `true` if the first row has labels.
    pub(super) has_header: bool,
    /// The number of columns before the cells, such as the labels of rows.
    pub(super) before: usize,
    /// The number of columns after the cells.
    pub(super) after: usize,
    pub(super) side: usize,
    /// `true` if a line is a whole board.
    pub(super) is_flat: bool,
    /// `true` unless another format reads such tables too.
    pub(super) is_own: bool,
}

impl Layout {
    /// The number of cells on a line.
    pub(super) fn cells(&self) -> usize {
        if self.is_flat { self.side * self.side } else { self.side }
    }

    /// The number of columns.
    pub(super) fn columns(&self) -> usize {
        self.before + self.cells() + self.after
    }

    /// The cells of a row with that number of columns.
    pub(super) fn cells_of<'r, 't>(&self, row: &'r [Piece<'t>]) -> &'r [Piece<'t>] {
        &row[self.before..self.before + self.cells()]
    }
}

/// The number of lines from which a layout follows.
const LINES: usize = 2 * MAX_SIDE;

/// The sign between the columns that polars prints.
const POLARS: char = '┆';

/// The signs between the boxes of a drawn board.
const UPRIGHT: [char; 4] = ['|', '│', '┃', '║'];

/// The types of columns that polars prints below their names.
const TYPES: [&str; 12] =
    ["i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f32", "f64", "str", "null"];

/// Finds the arrangement of the first table of an input. Tables that other formats read as well
/// have `is_own` unset.
pub(super) fn layout(head: &Head<'_>) -> Option<Layout> {
    let lines: Vec<&str> = (head.lines().skip_while(|line| line.trim().is_empty()))
        .take_while(|line| !line.trim().is_empty() || line.contains('\t'))
        .filter(|line| !line.starts_with('#') && !is_rule(line))
        .take(LINES)
        .collect();
    let separators = ['\t', ',', ';', '|', '&'].map(Separator::Sign);
    let polars = head.text.contains(POLARS).then_some(Separator::Sign(POLARS));
    let separators = separators.into_iter().chain(polars);
    let separators = separators.chain([Separator::Spaces, Separator::Drawing]);
    let is_tex = || head.lines().any(|line| line.trim_start().starts_with("\\begin"));
    let arranged = separators.filter(|&separator| fits(separator, &lines)).find_map(|separator| {
        let rows: Vec<Vec<Piece<'_>>> = lines.iter().map(|line| pieces(line, separator)).collect();
        // A line before the table may be its title.
        let found = [0, 1].into_iter().find_map(|skip| arranged(rows.get(skip..)?, separator))?;
        Some(Layout { is_own: found.is_own || is_tex(), ..found })
    });
    arranged.or_else(|| [1, 2].into_iter().find_map(|step| in_columns(&lines, step)))
}

/// The layout of rows whose blanks are spaces, with a cell every `step` characters.
fn in_columns(lines: &[&str], step: usize) -> Option<Layout> {
    let side = lines.len();
    let is_fine = |line: &&str| {
        line.trim_end().chars().enumerate().all(|(at, sign)| match sign {
            ' ' => true,
            sign => at % step == 0 && at / step < side && is_digit_of(sign, side),
        })
    };
    let has_blank = |line: &&str| {
        line.trim().split(' ').any(str::is_empty) || step == 1 && line.trim().contains(' ')
    };
    // No puzzle has two columns at its right without a given.
    let width = lines.iter().map(|line| line.trim_end().len()).max().unwrap_or(0);
    // Tabs separate cells, so that a line of tabs is a row of blanks.
    let has_tabs = lines.iter().any(|line| line.contains('\t'));
    let fits = (4..=LETTERS).contains(&side)
        && width > (side - 2) * step
        && !has_tabs
        && lines.iter().all(is_fine)
        && lines.iter().any(has_blank);
    let separator = Separator::Columns(step);
    fits.then_some(Layout {
        separator,
        has_header: false,
        before: 0,
        after: 0,
        side,
        is_flat: false,
        is_own: true,
    })
}

fn is_digit_of(sign: char, side: usize) -> bool {
    sign.is_ascii_alphanumeric()
        && (1..=side).contains(&evoku_model::text::cells::value(sign as u8))
}

/// Checks whether all lines have a separator.
fn fits(separator: Separator, lines: &[&str]) -> bool {
    let Separator::Sign(sign) = separator else { return true };
    if lines.is_empty() {
        return false;
    }
    lines.iter().filter(|line| line.matches(sign).count() >= 3).count() + 1 >= lines.len()
        && lines.len() > 1
        || (lines.len() == 1 && lines[0].matches(sign).count() >= 15)
}

/// Checks whether a line is a rule between rows, as in Markdown, another command of LaTeX, or has the
/// types of columns.
pub(super) fn is_rule(line: &str) -> bool {
    let line = line.trim();
    let is_command = |text: &str| text.starts_with(|sign: char| sign.is_ascii_alphabetic());
    let is_sign =
        |sign: char| "-=+:|\\ ".contains(sign) || ('\u{2500}'..='\u{257F}').contains(&sign);
    let is_rule = line.contains(['-', '=', '\u{2500}', '\u{2550}']) && line.chars().all(is_sign);
    let are_types = || {
        let pieces = pieces(line, Separator::Sign(POLARS));
        // The type of columns that are left out is blank.
        TYPES.contains(&pieces[0].0)
            && pieces.iter().all(|(text, _)| text.is_empty() || TYPES.contains(text))
    };
    is_rule
        || line.contains(POLARS) && are_types()
        || (line.strip_prefix('\\').is_some_and(is_command) && !line.contains('&'))
}

/// The cells of a line with their columns.
pub(super) fn pieces(line: &str, separator: Separator) -> Vec<Piece<'_>> {
    let column =
        |piece: &str| line[..piece.as_ptr() as usize - line.as_ptr() as usize].chars().count() + 1;
    let clean = |piece| {
        let clean = str::trim_matches(piece, |sign: char| {
            sign.is_whitespace() || sign == '"' || sign == '\''
        });
        (clean, column(clean))
    };
    match separator {
        Separator::Spaces => with_label(line.split_whitespace().map(clean).collect(), line),
        Separator::Drawing => {
            let words = line.split(|sign: char| sign.is_whitespace() || UPRIGHT.contains(&sign));
            with_label(words.filter(|word| !word.is_empty()).map(clean).collect(), line)
        }
        Separator::Columns(step) => {
            let at = |index: &(usize, (usize, char))| index.0.is_multiple_of(step);
            let places = line.char_indices().enumerate().filter(at);
            places.map(|(_, (at, sign))| clean(&line[at..at + sign.len_utf8()])).collect()
        }
        Separator::Sign('|') => {
            let line = line.trim();
            let (inner, is_closed) =
                line.strip_prefix('|').map_or((line, false), |inner| (inner, true));
            // The LaTeX package sudoku ends a row by a full stop.
            let inner = inner
                .strip_suffix('.')
                .filter(|row| is_closed && row.ends_with('|'))
                .unwrap_or(inner);
            inner.strip_suffix('|').unwrap_or(inner).split('|').map(clean).collect()
        }
        Separator::Sign(POLARS) => line.trim().trim_matches('│').split(POLARS).map(clean).collect(),
        Separator::Sign('&') => {
            let inner = line.trim_end().trim_end_matches("\\hline").trim_end();
            inner.strip_suffix("\\\\").unwrap_or(inner).split('&').map(clean).collect()
        }
        Separator::Sign(sign) => line.split(sign).map(clean).collect(),
    }
}

/// Joins the words of a label such as `Row 1:`.
fn with_label<'t>(mut words: Vec<Piece<'t>>, line: &'t str) -> Vec<Piece<'t>> {
    let [(name, column), (number, _), rest @ ..] = words.as_slice() else { return words };
    let is_name = name.chars().count() > 1 && name.chars().all(char::is_alphabetic);
    let digits = number.trim_end_matches([':', '.', ')']);
    if !is_name || Word::of(name).is_some() || digits.parse::<usize>().is_err() {
        return words;
    }
    let (last, count) = match rest.first() {
        Some(&(colon @ ":", _)) => (colon, 3),
        _ => (*number, 2),
    };
    let [start, end] = [name.as_ptr() as usize, last.as_ptr() as usize + last.len()]
        .map(|address| address - line.as_ptr() as usize);
    let label = (&line[start..end], *column);
    words.splice(..count, [label]);
    words
}

/// Finds the labels of rows, and the size of the board.
fn arranged(rows: &[Vec<Piece<'_>>], separator: Separator) -> Option<Layout> {
    let options = match named_cells(rows.first()?) {
        Some((0, 0)) => vec![(true, 0, 0), (true, 1, 0)],
        Some((before, after)) => vec![(true, before, after)],
        None => vec![(true, 1, 0), (false, 1, 0), (true, 0, 0), (false, 0, 0)],
    };
    options.into_iter().find_map(|(has_header, before, after)| {
        let (header, body) = if has_header { rows.split_first()? } else { (&Vec::new(), rows) };
        let width = body.first()?.len().checked_sub(before + after)?;
        if width < 4 || body.iter().any(|row| row.len() != before + width + after) {
            return None;
        }
        let side = if width <= MAX_SIDE && body.len() >= width { width } else { side_of(width)? };
        let is_flat = side != width;
        let body = if is_flat { body } else { &body[..side] };
        let mut layout =
            Layout { separator, has_header, before, after, side, is_flat, is_own: true };
        if side < 4 || (has_header && !is_header(header, &layout)) {
            return None;
        }
        let labels = || body.iter().map(|row| row[0].0);
        // Other columns than those of named cells may have any content.
        let is_labelled = before == 1 && (!is_flat || header.len() == width || !has_header);
        if is_labelled
            && !(are_labels(labels(), side, has_header)
                && (has_header || has_names(body) || is_flat || body.len() == side))
        {
            return None;
        }
        // A label may be in brackets, but a bracket that stays open begins a list.
        let count = |text: &str, signs: [char; 3]| text.matches(signs).count();
        let is_open = |text: &str| count(text, ['[', '(', '{']) != count(text, [']', ')', '}']);
        if before > 0 && labels().any(is_open) {
            return None;
        }
        // Other formats read drawn boards without labels.
        if separator == Separator::Drawing && before == 0 {
            return None;
        }
        let cells = || body.iter().flat_map(|row| layout.cells_of(row)).map(|(text, _)| *text);
        if cells().any(|text| text.contains(['[', ']', '{', '}', ':', '"'])) {
            return None;
        }
        // Reading reports a few wrong cells by their places.
        let doubtful = cells().filter(|text| !is_cell(text, side) && *text != "…").count();
        if doubtful * 10 > body.len() * width {
            return None;
        }
        let is_odd = cells().any(|text| Word::of(text).is_some_and(|word| word.is_odd(text)));
        layout.is_own = is_odd || has_header || before > 0 || separator == Separator::Sign('&');
        Some(layout)
    })
}

/// Finds the columns whose names count the cells of a board, such as `c0` to `c80`: the numbers of
/// columns before and after them.
fn named_cells(header: &[Piece<'_>]) -> Option<(usize, usize)> {
    let shape = |(name, _): &Piece<'_>| name.replace(|sign: char| sign.is_ascii_digit(), "");
    let is_counted = |piece: &Piece<'_>| piece.0.contains(|sign: char| sign.is_ascii_digit());
    let common = shape(header.get(header.len() / 2)?);
    let is_named = |piece: &&Piece<'_>| is_counted(piece) && shape(piece) == common;
    let before = header.iter().position(|piece| is_named(&piece))?;
    let count = header[before..].iter().take_while(is_named).count();
    let names = || header[before..before + count].iter().map(|(name, _)| *name);
    let is_board = |&side: &usize| side >= 4 && are_labels(names(), side, false);
    side_of(count).filter(is_board).map(|_| (before, header.len() - before - count))
}

/// Checks whether a word can be a cell of a board of this side.
fn is_cell(text: &str, side: usize) -> bool {
    match Word::of(text) {
        None => false,
        Some(Word::Number(value, _)) => value as usize <= side,
        Some(Word::Letter) => {
            side > 9
                && side <= LETTERS
                && evoku_model::text::cells::value(text.as_bytes()[0]) <= side
        }
        Some(_) => true,
    }
}

/// Checks whether the first cells of rows are names, which no board contains.
fn has_names(body: &[Vec<Piece<'_>>]) -> bool {
    body.iter().all(|row| Word::of(row[0].0).is_none())
}

/// Checks whether a row has the labels of all columns, or only of those with cells.
pub(super) fn is_header(row: &[Piece<'_>], layout: &Layout) -> bool {
    let labels = match row.len() {
        count if count == layout.columns() => layout.cells_of(row),
        count if count == layout.cells() => row,
        _ => return false,
    };
    are_labels(labels.iter().map(|(text, _)| *text), layout.side, layout.before > 0)
}

/// Checks whether words are labels: numbers from 0 or 1 on, as in `1.`, or different names that
/// aren't cells.
fn are_labels<'t>(words: impl Iterator<Item = &'t str>, side: usize, is_lenient: bool) -> bool {
    let words: Vec<&str> = words.collect();
    // If there are labels of rows and of columns, one of many may be damaged.
    let counts = |from: usize| {
        let number = |word: &str| word.trim_end_matches(['.', ':', ')']).parse();
        let other = |(index, word): &(usize, &&str)| number(word) != Ok(index + from);
        words.iter().enumerate().filter(other).count() <= usize::from(is_lenient && words.len() > 3)
    };
    let mut names = words.clone();
    names.sort_unstable();
    names.dedup();
    let is_name = |word: &&str| {
        !word.is_empty()
            && !is_cell(word, side)
            && Word::of(word).is_none_or(|word| word == Word::Letter)
    };
    counts(0) || counts(1) || (names.len() == words.len() && words.iter().all(is_name))
}
