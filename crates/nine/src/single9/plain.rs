//! The lanes of one digit in a plain word.

use super::lanes::{Census, Lanes, ROW, Row};

/// The three lanes of a digit, for any processor.
///
/// ```text
/// bit   63   48 47   32 31   16 15    0
///      +-------+-------+-------+-------+
///      |   -   | band 2| band 1| band 0|   a lane: 9 columns, 7 bits above them for calculations
///      +-------+-------+-------+-------+
/// ```
#[derive(Clone, Copy)]
pub(super) struct Plain(u64);

/// The lowest bit of every lane.
const ONES: u64 = 0x0001_0001_0001_0001;
const COLUMNS: u64 = ONES * ROW as u64;
/// The bit above the columns.
const GUARDS: u64 = COLUMNS + ONES;

impl Plain {
    /// All columns of the lanes whose guard bit is set.
    #[inline(always)]
    fn spread(guards: u64) -> u64 {
        guards - (guards >> 9)
    }

    /// All columns of the nonzero lanes.
    #[inline(always)]
    fn nonzero(self) -> u64 {
        Self::spread((self.0 + COLUMNS) & GUARDS)
    }
}

impl Lanes for Plain {
    const LANES: usize = 4;
    const BAND: usize = 1;
    const DIGIT: usize = 4;

    #[inline(always)]
    fn load(row: &[u16], at: usize) -> Self {
        let bits = |band: usize| u64::from(row[at + band]) << (16 * band);
        Self(bits(0) | bits(1) | bits(2) | bits(3))
    }

    #[inline(always)]
    fn store(self, row: &mut Row, at: usize) {
        for (band, lane) in row[at..at + 4].iter_mut().enumerate() {
            *lane = (self.0 >> (16 * band)) as u16;
        }
    }

    #[inline(always)]
    fn splat(bits: u16) -> Self {
        Self(ONES * u64::from(bits))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[inline(always)]
    fn left<const BITS: i32>(self) -> Self {
        Self(self.0 << BITS)
    }

    #[inline(always)]
    fn right<const BITS: i32>(self) -> Self {
        Self(self.0 >> BITS)
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        Self(self.0 >> 16 | self.0 << 32)
    }

    #[inline(always)]
    fn last_band(self) -> Self {
        Self(self.0 >> 32 | self.0 << 16)
    }

    #[inline(always)]
    fn but_lowest(self) -> Self {
        Self(self.0 & ((self.0 | GUARDS) - ONES))
    }

    #[inline(always)]
    fn singles(self) -> Self {
        Self(self.0 & !self.but_lowest().nonzero())
    }

    #[inline(always)]
    fn or_else(self, other: Self) -> Self {
        Self(self.0 | other.0 & !self.nonzero())
    }

    #[inline(always)]
    fn any_zero(self, b: Self, c: Self) -> Self {
        let all = (self.0 + COLUMNS) & (b.0 + COLUMNS) & (c.0 + COLUMNS);
        Self(!Self::spread(all & GUARDS))
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    fn next_box(self) -> Self {
        Self(self.0 >> 3 | self.0 << 6)
    }

    #[inline(always)]
    fn columns_of_next_box(self) -> Self {
        Self(self.0 * 7).next_box()
    }

    #[inline(always)]
    fn any(self) -> Self {
        self
    }

    #[inline(always)]
    fn sum(census: Census<Self>) -> Census<Self> {
        census
    }
}
