//! Deduction: what follows from the rules of a board without trying anything.

mod propagation;

pub use propagation::{Board, Contradiction, Propagation, Propagator, RULES, Rule};
