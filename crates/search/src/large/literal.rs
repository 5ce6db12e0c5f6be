//! Variables and literals.

use std::ops::Not;

/// An open candidate, numbered from 0.
pub(super) type Var = u32;

/// The statement that a candidate is true, or that it is false.
///
/// ```text
/// bit: 31 ............ 1   0
///      [   variable    ] [ 1 = false ]
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Lit(u32);

impl Lit {
    /// The candidate is true: its cell has its digit.
    pub(super) fn is(var: Var) -> Self {
        Self(var << 1)
    }

    /// The candidate is false.
    pub(super) fn is_not(var: Var) -> Self {
        Self(var << 1 | 1)
    }

    /// The literal with this [`index`](Self::index).
    pub(super) fn from_index(index: u32) -> Self {
        Self(index)
    }

    pub(super) fn var(self) -> Var {
        self.0 >> 1
    }

    /// Returns `true` if the literal is the candidate itself, not its negation.
    pub(super) fn is_positive(self) -> bool {
        self.0 & 1 == 0
    }

    /// The index of this literal in tables.
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

impl Not for Lit {
    type Output = Self;

    fn not(self) -> Self {
        Self(self.0 ^ 1)
    }
}
