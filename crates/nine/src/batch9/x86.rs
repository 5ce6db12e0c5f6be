//! The words of x86-64 processors, and the engine compiled for each of them.
//!
//! The `unsafe` code has one reason: unsupported instructions must not be executed. SSE2 is part of
//! x86-64. Only blocks operate on AVX2 and AVX-512 words, and only
//! [`AnyBlock`](super::dispatch::AnyBlock) creates these blocks, after checking the processor.
//!
//! Plain arrays would need none of this. From arrays, however, the compiler makes vectors of
//! neighbouring cells instead of neighbouring boards, which takes more than twice the time.

#![allow(unsafe_code, reason = "vector instructions, behind run-time detection")]

use std::arch::x86_64::*;

use crate::batch9::word::{Word, operators};

macro_rules! word {
    ($(#[$doc:meta])* $name:ident, $vector:ty, $integers:literal,
     $and:ident, $or:ident, $xor:ident, $splat:ident, $shl:ident, $shr:ident,
     $rotate:expr, { $($more:item)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        #[repr(transparent)]
        pub(super) struct $name($vector);

        // SAFETY (of all below): the processor has the instructions, see the module's introduction.
        // Any bit pattern is valid for a vector and for an array of integers, which have the same
        // size.
        impl $name {
            #[inline(always)]
            fn and(self, other: Self) -> Self {
                Self(unsafe { $and(self.0, other.0) })
            }
            #[inline(always)]
            fn or(self, other: Self) -> Self {
                Self(unsafe { $or(self.0, other.0) })
            }
            #[inline(always)]
            fn xor(self, other: Self) -> Self {
                Self(unsafe { $xor(self.0, other.0) })
            }
            #[inline(always)]
            fn complement(self) -> Self {
                self ^ Self::splat(!0)
            }
        }
        operators!($name);

        impl Word for $name {
            const INTEGERS: usize = $integers;
            const ZERO: Self =
                Self(unsafe { std::mem::transmute::<[u64; $integers], $vector>([0; $integers]) });

            #[inline(always)]
            fn splat(integer: u64) -> Self {
                Self(unsafe { $splat(integer as i64) })
            }
            #[inline(always)]
            fn integers(&self) -> &[u64] {
                unsafe { &*(&raw const self.0).cast::<[u64; $integers]>() }
            }
            #[inline(always)]
            fn integers_mut(&mut self) -> &mut [u64] {
                unsafe { &mut *(&raw mut self.0).cast::<[u64; $integers]>() }
            }
            #[inline(always)]
            fn shl<const BITS: i32>(self) -> Self {
                Self(unsafe { $shl(self.0, _mm_cvtsi32_si128(BITS)) })
            }
            #[inline(always)]
            fn shr<const BITS: i32>(self) -> Self {
                Self(unsafe { $shr(self.0, _mm_cvtsi32_si128(BITS)) })
            }
            #[inline(always)]
            fn rotate(self, distances: Self) -> Self {
                let rotate: fn($vector, $vector) -> $vector = $rotate;
                Self(rotate(self.0, distances.0))
            }
            $($more)*
        }
    };
}

word!(
    /// 128 boards.
    Sse2, __m128i, 2, _mm_and_si128, _mm_or_si128, _mm_xor_si128, _mm_set1_epi64x,
    _mm_sll_epi64, _mm_srl_epi64,
    |value, by| unsafe {
        // Each half separately, because SSE2 shifts both by the same distance.
        let back = _mm_sub_epi64(_mm_set1_epi64x(64), by);
        let low = _mm_or_si128(_mm_sll_epi64(value, by), _mm_srl_epi64(value, back));
        let (by, back) = (_mm_unpackhi_epi64(by, by), _mm_unpackhi_epi64(back, back));
        let high = _mm_or_si128(_mm_sll_epi64(value, by), _mm_srl_epi64(value, back));
        _mm_castpd_si128(_mm_shuffle_pd::<0b10>(_mm_castsi128_pd(low), _mm_castsi128_pd(high)))
    },
    {}
);
word!(
    /// 256 boards.
    Avx2, __m256i, 4, _mm256_and_si256, _mm256_or_si256, _mm256_xor_si256, _mm256_set1_epi64x,
    _mm256_sll_epi64, _mm256_srl_epi64,
    |value, by| unsafe {
        let back = _mm256_sub_epi64(_mm256_set1_epi64x(64), by);
        _mm256_or_si256(_mm256_sllv_epi64(value, by), _mm256_srlv_epi64(value, back))
    },
    {}
);
word!(
    /// 512 boards.
    Avx512, __m512i, 8, _mm512_and_si512, _mm512_or_si512, _mm512_xor_si512, _mm512_set1_epi64,
    _mm512_sll_epi64, _mm512_srl_epi64,
    |value, by| unsafe { _mm512_rolv_epi64(value, by) },
    {
        // Ternary operations, defined by their truth tables. From and, or and not, the compiler
        // derives other operations, which need too many registers and spill.
        #[inline(always)]
        fn add(a: Self, b: Self, c: Self) -> [Self; 2] {
            [
                Self(unsafe { _mm512_ternarylogic_epi64::<0x96>(a.0, b.0, c.0) }),
                Self(unsafe { _mm512_ternarylogic_epi64::<0xe8>(a.0, b.0, c.0) }),
            ]
        }
        #[inline(always)]
        fn any_of([a, b, c]: [Self; 3]) -> Self {
            Self(unsafe { _mm512_ternarylogic_epi64::<0xfe>(a.0, b.0, c.0) })
        }
        #[inline(always)]
        fn one_of([a, b, c]: [Self; 3]) -> Self {
            Self(unsafe { _mm512_ternarylogic_epi64::<0x16>(a.0, b.0, c.0) })
        }
        #[inline(always)]
        fn without(self, a: Self, b: Self) -> Self {
            Self(unsafe { _mm512_ternarylogic_epi64::<0x10>(self.0, a.0, b.0) })
        }
    }
);

/// The entry points of the engine, compiled for a processor with these features.
macro_rules! entries {
    ($module:ident, $word:ident, $groups:literal, $features:literal) => {
        pub(super) mod $module {
            use std::collections::VecDeque;

            use crate::batch9::enumerate::Progress;
            use crate::batch9::lines::Lines;
            use crate::batch9::packed::Packed;
            use crate::batch9::x86::$word;

            type Block = crate::batch9::block::Block<$word, $groups>;

            /// [`Block::solve_lines`] with these features; the block proves that they are
            /// available.
            pub(in crate::batch9) fn solve_lines(block: &mut Block, task: &mut Lines<'_>) {
                #[target_feature(enable = $features)]
                fn entry(block: &mut Block, task: &mut Lines<'_>) {
                    block.solve_lines(task);
                }
                // SAFETY: the block exists, so the processor has the features.
                unsafe { entry(block, task) }
            }

            /// [`Block::step`] with these features; the block proves that they are available.
            pub(in crate::batch9) fn step(
                block: &mut Block,
                found: Option<&mut VecDeque<Packed>>,
            ) -> Progress {
                #[target_feature(enable = $features)]
                fn entry(block: &mut Block, found: Option<&mut VecDeque<Packed>>) -> Progress {
                    block.step(found)
                }
                // SAFETY: the block exists, so the processor has the features.
                unsafe { entry(block, found) }
            }
        }
    };
}
entries!(avx2, Avx2, 2, "avx2,bmi1,bmi2,lzcnt,popcnt");
entries!(avx512, Avx512, 1, "avx512f,avx512bw,avx512dq,avx512vl,avx2,bmi1,bmi2,lzcnt,popcnt");
