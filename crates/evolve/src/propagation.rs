//! What propagation does for a run, which every result states: propagation alone solves many
//! puzzles.

use std::sync::Arc;

use evoku_messages::{Message, Say, say};
use evoku_model::{Candidates, Cell, Digit, Digits, Geometry, Sudoku};

/// How much of a puzzle is propagated, and when.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// Nothing is: the algorithm begins with the givens.
    None,
    /// The algorithm begins with the kernel that naked and hidden singles leave.
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

/// The puzzle with every digit given that naked and hidden singles place, to the fixed point, and
/// how many these are; none where they meet a cell without candidate or a digit without place.
///
/// Goes over the houses until nothing changes: `O(side^2)` steps a time.
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

/// An open cell of a house with one candidate, or one that is the only place of a digit: one of
/// these or nothing. None where the house can't be completed.
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
