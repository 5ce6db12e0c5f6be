//! Reports: the results of a plan as tables and text.

#[cfg(feature = "store")]
mod anytime;
#[cfg(feature = "store")]
mod figure;
mod fronts;
#[cfg(feature = "store")]
mod lengths;
#[cfg(feature = "store")]
mod overview;
#[cfg(feature = "store")]
mod page;
#[cfg(feature = "store")]
mod published;
#[cfg(feature = "store")]
mod space;
mod whole;

pub use fronts::fronts;
pub use whole::{Report, Verdicts};
#[cfg(feature = "store")]
pub use {
    anytime::anytime,
    figure::comparisons,
    lengths::run_lengths,
    overview::{baseline_comparisons, overview, winners},
    page::{Block, BlockError, Origin, blocks, with_rebuilt},
    published::{Claim, Figure},
    space::{footprints_by_propagation, selection_by_propagation, space},
};
