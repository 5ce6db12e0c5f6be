//! Relations of two cells, and of a cell with its neighbours.

use evoku_messages::say;

use super::shared::related;
use crate::constraint::drawings::{cells, pairs};
use crate::constraint::kind::{Constraint, ConstraintKind, Drawing, Extent, Ground, Law};
use crate::constraint::mark::Hue;
use crate::constraint::part::Part;
use crate::element::Cell;
use crate::set::Element;

/// Returns `true` if one of two digits is `factor` times the other.
pub(super) fn is_ratio(first: u32, second: u32, factor: u32) -> bool {
    let times = |digit: u32| u64::from(digit) * u64::from(factor);
    times(first) == u64::from(second) || times(second) == u64::from(first)
}

/// The relation of the constraint's two cells.
fn pair(
    ground: &Ground<'_>,
    constraint: &Constraint,
    allows: impl Fn(u32, u32) -> bool,
) -> Vec<Part> {
    match *constraint.cells() {
        [first, second] => related(ground.values(), [[first, second]], allows),
        _ => Vec::new(),
    }
}

pub(in crate::constraint) static GREATER: ConstraintKind = ConstraintKind {
    name: "greater",
    noun: say::constraint_greater,
    about: say::constraint_greater_rule,
    extent: Extent::Exactly(2),
    numbers: &[],
    needed: 0,
    law: Law::Cells(|_, _, digits| digits[0] > digits[1]),
    parts: |ground, constraint| pair(ground, constraint, |first, second| first > second),
    drawing: Drawing::Marks(pairs::chevron),
};

pub(in crate::constraint) static DIFFERENCE: ConstraintKind = ConstraintKind {
    name: "difference",
    noun: say::constraint_difference,
    about: say::constraint_difference_rule,
    extent: Extent::Exactly(2),
    numbers: &["difference"],
    needed: 0,
    law: Law::Cells(|_, constraint, digits| {
        digits[0].abs_diff(digits[1]) == constraint.number_or(1)
    }),
    parts: |ground, constraint| {
        let difference = constraint.number_or(1);
        pair(ground, constraint, |first, second| first.abs_diff(second) == difference)
    },
    drawing: Drawing::Marks(|ground, constraint| {
        pairs::dot(ground, constraint, 1, [Hue::WHITE, Hue::BLACK])
    }),
};

pub(in crate::constraint) static RATIO: ConstraintKind = ConstraintKind {
    name: "ratio",
    noun: say::constraint_ratio,
    about: say::constraint_ratio_rule,
    extent: Extent::Exactly(2),
    numbers: &["ratio"],
    needed: 0,
    law: Law::Cells(|_, constraint, digits| {
        is_ratio(digits[0], digits[1], constraint.number_or(2))
    }),
    parts: |ground, constraint| {
        let factor = constraint.number_or(2);
        pair(ground, constraint, |first, second| is_ratio(first, second, factor))
    },
    drawing: Drawing::Marks(|ground, constraint| {
        pairs::dot(ground, constraint, 2, [Hue::BLACK, Hue::WHITE])
    }),
};

pub(in crate::constraint) static XV: ConstraintKind = ConstraintKind {
    name: "xv",
    noun: say::constraint_xv,
    about: say::constraint_xv_rule,
    extent: Extent::Exactly(2),
    numbers: &["total"],
    needed: 1,
    law: Law::Cells(|_, constraint, digits| digits[0] + digits[1] == constraint.number_or(0)),
    parts: |ground, constraint| {
        let total = constraint.number_or(0);
        pair(ground, constraint, |first, second| first + second == total)
    },
    drawing: Drawing::Marks(|ground, constraint| {
        let total = constraint.number_or(0);
        let sign = match total {
            5 => "V".to_owned(),
            10 => "X".to_owned(),
            _ => total.to_string(),
        };
        pairs::sign(ground, constraint, sign)
    }),
};

/// Pairs each cell with those of its neighbours that no constraint of the same kind contains.
fn around(ground: &Ground<'_>, constraint: &Constraint) -> Vec<[Cell; 2]> {
    let mut pairs = Vec::new();
    for &cell in constraint.cells() {
        let neighbours = ground.neighbours(cell);
        let open = neighbours.filter(|&neighbour| !is_marked(ground, constraint.kind(), neighbour));
        pairs.extend(open.map(|neighbour| [cell, neighbour]));
    }
    pairs
}

/// Returns `true` if a constraint of this kind contains the cell.
fn is_marked(ground: &Ground<'_>, kind: &ConstraintKind, cell: Cell) -> bool {
    let mut constraints = ground.constraints.iter();
    constraints.any(|other| other.kind().name == kind.name && other.cells().contains(&cell))
}

/// Returns `true` if every pair of [`around`] obeys the relation.
fn all_around(
    ground: &Ground<'_>,
    constraint: &Constraint,
    board: &[u32],
    allows: impl Fn(u32, u32) -> bool,
) -> bool {
    let pairs = around(ground, constraint).into_iter();
    pairs.map(|pair| pair.map(|cell| board[cell.index()])).all(|[cell, other]| allows(cell, other))
}

pub(in crate::constraint) static MINIMUM: ConstraintKind = ConstraintKind {
    name: "minimum",
    noun: say::constraint_minimum,
    about: say::constraint_minimum_rule,
    extent: Extent::AtLeast(1),
    numbers: &[],
    needed: 0,
    law: Law::Board(|ground, constraint, board| {
        all_around(ground, constraint, board, |cell, neighbour| cell < neighbour)
    }),
    parts: |ground, constraint| {
        related(ground.values(), around(ground, constraint), |cell, neighbour| cell < neighbour)
    },
    drawing: Drawing::Marks(|ground, constraint| {
        cells::chevrons(ground, constraint, &around(ground, constraint), false)
    }),
};

pub(in crate::constraint) static MAXIMUM: ConstraintKind = ConstraintKind {
    name: "maximum",
    noun: say::constraint_maximum,
    about: say::constraint_maximum_rule,
    law: Law::Board(|ground, constraint, board| {
        all_around(ground, constraint, board, |cell, neighbour| cell > neighbour)
    }),
    parts: |ground, constraint| {
        related(ground.values(), around(ground, constraint), |cell, neighbour| cell > neighbour)
    },
    drawing: Drawing::Marks(|ground, constraint| {
        cells::chevrons(ground, constraint, &around(ground, constraint), true)
    }),
    ..MINIMUM
};
