//! Tree search on [`Searchable`] states.

use std::fmt;

use crate::frontier::Frontier;
use crate::searchable::Searchable;
use crate::solver::{Effort, Halt, Limit};

/// A resumable search that finds one goal after another, in the order defined by the frontier.
///
/// The state space must be a tree: a state that is reachable in two ways is searched twice. (S. J.
/// Russell and P. Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, Pearson 2020,
/// section 3.3.)
pub struct TreeSearch<S> {
    frontier: Box<dyn Frontier<S> + Send>,
    /// The maximum number of states in the frontier.
    bound: usize,
    is_over_bound: bool,
    goal: Option<S>,
    /// A buffer for the children of a state, kept to reuse its memory.
    children: Vec<S>,
    effort: Effort,
    generated: u64,
    peak: usize,
}

impl<S: Searchable> TreeSearch<S> {
    /// Creates a search without states.
    #[must_use]
    pub fn new(frontier: Box<dyn Frontier<S> + Send>) -> Self {
        Self {
            frontier,
            bound: 0,
            is_over_bound: false,
            goal: None,
            children: Vec::new(),
            effort: Effort::default(),
            generated: 0,
            peak: 0,
        }
    }

    /// Discards the previous search and starts at this root; with `None` there is nothing to
    /// search. The frontier may contain at most `bound` states.
    pub fn start(&mut self, root: Option<S>, bound: usize) {
        self.bound = bound;
        self.frontier.clear();
        self.is_over_bound = false;
        self.goal = None;
        self.children.clear();
        self.effort = Effort::default();
        self.generated = 0;
        self.peak = 0;
        self.children.extend(root);
        self.open_children();
    }

    /// Continues the search until the next goal, the end, or a limit.
    ///
    /// If the frontier would exceed its bound, the search ends: all states are discarded, and the
    /// result is [`Halt::MemoryLimit`] until the next [`start`](Self::start).
    pub fn next(&mut self, limit: Limit<'_>) -> Halt {
        self.goal = None;
        loop {
            if self.is_over_bound {
                return Halt::MemoryLimit;
            }
            if self.frontier.is_empty() {
                return Halt::Exhausted;
            }
            if let Some(reached) = limit.reached(self.effort.nodes) {
                return reached;
            }
            let Some(state) = self.frontier.take() else { return Halt::Exhausted };
            self.effort.nodes += 1;
            if state.is_goal() {
                self.goal = Some(state);
                return Halt::Found;
            }
            self.effort.guesses += 1;
            state.expand(&mut self.children);
            self.open_children();
        }
    }

    /// The last goal found by [`next`](Self::next).
    #[must_use]
    pub fn goal(&self) -> Option<&S> {
        self.goal.as_ref()
    }

    /// The number of states taken from the frontier, and the number of these states that were
    /// expanded because they were not goals.
    #[must_use]
    pub fn effort(&self) -> Effort {
        self.effort
    }

    /// The number of states put into the frontier.
    #[must_use]
    pub fn generated(&self) -> u64 {
        self.generated
    }

    /// The largest number of states that were in the frontier at once.
    #[must_use]
    pub fn peak(&self) -> usize {
        self.peak
    }

    /// Returns `true` if every state was searched.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.frontier.is_empty() && !self.is_over_bound
    }

    fn open_children(&mut self) {
        self.generated += self.children.len() as u64;
        if self.frontier.len() + self.children.len() > self.bound {
            self.is_over_bound = true;
            self.children.clear();
            self.frontier.clear();
        }
        self.frontier.put(&mut self.children);
        self.peak = self.peak.max(self.frontier.len());
    }
}

/// Prints only the statistics, because there can be many states.
impl<S> fmt::Debug for TreeSearch<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TreeSearch")
            .field("open", &self.frontier.len())
            .field("effort", &self.effort)
            .finish_non_exhaustive()
    }
}
