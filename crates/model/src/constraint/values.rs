//! The values of digits.

use std::ops::RangeInclusive;

use crate::element::{Digit, Digits};
use crate::set::Element;

/// The values of the digits of a board: 1 to its side, or the range given by the constraint
/// `digits`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Values {
    /// The smallest value: 0 or 1.
    pub first: u32,
    /// The largest value.
    pub last: u32,
    /// The side of the board. Tables have an entry for each of `side` digits, even if the board has
    /// fewer.
    pub(crate) side: usize,
}

impl Values {
    /// The values from 1 to a side.
    #[must_use]
    #[inline]
    pub const fn up_to(side: usize) -> Self {
        Self { first: 1, last: side as u32, side }
    }

    /// The number of digits.
    #[must_use]
    #[inline]
    pub const fn count(self) -> usize {
        (self.last + 1 - self.first) as usize
    }

    /// The digits.
    #[must_use]
    #[inline]
    pub const fn digits(self) -> Digits {
        Digits::first(self.count())
    }

    /// The value of a digit.
    #[must_use]
    #[inline]
    pub fn of(self, digit: Digit) -> u32 {
        digit.index() as u32 + self.first
    }

    /// The digit with a value; `None` if there is no such digit.
    #[must_use]
    #[inline]
    pub fn digit(self, number: u32) -> Option<Digit> {
        let range = self.first..=self.last;
        range.contains(&number).then(|| Digit::from_index(self.index(number)))
    }

    /// The index of a value in a table.
    pub(crate) const fn index(self, number: u32) -> usize {
        (number - self.first) as usize
    }

    /// The values that a table has entries for.
    pub(crate) fn table(self) -> RangeInclusive<u32> {
        self.first..=self.first + self.side as u32 - 1
    }
}
