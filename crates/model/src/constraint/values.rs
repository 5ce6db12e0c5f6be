//! The numbers that digits stand for.

use std::ops::RangeInclusive;

use crate::element::{Digit, Digits};
use crate::set::Element;

/// The numbers that the digits of a board stand for: 1 to its side, or what the constraint `digits`
/// says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Values {
    /// The least number: 0 or 1.
    pub first: u32,
    /// The greatest number.
    pub last: u32,
    /// The side of the board: tables have room for so many digits, of which the last may occur
    /// nowhere.
    pub(crate) side: usize,
}

impl Values {
    /// The numbers from 1 to a side.
    #[must_use]
    #[inline]
    pub const fn up_to(side: usize) -> Self {
        Self { first: 1, last: side as u32, side }
    }

    /// How many digits there are.
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

    /// The number that a digit stands for.
    #[must_use]
    #[inline]
    pub fn of(self, digit: Digit) -> u32 {
        digit.index() as u32 + self.first
    }

    /// The digit that stands for a number; none where there is none.
    #[must_use]
    #[inline]
    pub fn digit(self, number: u32) -> Option<Digit> {
        let range = self.first..=self.last;
        range.contains(&number).then(|| Digit::from_index(self.index(number)))
    }

    /// The place of a number among those of a table.
    pub(crate) const fn index(self, number: u32) -> usize {
        (number - self.first) as usize
    }

    /// The numbers that a table has room for.
    pub(crate) fn table(self) -> RangeInclusive<u32> {
        self.first..=self.first + self.side as u32 - 1
    }
}
