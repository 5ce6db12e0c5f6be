//! The landscapes: each combines an encoding with a move.

mod colours;
mod crossings;
mod decodes;
mod digits;
mod filters;
mod flips;
mod mutations;
mod swaps;

pub(super) use colours::{Recolour, RecolourByMates};
pub(super) use crossings::Crossings;
pub(super) use decodes::Redecode;
pub(super) use digits::{ChangeDigit, RedrawDigits};
pub(super) use filters::Refilter;
pub(super) use flips::Flip;
pub(super) use mutations::{Change, Mutations};
pub(super) use swaps::Swaps;
