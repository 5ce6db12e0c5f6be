//! Exact search: every solution of a puzzle, by interchangeable engines.

mod batch9;
mod board_tree;
mod cover;
mod frontier;
mod searchable;
mod solver;
mod tree;
mod tree_search;

pub use batch9::{Batch9, Level};
pub use board_tree::BoardTree;
pub use cover::Cover;
pub use frontier::{BestFirst, Frontier, Queue, Stack};
pub use searchable::Searchable;
pub use solver::{Effort, Engine, Limit, Line, LineAnswer, SolveLines, Solver, Step, Unsupported};
pub use tree::{Strategy, Tree, TreeOptions};
pub use tree_search::TreeSearch;

/// Every engine.
pub static ENGINES: &[&Engine] = &[&tree::ENGINE, &cover::ENGINE, &Batch9::ENGINE];

/// The engine of this name.
#[must_use]
pub fn by_name(name: &str) -> Option<&'static Engine> {
    ENGINES.iter().copied().find(|engine| engine.name == name)
}
