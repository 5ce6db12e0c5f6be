//! Declarations about the board itself: its digits, its size, cells outside it.

use evoku_messages::say;

use super::shared::{all_differ, digits_of_each};
use crate::constraint::kind::{ConstraintKind, Drawing, Extent, Ground, Law};
use crate::constraint::part::Part;
use crate::element::Cell;
use crate::set::Element;

pub(in crate::constraint) static DIGITS: ConstraintKind = ConstraintKind {
    name: "digits",
    noun: say::constraint_digits,
    about: say::constraint_digits_rule,
    extent: Extent::Board,
    numbers: &["first", "last"],
    needed: 2,
    law: Law::Board(|ground, _, board| {
        board.iter().all(|&digit| digit <= ground.frame.values.last)
    }),
    parts: |ground, _| {
        let values = ground.values();
        if values.count() == ground.side {
            return Vec::new();
        }
        let cells: Vec<Cell> = (0..ground.side * ground.side).map(Cell::from_index).collect();
        digits_of_each(ground, &cells, |digit| digit <= values.last)
    },
    drawing: Drawing::Words,
};

pub(in crate::constraint) static SIZE: ConstraintKind = ConstraintKind {
    name: "size",
    noun: say::constraint_size,
    about: say::constraint_size_rule,
    extent: Extent::Board,
    numbers: &["rows", "columns"],
    needed: 2,
    law: Law::Board(|ground, _, board| {
        let digit = |cell: &Cell| board[cell.index()];
        groups(ground).iter().all(|cells| all_differ(&cells.iter().map(digit).collect::<Vec<_>>()))
            && absent(ground).iter().all(|cell| digit(cell) == ground.values().first)
    }),
    parts: |ground, _| {
        let first = ground.values().first;
        let different = groups(ground).into_iter().filter(|cells| cells.len() > 1);
        let mut parts: Vec<Part> = different.map(Part::Different).collect();
        parts.extend(digits_of_each(ground, &absent(ground), |digit| digit == first));
        parts
    },
    drawing: Drawing::Words,
};

/// The rows, columns and regions of the board.
fn groups(ground: &Ground<'_>) -> Vec<Vec<Cell>> {
    let mut groups: Vec<Vec<Cell>> = Vec::new();
    if ground.frame.has_lines {
        groups.extend(ground.frame.lines().into_iter().flatten());
    }
    groups.extend(ground.regions());
    groups
}

/// The cells of the square that do not belong to the board.
fn absent(ground: &Ground<'_>) -> Vec<Cell> {
    let cells = (0..ground.side * ground.side).map(Cell::from_index);
    cells.filter(|&cell| !ground.frame.has(cell)).collect()
}

pub(in crate::constraint) static BESIDE: ConstraintKind = ConstraintKind {
    name: "beside",
    noun: say::constraint_beside,
    about: say::constraint_beside_rule,
    extent: Extent::AtLeast(1),
    numbers: &[],
    needed: 0,
    law: Law::Cells(|_, _, _| true),
    parts: |_, _| Vec::new(),
    drawing: Drawing::Words,
};

pub(in crate::constraint) static NO_LINES: ConstraintKind = ConstraintKind {
    name: "no-lines",
    noun: say::constraint_no_lines,
    about: say::constraint_no_lines_rule,
    extent: Extent::Board,
    numbers: &[],
    needed: 0,
    law: Law::Board(|_, _, _| true),
    parts: |_, _| Vec::new(),
    drawing: Drawing::Words,
};
