//! The constraint text of the Interactive Sudoku Solver.
//!
//! `format` reads and writes whole chains; `board` takes one link after another, `writing` makes
//! them of constraints. `field` has the size, the digits
//! and the names of cells; `links` are those with arguments of their own,
//! `chaos` those about regions to be found; `kinds` is the table of
//! what stands for what, `places` finds cells that are
//! named by the first of them, `codes` unpacks tables and automata, `groups` has links that hold
//! others.

mod arguments;
mod board;
mod chaos;
mod codes;
mod field;
pub(super) mod format;
mod groups;
mod kinds;
mod links;
mod places;
mod writing;
