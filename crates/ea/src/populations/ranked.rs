//! A ranked population: a child is made of members of higher ranks than its own.

use crate::random::Rng;
use crate::traits::{Member, Population, Puzzle};

/// The population of Mantere and Koljonen 2007 (<https://doi.org/10.1109/CEC.2007.4424632>):
/// members are ranked and the best survives. Every other rank gets a child of two members of higher
/// ranks, all equally likely.
///
/// The best member ages. For each generation in which the same attempt has been the best, it and
/// its copies are ranked as if they cost one more. So it is eventually replaced; the judge still
/// keeps it as the best of the run.
#[derive(Clone, Debug)]
pub struct Ranked<P> {
    size: usize,
    members: Vec<Member<P>>,
    /// Cost plus age, then index (which breaks ties), of each member, best first.
    ranks: Vec<u64>,
    age: u32,
}

impl<P: Puzzle> Ranked<P> {
    /// Creates a population of this size, at least 1. A single member has a child that replaces it.
    #[must_use]
    pub fn new(size: usize) -> Self {
        Self { size: size.max(1), members: Vec::new(), ranks: Vec::new(), age: 0 }
    }

    fn at_rank(&self, rank: usize) -> usize {
        self.ranks[rank] as u32 as usize
    }

    /// Ranks the members. `oldest` is the index of the member that was the best before.
    fn rank(&mut self, oldest: Option<usize>) {
        let Self { members, ranks, age, .. } = self;
        let oldest = oldest.map(|oldest| &members[oldest]);
        let is_old = |member: &Member<P>| oldest.is_some_and(|oldest| are_equal(oldest, member));
        ranks.clear();
        ranks.extend(members.iter().enumerate().map(|(index, member)| {
            let age = if is_old(member) { *age } else { 0 };
            u64::from(member.cost.total().saturating_add(age)) << 32 | index as u64
        }));
        ranks.sort_unstable();
        let same = ranks.first().is_some_and(|&best| is_old(&members[best as u32 as usize]));
        *age = if same { age.saturating_add(1) } else { 0 };
    }
}

fn are_equal<P: Puzzle>(one: &Member<P>, other: &Member<P>) -> bool {
    one.cost == other.cost && one.puzzle.distance(&other.puzzle) == 0
}

state!([P: Puzzle] Ranked<P>: members, ranks, age);

impl<P: Puzzle> Population<P> for Ranked<P> {
    has_members!(rank(None));

    fn children(&self) -> usize {
        (self.size - 1).max(1)
    }

    /// The child takes rank `child + 1`; its parents are among the ranks above, 0 to `child`.
    fn parents(&self, child: usize, rng: &mut Rng) -> [usize; 2] {
        rng.two_indices(child + 1, child + 1).map(|rank| self.at_rank(rank))
    }

    fn replace(&mut self, children: &mut [Member<P>]) {
        let kept = self.size - children.len();
        for (child, rank) in children.iter_mut().zip(kept..) {
            let place = self.at_rank(rank);
            std::mem::swap(&mut self.members[place], child);
        }
        let oldest = (kept > 0).then(|| self.at_rank(0));
        self.rank(oldest);
    }

    fn survivors(&self) -> Vec<usize> {
        (0..self.ranks.len()).map(|rank| self.at_rank(rank)).collect()
    }
}
