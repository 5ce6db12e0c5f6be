//! How much propagation deduces, and what it finds at worst.

use evoku_messages::{Message, Say, say};

/// How much is deduced. Each level includes those before it: it rules out at least as much.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Propagation {
    /// Naked singles.
    Basic,
    /// And naked pairs.
    Pairs,
    /// And naked triples and quads, hidden singles to quads.
    Subsets,
    /// And locked candidates.
    Locked,
    /// And everything that follows from any one house.
    Full,
}

impl Propagation {
    /// Every level, the weakest first.
    pub const ALL: [Self; 5] = [Self::Basic, Self::Pairs, Self::Subsets, Self::Locked, Self::Full];

    /// The name by which commands and experiments ask for it.
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

    /// The level of this name.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// The board has no solution: a cell has no candidate left, or a house no place for a digit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Contradiction;

impl Say for Contradiction {
    fn message(&self) -> Message {
        say::engine_contradiction()
    }
}

evoku_messages::error!(Contradiction);
