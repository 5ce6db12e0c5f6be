//! Links with a special layout of their arguments.

use crate::iss::arguments::{clue, first_and_rest, number, numbers};
use crate::iss::board::Board;
use crate::iss::codes;
use crate::iss::field::unexpected;
use evoku_messages::say;
use evoku_model::text::ReadErrorKind;

impl Board {
    /// Reads a total, `=` and coefficients, then the cells: `0_=_1_1_-1`.
    pub(super) fn weighted_sum(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let (first, cells) = first_and_rest(arguments);
        let cells = self.field.cells(cells)?;
        let numbers = first.split('_').filter(|text| *text != "=").map(|text| text.parse().ok());
        let numbers: Option<Vec<i32>> = numbers.collect();
        let fits = |numbers: &Vec<i32>| numbers.len() == cells.len() + 1;
        let Some(numbers) =
            numbers.filter(fits).filter(|all| all.iter().all(|n| n.abs() < 1 << 20))
        else {
            return Err(unexpected(first, say::format_expected_iss_sum()));
        };
        let sign = if numbers[0] < 0 { -1 } else { 1 };
        let terms = || cells.iter().zip(&numbers[1..]).map(|(&cell, by)| (cell, by * sign));
        let added = terms().filter(|term| term.1 > 0);
        let taken = terms().filter(|term| term.1 < 0);
        let mut told = vec![numbers[0].unsigned_abs(), added.clone().count() as u32];
        told.extend(added.clone().chain(taken.clone()).map(|term| term.1.unsigned_abs()));
        let cells = added.chain(taken).map(|term| term.0).collect();
        self.push("weighted-sum", told, cells)
    }

    /// Reads a total and the first cell of a diagonal.
    pub(super) fn little_killer(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let total = clue(arguments.first().copied().unwrap_or(""))?.unwrap_or(0);
        let name = arguments.get(1).copied().unwrap_or("");
        let cells = self.field.size.diagonal(self.field.cell(name)?);
        let cells = cells.ok_or_else(|| unexpected(name, say::format_expected_iss_edge()))?;
        self.push("little-killer", vec![total], cells)
    }

    /// Reads the upper left cell of four, then digits.
    pub(super) fn quad(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let (first, digits) = first_and_rest(arguments);
        let cell = self.field.cell(first)?;
        let cells = (self.field.size.square(cell))
            .ok_or_else(|| unexpected(first, say::format_expected_iss_quad()))?;
        let digits = digits.iter().filter(|digit| !digit.is_empty());
        let digits = digits.map(|digit| number(digit)).collect::<Result<Vec<u32>, _>>()?;
        self.push("contains", digits, cells.to_vec())
    }

    /// Reads digits like `1_2_2`, then the cells that contain them.
    pub(super) fn contained(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let (first, cells) = first_and_rest(arguments);
        self.push("contains", numbers(first)?, self.field.cells(cells)?)
    }

    /// The same, but the cells contain these digits exactly as often.
    pub(super) fn contained_exactly(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let (first, cells) = first_and_rest(arguments);
        let (mut digits, cells) = (numbers(first)?, self.field.cells(cells)?);
        digits.sort_unstable();
        for same in digits.chunk_by(|a, b| a == b) {
            self.push("exactly", vec![same.len() as u32, same[0]], cells.clone())?;
        }
        Ok(())
    }

    /// Reads counts of digits, like `1223` for one 2 and two 3s, then the cells.
    pub(super) fn look_and_say(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let (first, cells) = first_and_rest(arguments);
        let figures: Option<Vec<u32>> = first.chars().map(|sign| sign.to_digit(10)).collect();
        let figures = figures.filter(|figures| figures.len() % 2 == 0);
        let figures =
            figures.ok_or_else(|| unexpected(first, say::format_expected_iss_counts()))?;
        let cells = self.field.cells(cells)?;
        figures.chunks(2).try_for_each(|pair| self.push("exactly", pair.to_vec(), cells.clone()))
    }

    /// Reads groups of cells separated by `-`.
    pub(super) fn equal_sum(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let groups: Vec<&[&str]> = arguments.split(|argument| *argument == "-").collect();
        let groups = groups.into_iter().map(|group| self.field.cells(group));
        let groups = groups.collect::<Result<Vec<_>, _>>()?;
        let sizes = groups.iter().map(|group| group.len() as u32).collect();
        self.push("equal-sums", sizes, groups.concat())
    }

    /// Reads `C` for columns or `R` for rows, then the cells that contain the position of their own
    /// number.
    pub(super) fn indexing(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let (first, cells) = first_and_rest(arguments);
        let side = self.side;
        for cell in self.field.cells(cells)? {
            let (row, column) = (cell.row(side), cell.column(side));
            let (number, line) = match first {
                "C" => (column, self.field.size.line(true, row)),
                "R" => (row, self.field.size.line(false, column)),
                other => return Err(unexpected(other, say::format_expected_iss_indexing())),
            };
            self.push("indexer", vec![number as u32 + 1], line)?;
        }
        Ok(())
    }

    /// Reads a table of pairs, then groups of cells.
    pub(super) fn relations(
        &mut self,
        name: &str,
        arguments: &[&str],
    ) -> Result<(), ReadErrorKind> {
        let (first, rest) = first_and_rest(arguments);
        let is_old = name.starts_with("Binary");
        let table = codes::pairs(first, self.field.digits, is_old);
        let table = table.ok_or_else(|| unexpected(first, say::format_expected_iss_pairs()))?;
        let (kind, numbers) = match name.ends_with('X') {
            true if table == codes::apart(self.field.digits) => ("nabner", Vec::new()),
            true => ("relation-of-all", table),
            false => ("relation", table),
        };
        let mut groups = self.field.groups(rest)?.into_iter();
        groups.try_for_each(|cells| self.push(kind, numbers.clone(), cells))
    }

    /// Reads an automaton, then groups of cells.
    pub(super) fn automata(&mut self, arguments: &[&str]) -> Result<(), ReadErrorKind> {
        let (first, rest) = first_and_rest(arguments);
        let table = codes::automaton(first, self.field.digits);
        let table = table.ok_or_else(|| unexpected(first, say::format_expected_iss_automaton()))?;
        let groups = self.field.groups(rest)?.into_iter();
        groups.into_iter().try_for_each(|cells| self.push("automaton", table.clone(), cells))
    }
}
