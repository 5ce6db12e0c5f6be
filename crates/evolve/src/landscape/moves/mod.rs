//! The landscapes themselves: an encoding and a move each.

mod colours;
mod decodes;
mod digits;
mod mutations;
mod swaps;

pub(super) use colours::Recolour;
pub(super) use decodes::Redecode;
pub(super) use digits::ChangeDigit;
pub(super) use mutations::{Change, Mutations};
pub(super) use swaps::Swaps;
