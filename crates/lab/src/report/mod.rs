//! The results of a plan as tables and words.

mod anytime;
mod lengths;
mod whole;

pub use anytime::anytime;
pub use lengths::run_lengths;
pub use whole::{Report, Verdicts};
