//! Reading and writing Sudoku in every form that people keep them in.

pub mod board;
pub mod line;
