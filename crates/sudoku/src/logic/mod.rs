//! Deduction: what follows from the rules of a board without trying anything.
//!
//! Two ways. *Propagation* applies a few rules to a fixed point, for search. *Human logic* finds
//! one [`Deduction`] at a time, the easiest technique first, and says why: a [`Reasoner`] climbs
//! the [`LADDER`].

mod aliases;
mod argument;
mod deduction;
mod ladder;
mod layout;
mod level;
mod matching;
mod position;
mod propagation;
mod reasoner;
mod tallies;
mod technique;
mod techniques;

pub use argument::{Argument, Grounds};
pub use deduction::{Deduction, Implication, Implications, LockedSet, Pattern};
pub use ladder::{LADDER, Rung, usual_rungs};
pub use level::Level;
pub use propagation::{
    Board, Contradiction, Narrowed, Propagation, Propagator, RULES, Rule, narrow,
};
pub use reasoner::Reasoner;
pub use technique::{Fins, Fish, FishShape, Technique};
pub(crate) use techniques::singles::Single;
