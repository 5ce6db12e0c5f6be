//! Attempts that are permutations, whatever the puzzle: an order of the numbers below a length.
//!
//! The operators are those of the literature on permutations (Larrañaga, Kuijpers, Murga, Inza and
//! Dizdarevic 1999, <https://doi.org/10.1023/A:1006529012972>, compares them). Each makes a
//! permutation of permutations, so nothing ever has to be repaired.

mod attempt;
mod crossover;
mod mutation;
mod parts;

pub use attempt::Permutation;
pub use crossover::{Crossover, Mapping};
pub use mutation::{Mutation, change};
pub use parts::{Orders, Parts, Reproducer, Total};
