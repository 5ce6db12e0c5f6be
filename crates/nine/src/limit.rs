//! Limits of a search, and the reasons why it stops.

use std::sync::atomic::{AtomicBool, Ordering};

/// The reason why a search stopped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Halt {
    /// There is another solution.
    Found,
    /// There is no further solution.
    Exhausted,
    /// The node limit was reached; the search can continue with a larger one.
    NodeLimit,
    /// The engine's own memory limit was reached; the search can't continue.
    MemoryLimit,
    /// The caller asked to stop; the search can continue.
    Cancelled,
}

/// The work of a search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Effort {
    /// The number of propagated boards: the puzzle itself and every branch. For a learning engine,
    /// the number of decisions and conflicts.
    pub nodes: u64,
    /// The number of boards that were branched on. 0 means that propagation alone was sufficient.
    pub guesses: u64,
}

/// The limits of a search.
#[derive(Clone, Copy, Debug)]
pub struct Limit<'a> {
    /// The maximum number of nodes since the start of the puzzle, see [`Effort::nodes`]. An engine
    /// that searches many boards at once may exceed it by less than that number of boards.
    pub nodes: u64,
    /// Stops the search soon after the flag becomes true.
    pub cancel: Option<&'a AtomicBool>,
}

impl Default for Limit<'_> {
    /// No limit.
    fn default() -> Self {
        Self { nodes: u64::MAX, cancel: None }
    }
}

impl Limit<'_> {
    /// The reason why a search with this many nodes must stop; `None` if it may continue.
    #[must_use]
    pub fn reached(&self, nodes: u64) -> Option<Halt> {
        if nodes >= self.nodes {
            return Some(Halt::NodeLimit);
        }
        self.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed)).then_some(Halt::Cancelled)
    }
}
