//! The answer to a puzzle.

use crate::lines::{LineAnswer, grid_of};
use evoku_model::Grid;

/// The answer to a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// There is no solution.
    None,
    /// There is exactly one solution.
    Unique(Grid),
    /// There are several solutions; this is one of them.
    Several(Grid),
}

impl Answer {
    /// Converts the answer for a line that was searched for up to two solutions.
    pub(crate) fn of(answer: &LineAnswer) -> Self {
        match answer.solutions {
            0 => Self::None,
            1 => Self::Unique(grid_of(&answer.solution)),
            _ => Self::Several(grid_of(&answer.solution)),
        }
    }

    /// A solution, if there is any.
    #[must_use]
    #[inline]
    pub fn solution(&self) -> Option<&Grid> {
        match self {
            Self::None => None,
            Self::Unique(grid) | Self::Several(grid) => Some(grid),
        }
    }
}
