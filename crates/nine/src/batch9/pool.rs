//! Boards that wait outside the block.

use crate::batch9::transpose::SQUARES;

/// A board on its own.
#[derive(Clone, Copy, Debug)]
pub(super) struct Record {
    /// Candidate `i = digit * 81 + cell` is bit `i % 64` of integer `i / 64`.
    pub(super) candidates: [u64; SQUARES],
    pub(super) node: Node,
}

/// Where in which search tree a board stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The decisions on the way from the root, from the highest bit down: 0 for a first, 1 for a
    /// second branch.
    pub(super) path: u64,
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
        let bit = (1 << 63) >> self.depth.min(63);
        [Self { depth, ..self }, Self { depth, path: self.path | bit, ..self }]
    }
}
