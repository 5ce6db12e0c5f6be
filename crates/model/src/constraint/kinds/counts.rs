//! Counts of digits, and groups of cells that are compared with each other.

use evoku_messages::say;

use std::collections::BTreeSet;

use super::shared::{all_differ, digits_of, equal_sums, line, related, steps, sum};
use crate::constraint::automaton::Automaton;
use crate::constraint::drawings::cells;
use crate::constraint::kind::{Constraint, ConstraintKind, Drawing, Extent, Law};
use crate::constraint::part::Part;
use crate::constraint::values::Values;
use crate::element::Cell;

/// Defaults shared by the kinds of this file.
const COUNT: ConstraintKind = ConstraintKind {
    name: "",
    noun: || say::verbatim(""),
    about: || say::verbatim(""),
    extent: Extent::AtLeast(2),
    numbers: &[],
    needed: 0,
    law: Law::Cells(|_, _, _| true),
    parts: |_, _| Vec::new(),
    drawing: Drawing::Marks(cells::first_and_rest),
};

/// The required number of occurrences, and the digit.
fn count_and_digit(constraint: &Constraint) -> (usize, u32) {
    let digit = constraint.numbers().get(1).copied().unwrap_or(0);
    (constraint.number_or(0) as usize, digit)
}

pub(in crate::constraint) static EXACTLY: ConstraintKind = ConstraintKind {
    name: "exactly",
    noun: say::constraint_exactly,
    about: say::constraint_exactly_rule,
    extent: Extent::AtLeast(1),
    numbers: &["count", "digit"],
    needed: 2,
    law: Law::Cells(|_, constraint, digits| {
        let (count, digit) = count_and_digit(constraint);
        digits.iter().filter(|&&other| other == digit).count() == count
    }),
    parts: |ground, constraint| {
        let (count, digit) = count_and_digit(constraint);
        if count > constraint.cells().len() {
            return digits_of(ground, constraint, |_| false);
        }
        let step = |&left: &usize, read: u32| left.checked_sub(usize::from(read == digit));
        line(
            constraint.cells(),
            Automaton::explore(ground.values(), count, step, |&left| left == 0),
        )
    },
    drawing: Drawing::Marks(|ground, constraint| {
        let (count, digit) = count_and_digit(constraint);
        cells::cage(ground, constraint, Some(format!("{count}\u{d7}{digit}")))
    }),
};

pub(in crate::constraint) static DISTINCT_COUNT: ConstraintKind = ConstraintKind {
    name: "distinct-count",
    noun: say::constraint_distinct_count,
    about: say::constraint_distinct_count_rule,
    law: Law::Cells(|_, _, digits| {
        let different: BTreeSet<&u32> = digits[1..].iter().collect();
        different.len() == digits[0] as usize
    }),
    parts: |ground, constraint| {
        let others = constraint.cells().len() - 1;
        let automaton = Automaton::explore(
            ground.values(),
            // The number of new digits still required, and the set of digits seen.
            None,
            |state, digit| match *state {
                None => (digit as usize <= others).then_some(Some((digit, 0))),
                Some(state) => count_new(state, ground.values().index(digit)).map(Some),
            },
            |state| matches!(state, Some((0, _))),
        );
        line(constraint.cells(), automaton)
    },
    ..COUNT
};

/// Decrements the counter if the digit was not seen before.
fn count_new((left, seen): (u32, u64), index: usize) -> Option<(u32, u64)> {
    let with = seen | 1 << index;
    let left = if with == seen { left } else { left.checked_sub(1)? };
    Some((left, with))
}

