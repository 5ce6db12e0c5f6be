//! Clues outside the board about the row or column that they face.

use evoku_messages::say;

use super::shared::{digits_of, line, sum};
use crate::constraint::automaton::Automaton;
use crate::constraint::drawings::cells;
use crate::constraint::kind::{ConstraintKind, Drawing, Extent, Law};

pub(in crate::constraint) static SANDWICH: ConstraintKind = ConstraintKind {
    name: "sandwich",
    noun: say::constraint_sandwich,
    about: say::constraint_sandwich_rule,
    extent: Extent::Across,
    numbers: &["total"],
    needed: 1,
    law: Law::Cells(|ground, constraint, digits| {
        let crusts = [ground.values().first, ground.values().last];
        let is_crust = |&index: &usize| crusts.contains(&digits[index]);
        let crusts: Vec<usize> = (0..digits.len()).filter(is_crust).collect();
        match crusts[..] {
            [first, last] => sum(&digits[first + 1..last]) == constraint.number_or(0),
            _ => false,
        }
    }),
    parts: |ground, constraint| {
        let (values, total) = (ground.values(), constraint.number_or(0));
        if total > values.last * values.last {
            return digits_of(ground, constraint, |_| false);
        }
        let automaton = Automaton::explore(
            ground.values(),
            Bite::Before,
            |read, digit| match digit == values.first || digit == values.last {
                true => read.crust(total),
                false => read.filling(digit),
            },
            |read| *read == Bite::After,
        );
        line(constraint.cells(), automaton)
    },
    drawing: Drawing::Clue("S"),
};

/// The progress of reading a sandwich. `Between` has the sum still missing between the crusts.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Bite {
    Before,
    Between(u32),
    After,
}

impl Bite {
    fn crust(self, total: u32) -> Option<Self> {
        match self {
            Self::Before => Some(Self::Between(total)),
            Self::Between(0) => Some(Self::After),
            Self::Between(_) | Self::After => None,
        }
    }

    fn filling(self, digit: u32) -> Option<Self> {
        match self {
            Self::Between(left) => left.checked_sub(digit).map(Self::Between),
            outside => Some(outside),
        }
    }
}

pub(in crate::constraint) static X_SUM: ConstraintKind = ConstraintKind {
    name: "x-sum",
    noun: say::constraint_x_sum,
    about: say::constraint_x_sum_rule,
    extent: Extent::Across,
    numbers: &["total"],
    needed: 1,
    law: Law::Cells(|_, constraint, digits| {
        let first = digits.get(..digits[0] as usize).unwrap_or_default();
        sum(first) == constraint.number_or(0)
    }),
    parts: |ground, constraint| {
        let total = constraint.number_or(0);
        if total > ground.values().last * ground.values().last {
            return digits_of(ground, constraint, |_| false);
        }
        // The number of digits still to be added, and their required sum; `None` before the first
        // digit.
        let automaton = Automaton::explore(
            ground.values(),
            None,
            |state, digit| add(state.unwrap_or((digit, total)), digit).map(Some),
            |state| *state == Some((0, 0)),
        );
        line(constraint.cells(), automaton)
    },
    drawing: Drawing::Clue("X"),
};

/// Adds a digit; `digits` more digits, including this one, must add up to `left`.
fn add((digits, left): (u32, u32), digit: u32) -> Option<(u32, u32)> {
    if digits == 0 {
        return (left == 0).then_some((0, 0));
    }
    let left = left.checked_sub(digit)?;
    (digits > 1 || left == 0).then_some((digits - 1, left))
}

pub(in crate::constraint) static SKYSCRAPER: ConstraintKind = ConstraintKind {
    name: "skyscraper",
    noun: say::constraint_skyscraper,
    about: say::constraint_skyscraper_rule,
    extent: Extent::Across,
    numbers: &["seen"],
    needed: 1,
    law: Law::Cells(|_, constraint, digits| {
        let is_seen = |index: &usize| {
            digits[*index] > 0 && digits[..*index].iter().all(|&d| d < digits[*index])
        };
        (0..digits.len()).filter(is_seen).count() == constraint.number_or(0) as usize
    }),
    parts: |ground, constraint| {
        let seen = constraint.number_or(0);
        if seen as usize > ground.count() {
            return digits_of(ground, constraint, |_| false);
        }
        let automaton =
            Automaton::explore(ground.values(), (0, seen), look, |&(_, left)| left == 0);
        line(constraint.cells(), automaton)
    },
    drawing: Drawing::Clue("K"),
};

