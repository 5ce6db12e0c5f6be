//! The step found by a technique.

use std::ops::ControlFlow;

use super::board::{Board, Layout};
use evoku_model::bits;

/// The next step of a solution.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Hint {
    /// The difficulty, summed in floating point as in Sudoku Explainer. The rounding matters
    /// because steps are compared by difficulty: in floating point, 6.6 + 0.1 is less than 6.5 +
    /// 0.2.
    pub(super) difficulty: f64,
    /// The cell and digit to place.
    pub(super) placed: Option<(u8, u8)>,
    /// Cells, each with the candidates to rule out in it.
    pub(super) removed: Vec<(u8, u16)>,
}

impl Hint {
    /// A step that only places a digit.
    pub(super) fn place(difficulty: f64, cell: usize, digit: usize) -> Self {
        Self { difficulty, placed: Some((cell as u8, digit as u8)), removed: Vec::new() }
    }

    /// Adds candidates that the step also rules out.
    pub(super) fn and_remove(mut self, removed: &[(u8, u16)]) -> Self {
        self.removed.extend_from_slice(removed);
        self
    }

    /// A step that rules candidates out.
    pub(super) fn remove(difficulty: f64, removed: &[(u8, u16)]) -> Self {
        Self { difficulty, placed: None, removed: removed.to_vec() }
    }

    /// Applies the step.
    pub(super) fn apply<L: Layout>(&self, board: &mut Board<L>) {
        for &(cell, digits) in &self.removed {
            for digit in bits(digits.into()) {
                board.remove(cell.into(), digit);
            }
        }
        if let Some((cell, digit)) = self.placed {
            board.place(cell.into(), digit.into());
        }
    }
}

/// The eliminations of a pattern of candidates.
pub(super) struct Elimination<'a> {
    pub(super) difficulty: f64,
    /// Cells, each with the candidates to rule out in it.
    pub(super) removed: &'a [(u8, u16)],
    pub(super) pattern: Pattern,
}

/// Receives the eliminations of a search.
///
/// A search calls it once for each elimination, in the order of Sudoku Explainer, and ends when it
/// breaks. It must not change the board.
pub(super) trait Visit: FnMut(&Elimination<'_>) -> ControlFlow<()> {}
impl<F: FnMut(&Elimination<'_>) -> ControlFlow<()>> Visit for F {}

/// Runs a search up to its first elimination.
pub(super) fn first(search: impl FnOnce(&mut dyn Visit) -> ControlFlow<()>) -> Option<Hint> {
    let mut hint = None;
    let _ = search(&mut |found: &Elimination<'_>| {
        hint = Some(Hint::remove(found.difficulty, found.removed));
        ControlFlow::Break(())
    });
    hint
}

/// A pattern that chains may use, with its elements.
#[derive(Clone, Copy, Debug)]
pub(super) enum Pattern {
    /// A digit whose places in the base houses are all in the cover houses. Both are sets of
    /// houses.
    Fish { digit: usize, bases: u64, covers: u64 },
    /// Cells of a house that hold no other digits than these. The cells are a set of places.
    Naked { house: usize, places: u16, digits: u16 },
    /// Digits of a house that are in no other places than these.
    Hidden { house: usize, places: u16, digits: u16 },
}

impl Pattern {
    /// Passes to `reason` the candidates of the position `before` that are missing in `now` and
    /// whose loss the pattern needs.
    pub(super) fn reasons<L: Layout>(
        self,
        before: &Board<L>,
        now: &Board<L>,
        mut reason: impl FnMut(usize, usize),
    ) {
        match self {
            Self::Fish { digit, bases, covers } => {
                for base in bits(bases) {
                    let mut covered = 0;
                    for cover in bits(covers) {
                        covered |= now.crossing(base, cover);
                    }
                    let gone = before.places(base)[digit] & !now.places(base)[digit] & !covered;
                    for place in bits(gone.into()) {
                        reason(now.cells_of(base)[place].into(), digit);
                    }
                }
            }
            Self::Naked { house, places, digits } => {
                for place in bits(places.into()) {
                    let cell = usize::from(now.cells_of(house)[place]);
                    for digit in bits((before.digits[cell] & !digits).into()) {
                        reason(cell, digit);
                    }
                }
            }
            Self::Hidden { house, places, digits } => {
                for place in bits((!places & 0x1ff).into()) {
                    let cell = usize::from(now.cells_of(house)[place]);
                    for digit in bits((before.digits[cell] & digits).into()) {
                        reason(cell, digit);
                    }
                }
            }
        }
    }
}
