//! Attempts that are permutations: an ordering of the numbers below a length, for any puzzle.
//!
//! The operators are those of the literature on permutations, compared by Larrañaga, Kuijpers,
//! Murga, Inza and Dizdarevic 1999, <https://doi.org/10.1023/A:1006529012972>. Each yields a
//! permutation again, so no repair is ever needed.

mod attempt;
mod crossover;
mod mutation;
mod parts;

pub use attempt::Permutation;
pub use crossover::{Crossover, Mapping};
pub use mutation::{Mutation, change};
pub use parts::{Orders, Parts, Reproducer, Total};
