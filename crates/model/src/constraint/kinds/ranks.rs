//! Rows and columns, read as numbers from both ends and ranked by size.

use evoku_messages::say;

use std::cmp::Ordering;
use std::sync::Arc;

use super::shared::line;
use crate::constraint::automaton::Automaton;
use crate::constraint::kind::{Constraint, ConstraintKind, Drawing, Extent, Ground, Law};
use crate::constraint::part::Part;
use crate::constraint::values::Values;
use crate::element::Cell;
use crate::set::Element;

/// The rows read to the left and to the right, then the columns read up and down, grouped by side.
fn entries(ground: &Ground<'_>) -> [Vec<Vec<Cell>>; 4] {
    let [rows, columns] = ground.frame.lines();
    [reversed(&rows), rows, reversed(&columns), columns]
}

fn reversed(entries: &[Vec<Cell>]) -> Vec<Vec<Cell>> {
    entries.iter().map(|entry| entry.iter().rev().copied().collect()).collect()
}

/// The digits of a board along the given cells.
fn along(board: &[u32], cells: &[Cell]) -> Vec<u32> {
    cells.iter().map(|cell| board[cell.index()]).collect()
}

/// The entries of equal length that begin at the other sides of the board.
fn others(ground: &Ground<'_>, cells: &[Cell]) -> Vec<Vec<Cell>> {
    let sides = entries(ground).into_iter();
    let others = sides.filter(|entries| !entries.iter().any(|entry| entry == cells)).flatten();
    others.filter(|entry| entry.len() == cells.len()).collect()
}

/// The first digit of the entry of this rank, and the number of smaller entries with the same first
/// digit. Each digit begins four entries, one at each side of the board.
fn place(ground: &Ground<'_>, constraint: &Constraint) -> (u32, usize) {
    let rank = constraint.number_or(1).max(1) - 1;
    (rank / 4 + ground.values().first, rank as usize % 4)
}

/// Returns `true` if other entries may equal this one.
fn may_tie(constraint: &Constraint) -> bool {
    constraint.numbers().get(1).is_some_and(|&ties| ties > 0)
}

/// Returns `true` if an entry with these numbers of smaller and equal entries can have the place.
fn fits(smaller: usize, equal: usize, place: usize, may_tie: bool) -> bool {
    (smaller..=smaller + if may_tie { equal } else { 0 }).contains(&place)
        && (may_tie || equal == 0)
}

pub(in crate::constraint) static FULL_RANK: ConstraintKind = ConstraintKind {
    name: "full-rank",
    noun: say::constraint_full_rank,
    about: say::constraint_full_rank_rule,
    extent: Extent::Across,
    numbers: &["rank", "ties"],
    needed: 1,
    law: Law::Board(|ground, constraint, board| {
        let (first, wanted) = place(ground, constraint);
        let own = along(board, constraint.cells());
        let others = others(ground, constraint.cells()).into_iter();
        let others = others.map(|entry| along(board, &entry));
        let others: Vec<_> = others.filter(|entry| entry[0] == first).collect();
        let count = |order| others.iter().filter(|entry| (**entry).cmp(&own) == order).count();
        own[0] == first
            && fits(count(Ordering::Less), count(Ordering::Equal), wanted, may_tie(constraint))
    }),
    parts: ranked,
    drawing: Drawing::Clue("#"),
};

/// The progress of comparing the clue's entry with the others, one after another.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Comparison {
    /// The numbers of smaller and of equal entries; equal entries are counted up to four.
    smaller: usize,
    equal: usize,
    /// The position within the digits read for one entry: its first digit, then digits of the
    /// clue's entry and of its own in alternation.
    place: usize,
    so_far: SoFar,
}

/// The comparison of an entry with the clue's entry so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum SoFar {
    /// Both are equal so far.
    Alike,
    /// Both are equal so far, and the clue's entry continues with this digit.
    Next(u32),
    /// The comparison is decided.
    Told,
}

/// Reads the first digit of the clue's entry, then every other entry interleaved with the clue's.
fn ranked(ground: &Ground<'_>, constraint: &Constraint) -> Vec<Part> {
    let (first, wanted) = place(ground, constraint);
    let may_tie = may_tie(constraint);
    let own = constraint.cells();
    let mut word = vec![own[0]];
    for other in others(ground, own) {
        word.push(other[0]);
        word.extend(own[1..].iter().zip(&other[1..]).flat_map(|(&own, &other)| [own, other]));
    }
    let length = 2 * own.len() - 1;
    let automaton = Automaton::explore(
        ground.values(),
        None,
        |state: &Option<Comparison>, digit| match state {
            None => (digit == first).then_some(Some(Comparison {
                smaller: 0,
                equal: 0,
                place: 0,
                so_far: SoFar::Alike,
            })),
            Some(state) => {
                let next = state.read(digit, first, length);
                let is_open = next.smaller <= wanted && (may_tie || next.equal == 0);
                is_open.then_some(Some(next))
            }
        },
        |state| state.is_some_and(|state| fits(state.smaller, state.equal, wanted, may_tie)),
    );
    line(&word, automaton)
}

impl Comparison {
    fn read(mut self, digit: u32, first: u32, length: usize) -> Self {
        let is_clue = self.place % 2 == 1;
        self.so_far = match self.so_far {
            SoFar::Alike if self.place == 0 && digit != first => SoFar::Told,
            SoFar::Alike if is_clue => SoFar::Next(digit),
            SoFar::Next(clue) => match digit.cmp(&clue) {
                Ordering::Equal => SoFar::Alike,
                order => {
                    self.smaller += usize::from(order == Ordering::Less);
                    SoFar::Told
                }
            },
            so_far => so_far,
        };
        self.place += 1;
        if self.place == length {
            self.equal = (self.equal + usize::from(self.so_far == SoFar::Alike)).min(4);
            self.place = 0;
            self.so_far = SoFar::Alike;
        }
        self
    }
}

pub(in crate::constraint) static RANKS_DIFFER: ConstraintKind = ConstraintKind {
    name: "ranks-differ",
    noun: say::constraint_ranks_differ,
    about: say::constraint_ranks_differ_rule,
    extent: Extent::Board,
    numbers: &[],
    needed: 0,
    law: Law::Board(|ground, _, board| {
        let entries = entries(ground).into_iter().flatten();
        let entries: Vec<Vec<u32>> = entries.map(|entry| along(board, &entry)).collect();
        entries.iter().enumerate().all(|(later, entry)| !entries[..later].contains(entry))
    }),
    parts: |ground, _| {
        let entries: Vec<Vec<Cell>> = entries(ground).into_iter().flatten().collect();
        let unequal = Arc::new(unequal(ground.values()));
        let mut parts = Vec::new();
        for (later, entry) in entries.iter().enumerate() {
            for other in entries[..later].iter().filter(|other| other.len() == entry.len()) {
                let cells = entry.iter().zip(other).flat_map(|(&a, &b)| [a, b]).collect();
                parts.push(Part::Line { cells, automaton: Arc::clone(&unequal) });
            }
        }
        parts
    },
    drawing: Drawing::Words,
};

/// Reads two words, their letters interleaved, and accepts if they differ.
fn unequal(values: Values) -> Automaton {
    // The digit of the first word, or an inner `None` before it is read; an outer `None` once the
    // words differ.
    Automaton::explore(
        values,
        Some(None),
        |state, digit| match *state {
            Some(None) => Some(Some(Some(digit))),
            Some(Some(first)) if first == digit => Some(Some(None)),
            _ => Some(None),
        },
        Option::is_none,
    )
}
