//! Kinds whose rule is part of the constraint: tables of pairs, and automata.

use super::shared::{every_two, line, related, steps};
use crate::model::constraint::automaton::Automaton;
use crate::model::constraint::drawings::lines;
use crate::model::constraint::kind::{Constraint, ConstraintKind, Drawing, Extent, Law};
use crate::model::constraint::mark::Hue;

/// Whether the table of a constraint, the partners of each first digit as bits, has a pair.
fn is_paired(constraint: &Constraint, first: u32, second: u32) -> bool {
    let partners = constraint.numbers().get(first as usize - 1).copied().unwrap_or(0);
    partners.checked_shr(second - 1).unwrap_or(0) & 1 == 1
}

pub(in crate::model::constraint) static RELATION: ConstraintKind = ConstraintKind {
    name: "relation",
    about: "each two cells that follow each other hold a pair of the table: for each first digit \
        the sum of 1 for the second digit 1, 2 for 2, 4 for 3, 8 for 4 ...",
    extent: Extent::Line(2),
    numbers: &["partners..."],
    needed: 1,
    law: Law::Cells(|_, constraint, digits| {
        digits.windows(2).all(|pair| is_paired(constraint, pair[0], pair[1]))
    }),
    parts: |ground, constraint| {
        let allows = |first, second| is_paired(constraint, first, second);
        related(ground.side, steps(constraint.cells()), allows)
    },
    drawing: Drawing::Marks(|ground, constraint| lines::plain(ground, constraint, Hue::GREY)),
};

pub(in crate::model::constraint) static RELATION_OF_ALL: ConstraintKind = ConstraintKind {
    name: "relation-of-all",
    about: "each two cells, the earlier first, hold a pair of the table of a relation",
    extent: Extent::AtLeast(2),
    law: Law::Cells(|_, constraint, digits| {
        digits.iter().enumerate().all(|(later, &second)| {
            digits[..later].iter().all(|&first| is_paired(constraint, first, second))
        })
    }),
    parts: |ground, constraint| {
        let allows = |first, second| is_paired(constraint, first, second);
        related(ground.side, every_two(constraint.cells()), allows)
    },
    ..RELATION
};

/// The state that a digit leads to by the table of a constraint: a row for each state.
fn target(constraint: &Constraint, side: usize, state: usize, digit: u32) -> Option<usize> {
    let cell = state * (side + 1) + digit as usize;
    let number = constraint.numbers().get(cell).copied().unwrap_or(0) as usize;
    number.checked_sub(1)
}

/// Whether a word may end in a state.
fn is_end(constraint: &Constraint, side: usize, state: usize) -> bool {
    constraint.numbers().get(state * (side + 1)).is_some_and(|&end| end > 0)
}

pub(in crate::model::constraint) static AUTOMATON: ConstraintKind = ConstraintKind {
    name: "automaton",
    about: "digits along the line are a word of the automaton: for each state a 1 if a word may \
        end there, else a 0, then for each digit the number of the next state or 0; state 1 is \
        the first",
    extent: Extent::Line(1),
    numbers: &["table..."],
    needed: 1,
    law: Law::Cells(|ground, constraint, digits| {
        let mut state = Some(0);
        for &digit in digits {
            state = state.and_then(|state| target(constraint, ground.side, state, digit));
        }
        state.is_some_and(|state| is_end(constraint, ground.side, state))
    }),
    parts: |ground, constraint| {
        let side = ground.side;
        let step = |&state: &usize, digit| target(constraint, side, state, digit);
        let accepts = |&state: &usize| is_end(constraint, side, state);
        line(constraint.cells(), Automaton::explore(side, 0, step, accepts))
    },
    drawing: Drawing::Marks(|ground, constraint| lines::plain(ground, constraint, Hue::STEEL)),
};
