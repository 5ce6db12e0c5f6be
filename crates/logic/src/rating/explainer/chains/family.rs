//! The families of chains that start from several alternatives at once.

/// The families of chains, by difficulty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::rating::explainer) enum Family {
    /// Contradictions that use a single digit (7.5).
    Nishio,
    /// Chains from all candidates of a cell, or from all places of a digit in a house (8.0).
    Multiple,
    /// Chains in which several conclusions may be combined to imply another one (8.5).
    Dynamic,
    /// Dynamic chains that also use patterns as conclusions (level 1, 9.0). At levels 2 to 5, they
    /// also use chains on the board that results from the assumption (9.5 to 11.0).
    Nested(u8),
    /// Dynamic chains that use patterns, and [`Family::Nested`] chains of a level from 1 to 3 on the
    /// board that results from the assumption (10.5, in Sukaku Explainer only).
    #[cfg(feature = "sukaku")]
    Within(u8),
}

impl Family {
    pub(super) fn start(self) -> f64 {
        match self {
            Self::Nishio => 7.5,
            Self::Multiple => 8.0,
            Self::Dynamic => 8.5,
            Self::Nested(level) => 8.5 + 0.5 * f64::from(level),
            #[cfg(feature = "sukaku")]
            Self::Within(_) => 10.5,
        }
    }

    pub(super) fn rules(self) -> ImplicationRules {
        ImplicationRules {
            one_digit: self == Self::Nishio,
            dynamic: self != Self::Multiple,
            level: match self {
                Self::Nested(level) => level,
                #[cfg(feature = "sukaku")]
                Self::Within(level) => 5 + level,
                _ => 0,
            },
        }
    }
}

/// The rules for following implications.
#[derive(Clone, Copy, Debug)]
pub(super) struct ImplicationRules {
    /// Use only one digit and its houses, not cells (Nishio).
    pub(super) one_digit: bool,
    /// Remove candidates that are ruled out from the board, so that several removals together can
    /// leave one alternative.
    pub(super) dynamic: bool,
    /// The search that is used if nothing more follows. From level 1 on, it searches patterns on
    /// the resulting board; from level 2 on, also chains, by [`Nested`](super::nested::Nested).
    pub(super) level: u8,
}
