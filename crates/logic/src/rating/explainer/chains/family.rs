//! The families of chains that start from several alternatives at once.

/// The families of chains, by difficulty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::rating::explainer) enum Family {
    /// Contradictions with a single digit (7.5).
    Nishio,
    /// Chains from all digits of a cell or all places in a house (8.0).
    Multiple,
    /// The same, if several conclusions may be combined to imply another (8.5).
    Dynamic,
    /// The same, with patterns as conclusions (level 1, 9.0), and with chains on the board that
    /// results from the assumption (levels 2 to 5, 9.5 to 11.0).
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

/// The rules for following implications.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ways {
    /// Use only one digit and its houses (Nishio), not cells.
    pub(super) one_digit: bool,
    /// Remove candidates that are ruled out from the board, so that several removals together can
    /// leave one alternative.
    pub(super) dynamic: bool,
    /// If nothing more follows: from 1 on, search patterns on the resulting board; from 2 on, also
    /// chains, by [`Nested`](super::nested::Nested).
    pub(super) level: u8,
}
