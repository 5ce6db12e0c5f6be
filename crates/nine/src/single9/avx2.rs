//! Lanes of four digits per 256-bit register.

#![allow(
    unsafe_code,
    reason = "the intrinsics of a feature that the target may lack; see the argument at Avx2"
)]

use std::arch::x86_64::{
    __m256i, _mm256_add_epi16, _mm256_and_si256, _mm256_andnot_si256, _mm256_cmpeq_epi8,
    _mm256_cmpeq_epi16, _mm256_loadu_si256, _mm256_min_epi16, _mm256_movemask_epi8,
    _mm256_mullo_epi16, _mm256_or_si256, _mm256_permute4x64_epi64, _mm256_set1_epi8,
    _mm256_set1_epi16, _mm256_setr_epi8, _mm256_setzero_si256, _mm256_shuffle_epi8,
    _mm256_shuffle_epi32, _mm256_slli_epi16, _mm256_srli_epi16, _mm256_storeu_si256,
    _mm256_testz_si256,
};

use super::lanes::{Census, Lanes, Row};
use crate::lines::Line;

/// Four digits with four lanes each: the three bands and an unused lane.
///
/// SAFETY of every block below: only [`dispatch`](super::dispatch) uses this type, as an argument
/// of functions that it calls after detecting AVX2. Every memory access is of 32 bytes inside a
/// slice that was cut to that length just before. (A trait's functions can't have
/// `#[target_feature]` themselves; they are inlined into the dispatcher's functions, which do.)
#[derive(Clone, Copy)]
pub(super) struct Avx2(__m256i);

impl Lanes for Avx2 {
    const LANES: usize = 16;
    const BAND: usize = 1;
    const DIGIT: usize = 4;
    const FINDS_CHARACTERS: bool = true;

    #[inline(always)]
    fn load(row: &[u16], at: usize) -> Self {
        let lanes = &row[at..at + Self::LANES];
        Self(unsafe { _mm256_loadu_si256(lanes.as_ptr().cast()) })
    }

    #[inline(always)]
    fn store(self, row: &mut Row, at: usize) {
        let lanes = &mut row[at..at + Self::LANES];
        unsafe { _mm256_storeu_si256(lanes.as_mut_ptr().cast(), self.0) };
    }

    #[inline(always)]
    fn splat(bits: u16) -> Self {
        Self(unsafe { _mm256_set1_epi16(bits.cast_signed()) })
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(unsafe { _mm256_and_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(unsafe { _mm256_or_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(unsafe { _mm256_andnot_si256(other.0, self.0) })
    }

    #[inline(always)]
    fn left<const BITS: i32>(self) -> Self {
        Self(unsafe { _mm256_slli_epi16::<BITS>(self.0) })
    }

    #[inline(always)]
    fn right<const BITS: i32>(self) -> Self {
        Self(unsafe { _mm256_srli_epi16::<BITS>(self.0) })
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        let from = [2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15];
        self.shuffled(from)
    }

    #[inline(always)]
    fn last_band(self) -> Self {
        let from = [4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15];
        self.shuffled(from)
    }

    #[inline(always)]
    fn but_lowest(self) -> Self {
        unsafe {
            let below = _mm256_add_epi16(self.0, _mm256_set1_epi16(-1));
            Self(_mm256_and_si256(self.0, below))
        }
    }

    #[inline(always)]
    fn singles(self) -> Self {
        unsafe {
            let one = _mm256_cmpeq_epi16(self.but_lowest().0, _mm256_setzero_si256());
            Self(_mm256_and_si256(self.0, one))
        }
    }

    #[inline(always)]
    fn or_else(self, other: Self) -> Self {
        unsafe {
            let none = _mm256_cmpeq_epi16(self.0, _mm256_setzero_si256());
            Self(_mm256_or_si256(self.0, _mm256_and_si256(none, other.0)))
        }
    }

    #[inline(always)]
    fn any_zero(self, b: Self, c: Self) -> Self {
        unsafe {
            let least = _mm256_min_epi16(_mm256_min_epi16(self.0, b.0), c.0);
            Self(_mm256_cmpeq_epi16(least, _mm256_setzero_si256()))
        }
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        unsafe { _mm256_testz_si256(self.0, self.0) == 1 }
    }

    #[inline(always)]
    fn next_box(self) -> Self {
        let twice = unsafe { _mm256_mullo_epi16(self.0, _mm256_set1_epi16(0o1001)) };
        Self(twice).right::<3>()
    }

    #[inline(always)]
    fn columns_of_next_box(self) -> Self {
        let twice = unsafe { _mm256_mullo_epi16(self.0, _mm256_set1_epi16(0o7007)) };
        Self(twice).right::<3>()
    }

    #[inline(always)]
    fn any(self) -> Self {
        let pair = self.or(self.swapped());
        pair.or(pair.crossed())
    }

    #[inline(always)]
    fn sum(census: Census<Self>) -> Census<Self> {
        let Census { once, twice, thrice } = census;
        let (once, twice, thrice) = (once.swapped(), twice.swapped(), thrice.swapped());
        let pair = census.plus(Census { once, twice, thrice });
        let Census { once, twice, thrice } = pair;
        let (once, twice, thrice) = (once.crossed(), twice.crossed(), thrice.crossed());
        pair.plus(Census { once, twice, thrice })
    }

    #[inline(always)]
    fn cells_with(line: &Line, character: u8) -> u128 {
        let mut cells = 0;
        // The last block overlaps, so that the read ends at the end of the line.
        for at in [0, 32, 49] {
            let characters = &line[at..at + 32];
            let is_equal = unsafe {
                let characters = _mm256_loadu_si256(characters.as_ptr().cast());
                let character = _mm256_set1_epi8(character.cast_signed());
                _mm256_movemask_epi8(_mm256_cmpeq_epi8(characters, character))
            };
            cells |= u128::from(is_equal.cast_unsigned()) << at;
        }
        cells
    }
}

impl Avx2 {
    /// Shuffles the bytes of each half of the register by these indices.
    #[inline(always)]
    fn shuffled(self, [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p]: [i8; 16]) -> Self {
        unsafe {
            let from = _mm256_setr_epi8(
                a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, a, b, c, d, e, f, g, h, i, j, k, l,
                m, n, o, p,
            );
            Self(_mm256_shuffle_epi8(self.0, from))
        }
    }

    /// Exchanges the two digits of each half.
    #[inline(always)]
    fn swapped(self) -> Self {
        Self(unsafe { _mm256_shuffle_epi32::<0b01_00_11_10>(self.0) })
    }

    /// Exchanges the halves.
    #[inline(always)]
    fn crossed(self) -> Self {
        Self(unsafe { _mm256_permute4x64_epi64::<0b01_00_11_10>(self.0) })
    }
}
