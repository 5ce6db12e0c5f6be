//! Reasons why constraints are refused.

use evoku_messages::{Message, Say, say};

use super::table::constraint_kind;

/// Reason why a constraint is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ConstraintError {
    /// No kind has this name.
    Unknown(String),
    /// Something that is no cell, row or column of the board.
    Cell {
        /// The kind.
        name: &'static str,
        /// What was found.
        found: String,
        /// The side of the board.
        side: usize,
    },
    /// A cell that comes twice where each may come once.
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
        /// What is right.
        expected: Message,
    },
    /// Too many or too few numbers.
    Numbers {
        /// The kind.
        name: &'static str,
        /// The number of numbers.
        found: usize,
        /// What is right.
        expected: Message,
    },
    /// A number outside of its range.
    TooLarge {
        /// The kind.
        name: &'static str,
        /// The number.
        found: String,
        /// The largest that makes sense.
        most: u32,
    },
    /// Alternatives that are none, or can't be one.
    Alternatives {
        /// What was found.
        found: Message,
    },
    /// What says how the board is, and doesn't fit it.
    Unfit {
        /// What was found.
        found: Message,
        /// What is right.
        expected: Message,
    },
    /// A constraint that takes more work than any engine could do.
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

/// The noun of a kind by its name.
fn noun(name: &str) -> Message {
    constraint_kind(name).map_or_else(|| say::verbatim(name), |kind| (kind.noun)())
}
