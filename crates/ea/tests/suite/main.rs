//! The tests of the core in one binary, so that shared code is linked only once.

mod chi_square;
mod composed;
mod islands;
mod permutations;
mod populations;
mod problems;
mod random;

#[path = "../../examples/loads.rs"]
mod loads;

#[test]
fn the_example_finds_a_solution() {
    loads::main();
}
