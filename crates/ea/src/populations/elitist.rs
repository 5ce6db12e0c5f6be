//! Generations with tournament selection, in which the best live on.

use crate::random::Rng;
use crate::selection::{Truncation, two_tournaments};
use crate::traits::{Member, Population, Puzzle};

/// Both parents of a child win a tournament each; the children replace all members but the elite.
#[derive(Clone, Debug)]
pub struct Elitist<P> {
    size: usize,
    elite: usize,
    tournament: usize,
    members: Vec<Member<P>>,
    best: Truncation,
}

impl<P> Elitist<P> {
    /// Generations of `size` members (at least one) of which `elite` live on; tournaments of this
    /// many members.
    ///
    /// The elite is cut down to leave room for one child.
    #[must_use]
    pub fn new(size: usize, elite: usize, tournament: usize) -> Self {
        let size = size.max(1);
        let elite = elite.min(size - 1);
        Self { size, elite, tournament, members: Vec::new(), best: Truncation::default() }
    }
}

state!([P: Puzzle] Elitist<P>: members);

impl<P: Puzzle> Population<P> for Elitist<P> {
    has_members!();

    fn children(&self) -> usize {
        self.size - self.elite
    }

    #[inline]
    fn parents(&self, _: usize, rng: &mut Rng) -> [usize; 2] {
        two_tournaments(&self.members, self.tournament, rng)
    }

    fn replace(&mut self, children: &mut [Member<P>]) {
        keep_in_front(self.elite, &mut self.members, &mut self.best);
        self.members[self.elite..].swap_with_slice(children);
    }
}

/// Moves the best members to the front.
pub(super) fn keep_in_front<P>(elite: usize, members: &mut [Member<P>], best: &mut Truncation) {
    if elite > 0 {
        best.rank(members, elite);
        // Lowest index first: a member that has been moved away from its place lies behind it and
        // is not asked for again.
        best.sort_by_index();
        for place in 0..elite {
            members.swap(place, best.get(place));
        }
    }
}
