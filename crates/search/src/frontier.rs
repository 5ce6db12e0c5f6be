//! The open states of a tree search. The order in which they are taken *is* the strategy.

use std::cmp::Ordering;
use std::collections::{BinaryHeap, VecDeque};

use crate::searchable::Searchable;

/// The open states of a [`TreeSearch`](crate::TreeSearch): states that were generated but not yet
/// expanded.
///
/// The search calls [`put`](Self::put) with the children of each state that it expands, and
/// [`take`](Self::take) for the next state. It calls [`len`](Self::len) before each `put` to
/// enforce its memory limit, and [`clear`](Self::clear) when it restarts or gives up.
///
/// An implementation must return every state exactly once, in an order that depends only on the
/// earlier calls. It must leave the list passed to `put` empty. It must not drop states, because
/// the search then ends early. A frontier that drops states makes the search incomplete, so it
/// can't be a [`Solver`](crate::Solver).
///
/// ```
/// use evoku_search::{Frontier, Queue, Stack};
///
/// fn order(frontier: &mut dyn Frontier<char>) -> String {
///     frontier.put(&mut vec!['a', 'b']);
///     let first = frontier.take();
///     frontier.put(&mut vec!['c', 'd']);
///     first.into_iter().chain(std::iter::from_fn(|| frontier.take())).collect()
/// }
///
/// assert_eq!(order(&mut Queue::default()), "abcd");
/// assert_eq!(order(&mut Stack::default()), "acdb");
/// ```
pub trait Frontier<S> {
    /// Moves the children of one state in, the most promising first, and leaves the list empty.
    fn put(&mut self, children: &mut Vec<S>);

    /// Removes and returns the next state; `None` if there is no state.
    fn take(&mut self) -> Option<S>;

    /// The number of states; the search uses it to limit its memory.
    fn len(&self) -> usize;

    /// Removes all states and may keep the memory.
    fn clear(&mut self);

    /// Returns `true` if there is no state.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// First in, first out: breadth-first search.
#[derive(Debug)]
pub struct Queue<S>(VecDeque<S>);

/// Last in, first out: depth-first search. Of the children of one state, the most promising comes
/// first.
#[derive(Debug)]
pub struct Stack<S>(Vec<S>);

/// Smallest estimate first: best-first search. A tie is broken as in a [`Stack`].
#[derive(Debug)]
pub struct BestFirst<S> {
    heap: BinaryHeap<Ranked<S>>,
    /// The total number of states put in so far.
    put: u64,
}

/// A state with its rank in the heap, which returns its greatest element first.
#[derive(Debug)]
struct Ranked<S> {
    estimate: u32,
    serial: u64,
    state: S,
}

impl<S> Default for Queue<S> {
    fn default() -> Self {
        Self(VecDeque::new())
    }
}

impl<S> Default for Stack<S> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<S> Default for BestFirst<S> {
    fn default() -> Self {
        Self { heap: BinaryHeap::new(), put: 0 }
    }
}

impl<S> Frontier<S> for Queue<S> {
    fn put(&mut self, children: &mut Vec<S>) {
        self.0.extend(children.drain(..));
    }

    fn take(&mut self) -> Option<S> {
        self.0.pop_front()
    }

    fn len(&self) -> usize {
        self.0.len()
    }

    fn clear(&mut self) {
        self.0.clear();
    }
}

impl<S> Frontier<S> for Stack<S> {
    fn put(&mut self, children: &mut Vec<S>) {
        self.0.extend(children.drain(..).rev());
    }

    fn take(&mut self) -> Option<S> {
        self.0.pop()
    }

    fn len(&self) -> usize {
        self.0.len()
    }

    fn clear(&mut self) {
        self.0.clear();
    }
}

impl<S: Searchable> Frontier<S> for BestFirst<S> {
    fn put(&mut self, children: &mut Vec<S>) {
        for state in children.drain(..).rev() {
            self.put += 1;
            self.heap.push(Ranked { estimate: state.estimate(), serial: self.put, state });
        }
    }

    fn take(&mut self) -> Option<S> {
        self.heap.pop().map(|ranked| ranked.state)
    }

    fn len(&self) -> usize {
        self.heap.len()
    }

    fn clear(&mut self) {
        self.heap.clear();
    }
}

impl<S> Ord for Ranked<S> {
    fn cmp(&self, other: &Self) -> Ordering {
        other.estimate.cmp(&self.estimate).then(self.serial.cmp(&other.serial))
    }
}

impl<S> PartialOrd for Ranked<S> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<S> PartialEq for Ranked<S> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl<S> Eq for Ranked<S> {}
