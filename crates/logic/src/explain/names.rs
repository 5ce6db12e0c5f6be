//! Names of cells, houses and digits, and lists of them, in words and in notation.

use crate::Deduction;
use evoku_messages::{Message, Number, say};
use evoku_model::{Candidate, Cell, Digit, Digits, Geometry, House, HouseKind};

/// Names on a board of one geometry.
#[derive(Clone, Copy)]
pub(super) struct Names<'a> {
    pub(super) geometry: &'a Geometry,
}

impl<'a> Names<'a> {
    pub(super) fn new(geometry: &'a Geometry) -> Self {
        Self { geometry }
    }

    /// The name of a cell: `r1c1`.
    pub(super) fn cell(&self, cell: Cell) -> String {
        cell.name(self.geometry.side())
    }

    /// The names of cells, for a list.
    pub(super) fn cells(&self, cells: &[Cell]) -> Vec<String> {
        cells.iter().map(|&cell| self.cell(cell)).collect()
    }

    /// Cells in notation: `r27c38,r4c5`. Rows with the same columns are combined. On boards where
    /// numbers have two digits, combined cells would be ambiguous, so each cell is listed
    /// separately.
    pub(super) fn group(&self, cells: &[Cell]) -> String {
        let side = self.geometry.side();
        if self.is_wide() {
            let names: Vec<String> = cells.iter().map(|&cell| self.cell(cell)).collect();
            return names.join(",");
        }
        let mut groups: Vec<(String, String)> = Vec::new();
        for row in 0..side {
            let mut columns: Vec<usize> = cells
                .iter()
                .filter(|cell| cell.row(side) == row)
                .map(|cell| cell.column(side) + 1)
                .collect();
            columns.sort_unstable();
            let columns: String = columns.iter().map(usize::to_string).collect();
            match groups.iter_mut().find(|(_, known)| *known == columns) {
                _ if columns.is_empty() => {}
                Some((rows, _)) => rows.push_str(&(row + 1).to_string()),
                None => groups.push(((row + 1).to_string(), columns)),
            }
        }
        let names = groups.iter().map(|(rows, columns)| format!("r{rows}c{columns}"));
        names.collect::<Vec<_>>().join(",")
    }

    /// The name of a house: `row 3`.
    pub(super) fn house(&self, house: House) -> Message {
        let number = self.number(house);
        match self.geometry.kind(house) {
            HouseKind::Row => say::house_row(number),
            HouseKind::Column => say::house_column(number),
            HouseKind::Box => say::house_box(number),
            HouseKind::Region => say::house_region(number),
            HouseKind::Diagonal => say::house_diagonal(number),
            HouseKind::Window => say::house_window(number),
        }
    }

    /// The names of houses: `rows 2 and 7`, `row 1 and box 4`.
    pub(super) fn houses(&self, houses: &[House]) -> Message {
        let kinds: Vec<HouseKind> = houses.iter().map(|&house| self.geometry.kind(house)).collect();
        let numbers = houses.iter().map(|&house| self.number(house));
        match kinds.as_slice() {
            [_] => self.house(houses[0]),
            [first, rest @ ..] if rest.iter().all(|kind| kind == first) => match first {
                HouseKind::Row => say::house_rows(numbers),
                HouseKind::Column => say::house_columns(numbers),
                HouseKind::Box => say::house_boxes(numbers),
                HouseKind::Region => say::house_regions(numbers),
                HouseKind::Diagonal => say::house_diagonals(numbers),
                HouseKind::Window => say::house_windows(numbers),
            },
            _ => say::house_several(houses.iter().map(|&house| self.house(house))),
        }
    }

    /// Houses in notation: `r27`, `r1b4`; `r12,r13` if numbers have two digits.
    pub(super) fn house_group(&self, houses: &[House]) -> String {
        let mut text = String::new();
        let mut before = None;
        for &house in houses {
            let letter = match self.geometry.kind(house) {
                HouseKind::Row => 'r',
                HouseKind::Column => 'c',
                HouseKind::Box | HouseKind::Region => 'b',
                HouseKind::Diagonal => 'd',
                HouseKind::Window => 'w',
            };
            if self.is_wide() && before.is_some() {
                text.push(',');
            }
            if self.is_wide() || before != Some(letter) {
                text.push(letter);
            }
            text.push_str(&self.number(house).to_string());
            before = Some(letter);
        }
        text
    }

