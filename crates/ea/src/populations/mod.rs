//! Rules of replacement, free of any puzzle.

/// What every population here does alike with its `size` and its `members`: has them, and takes and
/// gives them; those whose members have ranks say how they rank new ones.
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
