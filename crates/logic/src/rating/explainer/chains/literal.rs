//! Literals, and sets of candidates.

use crate::rating::explainer::board::{Board, CELLS, Layout};

/// The number of candidates of an empty board; a candidate is `9 * cell + digit`.
pub(super) const CANDIDATES: usize = 9 * CELLS;

/// A literal: the statement that a candidate holds, or that it doesn't.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Literal {
    pub(super) candidate: u16,
    pub(super) holds: bool,
}

impl Literal {
    pub(super) fn new(cell: usize, digit: usize, holds: bool) -> Self {
        Self { candidate: (9 * cell + digit) as u16, holds }
    }

    pub(super) fn cell(self) -> usize {
        usize::from(self.candidate) / 9
    }

    pub(super) fn digit(self) -> usize {
        usize::from(self.candidate) % 9
    }

    pub(super) fn index(self) -> usize {
        usize::from(self.candidate) + if self.holds { 0 } else { CANDIDATES }
    }

    /// The effect on the board if the literal is true: the digit to place, and the candidates to
    /// rule out.
    pub(super) fn conclusion<L: Layout>(self, board: &Board<L>) -> (Option<(u8, u8)>, (u8, u16)) {
        let (cell, digit) = (self.cell(), self.digit());
        if self.holds {
            let others = board.digits[cell] & !(1 << digit);
            (Some((cell as u8, digit as u8)), (cell as u8, others))
        } else {
            (None, (cell as u8, 1 << digit))
        }
    }
}

/// A set of candidates.
#[derive(Clone, Default)]
pub(super) struct Set([u64; CANDIDATES.div_ceil(64)]);

// Builds optimised for size would otherwise not inline these functions.
impl Set {
    #[inline(always)]
    pub(super) fn contains(&self, candidate: u16) -> bool {
        self.0[usize::from(candidate / 64)] >> (candidate % 64) & 1 == 1
    }

    /// Adds a candidate. Returns `true` if it is new.
    #[inline(always)]
    pub(super) fn insert(&mut self, candidate: u16) -> bool {
        let word = &mut self.0[usize::from(candidate / 64)];
        let bit = 1 << (candidate % 64);
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }

    pub(super) fn clear(&mut self) {
        self.0.fill(0);
    }

    pub(super) fn keep(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word &= other);
    }

    /// Returns `true` if the sets have a common candidate.
    pub(super) fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(word, other)| word & other != 0)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }
}

/// Lists the candidates at which chains start: those of every open cell with at least `least`
/// candidates.
pub(super) fn sources<L: Layout>(
    board: &Board<L>,
    least: u32,
) -> impl Iterator<Item = (usize, usize)> + '_ {
    let (mut cell, mut rest) = (0, 0_u16);
    std::iter::from_fn(move || {
        while rest == 0 {
            let digits = *board.digits.get(cell)?;
            rest = if digits.count_ones() >= least { digits } else { 0 };
            cell += 1;
        }
        let digit = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        Some((cell - 1, digit))
    })
}
