//! Boards as list colourings of a graph, for algorithms that change one cell at a time.
//!
//! Cells are vertices, peers are adjacent, and digits are colours. The list of an open cell
//! contains the digits that no given peer has and that its pencil marks allow.
//!
//! Every open cell holds a digit of its list. The cost is the number of *conflicts*: pairs of peers
//! with equal digits, each counted once even if several houses contain both. The tabu search that
//! improves colourings is in [`evoku_sudoku::search::colouring`].

mod board;
mod candidates;
mod crossover;
mod relations;

pub use board::{Colouring, ColouringFitness};
pub use candidates::Candidates;
pub use crossover::Crossover;
