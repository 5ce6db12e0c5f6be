//! The comparison of chains, and the interface that receives them.

use crate::rating::explainer::hint::Hint;

/// The order of chains: by difficulty, then by the number of literals, then by kind.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub(super) struct Rank {
    pub(super) difficulty: f64,
    pub(super) length: u32,
    pub(super) kind: u8,
}

impl Rank {
    /// The rank of a chain of `length` literals. The difficulties of its kind begin at `start`.
    pub(super) fn new(start: f64, length: u32, kind: u8) -> Self {
        let mut added = 0.0;
        let mut limit = 4;
        let mut is_odd = false;
        while length > limit + 2 {
            added += 0.1;
            limit = if is_odd { limit * 4 / 3 } else { limit * 3 / 2 };
            is_odd = !is_odd;
        }
        Self { difficulty: start + added, length, kind }
    }
}

/// The reason for a literal, as far as outer chains need it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cause {
    /// The literal is assumed.
    Assumption,
    /// The literal follows from the other candidates of its cell.
    Cell,
    /// The literal follows from the other places in its house of this kind: 0 box, 1 row, 2 column.
    House(u8),
    /// The literal follows from a pattern or a chain.
    Pattern,
}

/// The literals of a chain with their causes, from each of its ends back to the assumption, with a
/// `None` between ends.
pub(super) type Trace = Vec<Option<(u16, Cause)>>;

/// Receives the chains that a search finds.
///
/// A search asks [`Sink::wants`] before it spends time on a chain. It calls [`Sink::take`] for each
/// wanted chain, in the order of the search. An implementation must not want a rank that it refused
/// before, nor a higher one.
pub(super) trait Sink {
    /// Returns `true` if the sink can use a chain of this rank.
    fn wants(&self, rank: Rank) -> bool;

    /// Keeps a wanted chain; `trace` writes the chain's trace.
    fn take(
        &mut self,
        rank: Rank,
        placed: Option<(u8, u8)>,
        removed: Vec<(u8, u16)>,
        trace: &mut dyn FnMut(&mut Trace),
    );
}

/// The best chain so far; of equal chains, the first.
#[derive(Default)]
pub(super) struct Best {
    found: Option<(Rank, Hint)>,
}

impl Sink for Best {
    fn wants(&self, rank: Rank) -> bool {
        self.found.as_ref().is_none_or(|(best, _)| rank < *best)
    }

    fn take(
        &mut self,
        rank: Rank,
        placed: Option<(u8, u8)>,
        removed: Vec<(u8, u16)>,
        _: &mut dyn FnMut(&mut Trace),
    ) {
        self.found = Some((rank, Hint { difficulty: rank.difficulty, placed, removed }));
    }
}

impl Best {
    pub(super) fn hint(self) -> Option<Hint> {
        self.found.map(|(_, hint)| hint)
    }
}
