//! Boards as list colourings of a graph, for search that changes one cell at a time.
//!
//! Cells are vertices, and each has a list of *candidates* of which it holds one. The cost is the
//! number of *conflicts*: pairs of placed candidates that exclude each other. Jin and Hao 2019
//! (<https://doi.org/10.1109/TEVC.2019.2899053>) formulated Latin square completion in this way.
//!
//! Candidates are numbered cell by cell, so that those of a cell are consecutive:
//!
//! ```text
//! cell        0        1     2           ...
//! digit       1 4 8    4 9   1 2 4 7
//! candidate   0 1 2    3 4   5 6 7 8     ...
//! ```

mod crossover;
mod graph;
mod tabu;

pub use crossover::inherit;
pub use graph::Graph;
pub use tabu::Tabu;
