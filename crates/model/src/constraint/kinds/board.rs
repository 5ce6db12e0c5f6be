//! Rules of the whole board, without specific cells.

use evoku_messages::say;

use super::pairs::is_ratio;
use super::shared::{all_differ, line, related, third};
use crate::constraint::automaton::Automaton;
use crate::constraint::kind::{Constraint, ConstraintKind, Drawing, Extent, Ground, Law};
use crate::constraint::part::Part;
use crate::constraint::values::Values;
use crate::element::Cell;
use crate::set::Element;

/// Defaults shared by all rules of the whole board.
const BOARD: ConstraintKind = ConstraintKind {
    name: "",
    noun: || say::verbatim(""),
    about: || say::verbatim(""),
    extent: Extent::Board,
    numbers: &[],
    needed: 0,
    law: Law::Board(|_, _, _| true),
    parts: |_, _| Vec::new(),
    drawing: Drawing::Words,
};

/// Returns `true` if every pair of cells obeys a relation.
fn all(
    board: &[u32],
    pairs: impl IntoIterator<Item = [Cell; 2]>,
    allows: impl Fn(u32, u32) -> bool,
) -> bool {
    let mut digits = pairs.into_iter().map(|pair| pair.map(|cell| board[cell.index()]));
    digits.all(|[first, second]| allows(first, second))
}

pub(in crate::constraint) static NONCONSECUTIVE: ConstraintKind = ConstraintKind {
    name: "nonconsecutive",
    noun: say::constraint_nonconsecutive,
    about: say::constraint_nonconsecutive_rule,
    law: Law::Board(|ground, _, board| all(board, ground.touching(), |a, b| a.abs_diff(b) != 1)),
    parts: |ground, _| related(ground.values(), ground.touching(), |a, b| a.abs_diff(b) != 1),
    ..BOARD
};

/// Every pair of cells that touch at a corner, the upper cell first.
fn corners(ground: &Ground<'_>) -> Vec<[Cell; 2]> {
    let side = ground.side;
    let mut pairs = Vec::new();
    for row in 1..ground.frame.rows {
        for column in 0..ground.frame.columns {
            let lower = Cell::at(row, column, side);
            if column > 0 {
                pairs.push([Cell::at(row - 1, column - 1, side), lower]);
            }
            if column + 1 < ground.frame.columns {
                pairs.push([Cell::at(row - 1, column + 1, side), lower]);
            }
        }
    }
    pairs
}

pub(in crate::constraint) static NONCONSECUTIVE_CORNERS: ConstraintKind = ConstraintKind {
    name: "nonconsecutive-corners",
    noun: say::constraint_nonconsecutive_corners,
    about: say::constraint_nonconsecutive_corners_rule,
    law: Law::Board(|ground, _, board| all(board, corners(ground), |a, b| a.abs_diff(b) != 1)),
    parts: |ground, _| related(ground.values(), corners(ground), |a, b| a.abs_diff(b) != 1),
    ..BOARD
};

pub(in crate::constraint) static ANTI_TAXICAB: ConstraintKind = ConstraintKind {
    name: "anti-taxicab",
    noun: say::constraint_anti_taxicab,
    about: say::constraint_anti_taxicab_rule,
    law: Law::Board(|ground, _, board| {
        let mut pairs = taxi_rides(ground).into_iter();
        pairs.all(|([a, b], steps)| {
            board[a.index()] != board[b.index()] || board[a.index()] != steps
        })
    }),
    parts: |ground, _| {
        let values = ground.values();
        let mut by_steps: Vec<Vec<[Cell; 2]>> = vec![Vec::new(); values.last as usize + 1];
        for (pair, steps) in taxi_rides(ground) {
            by_steps[steps as usize].push(pair);
        }
        let mut parts = Vec::new();
        for (steps, pairs) in by_steps.into_iter().enumerate() {
            parts.extend(related(values, pairs, |a, b| a != b || a as usize != steps));
        }
        parts
    },
    ..BOARD
};

