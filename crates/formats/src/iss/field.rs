//! The size of a chain's board, its digits, and the names of its cells.

use std::collections::BTreeMap;

use crate::iss::places::Size;
use evoku_messages::{Message, say};
use evoku_model::text::ReadErrorKind;
use evoku_model::{Cell, Digit, Element, MAX_SIDE};

/// A board: its size, its digits, and its variables, which are cells outside the board.
pub(super) struct Field {
    pub(super) size: Size,
    /// The first digit, which is 0 or 1, and the number of digits.
    pub(super) first: u32,
    pub(super) digits: usize,
    /// `true` if the digits in rows and columns may repeat.
    pub(super) is_raw: bool,
    /// The cell of each variable, by name.
    variables: BTreeMap<String, Cell>,
}

impl Field {
    /// Reads the field of a chain, which is 9x9 if no link specifies a shape.
    ///
    /// # Errors
    /// The index of the invalid link, and the reason.
    pub(super) fn read(chain: &str) -> Result<Self, (usize, ReadErrorKind)> {
        let mut shape = (9, 9, 1, 9, false);
        let mut names = Vec::new();
        let (mut has_chaos, mut has_doubles) = (false, false);
        for (number, link) in chain.split('.').enumerate() {
            let link = link.trim();
            if let Some(said) = link.strip_prefix("Shape~") {
                shape = read_shape(said)
                    .ok_or_else(|| (number, unexpected(said, say::format_expected_iss_shape())))?;
            } else if let Some(said) = link.strip_prefix("Var~") {
                names.extend(variables(said).map_err(|kind| (number, kind))?);
                if names.len() > MAX_SIDE * MAX_SIDE {
                    return Err((number, unexpected(said, say::format_expected_iss_variables())));
                }
            }
            has_chaos |= link == "ChaosConstruction";
            has_doubles |= link == "Doppelganger";
        }
        let (rows, columns, first, digits, is_raw) = shape;
        if has_chaos {
            names.extend((1..=rows * columns).map(|number| format!("CC{number}")));
        }
        if has_doubles {
            for kind in ["DGR", "DGC", "DGB"] {
                names.extend((1..=rows).map(|number| format!("{kind}{number}")));
            }
        }
        let least = rows.max(columns).max(digits);
        let side = (least..=MAX_SIDE).find(|side| side * side >= rows * columns + names.len());
        let Some(side) = side else {
            let found = say::format_found_quoted_variables(names.len());
            let expected = say::format_expected_iss_fewer();
            return Err((0, ReadErrorKind::Unexpected { found, expected }));
        };
        let size = Size { rows, columns, side };
        let variables = names.into_iter().zip(size.beyond()).collect();
        Ok(Self { size, first, digits, is_raw, variables })
    }

    /// Returns `true` if the board fills the whole square, so that it has no variables and at most
    /// as many digits as rows.
    pub(super) fn is_square(&self) -> bool {
        self.size.rows == self.size.side && self.size.columns == self.size.side
    }

    /// The cells of all variables, ascending.
    pub(super) fn beside(&self) -> Vec<Cell> {
        let mut cells: Vec<Cell> = self.variables.values().copied().collect();
        cells.sort_unstable();
        cells
    }

    /// Reads a number as a digit.
    pub(super) fn digit(&self, text: &str) -> Result<Digit, ReadErrorKind> {
        let number = text.parse::<usize>().ok();
        let index = number.and_then(|number| number.checked_sub(self.first as usize));
        let index = index.filter(|&index| index < self.digits);
        let last = self.first as usize + self.digits - 1;
        let expected = || unexpected(text, say::format_expected_digit(self.first, last));
        index.map(Digit::from_index).ok_or_else(expected)
    }

    /// The cells of the variables whose names consist of these letters and a number, in order.
    pub(super) fn variables(&self, letters: &str) -> Vec<Cell> {
        (1..)
            .map_while(|number| self.variables.get(&format!("{letters}{number}")).copied())
            .collect()
    }

    /// The cell with a name like `R1C2`, or the cell of a variable.
    pub(super) fn cell(&self, text: &str) -> Result<Cell, ReadErrorKind> {
        let Size { rows, columns, .. } = self.size;
        let cell = self.variables.get(text).copied().or_else(|| self.cell_named(text));
        cell.ok_or_else(|| {
            unexpected(text, say::format_expected_cell_name(format!("R{rows}C{columns}")))
        })
    }

    fn cell_named(&self, name: &str) -> Option<Cell> {
        let (row, column) = name.strip_prefix(['R', 'r'])?.split_at_checked(1)?;
        let (more, column) = column.split_once(['C', 'c'])?;
        let row = &format!("{row}{more}");
        Some(self.size.at(index(row, self.size.rows)?, index(column, self.size.columns)?))
    }

