//! Boards as colourings of a graph from lists of colours, for algorithms that change one cell at a
//! time.
//!
//! Cells are vertices, peers are joined, digits are colours, and the list of an open cell holds the
//! digits that no given peer has (and its pencil marks allow). Every open cell holds a digit of its
//! list; the cost is the number of *conflicts*: pairs of peers with equal digits, each counted once
//! however many houses hold both. What makes a colouring better is in
//! [`evoku_search::colouring`].

mod board;
mod candidates;
mod crossover;
mod relations;

pub use board::{Colouring, ColouringFitness};
pub use candidates::Candidates;
pub use crossover::Crossover;
