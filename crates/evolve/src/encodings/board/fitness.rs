//! The fitness functions of a board.

use evoku_ea::{Cost, Fitness};

use crate::encodings::board::attempt::Board;

/// A fitness of a [`Board`]. The cost of violated constraints is added to all of them except the
/// last, which counts the cells of such constraints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardFitness {
    /// Missing digits of all houses (on a full board, duplicates), plus equal pairs.
    Missing,
    /// Pairs of equal digits, counted once for each house that contains both; for full boards.
    Pairs,
    /// Entries of a house that repeat an earlier one, where an empty cell counts as one more value.
    /// A list of flags for the numbers from 0 counts the same. It is 0 with at most one empty cell
    /// in each house.
    Flags,
    /// Deviations of the sum of each house from that of all digits (45 for side 9), plus equal
    /// pairs and empty cells. It is also 0 on boards whose sums are correct but whose digits are
    /// not.
    Sums,
    /// Two values: empty cells, then violations.
    BlanksAndViolations,
    /// Two values: empty cells, then cells that violate a rule.
    BlanksAndViolatingCells,
}

impl Fitness<Board> for BoardFitness {
    #[inline]
    fn cost(&self, board: &Board) -> Cost {
        match self {
            Self::Missing => Cost::one(board.missing() + board.broken),
            // An empty cell is not part of a pair, but must not look like a solution.
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
