//! The tests of the lab crate, in one binary: what many files share is linked once.

mod analysis;
mod common;
mod export;
mod plan;
mod stats;
mod store;
