//! Processes, transcripts, puzzles and inputs that the tests of several crates share.
//!
//! A dev-dependency only: not published, and not part of any binary. Unit tests inside
//! `evoku-sudoku` and `evoku-evolve` can't use it, because it links another copy of their crate.
//! Integration tests can.

#![deny(unsafe_code)]

mod cases;
pub mod data;
pub mod history;
pub mod inputs;
pub mod pattern;
mod process;
pub mod transcript;

pub use cases::cases;
pub use process::{Ended, Stream, TestProcess};
