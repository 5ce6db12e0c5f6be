//! Building blocks shared by several kinds.

use std::sync::Arc;

use crate::constraint::automaton::Automaton;
use crate::constraint::kind::{Constraint, Ground};
use crate::constraint::part::{Pairs, Part};
use crate::constraint::values::Values;
use crate::element::Cell;

/// Returns `true` if all digits are distinct.
pub(super) fn all_differ(digits: &[u32]) -> bool {
    (1..digits.len()).all(|later| !digits[..later].contains(&digits[later]))
}

/// The sum of digits.
pub(super) fn sum(digits: &[u32]) -> u32 {
    digits.iter().sum()
}

/// The third that a digit belongs to: 0 for low, 1 for middle, 2 for high.
pub(super) fn third(values: Values, digit: u32) -> u32 {
    (values.index(digit) / values.count().div_ceil(3)) as u32
}

/// Requires the same sum in each group of cells.
pub(super) fn equal_sums(groups: &[Vec<Cell>]) -> Vec<Part> {
    let mut parts = Vec::new();
    for pair in groups.windows(2) {
        let plus = pair[0].iter().map(|&cell| (cell, 1));
        parts.push(Part::sum(plus.chain(pair[1].iter().map(|&cell| (cell, -1))), 0));
    }
    parts
}

/// Requires the same relation for each pair of cells. A cell paired with itself must satisfy it
/// with its own digit.
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

/// The pairs of consecutive cells.
pub(super) fn steps(cells: &[Cell]) -> impl Iterator<Item = [Cell; 2]> + '_ {
    cells.windows(2).map(|pair| [pair[0], pair[1]])
}

/// All pairs of these cells, except pairs of equal cells.
pub(super) fn every_two(cells: &[Cell]) -> impl Iterator<Item = [Cell; 2]> + '_ {
    let pairs = cells
        .iter()
        .enumerate()
        .flat_map(|(index, &first)| cells[index + 1..].iter().map(move |&second| [first, second]));
    pairs.filter(|[first, second]| first != second)
}

/// A single part: the automaton reads the cells.
pub(super) fn line(cells: &[Cell], automaton: Automaton) -> Vec<Part> {
    vec![Part::Line { cells: cells.to_vec(), automaton: Arc::new(automaton) }]
}

/// Restricts each cell of a constraint to the allowed digits.
pub(super) fn digits_of(
    ground: &Ground<'_>,
    constraint: &Constraint,
    allowed: impl Fn(u32) -> bool,
) -> Vec<Part> {
    digits_of_each(ground, constraint.cells(), allowed)
}

/// Restricts each cell to the allowed digits.
pub(super) fn digits_of_each(
    ground: &Ground<'_>,
    cells: &[Cell],
    allowed: impl Fn(u32) -> bool,
) -> Vec<Part> {
    let automaton = Arc::new(Automaton::one_of(ground.values(), allowed));
    let part = |&cell: &Cell| Part::Line { cells: vec![cell], automaton: Arc::clone(&automaton) };
    cells.iter().map(part).collect()
}
