//! The 32 lanes in one AVX-512 register.

#![allow(
    unsafe_code,
    reason = "the intrinsics of a feature that the target may lack; see the argument at Avx512"
)]

use std::arch::x86_64::{
    __m512i, _mm512_add_epi16, _mm512_and_si512, _mm512_andnot_si512, _mm512_cmplt_epu8_mask,
    _mm512_cmpneq_epi16_mask, _mm512_loadu_si512, _mm512_mask_mov_epi16, _mm512_maskz_mov_epi16,
    _mm512_min_epu16, _mm512_or_si512, _mm512_permutexvar_epi16, _mm512_set1_epi8,
    _mm512_set1_epi16, _mm512_slli_epi16, _mm512_srli_epi16, _mm512_storeu_si512, _mm512_sub_epi8,
    _mm512_test_epi16_mask, _mm512_testn_epi16_mask,
};

use super::lanes::{LANES, Lanes, Turn};
use crate::search::Line;

/// 32 lanes in a register.
///
/// SAFETY of every block below: only [`dispatch`](super::dispatch) names this type, as the argument of
/// functions that it calls after it saw that the processor has AVX-512 F and BW; and every read or write
/// of memory is of 64 bytes inside the array that is passed. (A trait's functions can't carry
/// `#[target_feature]` themselves; they become part of the dispatcher's functions, which do.)
#[derive(Clone, Copy)]
pub(super) struct Avx512(__m512i);

impl Lanes for Avx512 {
    #[inline(always)]
    fn load(lanes: &[u16; LANES]) -> Self {
        Self(unsafe { _mm512_loadu_si512(lanes.as_ptr().cast()) })
    }

    #[inline(always)]
    fn store(self, lanes: &mut [u16; LANES]) {
        unsafe { _mm512_storeu_si512(lanes.as_mut_ptr().cast(), self.0) };
    }

    #[inline(always)]
    fn splat(bits: u16) -> Self {
        Self(unsafe { _mm512_set1_epi16(bits.cast_signed()) })
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(unsafe { _mm512_and_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(unsafe { _mm512_or_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(unsafe { _mm512_andnot_si512(other.0, self.0) })
    }

    #[inline(always)]
    fn left<const BITS: u32>(self) -> Self {
        Self(unsafe { _mm512_slli_epi16::<BITS>(self.0) })
    }

    #[inline(always)]
    fn right<const BITS: u32>(self) -> Self {
        Self(unsafe { _mm512_srli_epi16::<BITS>(self.0) })
    }

    #[inline(always)]
    fn turned(self, turn: &'static Turn) -> Self {
        Self(unsafe { _mm512_permutexvar_epi16(_mm512_loadu_si512(turn.as_ptr().cast()), self.0) })
    }

    #[inline(always)]
    fn singles(self) -> Self {
        unsafe {
            let below = _mm512_add_epi16(self.0, _mm512_set1_epi16(-1));
            Self(_mm512_maskz_mov_epi16(_mm512_testn_epi16_mask(self.0, below), self.0))
        }
    }

    #[inline(always)]
    fn one_or_else(self, other: Self) -> Self {
        unsafe {
            let nonzero = _mm512_test_epi16_mask(self.0, self.0);
            Self(_mm512_mask_mov_epi16(other.0, nonzero, self.singles().0))
        }
    }

    #[inline(always)]
    fn min(self, other: Self) -> Self {
        Self(unsafe { _mm512_min_epu16(self.0, other.0) })
    }

    #[inline(always)]
    fn nonzero(self) -> u32 {
        unsafe { _mm512_test_epi16_mask(self.0, self.0) }
    }

    #[inline(always)]
    fn differ(self, other: Self) -> u32 {
        unsafe { _mm512_cmpneq_epi16_mask(self.0, other.0) }
    }

    #[inline(always)]
    fn digits_of(line: &Line) -> u128 {
        unsafe {
            let (one, nine) = (_mm512_set1_epi8(b'1'.cast_signed()), _mm512_set1_epi8(9));
            let first = _mm512_loadu_si512(line.as_ptr().cast());
            // The last 64 characters, so that the read ends where the line does.
            let last = _mm512_loadu_si512(line[17..].as_ptr().cast());
            let first = _mm512_cmplt_epu8_mask(_mm512_sub_epi8(first, one), nine);
            let last = _mm512_cmplt_epu8_mask(_mm512_sub_epi8(last, one), nine);
            u128::from(first) | u128::from(last) << 17
        }
    }
}