pub(in crate::constraint) static HIDDEN_SKYSCRAPER: ConstraintKind = ConstraintKind {
    name: "hidden-skyscraper",
    noun: say::constraint_hidden_skyscraper,
    about: say::constraint_hidden_skyscraper_rule,
    extent: Extent::Across,
    numbers: &["digit"],
    needed: 1,
    law: Law::Cells(|_, constraint, digits| {
        let is_hidden = |&index: &usize| digits[..index].iter().any(|&d| d > digits[index]);
        let hidden = (0..digits.len()).find(is_hidden).map(|index| &digits[index]);
        hidden.is_some() && hidden == constraint.numbers().first()
    }),
    parts: |ground, constraint| {
        let clue = constraint.number_or(0);
        let automaton = Automaton::explore(
            ground.values(),
            // The tallest skyscraper so far; `None` after the first hidden one.
            Some(0),
            |tallest, digit| match *tallest {
                Some(tallest) if digit < tallest => (digit == clue).then_some(None),
                Some(_) => Some(Some(digit)),
                None => Some(None),
            },
            Option::is_none,
        );
        line(constraint.cells(), automaton)
    },
    drawing: Drawing::Clue("H"),
};

/// Processes one digit: `tallest` is the tallest so far, `left` the number of skyscrapers still to
/// be seen.
fn look(&(tallest, left): &(u32, u32), digit: u32) -> Option<(u32, u32)> {
    if digit <= tallest {
        return Some((tallest, left));
    }
    left.checked_sub(1).map(|left| (digit, left))
}

pub(in crate::constraint) static NUMBERED_ROOM: ConstraintKind = ConstraintKind {
    name: "numbered-room",
    noun: say::constraint_numbered_room,
    about: say::constraint_numbered_room_rule,
    extent: Extent::Across,
    numbers: &["digit"],
    needed: 1,
    law: Law::Cells(|_, constraint, digits| {
        let room = (digits[0] as usize).checked_sub(1).and_then(|room| digits.get(room));
        room.is_some() && room == constraint.numbers().first()
    }),
    parts: |ground, constraint| {
        let clue = constraint.number_or(0);
        // The distance to the room: `None` before the first digit, 0 past the room.
        let automaton = Automaton::explore(
            ground.values(),
            None,
            |state, digit| match *state {
                // Cells are numbered from 1.
                None if digit == 0 => None,
                None => count_down(digit, digit, clue).map(Some),
                Some(cells) => count_down(cells, digit, clue).map(Some),
            },
            |state| *state == Some(0),
        );
        line(constraint.cells(), automaton)
    },
    drawing: Drawing::Clue("N"),
};

/// Counts down to the cell that must hold a digit; `cells` is the distance including the current
/// cell. Returns 0 past it.
fn count_down(cells: u32, digit: u32, wanted: u32) -> Option<u32> {
    match cells {
        0 => Some(0),
        1 => (digit == wanted).then_some(0),
        cells => Some(cells - 1),
    }
}

pub(in crate::constraint) static INDEXER: ConstraintKind = ConstraintKind {
    name: "indexer",
    noun: say::constraint_indexer,
    about: say::constraint_indexer_rule,
    extent: Extent::Across,
    numbers: &["cell"],
    needed: 1,
    law: Law::Cells(|_, constraint, digits| {
        let number = constraint.number_or(0);
        let at = |number: u32| digits.get((number as usize).checked_sub(1)?).copied();
        at(number).and_then(at) == Some(number)
    }),
    parts: |ground, constraint| {
        let number = constraint.number_or(0);
        let fits = (1..=constraint.cells().len()).contains(&(number as usize));
        if !fits || ground.values().digit(number).is_none() {
            return digits_of(ground, constraint, |_| false);
        }
        let mut cells = constraint.cells().to_vec();
        // The indexer comes first, then the distance to the cell that it names counts down to 0.
        cells[..number as usize].rotate_right(1);
        let automaton = Automaton::explore(
            ground.values(),
            None,
            |state, digit| match *state {
                None if digit == 0 => None,
                None if digit == number => Some(Some(0)),
                None => Some(Some(if digit < number { digit } else { digit - 1 })),
                Some(cells) => count_down(cells, digit, number).map(Some),
            },
            |state| *state == Some(0),
        );
        line(&cells, automaton)
    },
    drawing: Drawing::Marks(cells::indexer),
};
