//! The results of a plan as tables and words.

#[cfg(feature = "store")]
mod anytime;
mod lengths;
mod space;
mod whole;

#[cfg(feature = "store")]
pub use anytime::anytime;
pub use lengths::run_lengths;
pub use space::space;
pub use whole::{Report, Verdicts};
