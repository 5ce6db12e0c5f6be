//! The tests of the evolve crate in one binary, so that shared code is linked only once.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "tests read files and the environment"
)]

mod allocations;
mod births;
mod checkpoints;
mod clauses;
mod colouring;
mod common;
mod constraints;
mod crossover;
mod domains;
mod golden;
mod history;
mod incremental;
mod islands;
mod landscape;
mod operators;
mod propagation;
mod puzzles;
mod readme;
mod runs;
mod settings;
mod words;

#[path = "../../examples/closures.rs"]
mod closures_example;

#[test]
fn the_example_with_closures_finds_a_solution() {
    assert!(closures_example::evolve().is_solved());
    closures_example::main();
}
