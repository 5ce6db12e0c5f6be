//! Arguments from constraints, as data.

use evoku_model::{Cell, Digit, Digits, House};

/// The reason why constraints, alone, together or with houses, leave fewer candidates to some
/// cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Argument {
    /// The constraints, as indices into
    /// [`Geometry::constraints`](evoku_model::Geometry::constraints).
    pub constraints: Vec<usize>,
    /// The houses combined with the constraints.
    pub houses: Vec<House>,
    /// The cells of the argument, ascending.
    pub cells: Vec<Cell>,
    /// The kind of argument and its data.
    pub grounds: Grounds,
}

/// The kind of an argument from constraints.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Grounds {
    /// A digit breaks the rule of its cell, or has no partner in a cell related to it by a
    /// constraint.
    Relation,
    /// The digits of the cells, each multiplied by its coefficient, add up to the total.
    Sum {
        /// One coefficient per cell.
        coefficients: Vec<i64>,
        /// The sum.
        total: i64,
        /// The modulus, if only remainders are compared.
        modulus: Option<i64>,
    },
    /// The cells hold exactly one of these sets of digits.
    Sets(Vec<Digits>),
    /// A digit is in every set that the cells can hold.
    Needed {
        /// The digit.
        digit: Digit,
        /// The possible sets; for a house, the set of all digits.
        sets: Vec<Digits>,
    },
    /// Some of the cells hold exactly these digits; there are as many digits as cells.
    Subset {
        /// The cells, ascending.
        cells: Vec<Cell>,
        /// The digits.
        digits: Digits,
    },
    /// A candidate can't be extended to digits along the whole line.
    Line,
    /// A candidate occurs in no way to fill all the cells.
    Ways,
}
