//! How far a search goes, and why it came back.

use std::sync::atomic::{AtomicBool, Ordering};

/// Why a search came back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Halt {
    /// There is another solution.
    Found,
    /// There is no further solution.
    Exhausted,
    /// The limit of nodes was reached; a larger one would let the search go on.
    NodeLimit,
    /// The engine's own bound of memory was reached: this search can't go on.
    MemoryLimit,
    /// The caller asked to stop; the search can go on.
    Cancelled,
}

/// The work of a search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Effort {
    /// Boards that were propagated as far as the engine does: the puzzle itself and every branch
    /// of it. For an engine that learns, the decisions and conflicts.
    pub nodes: u64,
    /// Boards on which it had to branch. 0 means that propagation alone was enough.
    pub guesses: u64,
}

/// How far a search may go.
#[derive(Clone, Copy, Debug)]
pub struct Limit<'a> {
    /// The most nodes since the start of the puzzle, see [`Effort::nodes`]. An engine that searches
    /// many boards at once exceeds it by fewer than these.
    pub nodes: u64,
    /// Stops the search soon after it becomes true.
    pub cancel: Option<&'a AtomicBool>,
}

impl Default for Limit<'_> {
    /// No limit.
    fn default() -> Self {
        Self { nodes: u64::MAX, cancel: None }
    }
}

impl Limit<'_> {
    /// Why a search that has done so much has to stop, if it has to.
    #[must_use]
    pub fn reached(&self, nodes: u64) -> Option<Halt> {
        if nodes >= self.nodes {
            return Some(Halt::NodeLimit);
        }
        self.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed)).then_some(Halt::Cancelled)
    }
}
