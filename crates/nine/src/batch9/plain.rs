//! Words for processors without vector instructions known to this engine. They are also the
//! reference for the vector words in tests.

use crate::batch9::word::{Word, operators};

/// 128 boards in plain integers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C, align(16))]
pub(super) struct Plain([u64; 2]);

impl Plain {
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self([self.0[0] ^ other.0[0], self.0[1] ^ other.0[1]])
    }
    #[inline(always)]
    fn complement(self) -> Self {
        Self([!self.0[0], !self.0[1]])
    }
}
operators!(Plain);

impl Word for Plain {
    const INTEGERS: usize = 2;
    const ZERO: Self = Self([0; 2]);

    #[inline(always)]
    fn splat(integer: u64) -> Self {
        Self([integer; 2])
    }
    #[inline(always)]
    fn integers(&self) -> &[u64] {
        &self.0
    }
    #[inline(always)]
    fn integers_mut(&mut self) -> &mut [u64] {
        &mut self.0
    }
    #[inline(always)]
    fn shl<const BITS: i32>(self) -> Self {
        Self(self.0.map(|integer| integer << BITS))
    }
    #[inline(always)]
    fn shr<const BITS: i32>(self) -> Self {
        Self(self.0.map(|integer| integer >> BITS))
    }
    #[inline(always)]
    fn rotate(self, distances: Self) -> Self {
        let [a, b] = self.0;
        let [by_a, by_b] = distances.0;
        Self([a.rotate_left(by_a as u32), b.rotate_left(by_b as u32)])
    }
}
