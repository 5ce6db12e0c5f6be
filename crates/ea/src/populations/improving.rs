//! A child replaces its parent if it is better.

use crate::random::Rng;
use crate::traits::{Cost, Member, Population, Puzzle};

/// The meaning of "better" for costs of two values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Better {
    /// Pareto dominance: worse in neither, better in one.
    Pareto,
    /// Better in the first value, or equal there and better in the second.
    First,
    /// Better in the second value, or equal there and better in the first.
    Second,
}

impl Better {
    /// Returns `true` if `child` is better than `parent`.
    #[must_use]
    #[inline]
    pub fn holds(self, child: Cost, parent: Cost) -> bool {
        let ([a, b], [c, d]) = (child.values(), parent.values());
        match self {
            Self::Pareto => child.dominates(parent),
            Self::First => (a, b) < (c, d),
            Self::Second => (b, a) < (d, c),
        }
    }
}

/// Every member has one child per generation, which replaces it if it is better.
#[derive(Clone, Debug)]
pub struct Improving<P> {
    size: usize,
    better: Better,
    equal_replaces: bool,
    members: Vec<Member<P>>,
}

impl<P> Improving<P> {
    /// Creates a population of this size, at least 1. With `equal_replaces`, a child also replaces
    /// a parent of the same cost.
    #[must_use]
    pub fn new(size: usize, better: Better, equal_replaces: bool) -> Self {
        Self { size: size.max(1), better, equal_replaces, members: Vec::new() }
    }
}

state!([P: Puzzle] Improving<P>: members);

impl<P: Puzzle> Population<P> for Improving<P> {
    has_members!();

    fn children(&self) -> usize {
        self.size
    }

    fn parents(&self, child: usize, _: &mut Rng) -> [usize; 2] {
        [child; 2]
    }

    fn replace(&mut self, children: &mut [Member<P>]) {
        for (parent, child) in self.members.iter_mut().zip(children) {
            let equal = self.equal_replaces && child.cost == parent.cost;
            if equal || self.better.holds(child.cost, parent.cost) {
                std::mem::swap(parent, child);
            }
        }
    }
}