    /// The cells with these names.
    pub(super) fn cells(&self, texts: &[&str]) -> Result<Vec<Cell>, ReadErrorKind> {
        let texts = texts.iter().filter(|text| !text.is_empty());
        texts.map(|text| self.cell(text)).collect()
    }

    /// The cells of a row or column, such as `R4` or `C7`.
    pub(super) fn line(&self, text: &str) -> Result<Vec<Cell>, ReadErrorKind> {
        let Size { rows, columns, .. } = self.size;
        let (kind, number) = text.split_at_checked(1).unwrap_or(("", ""));
        let line = match kind {
            "R" | "r" => index(number, rows).map(|row| self.size.line(true, row)),
            "C" | "c" => index(number, columns).map(|column| self.size.line(false, column)),
            _ => None,
        };
        line.ok_or_else(|| unexpected(text, say::format_expected_iss_line()))
    }

    /// Reads groups of cells separated by empty arguments. Each group may begin with a name that
    /// starts with `_`.
    pub(super) fn groups(&self, arguments: &[&str]) -> Result<Vec<Vec<Cell>>, ReadErrorKind> {
        let is_name = |argument: &&str| argument.starts_with('_');
        let mut groups = Vec::new();
        for group in arguments.split(|argument| argument.is_empty()) {
            let (name, rest) = group.split_first().unzip();
            let cells = if name.is_some_and(is_name) { rest.unwrap_or(&[]) } else { group };
            groups.push(self.cells(cells)?);
        }
        groups.retain(|cells| !cells.is_empty());
        Ok(groups)
    }
}

/// The error of an unexpected text.
pub(super) fn unexpected(found: &str, expected: Message) -> ReadErrorKind {
    ReadErrorKind::Unexpected { found: say::format_quoted(found), expected }
}

/// The index of a row or a column. A single letter continues after 9: `a` is 10.
fn index(text: &str, count: usize) -> Option<usize> {
    let letter = text.bytes().next().filter(u8::is_ascii_lowercase);
    let number = match (letter, text.len()) {
        (Some(letter), 1) => 10 + usize::from(letter - b'a'),
        _ => text.parse::<usize>().ok()?,
    };
    number.checked_sub(1).filter(|&index| index < count)
}

/// Reads a shape like `9x9~0-8~Raw`: rows, columns, the first digit, the number of digits, and
/// `true` if digits in lines may repeat.
fn read_shape(text: &str) -> Option<(usize, usize, u32, usize, bool)> {
    let mut parts = text.split('~').map(str::trim);
    let (rows, columns) = parts.next()?.split_once('x')?;
    let (rows, columns): (usize, usize) = (rows.parse().ok()?, columns.parse().ok()?);
    let digits = parts.next().unwrap_or("");
    let is_raw = match parts.next() {
        None | Some("Sudoku") => false,
        Some("Raw") => true,
        Some(_) => return None,
    };
    let (first, last): (u32, u32) = match digits.split_once('-') {
        None if digits.is_empty() => (1, rows.max(columns) as u32),
        None => (1, digits.parse().ok()?),
        Some((first, last)) => (first.parse().ok()?, last.parse().ok()?),
    };
    let count = last.checked_add(1)?.checked_sub(first)? as usize;
    let least = if is_raw { 1 } else { rows.max(columns) };
    let fits = (1..=MAX_SIDE).contains(&rows)
        && (1..=MAX_SIDE).contains(&columns)
        && (least..=MAX_SIDE).contains(&count)
        && first <= 1;
    (fits && parts.next().is_none()).then_some((rows, columns, first, count, is_raw))
}

/// The names of the variables in `A~label~8`: `VA1` to `VA8`, or `VA` for a single one.
fn variables(text: &str) -> Result<Vec<String>, ReadErrorKind> {
    let mut parts = text.split('~').map(str::trim);
    let prefix = parts.next().unwrap_or("");
    let count = parts.nth(1).unwrap_or("");
    let (rows, columns) = count.split_once('x').unwrap_or(("1", count));
    let number = |text: &str| text.parse::<usize>().ok().filter(|&number| number > 0);
    let count = number(rows).zip(number(columns)).map_or(1, |(a, b)| a.saturating_mul(b));
    if prefix.is_empty() || !prefix.bytes().all(|sign| sign.is_ascii_uppercase()) {
        return Err(unexpected(prefix, say::format_expected_iss_variable()));
    }
    if count > MAX_SIDE * MAX_SIDE {
        return Err(unexpected(&count.to_string(), say::format_expected_iss_variables()));
    }
    Ok(match count {
        1 => vec![format!("V{prefix}")],
        _ => (1..=count).map(|number| format!("V{prefix}{number}")).collect(),
    })
}
