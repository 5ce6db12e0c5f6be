//! The members of a generation.

use crate::random::Rng;
use crate::state::State;
use crate::traits::fitness::Cost;
use crate::traits::puzzle::{Member, Puzzle};

/// The members, who of them become parents, and the rule by which children replace them.
///
/// For each generation an algorithm calls [`Population::prepare`], then [`Population::parents`] for
/// each child, and, when all children have a cost, [`Population::replace`]. An implementation reads
/// costs but never computes one, and leaves as many attempts in `children` as it was given.
///
/// ```
/// use evoku_ea::populations::Culling;
/// use evoku_ea::problems::Queens;
/// use evoku_ea::{Cost, Member, Population};
///
/// let member = |rows, cost| Member { puzzle: Queens::new(rows), cost: Cost::one(cost) };
/// let mut population = Culling::new(2, 1);
/// population.found(vec![member(vec![0, 1, 2, 3], 3), member(vec![1, 3, 0, 2], 0)]);
/// assert_eq!(population.best_fit(), Cost::SOLVED);
/// assert_eq!(population.survivors(), [1]);
/// ```
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

    /// Lets the children take their places. The discarded attempts stay in `children`, as many as
    /// came; the next generation overwrites them.
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
pub fn replace_worst<P>(members: &mut [Member<P>], migrant: Member<P>) {
    if let Some(worst) = members.iter_mut().max_by_key(|member| member.cost) {
        *worst = migrant;
    }
}
