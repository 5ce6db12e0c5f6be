//! What a tree search is done on.

use std::fmt::Display;

/// A state of a tree search: it knows whether it is a goal and what follows from it. Nothing here
/// knows of Sudoku.
pub trait Searchable: Sized + Display {
    /// Whether the search is after this state. A goal is not expanded.
    fn is_goal(&self) -> bool;

    /// Adds the states that follow to an empty list, the most promising first; none at a dead end.
    fn expand(&self, children: &mut Vec<Self>);

    /// How far from a goal it may be; the smaller, the more promising.
    fn estimate(&self) -> u32 {
        0
    }
}
