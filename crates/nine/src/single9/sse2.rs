//! Lanes of two digits per 128-bit register.

#![allow(unsafe_code, reason = "reading and writing registers; see the argument at Sse2")]

use std::arch::x86_64::{
    __m128i, _mm_add_epi16, _mm_and_si128, _mm_andnot_si128, _mm_cmpeq_epi8, _mm_cmpeq_epi16,
    _mm_loadu_si128, _mm_min_epi16, _mm_movemask_epi8, _mm_mullo_epi16, _mm_or_si128,
    _mm_set1_epi8, _mm_set1_epi16, _mm_setzero_si128, _mm_shuffle_epi32, _mm_shufflehi_epi16,
    _mm_shufflelo_epi16, _mm_slli_epi16, _mm_srli_epi16, _mm_storeu_si128,
};

use super::lanes::{Census, Lanes, Row};
use crate::lines::Line;

/// Two digits with four lanes each: the three bands and an unused lane. Every x86-64 processor has
/// these registers.
///
/// SAFETY of every block below: the access is of 16 bytes inside a slice or array that was cut to
/// that length just before.
#[derive(Clone, Copy)]
pub(super) struct Sse2(__m128i);

impl Lanes for Sse2 {
    const LANES: usize = 8;
    const BAND: usize = 1;
    const DIGIT: usize = 4;
    const FINDS_CHARACTERS: bool = true;

    #[inline(always)]
    fn load(row: &[u16], at: usize) -> Self {
        let lanes = &row[at..at + Self::LANES];
        Self(unsafe { _mm_loadu_si128(lanes.as_ptr().cast()) })
    }

    #[inline(always)]
    fn store(self, row: &mut Row, at: usize) {
        let lanes = &mut row[at..at + Self::LANES];
        unsafe { _mm_storeu_si128(lanes.as_mut_ptr().cast(), self.0) };
    }

    #[inline(always)]
    fn splat(bits: u16) -> Self {
        Self(unsafe { _mm_set1_epi16(bits.cast_signed()) })
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(unsafe { _mm_and_si128(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(unsafe { _mm_or_si128(self.0, other.0) })
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(unsafe { _mm_andnot_si128(other.0, self.0) })
    }

    #[inline(always)]
    fn left<const BITS: i32>(self) -> Self {
        Self(unsafe { _mm_slli_epi16::<BITS>(self.0) })
    }

    #[inline(always)]
    fn right<const BITS: i32>(self) -> Self {
        Self(unsafe { _mm_srli_epi16::<BITS>(self.0) })
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        Self(unsafe {
            _mm_shufflehi_epi16::<0b11_00_10_01>(_mm_shufflelo_epi16::<0b11_00_10_01>(self.0))
        })
    }

    #[inline(always)]
    fn last_band(self) -> Self {
        Self(unsafe {
            _mm_shufflehi_epi16::<0b11_01_00_10>(_mm_shufflelo_epi16::<0b11_01_00_10>(self.0))
        })
    }

    #[inline(always)]
    fn but_lowest(self) -> Self {
        unsafe {
            let below = _mm_add_epi16(self.0, _mm_set1_epi16(-1));
            Self(_mm_and_si128(self.0, below))
        }
    }

    #[inline(always)]
    fn singles(self) -> Self {
        unsafe {
            let one = _mm_cmpeq_epi16(self.but_lowest().0, _mm_setzero_si128());
            Self(_mm_and_si128(self.0, one))
        }
    }

    #[inline(always)]
    fn or_else(self, other: Self) -> Self {
        unsafe {
            let none = _mm_cmpeq_epi16(self.0, _mm_setzero_si128());
            Self(_mm_or_si128(self.0, _mm_and_si128(none, other.0)))
        }
    }

    #[inline(always)]
    fn any_zero(self, b: Self, c: Self) -> Self {
        unsafe {
            let least = _mm_min_epi16(_mm_min_epi16(self.0, b.0), c.0);
            Self(_mm_cmpeq_epi16(least, _mm_setzero_si128()))
        }
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        unsafe { _mm_movemask_epi8(_mm_cmpeq_epi8(self.0, _mm_setzero_si128())) == 0xffff }
    }

    #[inline(always)]
    fn next_box(self) -> Self {
        let twice = unsafe { _mm_mullo_epi16(self.0, _mm_set1_epi16(0o1001)) };
        Self(twice).right::<3>()
    }

    #[inline(always)]
    fn columns_of_next_box(self) -> Self {
        let twice = unsafe { _mm_mullo_epi16(self.0, _mm_set1_epi16(0o7007)) };
        Self(twice).right::<3>()
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
    fn cells_with(line: &Line, character: u8) -> u128 {
        let mut cells = 0;
        // The last block overlaps, so that the read ends at the end of the line.
        for at in [0, 16, 32, 48, 64, 65] {
            let characters = &line[at..at + 16];
            let is_equal = unsafe {
                let characters = _mm_loadu_si128(characters.as_ptr().cast());
                let character = _mm_set1_epi8(character.cast_signed());
                _mm_movemask_epi8(_mm_cmpeq_epi8(characters, character))
            };
            cells |= u128::from(is_equal as u16) << at;
        }
        cells
    }
}

impl Sse2 {
    /// Exchanges the two digits.
    #[inline(always)]
    fn swapped(self) -> Self {
        Self(unsafe { _mm_shuffle_epi32::<0b01_00_11_10>(self.0) })
    }
}
