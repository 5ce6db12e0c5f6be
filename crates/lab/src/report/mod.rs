//! The results of a plan as tables and words.

#[cfg(feature = "store")]
mod anytime;
mod fronts;
mod lengths;
mod overview;
mod page;
mod published;
mod space;
mod whole;

#[cfg(feature = "store")]
pub use anytime::anytime;
pub use fronts::fronts;
pub use lengths::run_lengths;
pub use overview::{against_nulls, overview, winners};
pub use page::{Block, BlockError, Origin, blocks, with_rebuilt};
pub use published::{Claim, Figure};
pub use space::{footprints_by_propagation, selection_by_propagation, space};
pub use whole::{Report, Verdicts};
