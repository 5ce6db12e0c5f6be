//! The reasons why constraints are refused.

use evoku_messages::{Message, Say, say};

use super::table::constraint_kind;

/// The reason why a constraint is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ConstraintError {
    /// There is no kind with this name.
    Unknown(String),
    /// A word that is not a cell, row or column of the board.
    Cell {
        /// The kind.
        name: &'static str,
        /// The word found.
        found: String,
        /// The side of the board.
        side: usize,
    },
    /// A cell that occurs twice where repetition is not allowed.
    Twice {
        /// The kind.
        name: &'static str,
        /// The name of the cell.
        cell: String,
    },
    /// Too many or too few cells.
    Cells {
        /// The kind.
        name: &'static str,
        /// The number of cells.
        found: usize,
        /// The valid numbers of cells.
        expected: Message,
    },
    /// Too many or too few numbers.
    Numbers {
        /// The kind.
        name: &'static str,
        /// The number of numbers.
        found: usize,
        /// The valid numbers.
        expected: Message,
    },
    /// A number outside its range.
    TooLarge {
        /// The kind.
        name: &'static str,
        /// The number.
        found: String,
        /// The largest valid number.
        most: u32,
    },
    /// Fewer than two alternatives, or a constraint that can't be an alternative.
    Alternatives {
        /// The offending constraint or number of alternatives.
        found: Message,
    },
    /// A declaration about the board that doesn't fit it.
    Unfit {
        /// The declaration found.
        found: Message,
        /// The valid declarations.
        expected: Message,
    },
    /// A constraint that needs more memory or time than any engine has.
    Infeasible(Message),
}

impl Say for ConstraintError {
    fn message(&self) -> Message {
        match self {
            Self::Unknown(name) => say::constraint_unknown(name),
            Self::Cell { name, found, side } => {
                say::constraint_wrong_cell(noun(name), found, *side)
            }
            Self::Twice { name, cell } => say::constraint_cell_twice(noun(name), cell),
            Self::Cells { name, found, expected } => {
                say::constraint_cells(noun(name), *found, expected)
            }
            Self::Numbers { name, found, expected } => {
                say::constraint_numbers(noun(name), *found, expected)
            }
            Self::TooLarge { name, found, most } => {
                say::constraint_number_too_large(noun(name), found, *most)
            }
            Self::Alternatives { found } => say::constraint_wrong_alternatives(found),
            Self::Unfit { found, expected } => say::constraint_unfit(found, expected),
            Self::Infeasible(constraint) => say::constraint_infeasible(constraint),
        }
    }
}

evoku_messages::error!(ConstraintError);

/// The noun of a kind, looked up by name.
fn noun(name: &str) -> Message {
    constraint_kind(name).map_or_else(|| say::verbatim(name), |kind| (kind.noun)())
}
