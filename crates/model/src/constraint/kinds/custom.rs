//! Kinds whose rule is part of the constraint: tables of pairs, and automata.

use evoku_messages::say;

use super::shared::{every_two, line, related, steps};
use crate::constraint::automaton::Automaton;
use crate::constraint::drawings::lines;
use crate::constraint::kind::{Constraint, ConstraintKind, Drawing, Extent, Law};
use crate::constraint::mark::Hue;
use crate::constraint::values::Values;

/// Returns `true` if the table of a constraint contains a pair. The table has the partners of each
/// first digit as bits.
fn is_paired(values: Values, constraint: &Constraint, first: u32, second: u32) -> bool {
    let partners = constraint.numbers().get(values.index(first)).copied().unwrap_or(0);
    partners.checked_shr(second - values.first).unwrap_or(0) & 1 == 1
}

pub(in crate::constraint) static RELATION: ConstraintKind = ConstraintKind {
    name: "relation",
    noun: say::constraint_relation,
    about: say::constraint_relation_rule,
    extent: Extent::Line(2),
    numbers: &["partners..."],
    needed: 1,
    law: Law::Cells(|ground, constraint, digits| {
        let paired = |pair: &[u32]| is_paired(ground.values(), constraint, pair[0], pair[1]);
        digits.windows(2).all(paired)
    }),
    parts: |ground, constraint| {
        let allows = |first, second| is_paired(ground.values(), constraint, first, second);
        related(ground.values(), steps(constraint.cells()), allows)
    },
    drawing: Drawing::Marks(|ground, constraint| {
        lines::dashed(ground, constraint, Hue::GREY, lines::NARROW)
    }),
};

pub(in crate::constraint) static RELATION_OF_ALL: ConstraintKind = ConstraintKind {
    name: "relation-of-all",
    noun: say::constraint_relation_of_all,
    about: say::constraint_relation_of_all_rule,
    extent: Extent::AtLeast(2),
    law: Law::Cells(|ground, constraint, digits| {
        let values = ground.values();
        digits.iter().enumerate().all(|(later, &second)| {
            digits[..later].iter().all(|&first| is_paired(values, constraint, first, second))
        })
    }),
    parts: |ground, constraint| {
        let allows = |first, second| is_paired(ground.values(), constraint, first, second);
        related(ground.values(), every_two(constraint.cells()), allows)
    },
    drawing: Drawing::Marks(|ground, constraint| {
        lines::dashed(ground, constraint, Hue::GREY, lines::WIDE)
    }),
    ..RELATION
};

/// The state after a digit, by the table of a constraint, which has one row per state.
fn target(constraint: &Constraint, values: Values, state: usize, digit: u32) -> Option<usize> {
    let cell = state * (values.count() + 1) + values.index(digit) + 1;
    let number = constraint.numbers().get(cell).copied().unwrap_or(0) as usize;
    number.checked_sub(1)
}

/// Returns `true` if a word may end in a state.
fn is_end(constraint: &Constraint, values: Values, state: usize) -> bool {
    constraint.numbers().get(state * (values.count() + 1)).is_some_and(|&end| end > 0)
}

pub(in crate::constraint) static AUTOMATON: ConstraintKind = ConstraintKind {
    name: "automaton",
    noun: say::constraint_automaton,
    about: say::constraint_automaton_rule,
    extent: Extent::Line(1),
    numbers: &["table..."],
    needed: 1,
    law: Law::Cells(|ground, constraint, digits| {
        let mut state = Some(0);
        for &digit in digits {
            state = state.and_then(|state| target(constraint, ground.values(), state, digit));
        }
        state.is_some_and(|state| is_end(constraint, ground.values(), state))
    }),
    parts: |ground, constraint| {
        let values = ground.values();
        let step = |&state: &usize, digit| {
            (digit <= values.last).then(|| target(constraint, values, state, digit)).flatten()
        };
        let accepts = |&state: &usize| is_end(constraint, values, state);
        line(constraint.cells(), Automaton::explore(values, 0, step, accepts))
    },
    drawing: Drawing::Marks(|ground, constraint| {
        lines::dashed(ground, constraint, Hue::SLATE, lines::NARROW)
    }),
};
