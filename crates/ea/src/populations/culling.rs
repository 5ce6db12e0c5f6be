//! Cull, then a new generation of the same size.

use crate::random::Rng;
use crate::selection::Truncation;
use crate::traits::{Member, Population, Puzzle};

/// Keeps the best members as parents; the children of these, the same number for each, are the next
/// generation, and no parent lives on.
///
/// Where the size is no multiple of the survivors, the best of them have one child more.
#[derive(Clone, Debug)]
pub struct Culling<P> {
    size: usize,
    survivors: usize,
    members: Vec<Member<P>>,
    best: Truncation,
}

impl<P> Culling<P> {
    /// Generations of this size, of which this number survives the cull (of each at least one).
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
