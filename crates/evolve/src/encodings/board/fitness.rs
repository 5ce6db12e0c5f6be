//! The fitness functions of a board.

use evoku_ea::{Cost, Fitness};

use crate::encodings::board::attempt::Board;

/// A fitness of a [`Board`]. The cost of violated constraints is added to every fitness except
/// [`BoardFitness::BlanksAndViolatingCells`], which counts the cells of violated constraints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardFitness {
    /// The missing digits of all houses (on a full board, the duplicates), plus the equal pairs.
    Missing,
    /// The pairs of equal digits, counted once for each house that contains both; for full boards.
    Pairs,
    /// The entries of a house that repeat an earlier entry, where an empty cell counts as a value
    /// of its own. A list of flags for the numbers from 0 gives the same count. A single empty cell
    /// in a house adds nothing, so the cost can be 0 on a board with empty cells.
    Flags,
    /// The deviations of the houses' sums from the sum of all digits (45 for side 9), plus the
    /// equal pairs and the empty cells. The cost is also 0 on boards whose sums are correct but
    /// whose digits are not.
    Sums,
    /// Two values: empty cells, then violations.
    BlanksAndViolations,
    /// Two values: empty cells, then cells that violate a rule.
    BlanksAndViolatingCells,
}

impl Fitness<Board> for BoardFitness {
    // Every child needs it, and algorithms call it in two places: with and without a record.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn cost(&self, board: &Board) -> Cost {
        match self {
            Self::Missing => Cost::one(board.missing() + board.broken),
            // An empty cell is not part of a pair, but must not look like a solution.
            Self::Pairs => Cost::one(board.violations() + board.open_cells() + board.broken),
            Self::Flags => Cost::one(board.duplicates_with_blanks() + board.broken),
            Self::Sums => Cost::one(board.off_sums() + board.broken),
            Self::BlanksAndViolations => {
                Cost::two(board.open_cells(), board.violations() + board.broken)
            }
            Self::BlanksAndViolatingCells => Cost::two(board.open_cells(), board.violating_cells()),
        }
    }

    fn is_solution(&self, board: &Board) -> bool {
        match self {
            Self::Flags => board.open_cells() == 0,
            Self::Sums => board.missing() + board.broken == 0,
            _ => true,
        }
    }
}
