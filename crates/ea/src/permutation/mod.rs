//! Attempts, at any kind of puzzle, that are permutations: orderings of the numbers below a length.
//!
//! The operators are known from the literature on permutations. They were compared by Larrañaga,
//! Kuijpers, Murga, Inza and Dizdarevic 1999, <https://doi.org/10.1023/A:1006529012972>. Each
//! operator yields a permutation, so no repair is ever needed.

mod attempt;
mod crossover;
mod mutation;
mod parts;

pub use attempt::Permutation;
pub use crossover::{Crossover, Mapping};
pub use mutation::{Mutation, change};
pub use parts::{Orders, Parts, Reproducer, Total};
