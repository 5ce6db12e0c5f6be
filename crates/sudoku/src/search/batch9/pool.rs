//! Boards that wait outside the block.

use crate::search::batch9::planes::{CELLS, SIDE};
use crate::search::batch9::word::Mask;

/// The words of a board's 729 candidates: candidate `digit * 81 + cell` is bit `i % 64` of word `i / 64`.
pub(super) const WORDS: usize = (SIDE * CELLS).div_ceil(64);

/// A board on its own.
#[derive(Clone, Copy, Debug)]
pub(super) struct Record {
    pub(super) candidates: [u64; WORDS],
    pub(super) node: Node,
}

/// Where in which search tree a board stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The decisions on the way from the root, from the highest bit down: 0 for a first, 1 for a
    /// second branch.
    pub(super) path: u128,
    /// How many there were.
    pub(super) depth: u32,
    /// The puzzle.
    pub(super) puzzle: u32,
}

impl Node {
    /// The root of a puzzle's tree.
    pub(super) const fn root(puzzle: u32) -> Self {
        Self { path: 0, depth: 0, puzzle }
    }

    /// Both branches.
    #[inline(always)]
    pub(super) fn branches(self) -> [Self; 2] {
        let depth = self.depth + 1;
        let bit = 1u128.checked_shl(127u32.wrapping_sub(self.depth)).unwrap_or(0);
        [Self { depth, ..self }, Self { depth, path: self.path | bit, ..self }]
    }
}

/// The lanes of a mask, ascending.
#[inline(always)]
pub(super) fn lanes(mask: &Mask) -> impl Iterator<Item = usize> {
    let mut mask = *mask;
    let mut word = 0;
    std::iter::from_fn(move || {
        while mask[word] == 0 {
            word += 1;
            if word == mask.len() {
                word = 0;
                return None;
            }
        }
        let lane = 64 * word + mask[word].trailing_zeros() as usize;
        mask[word] &= mask[word] - 1;
        Some(lane)
    })
}

/// How many lanes a mask has.
#[inline(always)]
pub(super) fn count(mask: &Mask) -> usize {
    let mut count = 0;
    for word in mask {
        count += word.count_ones() as usize;
    }
    count
}
