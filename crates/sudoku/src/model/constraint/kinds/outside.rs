//! Clues outside the board: they speak of the row or column that they look along.

use super::shared::{digits_of, line, sum};
use crate::model::constraint::automaton::Automaton;
use crate::model::constraint::kind::{ConstraintKind, Extent, Law};

pub(in crate::model::constraint) static SANDWICH: ConstraintKind = ConstraintKind {
    name: "sandwich",
    about: "digits between the smallest and the largest digit add up to the total",
    extent: Extent::Across,
    numbers: &["total"],
    needed: 1,
    law: Law::Cells(|ground, constraint, digits| {
        let is_crust = |&index: &usize| digits[index] == 1 || digits[index] == ground.side as u32;
        let crusts: Vec<usize> = (0..digits.len()).filter(is_crust).collect();
        match crusts[..] {
            [first, last] => sum(&digits[first + 1..last]) == constraint.number_or(0),
            _ => false,
        }
    }),
    parts: |ground, constraint| {
        let (side, total) = (ground.side as u32, constraint.number_or(0));
        // What is still missing between the crusts; before the first crust and after the second
        // there is none.
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
        enum Read {
            Before,
            Between(u32),
            After,
        }
        let step = |read: &Read, digit: u32| {
            let is_crust = digit == 1 || digit == side;
            match *read {
                Read::Before if is_crust => Some(Read::Between(total)),
                Read::Between(0) if is_crust => Some(Read::After),
                Read::Between(_) | Read::After if is_crust => None,
                Read::Between(left) => left.checked_sub(digit).map(Read::Between),
                Read::Before => Some(Read::Before),
                Read::After => Some(Read::After),
            }
        };
        if total > side * side {
            return digits_of(ground, constraint, |_| false);
        }
        let accepts = |read: &Read| *read == Read::After;
        line(constraint.cells(), Automaton::explore(ground.side, Read::Before, step, accepts))
    },
};

pub(in crate::model::constraint) static X_SUM: ConstraintKind = ConstraintKind {
    name: "x-sum",
    about: "the first digit says how many digits, itself included, add up to the total",
    extent: Extent::Across,
    numbers: &["total"],
    needed: 1,
    law: Law::Cells(|_, constraint, digits| {
        let first = digits.get(..digits[0] as usize).unwrap_or_default();
        sum(first) == constraint.number_or(0)
    }),
    parts: |ground, constraint| {
        let total = constraint.number_or(0);
        if total as usize > ground.side * ground.side {
            return digits_of(ground, constraint, |_| false);
        }
        // The digits still to be added, and what they have to add up to; none before the first.
        let step = |state: &Option<(u32, u32)>, digit: u32| {
            let (digits, left) = state.unwrap_or((digit, total));
            match digits {
                0 => Some(Some((0, 0))),
                _ => {
                    let left = left.checked_sub(digit)?;
                    (digits > 1 || left == 0).then_some(Some((digits - 1, left)))
                }
            }
        };
        let accepts = |state: &Option<(u32, u32)>| *state == Some((0, 0));
        line(constraint.cells(), Automaton::explore(ground.side, None, step, accepts))
    },
};

pub(in crate::model::constraint) static SKYSCRAPER: ConstraintKind = ConstraintKind {
    name: "skyscraper",
    about: "so many digits are greater than all before them",
    extent: Extent::Across,
    numbers: &["seen"],
    needed: 1,
    law: Law::Cells(|_, constraint, digits| {
        let is_seen = |index: &usize| digits[..*index].iter().all(|&d| d < digits[*index]);
        (0..digits.len()).filter(is_seen).count() == constraint.number_or(0) as usize
    }),
    parts: |ground, constraint| {
        let seen = constraint.number_or(0);
        // The tallest so far, and how many are still to be seen.
        let step = |&(tallest, left): &(u32, u32), digit: u32| {
            if digit <= tallest {
                return Some((tallest, left));
            }
            left.checked_sub(1).map(|left| (digit, left))
        };
        if seen as usize > ground.side {
            return digits_of(ground, constraint, |_| false);
        }
        let automaton = Automaton::explore(ground.side, (0, seen), step, |&(_, left)| left == 0);
        line(constraint.cells(), automaton)
    },
};

pub(in crate::model::constraint) static NUMBERED_ROOM: ConstraintKind = ConstraintKind {
    name: "numbered-room",
    about: "the first digit says which cell holds the digit of the clue",
    extent: Extent::Across,
    numbers: &["digit"],
    needed: 1,
    law: Law::Cells(|_, constraint, digits| {
        digits.get(digits[0] as usize - 1) == constraint.numbers().first()
    }),
    parts: |ground, constraint| {
        let clue = constraint.number_or(0);
        // The cells up to the room: none before the first digit, 0 past it.
        let step = |state: &Option<u32>, digit: u32| match state.unwrap_or(digit) {
            0 => Some(Some(0)),
            1 => (digit == clue).then_some(Some(0)),
            cells => Some(Some(cells - 1)),
        };
        let automaton = Automaton::explore(ground.side, None, step, |state| *state == Some(0));
        line(constraint.cells(), automaton)
    },
};

pub(in crate::model::constraint) static INDEXER: ConstraintKind = ConstraintKind {
    name: "indexer",
    about: "the digit in the cell of this number says which cell of the row, column or box holds \
        the number",
    extent: Extent::Across,
    numbers: &["cell"],
    needed: 1,
    law: Law::Cells(|_, constraint, digits| {
        let number = constraint.number_or(0);
        let at = |number: u32| digits.get((number as usize).checked_sub(1)?).copied();
        at(number).and_then(at) == Some(number)
    }),
    parts: |ground, constraint| {
        let (side, number) = (ground.side as u32, constraint.number_or(0));
        if !(1..=side).contains(&number) {
            return digits_of(ground, constraint, |_| false);
        }
        let mut cells = constraint.cells().to_vec();
        // The indexer first, then the cells up to the one that it names: 0 past that.
        cells[..number as usize].rotate_right(1);
        let step = |state: &Option<u32>, digit: u32| match *state {
            None if digit == number => Some(Some(0)),
            None => Some(Some(if digit < number { digit } else { digit - 1 })),
            Some(0) => Some(Some(0)),
            Some(1) => (digit == number).then_some(Some(0)),
            Some(cells) => Some(Some(cells - 1)),
        };
        line(&cells, Automaton::explore(ground.side, None, step, |state| *state == Some(0)))
    },
};
