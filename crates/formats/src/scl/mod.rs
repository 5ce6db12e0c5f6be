//! Puzzles of SudokuPad: JSON objects that draw a board, and links that contain them in compressed
//! form.
//!
//! `unzip` expands the short form of JSON in links. `reading` and `writing` convert the members.
//! Cages, regions and givens are interpreted. Lines, arrows and all other drawings are kept
//! unchanged, but not interpreted. (The format has no official description; this follows public
//! converters.)
//! comes from public converters.)

pub(super) mod format;
mod reading;
mod unzip;
mod writing;
