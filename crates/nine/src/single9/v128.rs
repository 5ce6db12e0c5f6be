//! Lanes of two digits per WebAssembly vector.

#![allow(unsafe_code, reason = "reading and writing vectors; see the argument at V128")]

use std::arch::wasm32::{
    i8x16_bitmask, i16x8_add, i16x8_eq, i16x8_min, i16x8_mul, i16x8_shl, i16x8_shuffle,
    i16x8_splat, i64x2_shuffle, u8x16_lt, u8x16_splat, u8x16_sub, u16x8_shr, v128, v128_and,
    v128_andnot, v128_any_true, v128_load, v128_or, v128_store,
};

use super::lanes::{Census, Lanes, Row};
use crate::lines::Line;

/// Two digits with four lanes each, as in [`Sse2`](super::sse2): the three bands and an unused one.
///
/// SAFETY of every block below: the access is of 16 bytes inside a slice or array that was cut to
/// that length just before.
#[derive(Clone, Copy)]
pub(super) struct V128(v128);

impl V128 {
    /// A mask of the zero lanes.
    #[inline(always)]
    fn zeros(self) -> v128 {
        i16x8_eq(self.0, i16x8_splat(0))
    }

    /// Exchanges the two digits.
    #[inline(always)]
    fn swapped(self) -> Self {
        Self(i64x2_shuffle::<1, 0>(self.0, self.0))
    }

    /// Multiplies the lanes by a number.
    #[inline(always)]
    fn times(self, number: i16) -> Self {
        Self(i16x8_mul(self.0, i16x8_splat(number)))
    }
}

impl Lanes for V128 {
    const LANES: usize = 8;
    const BAND: usize = 1;
    const DIGIT: usize = 4;

    #[inline(always)]
    fn load(row: &[u16], at: usize) -> Self {
        let lanes = &row[at..at + Self::LANES];
        Self(unsafe { v128_load(lanes.as_ptr().cast()) })
    }

    #[inline(always)]
    fn store(self, row: &mut Row, at: usize) {
        let lanes = &mut row[at..at + Self::LANES];
        unsafe { v128_store(lanes.as_mut_ptr().cast(), self.0) };
    }

    #[inline(always)]
    fn splat(bits: u16) -> Self {
        Self(i16x8_splat(bits.cast_signed()))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(v128_and(self.0, other.0))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(v128_or(self.0, other.0))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(v128_andnot(self.0, other.0))
    }

    #[inline(always)]
    fn left<const BITS: i32>(self) -> Self {
        Self(i16x8_shl(self.0, BITS.cast_unsigned()))
    }

    #[inline(always)]
    fn right<const BITS: i32>(self) -> Self {
        Self(u16x8_shr(self.0, BITS.cast_unsigned()))
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        Self(i16x8_shuffle::<1, 2, 0, 3, 5, 6, 4, 7>(self.0, self.0))
    }

    #[inline(always)]
    fn last_band(self) -> Self {
        Self(i16x8_shuffle::<2, 0, 1, 3, 6, 4, 5, 7>(self.0, self.0))
    }

    #[inline(always)]
    fn but_lowest(self) -> Self {
        Self(v128_and(self.0, i16x8_add(self.0, i16x8_splat(-1))))
    }

    #[inline(always)]
    fn singles(self) -> Self {
        Self(v128_and(self.0, self.but_lowest().zeros()))
    }

    #[inline(always)]
    fn or_else(self, other: Self) -> Self {
        Self(v128_or(self.0, v128_and(self.zeros(), other.0)))
    }

    #[inline(always)]
    fn any_zero(self, b: Self, c: Self) -> Self {
        let least = Self(i16x8_min(i16x8_min(self.0, b.0), c.0));
        Self(least.zeros())
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        !v128_any_true(self.0)
    }

    #[inline(always)]
    fn next_box(self) -> Self {
        self.times(0o1001).right::<3>()
    }

    #[inline(always)]
    fn columns_of_next_box(self) -> Self {
        self.times(0o7007).right::<3>()
    }

    #[inline(always)]
    fn any(self) -> Self {
        self.or(self.swapped())
    }

    #[inline(always)]
    fn sum(census: Census<Self>) -> Census<Self> {
        let Census { once, twice, thrice } = census;
        census.plus(Census {
            once: once.swapped(),
            twice: twice.swapped(),
            thrice: thrice.swapped(),
        })
    }

    #[inline(always)]
    fn digits_of(line: &Line) -> u128 {
        let mut digits = 0;
        // The last block overlaps, so that the read ends at the end of the line.
        for at in [0, 16, 32, 48, 64, 65] {
            let characters = &line[at..at + 16];
            let characters = unsafe { v128_load(characters.as_ptr().cast()) };
            let values = u8x16_sub(characters, u8x16_splat(b'1'));
            let is_digit = i8x16_bitmask(u8x16_lt(values, u8x16_splat(9)));
            digits |= u128::from(is_digit) << at;
        }
        digits
    }
}