/// Every pair of cells in different rows and columns with the number of steps between them,
/// provided that this number is a digit's value.
fn taxi_rides(ground: &Ground<'_>) -> Vec<([Cell; 2], u32)> {
    let side = ground.side;
    let cells: Vec<Cell> = ground.frame.inside().collect();
    let mut rides = Vec::new();
    for (index, first) in cells.iter().enumerate() {
        for second in &cells[index + 1..] {
            let down = first.row(side).abs_diff(second.row(side));
            let across = first.column(side).abs_diff(second.column(side));
            if down > 0 && across > 0 && down + across <= ground.values().last as usize {
                rides.push(([*first, *second], (down + across) as u32));
            }
        }
    }
    rides
}

/// Every block of 2x2 cells.
fn squares(ground: &Ground<'_>) -> impl Iterator<Item = [Cell; 4]> + use<> {
    let (side, rows, columns) = (ground.side, ground.frame.rows, ground.frame.columns);
    let corners = move |row| (1..columns).map(move |column| (row, column));
    (1..rows).flat_map(corners).map(move |(row, column)| {
        [(row - 1, column - 1), (row - 1, column), (row, column - 1), (row, column)]
            .map(|(row, column)| Cell::at(row, column, side))
    })
}

/// The groups of the given digits, one bit each.
fn seen(digits: impl IntoIterator<Item = u32>, group: impl Fn(u32) -> u32) -> u32 {
    digits.into_iter().fold(0, |seen, digit| seen | 1 << group(digit))
}

/// All three groups.
const ALL_THREE: u32 = 0b111;

/// Returns `true` if every 2x2 block has a digit of each of the three groups.
fn squares_have_all(ground: &Ground<'_>, board: &[u32], group: impl Fn(u32) -> u32) -> bool {
    let mut squares = squares(ground).map(|square| square.map(|cell| board[cell.index()]));
    squares.all(|digits| seen(digits, &group) == ALL_THREE)
}

/// Requires a digit of each of the three groups in every 2x2 block.
fn all_in_squares(ground: &Ground<'_>, group: impl Fn(u32) -> u32) -> Vec<Part> {
    let step = |&groups: &u32, digit: u32| Some(groups | 1 << group(digit));
    let automaton = Automaton::explore(ground.values(), 0, step, |&groups| groups == ALL_THREE);
    squares(ground).flat_map(|square| line(&square, automaton.clone())).collect()
}

pub(in crate::constraint) static ENTROPIC_SQUARES: ConstraintKind = ConstraintKind {
    name: "entropic-squares",
    noun: say::constraint_entropic_squares,
    about: say::constraint_entropic_squares_rule,
    law: Law::Board(|ground, _, board| {
        squares_have_all(ground, board, |digit| third(ground.values(), digit))
    }),
    parts: |ground, _| all_in_squares(ground, |digit| third(ground.values(), digit)),
    ..BOARD
};

pub(in crate::constraint) static MODULAR_SQUARES: ConstraintKind = ConstraintKind {
    name: "modular-squares",
    noun: say::constraint_modular_squares,
    about: say::constraint_modular_squares_rule,
    law: Law::Board(|ground, _, board| squares_have_all(ground, board, |digit| digit % 3)),
    parts: |ground, _| all_in_squares(ground, |digit| digit % 3),
    ..BOARD
};

pub(in crate::constraint) static FLATMATES: ConstraintKind = ConstraintKind {
    name: "flatmates",
    noun: say::constraint_flatmates,
    about: say::constraint_flatmates_rule,
    law: Law::Board(|ground, _, board| {
        let (side, values) = (ground.side, ground.values());
        ground.frame.inside().all(|cell| {
            let below = (cell.row(side) + 1 < ground.frame.rows).then(|| cell.index() + side);
            let holds = |place: Option<usize>, digit| place.is_some_and(|at| board[at] == digit);
            2 * board[cell.index()] != values.first + values.last
                || holds(cell.index().checked_sub(side), values.first)
                || holds(below, values.last)
        })
    }),
    parts: |ground, _| {
        let [_, columns] = ground.frame.lines();
        columns.iter().flat_map(|cells| line(cells, flat(ground.values()))).collect()
    },
    ..BOARD
};

