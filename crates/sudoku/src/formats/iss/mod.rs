//! The constraint text of the Interactive Sudoku Solver.
//!
//! `format` reads and writes whole chains; `board` takes one link after another, `writing` makes
//! them of constraints. `kinds` is the table of what stands for what, `places` finds cells that are
//! named by the first of them, `codes` unpacks tables and automata, `groups` has links that hold
//! others.

mod board;
mod codes;
pub(super) mod format;
mod groups;
mod kinds;
mod places;
mod writing;
