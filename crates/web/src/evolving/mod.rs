//! The requests about runs.

mod algorithms;
mod race;
mod requests;

pub(crate) use algorithms::algorithms;
pub(crate) use race::race;
pub(crate) use requests::{chart, evolve, forget, step, table};
