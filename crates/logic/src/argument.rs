//! Arguments from constraints, as data.

use evoku_model::{Cell, Digit, Digits, House};

/// Why constraints, alone, together or with houses, leave less to some cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Argument {
    /// The constraints, by their index in [`Geometry::constraints`](evoku_model::Geometry::constraints).
    pub constraints: Vec<usize>,
    /// The houses whose digits count with the constraints.
    pub houses: Vec<House>,
    /// The cells that they speak of, ascending.
    pub cells: Vec<Cell>,
    /// What follows for the cells.
    pub grounds: Grounds,
}

/// What an argument from constraints rests on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Grounds {
    /// A digit breaks the rule of its cell, or has no partner in a cell that it is related to.
    Relation,
    /// The digits of the cells, each times its coefficient, add up to the total.
    Sum {
        /// A coefficient for each cell.
        coefficients: Vec<i64>,
        /// The sum.
        total: i64,
        /// The number by which only the remainders are compared.
        modulus: Option<i64>,
    },
    /// The cells hold one of these sets of digits.
    Sets(Vec<Digits>),
    /// All sets that the cells can hold have a digit.
    Needed {
        /// The digit.
        digit: Digit,
        /// The sets; of a house the one of all digits.
        sets: Vec<Digits>,
    },
    /// Some of the cells hold just these digits, as many as cells.
    Subset {
        /// The cells, ascending.
        cells: Vec<Cell>,
        /// The digits.
        digits: Digits,
    },
    /// No digits along the line complete a candidate.
    Line,
    /// No way to fill all the cells has a candidate.
    Ways,
}
