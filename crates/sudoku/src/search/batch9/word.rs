//! Words: one bit for each of `64 * N` boards.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A mask of the 512 boards of a block: bit `b` of word `w` stands for board `64 w + b`.
pub(super) type Mask = [u64; 8];

/// One bit for each of `64 * N` boards, and all of them at once in an operation.
///
/// Plain integers: a function compiled for AVX-512, AVX2 or SSE2 has each operation on 8, 4 or 2 of
/// them as one instruction of its processor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Word<const N: usize>(pub(super) [u64; N]);

impl<const N: usize> Word<N> {
    pub(super) const ZERO: Self = Self([0; N]);
    pub(super) const ONES: Self = Self([!0; N]);

    /// The words of a mask that belong to a group of boards.
    #[inline(always)]
    pub(super) fn of(mask: &Mask, group: usize) -> Self {
        let mut word = Self::ZERO;
        word.0.copy_from_slice(&mask[group * N..][..N]);
        word
    }

    /// Puts the words of a group into a mask.
    #[inline(always)]
    pub(super) fn put(self, mask: &mut Mask, group: usize) {
        mask[group * N..][..N].copy_from_slice(&self.0);
    }

    /// Bits of `other` where this is 1, of `base` elsewhere.
    #[inline(always)]
    pub(super) fn choose(self, other: Self, base: Self) -> Self {
        (base & !self) | (other & self)
    }

    /// Each integer shifted to the left.
    #[inline(always)]
    pub(super) fn shl<const BITS: u32>(mut self) -> Self {
        for word in &mut self.0 {
            *word <<= BITS;
        }
        self
    }

    /// Each integer shifted to the right.
    #[inline(always)]
    pub(super) fn shr<const BITS: u32>(mut self) -> Self {
        for word in &mut self.0 {
            *word >>= BITS;
        }
        self
    }

    /// Each integer rotated to the left by its own distance.
    #[inline(always)]
    pub(super) fn rotate(mut self, distances: &[u32; N]) -> Self {
        for i in 0..N {
            self.0[i] = self.0[i].rotate_left(distances[i]);
        }
        self
    }
}

/// Sum and carry of three bits: a full adder. Both are one ternary operation of AVX-512.
#[inline(always)]
pub(super) fn add<const N: usize>(a: Word<N>, b: Word<N>, c: Word<N>) -> [Word<N>; 2] {
    [a ^ b ^ c, (a & b) | (a & c) | (b & c)]
}

/// Whether exactly one of three bits is 1.
#[inline(always)]
pub(super) fn one_of<const N: usize>([a, b, c]: [Word<N>; 3]) -> Word<N> {
    (a ^ b ^ c) & !(a & b & c)
}

macro_rules! operator {
    ($trait:ident, $method:ident, $assign:ident, $assign_method:ident, $op:tt) => {
        impl<const N: usize> $trait for Word<N> {
            type Output = Self;
            #[inline(always)]
            fn $method(mut self, other: Self) -> Self {
                for i in 0..N {
                    self.0[i] = self.0[i] $op other.0[i];
                }
                self
            }
        }
        impl<const N: usize> $assign for Word<N> {
            #[inline(always)]
            fn $assign_method(&mut self, other: Self) {
                *self = *self $op other;
            }
        }
    };
}
operator!(BitAnd, bitand, BitAndAssign, bitand_assign, &);
operator!(BitOr, bitor, BitOrAssign, bitor_assign, |);
operator!(BitXor, bitxor, BitXorAssign, bitxor_assign, ^);

impl<const N: usize> Not for Word<N> {
    type Output = Self;
    #[inline(always)]
    fn not(mut self) -> Self {
        for word in &mut self.0 {
            *word = !*word;
        }
        self
    }
}
