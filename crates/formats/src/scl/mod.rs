//! Puzzles of SudokuPad: JSON objects that draw a board, and links that hold them compressed.
//!
//! `unzip` makes JSON of the short form in links; `reading` and `writing` know the members. Cages,
//! regions and givens mean something; lines, arrows and whatever else is drawn are kept as they are
//! and mean nothing to a program. (The format has no description of its own; what is known of it
//! comes from public converters.)

pub(super) mod format;
mod reading;
mod unzip;
mod writing;
