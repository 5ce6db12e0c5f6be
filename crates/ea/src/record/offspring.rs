//! The comparison of children with their parents, which shows how useful the operators are, and the
//! costs of the parents, which show the pressure of selection.

use std::ops::Add;

use crate::traits::Cost;

/// Counts of children, by comparison with the better of their parents.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Offspring {
    /// The number of children that cost less than their better parent.
    pub better: u64,
    /// The number of children that cost the same as their better parent.
    pub equal: u64,
    /// The number of children that cost more than their better parent.
    pub worse: u64,
    /// The sum of the total costs of the parents, two for each child. A parent that was selected
    /// twice counts twice.
    pub parents: u64,
}

impl Offspring {
    /// The number of all children.
    #[must_use]
    pub const fn children(self) -> u64 {
        self.better + self.equal + self.worse
    }

    /// The mean total cost of the parents; `None` if there are no children.
    #[must_use]
    pub fn mean_of_parents(self) -> Option<f64> {
        let children = self.children();
        (children > 0).then(|| self.parents as f64 / (2 * children) as f64)
    }

    /// Counts a child with this cost and its two parents.
    #[inline]
    pub fn count(&mut self, child: Cost, parents: [Cost; 2]) {
        let [first, second] = parents;
        self.parents += first.sum() + second.sum();
        let parent = first.min(second);
        // Sums of flags, because a branch predictor can't predict which child is better.
        self.better += u64::from(child < parent);
        self.equal += u64::from(child == parent);
        self.worse += u64::from(child > parent);
    }
}

impl Add for Offspring {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            better: self.better + other.better,
            equal: self.equal + other.equal,
            worse: self.worse + other.worse,
            parents: self.parents + other.parents,
        }
    }
}