    /// The number of a house within its kind, from 1.
    fn number(&self, house: House) -> usize {
        let kind = self.geometry.kind(house);
        let before = self.geometry.houses().take_while(|&other| other != house);
        before.filter(|&other| self.geometry.kind(other) == kind).count() + 1
    }

    /// The name of a digit: its symbol or its value.
    pub(super) fn digit(&self, digit: Digit) -> Number {
        self.geometry.digit_name(digit)
    }

    /// The names of digits, for a list.
    pub(super) fn digits(&self, digits: Digits) -> Vec<Number> {
        digits.iter().map(|digit| self.digit(digit)).collect()
    }

    /// Digits in notation: `357`, `3AF`, or `3,12` if numbers have two digits.
    pub(super) fn digit_group(&self, digits: Digits) -> String {
        let names: Vec<String> = digits.iter().map(|digit| self.digit(digit).to_string()).collect();
        let is_wide = self.is_wide() && self.geometry.symbols().is_empty();
        names.join(if is_wide { "," } else { "" })
    }

    /// Returns `true` if rows, columns and digits have numbers of more than one digit.
    fn is_wide(&self) -> bool {
        self.geometry.side() > 9
    }

    /// The conclusion in notation: `r1c1=5`, `r27c3<>5, r4c4<>67`.
    pub(super) fn conclusion(&self, deduction: &Deduction) -> String {
        let put = by_digits(&deduction.placements);
        let put = put.iter().map(|(cells, digits)| (cells, "=", digits));
        let gone = by_digits(&deduction.eliminations);
        let gone = gone.iter().map(|(cells, digits)| (cells, "<>", digits));
        let parts = put.chain(gone).map(|(cells, sign, &digits)| {
            format!("{}{sign}{}", self.group(cells), self.digit_group(digits))
        });
        parts.collect::<Vec<_>>().join(", ")
    }

    /// The conclusion in words: `r1c1 is 5`, `r2c3 and r7c3 can't be 5`, `r4c4 can't be 6 or 7`.
    pub(super) fn conclusions(&self, deduction: &Deduction) -> Vec<Message> {
        let put = by_digits(&deduction.placements).into_iter();
        let put = put.map(|(cells, digits)| say::step_put(self.cells(&cells), self.digits(digits)));
        put.chain(self.gone(&deduction.eliminations)).collect()
    }

    /// Eliminations in words: `r2c3 and r7c3 can't be 5`, `r4c4 can't be 6 or 7`.
    pub(super) fn gone(&self, candidates: &[Candidate]) -> Vec<Message> {
        let gone = by_digits(candidates).into_iter();
        gone.map(|(cells, digits)| say::step_gone(self.cells(&cells), self.digits(digits)))
            .collect()
    }

    /// States that a candidate is true or false: `r1c1 is 5`, `r1c1 isn't 5`.
    pub(super) fn holds(&self, cells: &[Cell], digit: Digit, on: bool) -> Message {
        let digit = self.digit(digit);
        match (cells, on) {
            (&[cell], true) => say::step_is(self.cell(cell), digit),
            (&[cell], false) => say::step_is_not(self.cell(cell), digit),
            (several, true) => say::step_is_in(self.cells(several), digit),
            (several, false) => say::step_is_not_in(self.cells(several), digit),
        }
    }
}

/// Groups the cells that have the same digits among these candidates, in the order of the first
/// cell of each group.
fn by_digits(candidates: &[Candidate]) -> Vec<(Vec<Cell>, Digits)> {
    let mut by_cell: Vec<(Cell, Digits)> = Vec::new();
    for &Candidate { cell, digit } in candidates {
        match by_cell.iter_mut().find(|(known, _)| *known == cell) {
            Some((_, digits)) => {
                digits.insert(digit);
            }
            None => by_cell.push((cell, Digits::only(digit))),
        }
    }
    by_cell.sort_unstable_by_key(|&(cell, _)| cell);
    let mut groups: Vec<(Vec<Cell>, Digits)> = Vec::new();
    for (cell, digits) in by_cell {
        match groups.iter_mut().find(|(_, known)| *known == digits) {
            Some((cells, _)) => cells.push(cell),
            None => groups.push((vec![cell], digits)),
        }
    }
    groups
}
