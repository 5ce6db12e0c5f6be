//! Regions whose shapes are part of the solution, and digits that refer to them.

use evoku_messages::say;

use std::sync::Arc;

use super::shared::{digits_of, line};
use crate::constraint::automaton::Automaton;
use crate::constraint::division::{Division, arms, halves, touch};
use crate::constraint::drawings::chaos;
use crate::constraint::kind::{Constraint, ConstraintKind, Drawing, Extent, Ground, Law};
use crate::constraint::part::Part;
use crate::element::Cell;
use crate::set::Element;

/// The size of a region. `None` unless the cells are a whole number of regions, with a distinct
/// digit for each region.
fn size(ground: &Ground<'_>, constraint: &Constraint) -> Option<usize> {
    let (cells, numbers) = halves(constraint.cells());
    let size = constraint.number_or(0) as usize;
    let fits = size > 0
        && cells.len() == numbers.len()
        && cells.len().is_multiple_of(size)
        && cells.len() / size <= ground.count();
    fits.then_some(size)
}

pub(in crate::constraint) static CHAOS_CONSTRUCTION: ConstraintKind = ConstraintKind {
    name: "chaos-construction",
    noun: say::constraint_chaos_construction,
    about: say::constraint_chaos_construction_rule,
    extent: Extent::AtLeast(2),
    numbers: &["size"],
    needed: 1,
    law: Law::Board(|ground, constraint, board| {
        let Some(size) = size(ground, constraint) else { return false };
        let (cells, numbers) = halves(constraint.cells());
        let first = ground.values().first;
        let number = |place: usize| board[numbers[place].index()] - first;
        let mut seen = 0;
        for place in 0..cells.len() {
            if number(place) > seen {
                return false;
            }
            if number(place) == seen {
                seen += 1;
                let members = (0..cells.len()).filter(|&other| number(other) == number(place));
                let region: Vec<Cell> = members.map(|other| cells[other]).collect();
                if region.len() != size || !is_region(ground, &region, board) {
                    return false;
                }
            }
        }
        true
    }),
    parts: |ground, constraint| match size(ground, constraint) {
        Some(size) => {
            let (cells, numbers) = halves(constraint.cells());
            vec![Part::Division(Arc::new(Division::new(size, cells, numbers, ground.side)))]
        }
        None => digits_of(ground, constraint, |_| false),
    },
    drawing: Drawing::Marks(chaos::numbers),
};

/// Returns `true` if cells are connected and their digits are distinct.
fn is_region(ground: &Ground<'_>, cells: &[Cell], board: &[u32]) -> bool {
    let digit = |cell: &Cell| board[cell.index()];
    let differ = (1..cells.len())
        .all(|later| !cells[..later].iter().any(|cell| digit(cell) == digit(&cells[later])));
    let mut reached = vec![cells[0]];
    let mut next = 0;
    while let Some(&cell) = reached.get(next) {
        next += 1;
        let beside = cells.iter().filter(|&&other| touch(ground.side, cell, other));
        let beside: Vec<Cell> = beside.filter(|other| !reached.contains(other)).copied().collect();
        reached.extend(beside);
    }
    differ && reached.len() == cells.len()
}

pub(in crate::constraint) static ALIKE: ConstraintKind = ConstraintKind {
    name: "alike",
    noun: say::constraint_alike,
    about: say::constraint_alike_rule,
    extent: Extent::AtLeast(2),
    numbers: &["left out"],
    needed: 0,
    law: Law::Cells(|_, constraint, digits| {
        let same = digits[1..].iter().filter(|&&digit| digit == digits[1]).count();
        digits[0] + constraint.number_or(0) == same as u32
    }),
    parts: |ground, constraint| {
        let left_out = constraint.number_or(0);
        let most = constraint.cells().len() as u32 - 1;
        line(
            constraint.cells(),
            Automaton::explore(
                ground.values(),
                Counting::Begun,
                |state, digit| match *state {
                    Counting::Begun => {
                        let told = digit.saturating_add(left_out);
                        (1..=most).contains(&told).then_some(Counting::Told(told))
                    }
                    Counting::Told(told) => Some(Counting::Left(told - 1, digit)),
                    Counting::Left(left, same) => {
                        let left = left.checked_sub(u32::from(digit == same))?;
                        Some(Counting::Left(left, same))
                    }
                },
                |state| matches!(state, Counting::Left(0, _)),
            ),
        )
    },
    drawing: Drawing::Marks(chaos::around),
};

/// The progress of reading a digit and the cells that it counts.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Counting {
    Begun,
    /// The number of cells that hold the digit read next.
    Told(u32),
    /// The number of cells still to come that hold the second digit, then that digit.
    Left(u32, u32),
}

pub(in crate::constraint) static RUN: ConstraintKind = ConstraintKind {
    name: "run",
    noun: say::constraint_run,
    about: say::constraint_run_rule,
    extent: Extent::AtLeast(2),
    numbers: &["left out", "arm..."],
    needed: 1,
    law: Law::Cells(|_, constraint, digits| {
        let Some((left_out, arms)) = arms(constraint.numbers(), constraint.cells()) else {
            return false;
        };
        let mut length = 1;
        let mut rest = &digits[2..];
        for arm in arms {
            let (cells, others) = rest.split_at(arm);
            length += cells.iter().take_while(|&&digit| digit == digits[1]).count() as u32;
            rest = others;
        }
        digits[0].saturating_add(left_out) == length
    }),
    parts: |ground, constraint| {
        let Some((left_out, arms)) = arms(constraint.numbers(), constraint.cells()) else {
            return digits_of(ground, constraint, |_| false);
        };
        // The positions at which an arm begins.
        let begins: Vec<usize> = arms
            .iter()
            .scan(0, |end, length| {
                *end += length;
                Some(*end - length)
            })
            .collect();
        let most = constraint.cells().len() as u32 - 1;
        let length = constraint.cells().len();
        let automaton = Automaton::explore_along(
            length,
            ground.values(),
            Running::Begun,
            |state, digit| match *state {
                Running::Begun => {
                    let told = digit.saturating_add(left_out);
                    (1..=most).contains(&told).then_some(Running::Told(told))
                }
                Running::Told(told) => {
                    Some(Running::Along { place: 0, left: told - 1, same: digit, runs: true })
                }
                Running::Along { place, left, same, runs } => {
                    let runs = (runs || begins.contains(&place)) && digit == same;
                    let left = left.checked_sub(u32::from(runs))?;
                    Some(Running::Along { place: place + 1, left, same, runs })
                }
            },
            |state| matches!(state, Running::Along { left: 0, .. }),
        );
        line(constraint.cells(), automaton)
    },
    drawing: Drawing::Marks(chaos::arms),
};

/// The progress of reading a digit and the arms whose runs it counts.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Running {
    Begun,
    /// The number of cells of the run, including the centre, whose digit is read next.
    Told(u32),
    /// The position within the arms, and the number of cells still missing from the runs. `runs` is
    /// `true` if the current arm has held the digit `same` without a gap so far.
    Along {
        place: usize,
        left: u32,
        same: u32,
        runs: bool,
    },
}
