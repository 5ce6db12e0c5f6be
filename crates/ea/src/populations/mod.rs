//! Populations with their replacement schemes, independent of any puzzle.

/// Implements the methods of [`Population`](crate::Population) that are the same for every
/// population with the fields `size` and `members`. Populations that rank their members pass the
/// method that ranks new ones.
macro_rules! has_members {
    ($($rank:ident($($with:expr)?))?) => {
        fn members(&self) -> &[Member<P>] {
            &self.members
        }

        fn founders(&self) -> usize {
            self.size
        }

        fn found(&mut self, members: Vec<Member<P>>) {
            self.members = members;
            $(self.$rank($($with)?);)?
        }

        fn disband(&mut self) -> Vec<Member<P>> {
            std::mem::take(&mut self.members)
        }
    };
}

mod composed;
mod culling;
mod elitist;
mod halving;
mod improving;
mod nsga2;
mod ranked;

pub use composed::{Composed, Replacement};
pub use culling::Culling;
pub use elitist::Elitist;
pub use halving::Halving;
pub use improving::{Better, Improving};
pub use nsga2::{Nsga2, Standing, Standings};
pub use ranked::Ranked;
