//! A job for a thread, and what comes of it.

use std::sync::Arc;

use evoku_sudoku::Sudoku;
use evoku_sudoku::formats::{Chunk, Record};

use crate::commands::solve::task::Tally;

/// Some puzzles, to be solved by one thread.
pub(super) struct Job {
    /// What the input is called.
    pub(super) shown: Arc<str>,
    pub(super) puzzles: Puzzles,
}

/// The puzzles of a job.
pub(super) enum Puzzles {
    /// Lines of which many are plain 9x9 boards.
    Chunk(Chunk),
    /// Puzzles, and what can't be read in between.
    Records(Vec<Result<Record, String>>),
    /// Something is wrong that is no puzzle's, with the name of the input.
    Bad(String),
    /// The input has ended.
    End,
}

/// What a job has come to.
#[derive(Default)]
pub(super) struct Done {
    pub(super) text: Vec<u8>,
    /// Answers in formats whose text depends on what stands before.
    pub(super) records: Vec<Record>,
    /// What to say on standard error.
    pub(super) notes: Vec<Note>,
    pub(super) tally: Tally,
    /// The puzzles that came, bad ones too.
    pub(super) seen: u64,
    /// Whether the job was not finished, so that nothing may follow.
    pub(super) cut: bool,
}

/// Something to say on standard error.
pub(super) enum Note {
    /// What is wrong with a place in the input.
    Bad(String),
    /// What is wrong with a puzzle, after the number of puzzles of the job before it.
    BadPuzzle(u64, String),
    /// What is reported about a puzzle, after the number of puzzles of the job before it.
    Report(u64, String),
}

/// Whether all there is to know of a puzzle is its line of 81 characters.
pub(super) fn is_plain_nine(sudoku: &Sudoku) -> bool {
    sudoku.geometry().is_plain_nine() && sudoku.marks().is_none()
}
