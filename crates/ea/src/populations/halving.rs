//! The better half survives, and each member of it has one child.

use crate::random::Rng;
use crate::selection::Truncation;
use crate::traits::{Member, Population, Puzzle};

/// Replaces the worse half; every survivor keeps its place and has one child.
///
/// If the number of members is odd, the larger half survives and its worst member has no child.
#[derive(Clone, Debug)]
pub struct Halving<P> {
    size: usize,
    members: Vec<Member<P>>,
    best: Truncation,
    /// Flags of the members that survived; the others are replaced next.
    survives: Vec<bool>,
}

impl<P> Halving<P> {
    /// Creates a population of this size, at least 2.
    #[must_use]
    pub fn new(size: usize) -> Self {
        let best = Truncation::default();
        Self { size: size.max(2), members: Vec::new(), best, survives: Vec::new() }
    }
}

impl<P: Puzzle> Halving<P> {
    fn rank(&mut self) {
        let survivors = self.members.len().div_ceil(2);
        self.best.rank(&self.members, survivors);
        self.survives.clear();
        self.survives.resize(self.members.len(), false);
        for survivor in self.best.iter() {
            self.survives[survivor] = true;
        }
    }
}

state!([P: Puzzle] Halving<P>: members, best, survives);

impl<P: Puzzle> Population<P> for Halving<P> {
    has_members!(rank());

    fn children(&self) -> usize {
        self.size / 2
    }

    fn parents(&self, child: usize, _: &mut Rng) -> [usize; 2] {
        [self.best.get(child); 2]
    }

    fn replace(&mut self, children: &mut [Member<P>]) {
        let places = self.members.iter_mut().zip(&self.survives);
        let dropped = places.filter_map(|(member, survives)| (!survives).then_some(member));
        for (member, child) in dropped.zip(children) {
            std::mem::swap(member, child);
        }
        self.rank();
    }

    fn survivors(&self) -> Vec<usize> {
        self.best.iter().collect()
    }
}
