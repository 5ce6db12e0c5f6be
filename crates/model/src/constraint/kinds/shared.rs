//! What several kinds are put together from.

use std::sync::Arc;

use crate::constraint::automaton::Automaton;
use crate::constraint::kind::{Constraint, Ground};
use crate::constraint::part::{Pairs, Part};
use crate::constraint::values::Values;
use crate::element::Cell;

/// Whether all digits differ.
pub(super) fn all_differ(digits: &[u32]) -> bool {
    (1..digits.len()).all(|later| !digits[..later].contains(&digits[later]))
}

/// The sum of digits.
pub(super) fn sum(digits: &[u32]) -> u32 {
    digits.iter().sum()
}

/// The third of the digits that a digit belongs to: low, middle or high.
pub(super) fn third(values: Values, digit: u32) -> u32 {
    (values.index(digit) / values.count().div_ceil(3)) as u32
}

/// The same sum in each group of cells.
pub(super) fn equal_sums(groups: &[Vec<Cell>]) -> Vec<Part> {
    let mut parts = Vec::new();
    for pair in groups.windows(2) {
        let plus = pair[0].iter().map(|&cell| (cell, 1));
        parts.push(Part::sum(plus.chain(pair[1].iter().map(|&cell| (cell, -1))), 0));
    }
    parts
}

/// The same relation for each of these pairs of cells; a cell paired with itself is held to it too.
pub(super) fn related(
    values: Values,
    pairs: impl IntoIterator<Item = [Cell; 2]>,
    allows: impl Fn(u32, u32) -> bool,
) -> Vec<Part> {
    let allowed = Arc::new(Pairs::new(values, &allows));
    let mut parts = Vec::new();
    for cells in pairs {
        if cells[0] == cells[1] {
            let itself = Automaton::one_of(values, |digit| allows(digit, digit));
            parts.extend(line(&cells[..1], itself));
        } else {
            parts.push(Part::Pair { cells, allowed: Arc::clone(&allowed) });
        }
    }
    parts
}

/// Each two cells that follow each other.
pub(super) fn steps(cells: &[Cell]) -> impl Iterator<Item = [Cell; 2]> + '_ {
    cells.windows(2).map(|pair| [pair[0], pair[1]])
}

/// Each two of these cells; the same cell twice makes no pair.
pub(super) fn every_two(cells: &[Cell]) -> impl Iterator<Item = [Cell; 2]> + '_ {
    let pairs = cells
        .iter()
        .enumerate()
        .flat_map(|(index, &first)| cells[index + 1..].iter().map(move |&second| [first, second]));
    pairs.filter(|[first, second]| first != second)
}

/// The cells, read by an automaton.
pub(super) fn line(cells: &[Cell], automaton: Automaton) -> Vec<Part> {
    vec![Part::Line { cells: cells.to_vec(), automaton: Arc::new(automaton) }]
}

/// One digit of these in each cell of a constraint.
pub(super) fn digits_of(
    ground: &Ground<'_>,
    constraint: &Constraint,
    allowed: impl Fn(u32) -> bool,
) -> Vec<Part> {
    digits_of_each(ground, constraint.cells(), allowed)
}

/// One digit of these in each cell.
pub(super) fn digits_of_each(
    ground: &Ground<'_>,
    cells: &[Cell],
    allowed: impl Fn(u32) -> bool,
) -> Vec<Part> {
    let automaton = Arc::new(Automaton::one_of(ground.values(), allowed));
    let part = |&cell: &Cell| Part::Line { cells: vec![cell], automaton: Arc::clone(&automaton) };
    cells.iter().map(part).collect()
}
