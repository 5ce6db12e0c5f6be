//! Names of cells, houses and digits, and lists of them, in words and in notation.

use crate::Deduction;
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

    /// `r1c1`.
    pub(super) fn cell(&self, cell: Cell) -> String {
        cell.name(self.geometry.side())
    }

    /// In words: `r1c1, r1c2 and r4c3`.
    pub(super) fn cells(&self, cells: &[Cell]) -> String {
        listed(cells.iter().map(|&cell| self.cell(cell)), "and")
    }

    /// In words: `r1c1, r1c2 or r4c3`.
    pub(super) fn any_of(&self, cells: &[Cell]) -> String {
        listed(cells.iter().map(|&cell| self.cell(cell)), "or")
    }

    /// In notation: `r27c38,r4c5`. Rows with the same columns are put together; where numbers have
    /// two digits that would be ambiguous, and each cell stands for itself.
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

    /// In words: `row 3`.
    pub(super) fn house(&self, house: House) -> String {
        self.geometry.name(house)
    }

    /// In words: `rows 2 and 7`, `row 1 and box 4`.
    pub(super) fn houses(&self, houses: &[House]) -> String {
        let kinds: Vec<HouseKind> = houses.iter().map(|&house| self.geometry.kind(house)).collect();
        match kinds.as_slice() {
            [first, rest @ ..] if !rest.is_empty() && rest.iter().all(|kind| kind == first) => {
                let plural = if *first == HouseKind::Box { "boxes" } else { &format!("{first}s") };
                format!(
                    "{plural} {}",
                    listed(houses.iter().map(|&house| self.number(house)), "and")
                )
            }
            _ => listed(houses.iter().map(|&house| self.house(house)), "and"),
        }
    }

    /// In notation: `r27`, `r1b4`; `r12,r13` where numbers have two digits.
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
            text.push_str(&self.number(house));
            before = Some(letter);
        }
        text
    }

    /// The number of a house within its kind.
    fn number(&self, house: House) -> String {
        let name = self.house(house);
        name.rsplit(' ').next().unwrap_or_default().to_owned()
    }

    /// The number that a digit stands for.
    pub(super) fn digit(&self, digit: Digit) -> u32 {
        self.geometry.values().of(digit)
    }

    /// In words: `3, 5 and 7`.
    pub(super) fn digits(&self, digits: Digits) -> String {
        listed(digits.iter().map(|digit| self.digit(digit).to_string()), "and")
    }

    /// In words: `3, 5 or 7`.
    pub(super) fn any_digit(&self, digits: Digits) -> String {
        listed(digits.iter().map(|digit| self.digit(digit).to_string()), "or")
    }

    /// In notation: `357`, or `3,12` where numbers have two digits.
    pub(super) fn digit_group(&self, digits: Digits) -> String {
        let names: Vec<String> = digits.iter().map(|digit| self.digit(digit).to_string()).collect();
        names.join(if self.is_wide() { "," } else { "" })
    }

    /// Whether rows, columns and digits have numbers of more than one digit.
    fn is_wide(&self) -> bool {
        self.geometry.side() > 9
    }

    /// In notation: `r1c1=5`, `r27c3<>5, r4c4<>67`.
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

    /// In words: `r1c1 is 5`, `r2c3 and r7c3 can't be 5; r4c4 can't be 6 or 7`.
    pub(super) fn conclusion_in_words(&self, deduction: &Deduction) -> String {
        let put = by_digits(&deduction.placements);
        let put = put.iter().map(|(cells, digits)| {
            let verb = if cells.len() > 1 { "are" } else { "is" };
            format!("{} {verb} {}", self.cells(cells), self.digits(*digits))
        });
        let gone = self.gone(&deduction.eliminations);
        put.chain((!gone.is_empty()).then_some(gone)).collect::<Vec<_>>().join("; ")
    }

    /// In words: `r2c3 and r7c3 can't be 5; r4c4 can't be 6 or 7`.
    pub(super) fn gone(&self, candidates: &[Candidate]) -> String {
        let gone = by_digits(candidates);
        let gone = gone.iter().map(|(cells, digits)| {
            format!("{} can't be {}", self.cells(cells), self.any_digit(*digits))
        });
        gone.collect::<Vec<_>>().join("; ")
    }

    /// A candidate that holds or doesn't, in words: `r1c1 is 5`, `r1c1 isn't 5`.
    pub(super) fn holds(&self, cells: &[Cell], digit: Digit, on: bool) -> String {
        let digit = self.digit(digit);
        match (cells, on) {
            ([cell], true) => format!("{} is {digit}", self.cell(*cell)),
            ([cell], false) => format!("{} isn't {digit}", self.cell(*cell)),
            (several, true) => format!("{digit} is in {}", self.any_of(several)),
            (several, false) => format!("{digit} isn't in {}", self.any_of(several)),
        }
    }
}

/// Words in a row: `a`, `a and b`, `a, b and c`.
pub(super) fn listed(words: impl IntoIterator<Item = String>, last: &str) -> String {
    let words: Vec<String> = words.into_iter().collect();
    match words.as_slice() {
        [] => String::new(),
        [only] => only.clone(),
        [some @ .., end] => format!("{} {last} {end}", some.join(", ")),
    }
}

/// With a capital first letter.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    format!("{}{}", first.unwrap_or_default(), letters.as_str())
}

/// Candidates as cells that have the same digits among them, in the order of the first cell.
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
