//! Human logic: deductions from the rules of a board, without trying anything.
//!
//! A [`Reasoner`] finds one [`Deduction`] at a time, the easiest technique of the [`LADDER`] first,
//! with its reason. [`search`](evoku_search) deduces by propagation instead.

#![deny(unsafe_code)]

mod aliases;
mod argument;
mod deduction;
pub mod explain;
mod ladder;
mod layout;
mod level;
mod position;
pub mod rating;
mod reasoner;
mod tallies;
mod technique;
mod techniques;
mod words;

pub use argument::{Argument, Grounds};
pub use deduction::{Deduction, Implication, Implications, LockedSet, Pattern};
pub use ladder::{LADDER, Rung, usual_rungs};
pub use level::Level;
pub use reasoner::Reasoner;
pub use technique::{Fins, Fish, FishShape, Technique};
pub use techniques::singles::Single;
