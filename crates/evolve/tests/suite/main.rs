//! The tests of the evolve crate, in one binary: what many files share is linked once.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "tests read files and the environment"
)]

mod allocations;
mod checkpoints;
mod clauses;
mod colouring;
mod common;
mod composed;
mod constraints;
mod crossover;
mod domains;
mod golden;
mod history;
mod incremental;
mod islands;
mod landscape;
mod operators;
mod permutations;
mod populations;
mod propagation;
mod puzzles;
mod random;
mod readme;
mod runs;
mod settings;
