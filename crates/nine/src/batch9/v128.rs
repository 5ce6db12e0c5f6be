//! Words of WebAssembly's 128-bit vectors.
//!
//! A module may use them only if it is compiled with them, so there is no choice at run time. If
//! available, they are the portable words. From plain integers, the compiler makes vectors of
//! neighbouring cells instead of neighbouring boards, which takes more than twice the time.

#![allow(unsafe_code, reason = "a vector is seen as the integers in it")]

use std::arch::wasm32::{
    i64x2_shl, i64x2_splat, u8x16_le, u8x16_splat, u8x16_sub, u64x2, u64x2_extract_lane, u64x2_shr,
    v128, v128_and, v128_andnot, v128_bitselect, v128_load, v128_not, v128_or, v128_xor,
};

use crate::batch9::packed::{HALF, Packed, value};
use crate::batch9::word::{Word, operators};
use crate::lines::Line;

/// 128 boards.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(super) struct V128(v128);

impl V128 {
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(v128_and(self.0, other.0))
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(v128_or(self.0, other.0))
    }
    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(v128_xor(self.0, other.0))
    }
    #[inline(always)]
    fn complement(self) -> Self {
        Self(v128_not(self.0))
    }
}
operators!(V128);

// SAFETY (of both blocks that access integers): a vector has the size of two integers and at least
// their alignment. Any bit pattern is valid for both.
impl Word for V128 {
    const INTEGERS: usize = 2;
    const ZERO: Self = Self(u64x2(0, 0));

    #[inline(always)]
    fn splat(integer: u64) -> Self {
        Self(i64x2_splat(integer.cast_signed()))
    }
    #[inline(always)]
    fn integers(&self) -> &[u64] {
        unsafe { &*(&raw const self.0).cast::<[u64; 2]>() }
    }
    #[inline(always)]
    fn integers_mut(&mut self) -> &mut [u64] {
        unsafe { &mut *(&raw mut self.0).cast::<[u64; 2]>() }
    }
    #[inline(always)]
    fn shl<const BITS: i32>(self) -> Self {
        Self(i64x2_shl(self.0, BITS.cast_unsigned()))
    }
    #[inline(always)]
    fn shr<const BITS: i32>(self) -> Self {
        Self(u64x2_shr(self.0, BITS.cast_unsigned()))
    }
    #[inline(always)]
    fn rotate(self, distances: Self) -> Self {
        // A vector shift has a single distance, so the integers are rotated separately.
        let low = u64x2_extract_lane::<0>(self.0)
            .rotate_left(u64x2_extract_lane::<0>(distances.0) as u32);
        let high = u64x2_extract_lane::<1>(self.0)
            .rotate_left(u64x2_extract_lane::<1>(distances.0) as u32);
        Self(u64x2(low, high))
    }

    #[inline(always)]
    fn without(self, a: Self, b: Self) -> Self {
        Self(v128_andnot(self.0, v128_or(a.0, b.0)))
    }
    #[inline(always)]
    fn choose(self, other: Self, base: Self) -> Self {
        Self(v128_bitselect(other.0, base.0, self.0))
    }

    #[inline(always)]
    fn pack(line: &Line) -> Packed {
        let (a, b, c) = (sixteen_pairs(line, 0), sixteen_pairs(line, 16), sixteen_pairs(line, 24));
        [
            u64x2_extract_lane::<0>(a),
            u64x2_extract_lane::<1>(a),
            u64x2_extract_lane::<0>(b),
            u64x2_extract_lane::<1>(b),
            u64x2_extract_lane::<1>(c),
            u64::from(value(line[line.len() - 1]) << 4),
        ]
    }
}

/// Sixteen cells in the lower halves of bytes, and the corresponding cells of the second half in
/// the upper.
#[inline(always)]
fn sixteen_pairs(line: &Line, first: usize) -> v128 {
    v128_or(sixteen(line, first), i64x2_shl(sixteen(line, HALF + first), 4))
}

/// The values of sixteen consecutive cells.
#[inline(always)]
fn sixteen(line: &Line, first: usize) -> v128 {
    let characters = &line[first..first + 16];
    // SAFETY: the slice has sixteen bytes, and the load needs no alignment.
    let characters = unsafe { v128_load(characters.as_ptr().cast()) };
    let values = u8x16_sub(characters, u8x16_splat(b'0'));
    v128_and(values, u8x16_le(values, u8x16_splat(9)))
}
