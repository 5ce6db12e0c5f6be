//! The comparison of children with their parents, which shows how useful the operators are.

use std::cmp::Ordering;
use std::ops::Add;

use crate::traits::Cost;

/// Counts of children by comparison with the better one of their parents.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Offspring {
    /// Children that cost less.
    pub better: u64,
    /// Children that cost the same.
    pub equal: u64,
    /// Children that cost more.
    pub worse: u64,
}

impl Offspring {
    /// The number of all children.
    #[must_use]
    pub const fn children(self) -> u64 {
        self.better + self.equal + self.worse
    }

    /// Counts a child of this cost, whose better parent costs `parent`.
    #[inline]
    pub fn count(&mut self, child: Cost, parent: Cost) {
        match child.cmp(&parent) {
            Ordering::Less => self.better += 1,
            Ordering::Equal => self.equal += 1,
            Ordering::Greater => self.worse += 1,
        }
    }
}

impl Add for Offspring {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            better: self.better + other.better,
            equal: self.equal + other.equal,
            worse: self.worse + other.worse,
        }
    }
}
