//! All 32 lanes in one AVX-512 register.

#![allow(
    unsafe_code,
    reason = "the intrinsics of a feature that the target may lack; see the argument at Avx512"
)]

use std::arch::x86_64::{
    __m512i, _mm_cvtsi32_si128, _mm512_add_epi16, _mm512_and_si512, _mm512_andnot_si512,
    _mm512_cmpeq_epi8_mask, _mm512_loadu_si512, _mm512_mask_mov_epi16, _mm512_maskz_mov_epi16,
    _mm512_min_epu16, _mm512_movm_epi16, _mm512_or_si512, _mm512_permutexvar_epi16,
    _mm512_set1_epi8, _mm512_set1_epi16, _mm512_sll_epi16, _mm512_srl_epi16, _mm512_storeu_si512,
    _mm512_test_epi16_mask, _mm512_testn_epi16_mask,
};

use super::lanes::{Census, Lanes, Row};
use crate::lines::Line;

/// 32 lanes in one register.
///
/// SAFETY of every block below: only [`dispatch`](super::dispatch) uses this type, as an argument
/// of functions that it calls after detecting AVX-512 F and BW. Every memory access is of 64 bytes
/// inside a slice or array of that length. (A trait's functions can't have `#[target_feature]`
/// themselves; they are inlined into the dispatcher's functions, which do.)
#[derive(Clone, Copy)]
pub(super) struct Avx512(__m512i);

/// The source of each lane in a permutation of a register.
type Turn = [u16; 32];

/// The permutation that rotates by `bands`, by `triples` of digits and by `digits` within their
/// triple. Unused lanes remain in place.
const fn turn(bands: usize, triples: usize, digits: usize) -> Turn {
    let mut from = [0; 32];
    let mut to = 0;
    while to < 32 {
        let (band, digit) = (to / 9, to % 9);
        let triple = (digit / 3 + triples) % 3;
        let digit = 3 * triple + (digit + digits) % 3;
        from[to] = if to < 27 { 9 * ((band + bands) % 3) + digit } else { to } as u16;
        to += 1;
    }
    from
}

static NEXT_BAND: Turn = turn(1, 0, 0);
static LAST_BAND: Turn = turn(2, 0, 0);
static NEXT_DIGIT: Turn = turn(0, 0, 1);
static LAST_DIGIT: Turn = turn(0, 0, 2);
static NEXT_TRIPLE: Turn = turn(0, 1, 0);
static LAST_TRIPLE: Turn = turn(0, 2, 0);

impl Avx512 {
    #[inline(always)]
    fn turned(self, turn: &'static Turn) -> Self {
        Self(unsafe { _mm512_permutexvar_epi16(_mm512_loadu_si512(turn.as_ptr().cast()), self.0) })
    }

    #[inline(always)]
    fn turned_census(census: Census<Self>, turn: &'static Turn) -> Census<Self> {
        Census {
            once: census.once.turned(turn),
            twice: census.twice.turned(turn),
            thrice: census.thrice.turned(turn),
        }
    }
}

impl Lanes for Avx512 {
    const LANES: usize = 32;
    const BAND: usize = 9;
    const DIGIT: usize = 1;
    const FINDS_CHARACTERS: bool = true;

    #[inline(always)]
    fn load(row: &[u16], at: usize) -> Self {
        let lanes = &row[at..at + Self::LANES];
        Self(unsafe { _mm512_loadu_si512(lanes.as_ptr().cast()) })
    }

    #[inline(always)]
    fn store(self, row: &mut Row, at: usize) {
        let lanes = &mut row[at..at + Self::LANES];
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

    // The intrinsics for a constant require an unsigned one; these compile to the same instruction.
    #[inline(always)]
    fn left<const BITS: i32>(self) -> Self {
        Self(unsafe { _mm512_sll_epi16(self.0, _mm_cvtsi32_si128(BITS)) })
    }

    #[inline(always)]
    fn right<const BITS: i32>(self) -> Self {
        Self(unsafe { _mm512_srl_epi16(self.0, _mm_cvtsi32_si128(BITS)) })
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        self.turned(&NEXT_BAND)
    }

    #[inline(always)]
    fn last_band(self) -> Self {
        self.turned(&LAST_BAND)
    }

    #[inline(always)]
    fn but_lowest(self) -> Self {
        unsafe {
            let below = _mm512_add_epi16(self.0, _mm512_set1_epi16(-1));
            Self(_mm512_and_si512(self.0, below))
        }
    }

    #[inline(always)]
    fn singles(self) -> Self {
        unsafe {
            let below = _mm512_add_epi16(self.0, _mm512_set1_epi16(-1));
            Self(_mm512_maskz_mov_epi16(_mm512_testn_epi16_mask(self.0, below), self.0))
        }
    }

    #[inline(always)]
    fn or_else(self, other: Self) -> Self {
        let none = unsafe { _mm512_testn_epi16_mask(self.0, self.0) };
        Self(unsafe { _mm512_mask_mov_epi16(self.0, none, other.0) })
    }

    #[inline(always)]
    fn any_zero(self, b: Self, c: Self) -> Self {
        unsafe {
            let least = _mm512_min_epu16(_mm512_min_epu16(self.0, b.0), c.0);
            Self(_mm512_movm_epi16(_mm512_testn_epi16_mask(least, least)))
        }
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        unsafe { _mm512_test_epi16_mask(self.0, self.0) == 0 }
    }

    #[inline(always)]
    fn next_box(self) -> Self {
        self.right::<3>().or(self.left::<6>())
    }

    #[inline(always)]
    fn columns_of_next_box(self) -> Self {
        let columns = self.or(self.left::<1>()).or(self.left::<2>());
        columns.next_box()
    }

    #[inline(always)]
    fn any(self) -> Self {
        let triple = self.or(self.turned(&NEXT_DIGIT)).or(self.turned(&LAST_DIGIT));
        triple.or(triple.turned(&NEXT_TRIPLE)).or(triple.turned(&LAST_TRIPLE))
    }

    #[inline(always)]
    fn sum(digit: Census<Self>) -> Census<Self> {
        let triple = digit
            .plus(Self::turned_census(digit, &NEXT_DIGIT))
            .plus(Self::turned_census(digit, &LAST_DIGIT));
        triple
            .plus(Self::turned_census(triple, &NEXT_TRIPLE))
            .plus(Self::turned_census(triple, &LAST_TRIPLE))
    }

    #[inline(always)]
    fn cells_with(line: &Line, character: u8) -> u128 {
        unsafe {
            let character = _mm512_set1_epi8(character.cast_signed());
            let first = _mm512_loadu_si512(line.as_ptr().cast());
            // The last 64 characters, so that the read ends at the end of the line.
            let last = _mm512_loadu_si512(line[17..].as_ptr().cast());
            let first = _mm512_cmpeq_epi8_mask(first, character);
            let last = _mm512_cmpeq_epi8_mask(last, character);
            u128::from(first) | u128::from(last) << 17
        }
    }
}
