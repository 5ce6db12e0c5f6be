//! Exact search: finds every solution of a puzzle, with interchangeable engines.
//!
//! [`solve`], [`solve_batch`], [`solutions`], [`count_solutions`] and [`true_candidates`] answer
//! common questions in one call. [`conflict_by`] finds clues that contradict each other. [`Solver`]
//! is the interface of every engine in [`ENGINES`]. [`Searchable`], [`Frontier`] and [`TreeSearch`]
//! search arbitrary trees. [`Board`] propagates the consequences of placed digits.
//!
//! ```
//! use evoku_model::Sudoku;
//! use evoku_search::{Answer, count_solutions, solve};
//!
//! let sudoku: Sudoku = "1..4..1..1..43.1".parse()?;
//! let Answer::Unique(grid) = solve(&sudoku) else { panic!("not a proper puzzle") };
//! assert_eq!(grid.to_string(), "1234341221434321");
//!
//! let several: Sudoku = "1...............".parse()?;
//! assert_eq!(count_solutions(&several, 100), 72);
//! # Ok::<(), evoku_model::text::ReadError>(())
//! ```

#![deny(unsafe_code)]

mod answer;
mod auto;
mod board_tree;
#[cfg(feature = "cadical")]
mod cadical;
pub mod cancel;
pub mod colouring;
mod conflict;
mod cover;
mod engine;
mod engines;
mod frontier;
mod large;
mod lines;
mod nine;
mod proof;
mod propagation;
mod searchable;
mod solve;
mod solver;
mod tree;
mod tree_search;
mod true_candidates;
mod weighted;

pub use answer::Answer;
pub use auto::Auto;
pub use board_tree::{BoardTree, Branching};
#[cfg(feature = "cadical")]
pub use cadical::Cadical;
pub use conflict::{Conflict, conflict_by};
pub use cover::Cover;
pub use engine::Engine;
pub use engines::{ENGINES, by_name};
#[doc(inline)]
pub use evoku_nine::{Batch9, Single9, Vectors};
pub use frontier::{BestFirst, Frontier, Queue, Stack};
pub use large::Large;
#[doc(inline)]
pub use lines::{Line, LineAnswer, Row, SolveLines, grid_of, line_of};
pub use proof::Proof;
pub use propagation::{
    Board, Contradiction, Narrowed, Propagation, Propagator, RULES, Rule, narrow,
};
pub use searchable::Searchable;
pub use solve::{Solutions, count_solutions, solutions, solve, solve_batch};
#[doc(inline)]
pub use solver::{Effort, Halt, Limit, Solver, Unsupported};
pub use tree::{Strategy, Tree, TreeOptions};
pub use tree_search::TreeSearch;
pub use true_candidates::{TrueCandidates, true_candidates, true_candidates_by};
pub use weighted::Weighted;
