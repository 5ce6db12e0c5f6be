//! The members of a generation.

use crate::fitness::Cost;
use crate::puzzle::{Member, Puzzle};
use crate::random::Rng;
use crate::state::State;

/// The members, who of them become parents, and the rule by which children replace them.
pub trait Population<P: Puzzle>: State {
    /// The members, in no particular order. Never empty.
    fn members(&self) -> &[Member<P>];

    /// Takes the members of generation 0, or of a restart.
    fn found(&mut self, members: Vec<Member<P>>);

    /// Gives the members away, to be renewed and founded again.
    fn disband(&mut self) -> Vec<Member<P>>;

    /// Takes in a migrant of another population, in the place of the worst member.
    fn receive(&mut self, migrant: Member<P>) {
        let mut members = self.disband();
        replace_worst(&mut members, migrant);
        self.found(members);
    }

    /// How many members generation 0 needs.
    fn founders(&self) -> usize;

    /// How many children a generation has.
    fn children(&self) -> usize;

    /// Gets ready to name the parents of a generation.
    fn prepare(&mut self, _rng: &mut Rng) {}

    /// The members that have this child, by index; for a single parent, twice the same.
    fn parents(&self, child: usize, rng: &mut Rng) -> [usize; 2];

    /// Lets the children take their places. What is discarded stays in `children`, as many as came,
    /// to be overwritten by the next generation.
    fn replace(&mut self, children: &mut [Member<P>]);

    /// The indices of the members that may have children: who is left after culling, best first
    /// where there is culling.
    fn survivors(&self) -> Vec<usize> {
        (0..self.members().len()).collect()
    }

    /// The number of members.
    fn size(&self) -> usize {
        self.members().len()
    }

    /// The member with the lowest cost, the first of equals.
    fn best_individual(&self) -> &Member<P> {
        let members = self.members();
        members.iter().min_by_key(|member| member.cost).unwrap_or(&members[0])
    }

    /// The lowest cost.
    fn best_fit(&self) -> Cost {
        self.best_individual().cost
    }
}

/// Puts a migrant in the place of the worst member, the last of equals.
pub(crate) fn replace_worst<P>(members: &mut [Member<P>], migrant: Member<P>) {
    if let Some(worst) = members.iter_mut().max_by_key(|member| member.cost) {
        *worst = migrant;
    }
}
