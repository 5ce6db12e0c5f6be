//! Boards that wait outside the block.

use crate::batch9::transpose::SQUARES;

/// A single board outside the block.
#[derive(Clone, Copy, Debug)]
pub(super) struct Record {
    /// Candidate `i = digit * 81 + cell` is bit `i % 64` of integer `i / 64`.
    pub(super) candidates: [u64; SQUARES],
    pub(super) node: Node,
}

/// The place of a board in the search tree of its puzzle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The decisions on the path from the root, from the highest bit down: 0 for a first branch, 1
    /// for a second.
    pub(super) path: u64,
    /// The number of decisions.
    pub(super) depth: u32,
    /// The number of the puzzle.
    pub(super) puzzle: u32,
}

impl Node {
    /// The root of a puzzle's tree.
    pub(super) const fn root(puzzle: u32) -> Self {
        Self { path: 0, depth: 0, puzzle }
    }

    /// The nodes of the two branches.
    #[inline(always)]
    pub(super) fn branches(self) -> [Self; 2] {
        let depth = self.depth + 1;
        let bit = (1 << 63) >> self.depth.min(63);
        [Self { depth, ..self }, Self { depth, path: self.path | bit, ..self }]
    }
}
