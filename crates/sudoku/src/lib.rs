//! Sudoku of every size and geometry.
//!
//! [`model`] says what a Sudoku is, [`formats`] reads and writes it, [`logic`] deduces,
//! [`search`] solves. All are free of side effects: nothing here opens a file, prints, or starts a thread.

#![deny(unsafe_code)]

pub mod formats;
pub mod generate;
pub mod logic;
pub mod model;
pub mod search;

pub use model::*;
