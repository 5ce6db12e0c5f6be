//! Compiles one source for each width of words, and selects between them at run time.

use std::collections::VecDeque;

use crate::batch9::block::Block;
use crate::batch9::enumerate::Progress;
use crate::batch9::lines::Lines;
use crate::batch9::packed::Packed;
use crate::batch9::pool::Record;
#[cfg(target_arch = "x86_64")]
use crate::batch9::x86;

#[cfg(not(any(
    target_arch = "x86_64",
    all(target_family = "wasm", target_feature = "simd128")
)))]
use crate::batch9::plain::Plain as Portable;
#[cfg(all(target_family = "wasm", target_feature = "simd128"))]
use crate::batch9::v128::V128 as Portable;
#[cfg(target_arch = "x86_64")]
use x86::Sse2 as Portable;

/// The number of boards that an instruction processes, by the required processor features.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Vectors {
    /// 128 boards: SSE2, which every x86-64 processor has, or WebAssembly vectors if compiled with
    /// them. On other targets, plain integers that the compiler may vectorise.
    Portable,
    /// 256 boards.
    Avx2,
    /// 512 boards: AVX-512 with the extensions BW, DQ and VL.
    Avx512,
}

impl Vectors {
    /// Every level.
    pub const ALL: [Self; 3] = [Self::Portable, Self::Avx2, Self::Avx512];

    /// The name of the level.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Portable => "portable",
            Self::Avx2 => "avx2",
            Self::Avx512 => "avx512",
        }
    }

    /// Returns `true` if this processor supports the level.
    #[must_use]
    pub fn is_available(self) -> bool {
        match self {
            Self::Portable => true,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => {
                is_x86_feature_detected!("avx2")
                    && is_x86_feature_detected!("bmi1")
                    && is_x86_feature_detected!("bmi2")
                    && is_x86_feature_detected!("lzcnt")
                    && is_x86_feature_detected!("popcnt")
            }
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => {
                Self::Avx2.is_available()
                    && is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512dq")
                    && is_x86_feature_detected!("avx512vl")
            }
            #[cfg(not(target_arch = "x86_64"))]
            Self::Avx2 | Self::Avx512 => false,
        }
    }

    /// The levels that this processor supports, the fastest last.
    pub fn available() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|level| level.is_available())
    }
}

/// A block for a level that is available, which [`new`](Self::new) ensures.
pub(super) struct AnyBlock(Blocks);

enum Blocks {
    Portable(Box<Block<Portable, 4>>),
    #[cfg(target_arch = "x86_64")]
    Avx2(Box<Block<x86::Avx2, 2>>),
    #[cfg(target_arch = "x86_64")]
    Avx512(Box<Block<x86::Avx512, 1>>),
}

impl AnyBlock {
    /// A block, if this processor supports the level.
    pub(super) fn new(level: Vectors) -> Option<Self> {
        level.is_available().then(|| {
            Self(match level {
                #[cfg(target_arch = "x86_64")]
                Vectors::Avx2 => Blocks::Avx2(Block::new()),
                #[cfg(target_arch = "x86_64")]
                Vectors::Avx512 => Blocks::Avx512(Block::new()),
                _ => Blocks::Portable(Block::new()),
            })
        })
    }

    pub(super) fn start(&mut self, record: Option<Record>) {
        let start = |pool: &mut Vec<Record>| pool.extend(record);
        match &mut self.0 {
            Blocks::Portable(block) => (block.clear(), start(&mut block.pool)),
            #[cfg(target_arch = "x86_64")]
            Blocks::Avx2(block) => (block.clear(), start(&mut block.pool)),
            #[cfg(target_arch = "x86_64")]
            Blocks::Avx512(block) => (block.clear(), start(&mut block.pool)),
        };
    }

    /// Returns `true` if no board is left.
    pub(super) fn is_empty(&self) -> bool {
        match &self.0 {
            Blocks::Portable(block) => block.is_empty(),
            #[cfg(target_arch = "x86_64")]
            Blocks::Avx2(block) => block.is_empty(),
            #[cfg(target_arch = "x86_64")]
            Blocks::Avx512(block) => block.is_empty(),
        }
    }

    pub(super) fn solve_lines(&mut self, task: &mut Lines<'_>) {
        match &mut self.0 {
            Blocks::Portable(block) => block.solve_lines(task),
            #[cfg(target_arch = "x86_64")]
            Blocks::Avx2(block) => x86::avx2::solve_lines(block, task),
            #[cfg(target_arch = "x86_64")]
            Blocks::Avx512(block) => x86::avx512::solve_lines(block, task),
        }
    }

    pub(super) fn step(&mut self, found: Option<&mut VecDeque<Packed>>) -> Progress {
        match &mut self.0 {
            Blocks::Portable(block) => block.step(found),
            #[cfg(target_arch = "x86_64")]
            Blocks::Avx2(block) => x86::avx2::step(block, found),
            #[cfg(target_arch = "x86_64")]
            Blocks::Avx512(block) => x86::avx512::step(block, found),
        }
    }
}
