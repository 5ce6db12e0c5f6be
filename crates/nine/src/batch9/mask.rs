//! Sets of boards of a block.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// The number of integers of a mask.
pub(super) const INTEGERS: usize = 8;

/// A bit for each of the 512 boards, or lanes, of a block: lane `l` is bit `l % 64` of integer
/// `l / 64`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Mask(pub(super) [u64; INTEGERS]);

impl Mask {
    /// No lane.
    pub(super) const EMPTY: Self = Self([0; INTEGERS]);

    /// Returns `true` if there is no lane.
    #[inline(always)]
    pub(super) fn is_empty(&self) -> bool {
        self.0 == [0; INTEGERS]
    }

    /// The number of lanes.
    #[inline(always)]
    pub(super) fn count(&self) -> usize {
        let mut count = 0;
        for integer in self.0 {
            count += integer.count_ones() as usize;
        }
        count
    }

    /// Adds a lane.
    #[inline(always)]
    pub(super) fn insert(&mut self, lane: usize) {
        self.0[lane / 64] |= 1 << (lane % 64);
    }

    /// Calls a function with each lane, ascending.
    #[inline(always)]
    pub(super) fn for_each(&self, mut f: impl FnMut(usize)) {
        for (i, &integer) in self.0.iter().enumerate() {
            let mut rest = integer;
            while rest != 0 {
                f(64 * i + rest.trailing_zeros() as usize);
                rest &= rest - 1;
            }
        }
    }

    /// Each integer rotated to the left by its own distance, below 64.
    #[inline(always)]
    pub(super) fn rotated_left(&self, distances: &Distances) -> Self {
        let mut rotated = Self::EMPTY;
        for i in 0..INTEGERS {
            rotated.0[i] = self.0[i].rotate_left(distances[i] as u32);
        }
        rotated
    }

    /// Each integer rotated to the right by its own distance, below 64.
    #[inline(always)]
    pub(super) fn rotated_right(&self, distances: &Distances) -> Self {
        let mut rotated = Self::EMPTY;
        for i in 0..INTEGERS {
            rotated.0[i] = self.0[i].rotate_right(distances[i] as u32);
        }
        rotated
    }
}

/// A distance below 64 for each integer of a mask.
pub(super) type Distances = [u64; INTEGERS];

impl BitAnd for Mask {
    type Output = Self;

    #[inline(always)]
    fn bitand(mut self, other: Self) -> Self {
        self &= other;
        self
    }
}

impl BitAndAssign for Mask {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Self) {
        for i in 0..INTEGERS {
            self.0[i] &= other.0[i];
        }
    }
}

impl BitOr for Mask {
    type Output = Self;

    #[inline(always)]
    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl BitOrAssign for Mask {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        for i in 0..INTEGERS {
            self.0[i] |= other.0[i];
        }
    }
}

impl Not for Mask {
    type Output = Self;

    #[inline(always)]
    fn not(mut self) -> Self {
        for integer in &mut self.0 {
            *integer = !*integer;
        }
        self
    }
}
