//! Rules of the whole board, without cells of their own.

use super::pairs::is_ratio;
use super::shared::{all_differ, related};
use crate::model::constraint::kind::{Constraint, ConstraintKind, Drawing, Extent, Ground, Law};
use crate::model::constraint::part::Part;
use crate::model::element::Cell;
use crate::model::set::Element;

/// What rules of the whole board have in common.
const BOARD: ConstraintKind = ConstraintKind {
    name: "",
    about: "",
    extent: Extent::Board,
    numbers: &[],
    needed: 0,
    law: Law::Board(|_, _, _| true),
    parts: |_, _| Vec::new(),
    drawing: Drawing::Words,
};

/// Whether each two cells that touch at a side, or lie diagonally side by side, obey a relation.
fn all(
    board: &[u32],
    pairs: impl IntoIterator<Item = [Cell; 2]>,
    allows: impl Fn(u32, u32) -> bool,
) -> bool {
    let mut digits = pairs.into_iter().map(|pair| pair.map(|cell| board[cell.index()]));
    digits.all(|[first, second]| allows(first, second))
}

pub(in crate::model::constraint) static NONCONSECUTIVE: ConstraintKind = ConstraintKind {
    name: "nonconsecutive",
    about: "no two cells side by side hold consecutive digits",
    law: Law::Board(|ground, _, board| all(board, ground.touching(), |a, b| a.abs_diff(b) != 1)),
    parts: |ground, _| related(ground.side, ground.touching(), |a, b| a.abs_diff(b) != 1),
    ..BOARD
};

/// Every two cells that touch at a corner, the upper first.
fn corners(ground: &Ground<'_>) -> Vec<[Cell; 2]> {
    let side = ground.side;
    let mut pairs = Vec::new();
    for row in 1..side {
        for column in 0..side {
            let lower = Cell::at(row, column, side);
            if column > 0 {
                pairs.push([Cell::at(row - 1, column - 1, side), lower]);
            }
            if column + 1 < side {
                pairs.push([Cell::at(row - 1, column + 1, side), lower]);
            }
        }
    }
    pairs
}

pub(in crate::model::constraint) static NONCONSECUTIVE_CORNERS: ConstraintKind = ConstraintKind {
    name: "nonconsecutive-corners",
    about: "no two cells that touch at a corner hold consecutive digits",
    law: Law::Board(|ground, _, board| all(board, corners(ground), |a, b| a.abs_diff(b) != 1)),
    parts: |ground, _| related(ground.side, corners(ground), |a, b| a.abs_diff(b) != 1),
    ..BOARD
};

/// For each place within a box the cells there.
fn disjoint_groups(ground: &Ground<'_>) -> Vec<Vec<Cell>> {
    let mut filled = vec![0; ground.side];
    let mut groups = vec![Vec::new(); ground.side];
    for (index, &region) in ground.regions.iter().enumerate() {
        let place = &mut filled[usize::from(region)];
        groups[*place].push(Cell::from_index(index));
        *place += 1;
    }
    groups.retain(|group| group.len() > 1);
    groups
}

pub(in crate::model::constraint) static DISJOINT_GROUPS: ConstraintKind = ConstraintKind {
    name: "disjoint-groups",
    about: "cells in the same place of their boxes hold different digits",
    law: Law::Board(|ground, _, board| {
        disjoint_groups(ground).into_iter().all(|group| {
            all_differ(&group.iter().map(|cell| board[cell.index()]).collect::<Vec<_>>())
        })
    }),
    parts: |ground, _| disjoint_groups(ground).into_iter().map(Part::Different).collect(),
    ..BOARD
};

/// The pairs of cells side by side without a mark of these kinds.
fn unmarked<'a>(ground: &'a Ground<'_>, marks: &'a [&str]) -> impl Iterator<Item = [Cell; 2]> + 'a {
    let is_mark = |constraint: &&Constraint| marks.contains(&constraint.kind().name);
    let marked: Vec<[Cell; 2]> = (ground.constraints.iter().filter(is_mark))
        .filter_map(|mark| match *mark.cells() {
            [first, second] => Some([first.min(second), first.max(second)]),
            _ => None,
        })
        .collect();
    ground.touching().filter(move |pair| !marked.contains(pair))
}

/// The marks that say how two cells compare: kropki dots.
const DOTS: &[&str] = &["difference", "ratio"];

pub(in crate::model::constraint) static NO_OTHER_DIFFERENCES: ConstraintKind = ConstraintKind {
    name: "no-other-differences",
    about: "cells side by side without a dot don't differ by the number, usually 1",
    numbers: &["difference"],
    law: Law::Board(|ground, constraint, board| {
        let difference = constraint.number_or(1);
        all(board, unmarked(ground, DOTS), |a, b| a.abs_diff(b) != difference)
    }),
    parts: |ground, constraint| {
        let difference = constraint.number_or(1);
        related(ground.side, unmarked(ground, DOTS), |a, b| a.abs_diff(b) != difference)
    },
    ..BOARD
};

pub(in crate::model::constraint) static NO_OTHER_RATIOS: ConstraintKind = ConstraintKind {
    name: "no-other-ratios",
    about: "of cells side by side without a dot none is so many times the other, usually 2",
    numbers: &["ratio"],
    law: Law::Board(|ground, constraint, board| {
        let factor = constraint.number_or(2);
        all(board, unmarked(ground, DOTS), |a, b| !is_ratio(a, b, factor))
    }),
    parts: |ground, constraint| {
        let factor = constraint.number_or(2);
        related(ground.side, unmarked(ground, DOTS), |a, b| !is_ratio(a, b, factor))
    },
    ..BOARD
};

pub(in crate::model::constraint) static NO_OTHER_SUMS: ConstraintKind = ConstraintKind {
    name: "no-other-sums",
    about: "cells side by side without an X or V don't add up to the total",
    numbers: &["total"],
    needed: 1,
    law: Law::Board(|ground, constraint, board| {
        let total = constraint.number_or(0);
        all(board, unmarked(ground, &["xv"]), |a, b| a + b != total)
    }),
    parts: |ground, constraint| {
        let total = constraint.number_or(0);
        related(ground.side, unmarked(ground, &["xv"]), |a, b| a + b != total)
    },
    ..BOARD
};
