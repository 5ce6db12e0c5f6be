//! Exact search: every solution of a puzzle, by interchangeable engines.
//!
//! [`solve`], [`solve_batch`], [`solutions`] and [`count_solutions`] answer in one line; [`Solver`]
//! is what every engine of [`ENGINES`] offers; [`Searchable`], [`Frontier`] and [`TreeSearch`]
//! search whatever can be searched.

mod answer;
mod auto;
mod batch9;
mod board_tree;
#[cfg(feature = "cadical")]
mod cadical;
pub mod colouring;
mod cover;
mod frontier;
mod large;
mod lines;
mod lists;
mod proof;
mod searchable;
mod single9;
mod solver;
mod tree;
mod tree_search;

pub use answer::{Answer, Solutions, count_solutions, solutions, solve, solve_batch};
pub use auto::Auto;
pub use batch9::{Batch9, Vectors};
pub use board_tree::{BoardTree, Branching};
#[cfg(feature = "cadical")]
pub use cadical::Cadical;
pub use cover::Cover;
pub use frontier::{BestFirst, Frontier, Queue, Stack};
pub use large::Large;
pub use lines::{grid_of, line_of};
pub use proof::Proof;
pub use searchable::Searchable;
pub use single9::Single9;
pub use solver::{Effort, Engine, Halt, Limit, Line, LineAnswer, SolveLines, Solver, Unsupported};
pub use tree::{Strategy, Tree, TreeOptions};
pub use tree_search::TreeSearch;

/// Every engine.
pub static ENGINES: &[&Engine] = &[
    &auto::ENGINE,
    &batch9::ENGINE,
    &single9::ENGINE,
    &large::ENGINE,
    &cover::ENGINE,
    &tree::ENGINE,
    #[cfg(feature = "cadical")]
    &cadical::ENGINE,
];

/// The engine of this name.
#[must_use]
pub fn by_name(name: &str) -> Option<&'static Engine> {
    ENGINES.iter().copied().find(|engine| engine.name == name)
}