pub(in crate::constraint) static EQUALITY_CAGE: ConstraintKind = ConstraintKind {
    name: "equality-cage",
    noun: say::constraint_equality_cage,
    about: say::constraint_equality_cage_rule,
    law: Law::Cells(|ground, _, digits| {
        let middle = ground.values().first + ground.values().last;
        let count = |fits: &dyn Fn(u32) -> bool| digits.iter().filter(|&&d| fits(d)).count();
        all_differ(digits)
            && 2 * count(&|digit| digit % 2 == 0) == digits.len()
            && 2 * count(&|digit| 2 * digit < middle) == digits.len()
            && 2 * count(&|digit| 2 * digit > middle) == digits.len()
    }),
    parts: |ground, constraint| {
        let cells = constraint.cells();
        let middle = ground.values().first + ground.values().last;
        let half = (cells.len() / 2) as i32;
        let automaton = Automaton::explore(
            ground.values(),
            (0_i32, 0_i32),
            |&(odd, low), digit| {
                let odd = odd + if digit % 2 == 1 { 1 } else { -1 };
                let low = low + if 2 * digit < middle { 1 } else { -1 };
                let fits = 2 * digit != middle && odd.abs() <= half && low.abs() <= half;
                fits.then_some((odd, low))
            },
            |&state| state == (0, 0),
        );
        let mut parts = line(cells, automaton);
        parts.push(Part::Different(cells.to_vec()));
        parts
    },
    drawing: Drawing::Marks(|ground, constraint| cells::cage(ground, constraint, Some("=".into()))),
    ..COUNT
};

pub(in crate::constraint) static RELLIK: ConstraintKind = ConstraintKind {
    name: "rellik",
    noun: say::constraint_rellik,
    about: say::constraint_rellik_rule,
    numbers: &["total"],
    needed: 1,
    law: Law::Cells(|_, constraint, digits| {
        let mut sums: BTreeSet<u32> = BTreeSet::new();
        for &digit in digits {
            let more: Vec<u32> = sums.iter().map(|sum| sum + digit).collect();
            sums.extend(more);
            sums.insert(digit);
        }
        all_differ(digits) && !sums.contains(&constraint.number_or(0))
    }),
    parts: |ground, constraint| {
        let total = constraint.number_or(0);
        let step = |sums: &BTreeSet<u32>, digit: u32| add_up(sums, digit, total);
        let cells = constraint.cells();
        let automaton =
            Automaton::explore_along(cells.len(), ground.values(), BTreeSet::new(), step, |_| true);
        let mut parts = line(cells, automaton);
        parts.push(Part::Different(constraint.cells().to_vec()));
        parts
    },
    drawing: Drawing::Marks(|ground, constraint| {
        cells::cage(ground, constraint, Some(format!("\u{2260}{}", constraint.number_or(0))))
    }),
    ..COUNT
};

/// The sums of one or several digits, up to `total`, after one more digit; `None` if one equals the
/// total.
fn add_up(sums: &BTreeSet<u32>, digit: u32, total: u32) -> Option<BTreeSet<u32>> {
    let mut all = sums.clone();
    all.insert(digit);
    all.extend(sums.iter().map(|sum| sum + digit));
    all.retain(|&sum| sum <= total);
    (!all.contains(&total)).then_some(all)
}

/// Splits the cells into groups of these sizes; `None` unless the sizes add up to the number of
/// cells.
fn groups_of(cells: &[Cell], sizes: &[u32]) -> Option<Vec<Vec<Cell>>> {
    let mut rest = cells;
    let mut groups = Vec::new();
    for &size in sizes {
        let (group, others) = rest.split_at_checked(size as usize)?;
        groups.push(group.to_vec());
        rest = others;
    }
    rest.is_empty().then_some(groups)
}

pub(in crate::constraint) static EQUAL_SUMS: ConstraintKind = ConstraintKind {
    name: "equal-sums",
    noun: say::constraint_equal_sums,
    about: say::constraint_equal_sums_rule,
    extent: Extent::Line(2),
    numbers: &["size..."],
    needed: 1,
    law: Law::Cells(|_, constraint, digits| {
        let mut rest = digits;
        let mut sums = Vec::new();
        for &size in constraint.numbers() {
            let Some((group, others)) = rest.split_at_checked(size as usize) else { return false };
            sums.push(sum(group));
            rest = others;
        }
        rest.is_empty() && sums.windows(2).all(|pair| pair[0] == pair[1])
    }),
    parts: |ground, constraint| match groups_of(constraint.cells(), constraint.numbers()) {
        Some(groups) => equal_sums(&groups),
        None => digits_of(ground, constraint, |_| false),
    },
    drawing: Drawing::Marks(|ground, constraint| {
        let groups = groups_of(constraint.cells(), constraint.numbers());
        cells::sets(ground, constraint, groups.unwrap_or_default())
    }),
};