/// Reads a column downwards and accepts if every middle digit has its flatmates above and below.
fn flat(values: Values) -> Automaton {
    Automaton::explore(
        values,
        // The previous digit is the smallest; the next digit must be the largest.
        (false, false),
        |&(is_low, needs_high), digit| {
            let needs = 2 * digit == values.first + values.last && !is_low;
            let fits = !needs_high || digit == values.last;
            fits.then_some((digit == values.first, needs))
        },
        |&(_, needs_high)| !needs_high,
    )
}

/// For each position within a box, the cells at that position in all boxes.
fn disjoint_groups(ground: &Ground<'_>) -> Vec<Vec<Cell>> {
    let mut groups = vec![Vec::new(); ground.side];
    for region in ground.regions() {
        for (place, cell) in region.into_iter().enumerate() {
            groups[place].push(cell);
        }
    }
    groups.retain(|group| group.len() > 1);
    groups
}

pub(in crate::constraint) static DISJOINT_GROUPS: ConstraintKind = ConstraintKind {
    name: "disjoint-groups",
    noun: say::constraint_disjoint_groups,
    about: say::constraint_disjoint_groups_rule,
    law: Law::Board(|ground, _, board| {
        disjoint_groups(ground).into_iter().all(|group| {
            all_differ(&group.iter().map(|cell| board[cell.index()]).collect::<Vec<_>>())
        })
    }),
    parts: |ground, _| disjoint_groups(ground).into_iter().map(Part::Different).collect(),
    ..BOARD
};

/// The pairs of orthogonal neighbours without a mark of these kinds.
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

/// The marks that compare two cells: kropki dots.
const DOTS: &[&str] = &["difference", "ratio"];

pub(in crate::constraint) static NO_OTHER_DIFFERENCES: ConstraintKind = ConstraintKind {
    name: "no-other-differences",
    noun: say::constraint_no_other_differences,
    about: say::constraint_no_other_differences_rule,
    numbers: &["difference"],
    law: Law::Board(|ground, constraint, board| {
        let difference = constraint.number_or(1);
        all(board, unmarked(ground, DOTS), |a, b| a.abs_diff(b) != difference)
    }),
    parts: |ground, constraint| {
        let difference = constraint.number_or(1);
        related(ground.values(), unmarked(ground, DOTS), |a, b| a.abs_diff(b) != difference)
    },
    ..BOARD
};

pub(in crate::constraint) static NO_OTHER_RATIOS: ConstraintKind = ConstraintKind {
    name: "no-other-ratios",
    noun: say::constraint_no_other_ratios,
    about: say::constraint_no_other_ratios_rule,
    numbers: &["ratio"],
    law: Law::Board(|ground, constraint, board| {
        let factor = constraint.number_or(2);
        all(board, unmarked(ground, DOTS), |a, b| !is_ratio(a, b, factor))
    }),
    parts: |ground, constraint| {
        let factor = constraint.number_or(2);
        related(ground.values(), unmarked(ground, DOTS), |a, b| !is_ratio(a, b, factor))
    },
    ..BOARD
};

pub(in crate::constraint) static NO_OTHER_SUMS: ConstraintKind = ConstraintKind {
    name: "no-other-sums",
    noun: say::constraint_no_other_sums,
    about: say::constraint_no_other_sums_rule,
    numbers: &["total"],
    needed: 1,
    law: Law::Board(|ground, constraint, board| {
        let total = constraint.number_or(0);
        all(board, unmarked(ground, &["xv"]), |a, b| a + b != total)
    }),
    parts: |ground, constraint| {
        let total = constraint.number_or(0);
        related(ground.values(), unmarked(ground, &["xv"]), |a, b| a + b != total)
    },
    ..BOARD
};
