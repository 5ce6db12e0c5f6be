//! The table of puzzles other than Sudoku.

use crate::puzzles::kind::Kind;
use crate::puzzles::{magic_square, queens};

/// The puzzles, in the order in which they are listed.
pub static KINDS: &[&Kind] = &[&queens::KIND, &magic_square::KIND];

/// Returns the kind of this name.
#[must_use]
pub fn kind(name: &str) -> Option<&'static Kind> {
    KINDS.iter().find(|kind| kind.name == name).copied()
}
