//! The constraint text of the Interactive Sudoku Solver.
//!
//! `format` reads and writes whole chains. `board` adds one link after another, and `writing`
//! converts constraints to links. `field` contains the size, the digits and the names of cells.
//! `links` reads links with a special layout, and `chaos` those about regions to be found. `kinds`
//! is the table of corresponding kinds, and `places` finds cells given by the first of them.
//! `codes` decodes tables and automata, and `groups` contains nested links.

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
