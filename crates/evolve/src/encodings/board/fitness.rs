//! What a board is worth.

use evoku_ea::{Cost, Fitness};

use crate::encodings::board::attempt::Board;

/// How a [`Board`] is judged. What is broken of constraints is added to every one but the last,
/// whose cells it counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardFitness {
    /// Missing digits of all houses (duplicates, on a full board) and equal pairs.
    Missing,
    /// Pairs of equal digits, once for each house that holds both, on full boards.
    Pairs,
    /// Equal entries of a house beyond the first, where blanks are entries like any other: what a
    /// list of flags for the numbers from 0 counts. It is 0 with at most one blank in each house.
    Flags,
    /// How far the sum of each house is from that of all digits (45 for a side of 9), equal pairs
    /// and blanks. It is 0 on boards whose sums are right though their digits are not.
    Sums,
    /// Blanks first, violations second.
    BlanksAndViolations,
    /// Blanks first, cells that violate something second.
    BlanksAndViolatingCells,
}

impl Fitness<Board> for BoardFitness {
    #[inline]
    fn cost(&self, board: &Board) -> Cost {
        match self {
            Self::Missing => Cost::one(board.missing() + board.broken),
            // A blank is no pair, and must not look like a solution either.
            Self::Pairs => Cost::one(board.violations() + board.blanks() + board.broken),
            Self::Flags => Cost::one(board.duplicates_with_blanks() + board.broken),
            Self::Sums => Cost::one(board.off_sums() + board.broken),
            Self::BlanksAndViolations => {
                Cost::two(board.blanks(), board.violations() + board.broken)
            }
            Self::BlanksAndViolatingCells => Cost::two(board.blanks(), board.violating_cells()),
        }
    }

    fn is_solution(&self, board: &Board) -> bool {
        match self {
            Self::Flags => board.blanks() == 0,
            Self::Sums => board.missing() + board.broken == 0,
            _ => true,
        }
    }
}
