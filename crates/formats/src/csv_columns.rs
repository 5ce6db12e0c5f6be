//! Columns of CSV files by their names.

use evoku_messages::say;
use evoku_model::text::ReadErrorKind;
use evoku_model::text::cells::side_of;
use evoku_model::text::line::{looks_like_puzzle, read_any};

use crate::fields::FIELDS;
use crate::names::{
    MAYBE_PUZZLE, MAYBE_SOLUTION, PUZZLE, SOLUTION, is_damaged, is_full_beside, is_one_of,
    is_solution_of,
};

/// The columns that describe a board besides its side.
const VARIANT: [&str; 4] = ["box", "rules", "regions", "constraints"];

/// The meaning of the columns.
pub(super) struct Columns {
    pub(super) names: Vec<String>,
    /// The column with the puzzle; `None` until the first row after the header shows it.
    pub(super) puzzle: Option<usize>,
    pub(super) solution: Option<usize>,
    /// The columns `box`, `rules`, `regions` and `constraints`.
    pub(super) variant: [Option<usize>; 4],
    /// `true` once the first row was used to find columns.
    is_settled: bool,
}

impl Columns {
    pub(super) fn of_header(names: Vec<String>) -> Self {
        let find = |known: &[&str]| names.iter().position(|name| is_one_of(known, name));
        let variant = VARIANT.map(|name| find(&[name]));
        Self { puzzle: find(&PUZZLE), solution: find(&SOLUTION), variant, names, is_settled: false }
    }

    /// Replaces the columns of the puzzle and the solution by requested ones.
    pub(super) fn choose(&mut self, requested: [Option<&str>; 2]) -> Result<(), ReadErrorKind> {
        let [puzzle, solution] = requested;
        for (name, column) in [(puzzle, &mut self.puzzle), (solution, &mut self.solution)] {
            let Some(name) = name else { continue };
            let found = self.names.iter().position(|known| is_one_of(&[name], known));
            let Some(found) = found else {
                let expected =
                    say::format_expected_columns(self.names.iter().map(|name| name.trim()));
                return Err(ReadErrorKind::Unexpected {
                    found: say::format_found_column(name),
                    expected,
                });
            };
            *column = Some(found);
        }
        if self.solution == self.puzzle {
            self.solution = None;
        }
        Ok(())
    }

    /// Finds the columns that their names leave open from the first row: the puzzle by its value,
    /// and the solution as a full board.
    pub(super) fn settle(&mut self, values: &[String]) {
        if std::mem::replace(&mut self.is_settled, true) {
            return;
        }
        let named = |names: &[&str], index: usize| {
            self.names.get(index).is_some_and(|name| is_one_of(names, name))
        };
        let boards: Vec<usize> =
            (0..values.len()).filter(|&index| looks_like_puzzle(&values[index])).collect();
        let maybe = || boards.iter().copied().find(|&index| named(&MAYBE_PUZZLE, index));
        let grid = |index: usize| read_any(values.get(index)?.trim(), None).ok();
        self.puzzle = (self.puzzle.or_else(maybe))
            .or_else(|| damaged(values))
            .or_else(|| boards.first().copied());
        if self.solution.is_none()
            && let Some(givens) = self.puzzle.and_then(grid)
        {
            let is_full =
                |index: usize| grid(index).is_some_and(|grid| is_full_beside(&grid, &givens));
            let solves =
                |index: usize| grid(index).is_some_and(|grid| is_solution_of(&grid, &givens));
            let is_field = |index: &usize| {
                let name = self.names.get(*index).map_or("", |name| name.trim());
                FIELDS.iter().any(|field| field.name == name) && !is_one_of(&MAYBE_SOLUTION, name)
            };
            let mut others = boards.into_iter().filter(|index| !is_field(index));
            let maybe =
                others.clone().find(|&index| named(&MAYBE_SOLUTION, index) && is_full(index));
            self.solution = maybe.or_else(|| others.find(|&index| solves(index)));
        }
    }

    /// The side of the puzzle in a row as its solution shows it; `None` if the row has none.
    pub(super) fn side(&self, values: &[String]) -> Option<usize> {
        let solution = values.get(self.solution?)?.trim();
        let is_full = solution.bytes().all(|byte| byte.is_ascii_digit() && byte != b'0');
        side_of(solution.len()).filter(|side| is_full && (4..=9).contains(side))
    }

    /// The columns of a file without a header.
    pub(super) fn of_values(values: &[String], puzzle: usize) -> Self {
        let names = (1..=values.len()).map(|number| format!("column {number}")).collect();
        let later = |(index, value): &(usize, &String)| *index > puzzle && looks_like_puzzle(value);
        let solution = values.iter().enumerate().find(later).map(|(index, _)| index);
        Self { names, puzzle: Some(puzzle), solution, variant: [None; 4], is_settled: true }
    }
}

/// The value that lost a cell of the puzzle, if the row has only one board, and that is full.
pub(super) fn damaged(values: &[String]) -> Option<usize> {
    let mut boards = values.iter().filter(|value| looks_like_puzzle(value));
    let only = boards.next().filter(|_| boards.next().is_none())?;
    let is_full = read_any(only.trim(), None).is_ok_and(|grid| grid.is_complete());
    values.iter().position(|value| is_full && is_damaged(value))
}
