//! The strength of propagation, and its only error.

use evoku_messages::{Message, Say, say};

/// The strength of propagation. Each level includes all previous ones, so it rules out at least as
/// much.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Propagation {
    /// Naked singles.
    Basic,
    /// Additionally, naked pairs.
    Pairs,
    /// Additionally, naked triples and quads, and hidden singles to quads.
    Subsets,
    /// Additionally, locked candidates.
    Locked,
    /// Additionally, everything that follows from any single house.
    Full,
}

impl Propagation {
    /// Every level, the weakest first.
    pub const ALL: [Self; 5] = [Self::Basic, Self::Pairs, Self::Subsets, Self::Locked, Self::Full];

    /// The name used in commands and experiments.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Basic => "basic",
            Self::Pairs => "pairs",
            Self::Subsets => "subsets",
            Self::Locked => "locked",
            Self::Full => "full",
        }
    }

    /// The level with this name.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// The board has no solution: for example, a cell has no candidate left, or a house no place for a
/// digit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Contradiction;

impl Say for Contradiction {
    fn message(&self) -> Message {
        say::engine_contradiction()
    }
}

evoku_messages::error!(Contradiction);
