//! Culling: only the best members have children, which form the whole next generation.

use crate::random::Rng;
use crate::selection::Truncation;
use crate::traits::{Member, Population, Puzzle};

/// Keeps the best members as parents. Their children, the same number for each, form the next
/// generation; no parent survives.
///
/// If the size is not a multiple of the number of parents, the best of them have one more child.
#[derive(Clone, Debug)]
pub struct Culling<P> {
    size: usize,
    survivors: usize,
    members: Vec<Member<P>>,
    best: Truncation,
}

impl<P> Culling<P> {
    /// Creates a population of this size, at least 1, of which `survivors` members (at least 1)
    /// become parents.
    #[must_use]
    pub fn new(size: usize, survivors: usize) -> Self {
        let size = size.max(1);
        let survivors = survivors.clamp(1, size);
        Self { size, survivors, members: Vec::new(), best: Truncation::default() }
    }

    fn rank(&mut self) {
        self.best.rank(&self.members, self.survivors);
    }
}

state!([P: Puzzle] Culling<P>: members, best);

impl<P: Puzzle> Population<P> for Culling<P> {
    has_members!(rank());

    fn children(&self) -> usize {
        self.size
    }

    fn parents(&self, child: usize, _: &mut Rng) -> [usize; 2] {
        [self.best.get(child % self.best.len()); 2]
    }

    fn replace(&mut self, children: &mut [Member<P>]) {
        self.members.swap_with_slice(children);
        self.rank();
    }

    fn survivors(&self) -> Vec<usize> {
        self.best.iter().collect()
    }
}
