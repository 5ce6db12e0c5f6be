//! Words: one bit per board.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::batch9::mask::Mask;
use crate::batch9::packed::{Packed, pack};
use crate::lines::Line;

/// One bit for each of `64 * INTEGERS` boards. An operation processes all of them at once.
///
/// The rules of the engine are written once in these operations; `plain`, `x86` and `v128`
/// implement them for plain integers and for each width of vectors. An implementation must behave
/// like integers bit by bit, which `tests.rs` checks. It must be inlined, because a call would take
/// longer than the operation. The provided functions are for processors without a single
/// instruction for them. AVX-512 has an instruction for each of them.
pub(super) trait Word:
    Copy
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
{
    /// The number of 64-bit integers in a word.
    const INTEGERS: usize;
    /// The word with all bits 0.
    const ZERO: Self;

    /// A word whose integers are all equal to `integer`.
    fn splat(integer: u64) -> Self;
    /// The integers; board 0 is the lowest bit of the first integer.
    fn integers(&self) -> &[u64];
    /// The integers, mutable.
    fn integers_mut(&mut self) -> &mut [u64];
    /// Each integer shifted to the left.
    fn shl<const BITS: i32>(self) -> Self;
    /// Each integer shifted to the right.
    fn shr<const BITS: i32>(self) -> Self;
    /// Rotates each integer to the left by the corresponding integer of `distances`, which is below
    /// 64.
    fn rotate(self, distances: Self) -> Self;

    /// Creates a word from its integers.
    #[inline(always)]
    fn from_integers(integers: &[u64]) -> Self {
        let mut word = Self::ZERO;
        word.integers_mut().copy_from_slice(integers);
        word
    }

    /// The part of a mask that belongs to this group of boards.
    #[inline(always)]
    fn of(mask: &Mask, group: usize) -> Self {
        Self::from_integers(&mask.0[group * Self::INTEGERS..][..Self::INTEGERS])
    }

    /// Writes the word as the part of a mask that belongs to this group of boards.
    #[inline(always)]
    fn put(self, mask: &mut Mask, group: usize) {
        mask.0[group * Self::INTEGERS..][..Self::INTEGERS].copy_from_slice(self.integers());
    }

    /// Returns `true` if all bits are 0.
    #[inline(always)]
    fn is_zero(&self) -> bool {
        self.integers().iter().all(|&integer| integer == 0)
    }

    /// Sum and carry of three bits: a full adder.
    #[inline(always)]
    fn add(a: Self, b: Self, c: Self) -> [Self; 2] {
        let half = a ^ b;
        [half ^ c, (a & b) | (half & c)]
    }

    /// Bitwise: 1 if at least one of the three bits is 1.
    #[inline(always)]
    fn any_of([a, b, c]: [Self; 3]) -> Self {
        a | b | c
    }

    /// Bitwise: 1 if exactly one of the three bits is 1.
    #[inline(always)]
    fn one_of([a, b, c]: [Self; 3]) -> Self {
        (a ^ b ^ c) & !(a & b)
    }

    /// Bitwise: 1 if this bit is 1 and both other bits are 0.
    #[inline(always)]
    fn without(self, a: Self, b: Self) -> Self {
        self & !(a | b)
    }

    /// Bitwise: the bit of `other` if this bit is 1, otherwise the bit of `base`.
    #[inline(always)]
    fn choose(self, other: Self, base: Self) -> Self {
        (base & !self) | (other & self)
    }

    /// Packs a line of text with vectors of this width.
    #[inline(always)]
    fn pack(line: &Line) -> Packed {
        pack(line)
    }
}

/// Implements the operators with the functions `and`, `or`, `xor` and `complement` of a type.
macro_rules! operators {
    ($type:ty) => {
        operators!($type, BitAnd, bitand, and, BitAndAssign, bitand_assign);
        operators!($type, BitOr, bitor, or, BitOrAssign, bitor_assign);
        operators!($type, BitXor, bitxor, xor, BitXorAssign, bitxor_assign);
        impl std::ops::Not for $type {
            type Output = Self;
            #[inline(always)]
            fn not(self) -> Self {
                self.complement()
            }
        }
    };
    ($type:ty, $trait:ident, $method:ident, $op:ident, $assign:ident, $assign_method:ident) => {
        impl std::ops::$trait for $type {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                self.$op(other)
            }
        }
        impl std::ops::$assign for $type {
            #[inline(always)]
            fn $assign_method(&mut self, other: Self) {
                *self = self.$op(other);
            }
        }
    };
}
pub(super) use operators;
