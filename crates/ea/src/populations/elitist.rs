//! Tournament selection with an elite that survives.

use crate::random::Rng;
use crate::selection::{Truncation, winners};
use crate::traits::{Member, Population, Puzzle};

/// Both parents of a child are winners of tournaments. The children replace all members except the
/// elite.
#[derive(Clone, Debug)]
pub struct Elitist<P> {
    size: usize,
    elite: usize,
    tournament: usize,
    members: Vec<Member<P>>,
    best: Truncation,
    /// The total costs of the members in this generation.
    totals: Vec<u32>,
}

impl<P> Elitist<P> {
    /// Creates a population of `size` members (at least 1), of which `elite` survive. Tournaments
    /// have `tournament` members.
    ///
    /// The elite is reduced if necessary to leave a place for one child.
    #[must_use]
    pub fn new(size: usize, elite: usize, tournament: usize) -> Self {
        let size = size.max(1);
        let elite = elite.min(size - 1);
        let (members, best, totals) = (Vec::new(), Truncation::default(), Vec::new());
        Self { size, elite, tournament, members, best, totals }
    }
}

state!([P: Puzzle] Elitist<P>: members);

impl<P: Puzzle> Population<P> for Elitist<P> {
    has_members!();

    fn children(&self) -> usize {
        self.size - self.elite
    }

    fn prepare(&mut self, _: &mut Rng) {
        self.totals.clear();
        self.totals.extend(self.members.iter().map(|member| member.cost.total()));
    }

    // Every child needs it, and algorithms call it in two places: with and without a record.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn parents(&self, _: usize, rng: &mut Rng) -> [usize; 2] {
        winners(self.totals.len(), |member| self.totals[member], self.tournament, rng)
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
        // The lowest index comes first, so a displaced member moves to a place that was already
        // passed and is not read again.
        best.sort_by_index();
        for place in 0..elite {
            members.swap(place, best.get(place));
        }
    }
}
