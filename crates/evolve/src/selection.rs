//! Who becomes a parent: indices out, blind to the puzzle.

use crate::puzzle::Member;
use crate::random::Rng;

/// The winners of two tournaments: each the best of `size` members drawn with replacement (Goldberg
/// and Deb 1991, <https://doi.org/10.1016/B978-0-08-050684-5.50008-2>), the first drawn of equals.
#[inline]
pub fn two_tournaments<P>(members: &[Member<P>], size: usize, rng: &mut Rng) -> [usize; 2] {
    let mut winners = rng.two_indices(members.len(), members.len());
    let mut best = winners.map(|winner| members[winner].cost.total());
    for _ in 1..size {
        let challengers = rng.two_indices(members.len(), members.len());
        for (which, challenger) in challengers.into_iter().enumerate() {
            let total = members[challenger].cost.total();
            // Written so that it compiles to a conditional move: who wins can't be predicted.
            winners[which] = if total < best[which] { challenger } else { winners[which] };
            best[which] = best[which].min(total);
        }
    }
    winners
}

/// The `keep` members with the lowest total cost, best first, equals in their order.
///
/// A list that is filled again every generation, so that ranking allocates once. Linear in the
/// members, plus sorting those kept.
#[derive(Clone, Debug, Default)]
pub struct Truncation {
    /// Cost and index of each member, `total << 32 | index`: no two are equal, so that neither the
    /// algorithm of the sort nor its version can change the result.
    ranks: Vec<u64>,
}

impl Truncation {
    /// Ranks the members and keeps the best; at least 1 where there is any, at most all.
    pub fn rank<P>(&mut self, members: &[Member<P>], keep: usize) {
        self.ranks.clear();
        self.ranks.extend(
            members
                .iter()
                .enumerate()
                .map(|(index, member)| u64::from(member.cost.total()) << 32 | index as u64),
        );
        let keep = keep.max(1).min(members.len());
        if keep < members.len() {
            self.ranks.select_nth_unstable(keep - 1);
            self.ranks.truncate(keep);
        }
        self.ranks.sort_unstable();
    }

    /// Reorders the members kept by their index.
    pub fn sort_by_index(&mut self) {
        self.ranks.sort_unstable_by_key(|&rank| rank as u32);
    }

    /// The number of members kept.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ranks.len()
    }

    /// Whether nothing was ranked yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ranks.is_empty()
    }

    /// The index of the member of this rank, from 0 for the best.
    #[must_use]
    pub fn get(&self, rank: usize) -> usize {
        self.ranks[rank] as u32 as usize
    }

    /// The indices of the members kept, best first.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.len()).map(|rank| self.get(rank))
    }
}