pub(in crate::constraint) static SAME_SETS: ConstraintKind = ConstraintKind {
    name: "same-sets",
    noun: say::constraint_same_sets,
    about: say::constraint_same_sets_rule,
    extent: Extent::Line(2),
    numbers: &["sets"],
    needed: 1,
    law: Law::Cells(|_, constraint, digits| {
        let sets = constraint.number_or(0) as usize;
        if sets == 0 || !digits.len().is_multiple_of(sets) {
            return false;
        }
        let sorted = digits.chunks(digits.len() / sets).map(|set| {
            let mut set = set.to_vec();
            set.sort_unstable();
            set
        });
        let sorted: Vec<Vec<u32>> = sorted.collect();
        sorted.windows(2).all(|pair| pair[0] == pair[1])
    }),
    parts: |ground, constraint| {
        let (cells, sets) = (constraint.cells(), constraint.number_or(0) as usize);
        if sets == 0 || !cells.len().is_multiple_of(sets) {
            return digits_of(ground, constraint, |_| false);
        }
        if sets == cells.len() {
            return related(ground.values(), steps(cells), |one, other| one == other);
        }
        let sets: Vec<&[Cell]> = cells.chunks(cells.len() / sets).collect();
        let length = cells.len() / sets.len();
        let alike = ground.values().table().map(|digit| as_often(ground.values(), digit, length));
        let alike: Vec<Automaton> = alike.collect();
        let mut parts = Vec::new();
        for pair in sets.windows(2) {
            let both: Vec<Cell> = pair[0].iter().zip(pair[1]).flat_map(|(&a, &b)| [a, b]).collect();
            parts.extend(alike.iter().flat_map(|automaton| line(&both, automaton.clone())));
        }
        parts
    },
    drawing: Drawing::Marks(|ground, constraint| {
        let sets = (constraint.number_or(1) as usize).max(1);
        let size = (constraint.cells().len() / sets).max(1);
        cells::sets(ground, constraint, constraint.cells().chunks(size))
    }),
};

/// Reads two words of this length, their letters interleaved. Accepts if a digit occurs equally
/// often in both.
fn as_often(values: Values, digit: u32, length: usize) -> Automaton {
    Automaton::explore(
        values,
        (0_i32, false),
        |&(more, is_second), read| {
            let by = if is_second { -1 } else { 1 };
            let more = if read == digit { more + by } else { more };
            (more.unsigned_abs() as usize <= length).then_some((more, !is_second))
        },
        |&(more, _)| more == 0,
    )
}

/// The cells with their coefficients: positive for the first `added` cells, negative for the
/// others. `None` unless there is one weight per cell.
fn weighted<'a>(
    constraint: &'a Constraint,
) -> Option<impl Iterator<Item = (Cell, i32)> + Clone + use<'a>> {
    let (_, rest) = constraint.numbers().split_first()?;
    let (&added, by) = rest.split_first()?;
    let by = by
        .iter()
        .enumerate()
        .map(move |(index, &by)| if index < added as usize { by as i32 } else { -(by as i32) });
    let fits = rest.len() == constraint.cells().len() + 1;
    fits.then(|| constraint.cells().iter().copied().zip(by))
}

pub(in crate::constraint) static WEIGHTED_SUM: ConstraintKind = ConstraintKind {
    name: "weighted-sum",
    noun: say::constraint_weighted_sum,
    about: say::constraint_weighted_sum_rule,
    extent: Extent::Line(1),
    numbers: &["total", "cells added", "weight..."],
    needed: 3,
    law: Law::Cells(|_, constraint, digits| {
        let terms = weighted(constraint).map(|terms| terms.zip(digits));
        let sum = terms.map(|terms| terms.map(|((_, by), &d)| i64::from(by) * i64::from(d)).sum());
        sum == Some(i64::from(constraint.number_or(0)))
    }),
    parts: |ground, constraint| match weighted(constraint) {
        Some(terms) => vec![Part::sum(terms, i64::from(constraint.number_or(0)))],
        None => digits_of(ground, constraint, |_| false),
    },
    ..COUNT
};
