//! Conclusions from constraints, alone, several together, and with houses.

mod claim;
mod claims;
mod combinations;
mod derived;
pub(super) mod find;
pub(super) mod forcing;
mod joint;
pub(super) mod known;
mod line;
mod narrow;
mod reach;
mod related;
mod subsets;
mod sums;
mod trial;
