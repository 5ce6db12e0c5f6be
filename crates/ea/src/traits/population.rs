//! The members of a generation.

use crate::random::Rng;
use crate::state::State;
use crate::traits::fitness::Cost;
use crate::traits::puzzle::{Member, Puzzle};

/// The members of a generation, the selection of their parents, and the rule by which children
/// replace members.
///
/// For each generation an algorithm calls [`Population::prepare`], then [`Population::parents`] for
/// each child, and, when all children have a cost, [`Population::replace`]. An implementation reads
/// costs but never computes a cost. It leaves as many attempts in `children` as it received.
///
/// ```
/// use evoku_ea::populations::Culling;
/// use evoku_ea::problems::Queens;
/// use evoku_ea::{Cost, Member, Population};
///
/// let member = |rows, cost| Member { puzzle: Queens::new(rows), cost: Cost::one(cost) };
/// let mut population = Culling::new(2, 1);
/// population.initialise(vec![member(vec![0, 1, 2, 3], 3), member(vec![1, 3, 0, 2], 0)]);
/// assert_eq!(population.best_fit(), Cost::SOLVED);
/// assert_eq!(population.survivors(), [1]);
/// ```
pub trait Population<P: Puzzle>: State {
    /// The members, in no particular order. Never empty.
    fn members(&self) -> &[Member<P>];

    /// Initialises the population with the members of generation 0 or of a restart.
    fn initialise(&mut self, members: Vec<Member<P>>);

    /// Removes and returns all members, so that the caller can change them and pass them to
    /// [`Population::initialise`].
    fn disband(&mut self) -> Vec<Member<P>>;

    /// Replaces the worst member by a migrant of another population.
    fn receive(&mut self, migrant: Member<P>) {
        let mut members = self.disband();
        replace_worst(&mut members, migrant);
        self.initialise(members);
    }

    /// The number of members that generation 0 needs.
    fn initial_size(&self) -> usize;

    /// The number of children in a generation.
    fn children(&self) -> usize;

    /// Prepares the selection of parents for a generation.
    fn prepare(&mut self, _rng: &mut Rng) {}

    /// Returns the indices of the parents of a child. If the child has only one parent, returns its
    /// index twice.
    fn parents(&self, child: usize, rng: &mut Rng) -> [usize; 2];

    /// Replaces members by children, according to the rule of this population.
    ///
    /// Discarded attempts are left in `children`, as many as there were children. The next
    /// generation overwrites them.
    fn replace(&mut self, children: &mut [Member<P>]);

    /// The indices of the members that may have children. If the population culls, these are the
    /// survivors, best first; otherwise all members.
    fn survivors(&self) -> Vec<usize> {
        (0..self.members().len()).collect()
    }

    /// The number of members.
    fn size(&self) -> usize {
        self.members().len()
    }

    /// The member with the lowest cost; on a tie, the first one.
    fn best_individual(&self) -> &Member<P> {
        let members = self.members();
        members.iter().min_by_key(|member| member.cost).unwrap_or(&members[0])
    }

    /// The lowest cost.
    fn best_fit(&self) -> Cost {
        // Comparing totals first is faster than comparing costs.
        let costs = self.members().iter().map(|member| member.cost);
        let least = costs.clone().map(Cost::total).min();
        costs.filter(|cost| Some(cost.total()) == least).min().unwrap_or(Cost::WORST)
    }
}

/// Replaces the worst member by a migrant; on a tie, the last one.
pub fn replace_worst<P>(members: &mut [Member<P>], migrant: Member<P>) {
    if let Some(worst) = members.iter_mut().max_by_key(|member| member.cost) {
        *worst = migrant;
    }
}
