//! The use of propagation in a run. Every result reports it, because propagation alone solves many
//! puzzles.

use std::sync::Arc;

use evoku_messages::{Message, Say, say};
use evoku_sudoku::{Candidates, Cell, Digit, Digits, Geometry, Sudoku};

/// The kind of propagation that a run uses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// No propagation: the algorithm starts from the givens.
    None,
    /// The algorithm starts from the kernel: the puzzle after all naked and hidden singles are
    /// placed.
    Singles,
    /// A decoder propagates while it turns a genome into a board.
    Decoder,
}

impl Class {
    /// Its name in reports and settings.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Singles => "singles",
            Self::Decoder => "decoder",
        }
    }
}

impl Say for Class {
    fn message(&self) -> Message {
        match self {
            Self::None => say::evolve_propagation_none(),
            Self::Singles => say::evolve_propagation_singles(),
            Self::Decoder => say::evolve_propagation_decoder(),
        }
    }
}

/// The kernel of a puzzle: all digits that naked and hidden singles place become givens. Returns it
/// with the number of digits placed.
///
/// Returns `None` if a cell has no candidates left, or a digit no place in a house.
///
/// Passes over the houses until nothing changes; a pass takes `O(side^2)` steps.
#[must_use]
pub fn kernel(sudoku: &Sudoku) -> Option<(Sudoku, u64)> {
    let geometry = sudoku.geometry();
    let (mut candidates, mut givens) = (sudoku.candidates(), sudoku.givens().clone());
    let (mut placed, mut before) = (0, u64::MAX);
    while placed != before {
        before = placed;
        for house in geometry.houses() {
            while let Some((cell, digit)) =
                single(geometry.cells(house), &candidates, |cell| givens.get(cell).is_none())?
            {
                place(geometry, &mut candidates, cell, digit);
                givens.set(cell, Some(digit));
                placed += 1;
            }
        }
    }
    let kernel = match sudoku.marks() {
        Some(_) => Sudoku::from_marks(Arc::clone(geometry), candidates),
        None => Sudoku::new(Arc::clone(geometry), givens),
    };
    Some((kernel.ok()?, placed))
}

/// Finds a naked single or, if there is none, a hidden single among the open cells of a house.
/// Returns `None` if the house can't be completed, `Some(None)` if it has no single.
fn single(
    cells: &[Cell],
    candidates: &Candidates,
    is_open: impl Fn(Cell) -> bool,
) -> Option<Option<(Cell, Digit)>> {
    let (mut once, mut again, mut naked) = (Digits::EMPTY, Digits::EMPTY, None);
    let mut filled = Digits::EMPTY;
    for &cell in cells {
        let digits = candidates.get(cell);
        again |= once & digits;
        once |= digits;
        if !is_open(cell) {
            filled |= digits;
        } else if digits.is_empty() {
            return None;
        } else if naked.is_none() {
            naked = digits.single().map(|digit| (cell, digit));
        }
    }
    if once.len() < cells.len() {
        return None;
    }
    if naked.is_some() {
        return Some(naked);
    }
    let Some(digit) = (once - again - filled).min() else { return Some(None) };
    let place = cells.iter().find(|&&cell| candidates.get(cell).contains(digit));
    Some(place.map(|&place| (place, digit)))
}

fn place(geometry: &Geometry, candidates: &mut Candidates, cell: Cell, digit: Digit) {
    candidates.set(cell, Digits::only(digit));
    for &peer in geometry.peers(cell) {
        candidates.remove(peer, digit);
    }
}
