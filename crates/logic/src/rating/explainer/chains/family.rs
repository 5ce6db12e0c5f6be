//! The families of chains from all ways at once.

/// The families of chains, by difficulty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::rating::explainer) enum Family {
    /// Contradictions with one digit (7.5).
    Nishio,
    /// From all digits of a cell or all places in a house (8.0).
    Multiple,
    /// The same where several conclusions together may imply another (8.5).
    Dynamic,
    /// The same where patterns count as conclusions (level 1, 9.0), and chains on the board as it
    /// is then (levels 2 to 5, 9.5 to 11.0).
    Nested(u8),
}

impl Family {
    pub(super) fn start(self) -> f64 {
        match self {
            Self::Nishio => 7.5,
            Self::Multiple => 8.0,
            Self::Dynamic => 8.5,
            Self::Nested(level) => 8.5 + 0.5 * f64::from(level),
        }
    }

    pub(super) fn ways(self) -> Ways {
        Ways {
            one_digit: self == Self::Nishio,
            dynamic: self != Self::Multiple,
            level: if let Self::Nested(level) = self { level } else { 0 },
        }
    }
}

/// How implications are followed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ways {
    /// Only one digit and its houses (Nishio), not through cells.
    pub(super) one_digit: bool,
    /// What does not hold is gone from the board, so that several such together leave one way.
    pub(super) dynamic: bool,
    /// Where nothing more follows: 1 patterns are looked for on the board as it is then, 2 and
    /// more chains as well, by [`Nested`](super::nested::Nested).
    pub(super) level: u8,
}
