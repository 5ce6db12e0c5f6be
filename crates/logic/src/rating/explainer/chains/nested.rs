//! Chains inside chains (9.5 and more): if an assumption implies nothing more, chains are searched
//! on the resulting board.
//!
//! | difficulty | chains inside |
//! |---|---|
//! | 9.5 | forcing chains and cycles |
//! | 10.0 | these, cell and region forcing chains |
//! | 10.5 | dynamic forcing chains |
//! | 11.0 | these, dynamic forcing chains with forcing chains inside |
//!
//! Sukaku Explainer rates three further families at 10.5: chains inside are those of 9.0, 9.5 or
//! 10.0 (`Family::Within`).
//!
//! The length of an inner chain is added once to each outer chain that uses it.

use std::cmp::Ordering;
use std::collections::{HashMap, HashSet};

use super::family::Family;
use super::literal::CANDIDATES;
use super::rank::{Cause, Rank, Sink, Trace};
use super::simple::Simple;
use crate::rating::explainer::board::{Board, Layout};

/// A technique for chains inside others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Technique {
    Simple,
    Family(Family),
}

/// The techniques that search for inner chains at a level, in order.
pub(super) fn techniques(level: u8) -> &'static [Technique] {
    use Technique::{Family as Many, Simple};
    match level {
        0 | 1 => &[],
        2 => &[Simple],
        3 => &[Simple, Many(Family::Multiple)],
        4 => &[Many(Family::Dynamic)],
        5 => &[Many(Family::Dynamic), Many(Family::Nested(2))],
        6 => &[Many(Family::Nested(1))],
        7 => &[Many(Family::Nested(2))],
        _ => &[Many(Family::Nested(3))],
    }
}

/// Searches for chains of a family inside outer chains.
///
/// [`Nested`] calls it on the board that results from an assumption. An implementation must add
/// every chain that rules something out, in an order that depends only on the board. It must not
/// use the nets of the outer chain.
pub(super) trait Inner<L: Layout> {
    /// Adds all chains of `family` on `board`.
    fn search_all(&mut self, family: Family, board: &Board<L>, simple: &mut Simple, all: &mut All);
}

/// The searches for inner chains, and the chains that they found.
pub(super) struct Nested<L: Layout> {
    simple: Simple,
    /// The search for families of chains, with nets of its own.
    multiple: Option<Box<dyn Inner<L>>>,
    /// Creates the search `multiple` when it is first needed.
    make: fn() -> Box<dyn Inner<L>>,
    /// The number of each chain, by its literals.
    numbers: HashMap<Vec<u16>, u32>,
    /// The length of each chain.
    lengths: Vec<u32>,
}

/// A chain found inside another.
pub(super) struct Chain {
    rank: Rank,
    /// The candidates that it rules out.
    pub(super) removed: Vec<(u8, u16)>,
    trace: Trace,
}

impl Chain {
    /// The candidates whose absence the chain depends on. Some of them may have been absent from
    /// the start.
    pub(super) fn needs<L: Layout>(&self, layout: L) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.trace.iter().flatten().flat_map(move |step| needs(layout, step))
    }
}

/// Collects all chains.
#[derive(Default)]
pub(super) struct All(Vec<Chain>);

impl Sink for All {
    fn wants(&self, _: Rank) -> bool {
        true
    }

    fn take(
        &mut self,
        rank: Rank,
        _: Option<(u8, u8)>,
        mut removed: Vec<(u8, u16)>,
        write: &mut dyn FnMut(&mut Trace),
    ) {
        let mut trace = Vec::new();
        write(&mut trace);
        removed.retain(|(_, digits)| *digits != 0);
        removed.sort_unstable();
        self.0.push(Chain { rank, removed, trace });
    }
}

impl<L: Layout> Nested<L> {
    /// An empty instance. `make` creates the search for families of chains when it is first needed.
    pub(super) fn new(make: fn() -> Box<dyn Inner<L>>) -> Self {
        Self {
            simple: Simple::default(),
            multiple: None,
            make,
            numbers: HashMap::new(),
            lengths: Vec::new(),
        }
    }

    /// Forgets the chains of earlier searches.
    pub(super) fn clear(&mut self) {
        self.numbers.clear();
        self.lengths.clear();
    }

    /// The length of a chain.
    pub(super) fn length(&self, chain: u32) -> u32 {
        self.lengths[chain as usize]
    }

    /// The number of a chain. Chains with the same literals share a number.
    pub(super) fn number(&mut self, chain: &Chain) -> u32 {
        let literals = chain.trace.iter().map(|step| step.map_or(u16::MAX, |(literal, _)| literal));
        let next = self.lengths.len() as u32;
        let number = *self.numbers.entry(literals.collect()).or_insert(next);
        if number == next {
            self.lengths.push(chain.rank.length);
        }
        number
    }

    /// Finds the easiest chain for each set of eliminations, and sorts the chains by difficulty.
    pub(super) fn find(&mut self, technique: Technique, board: &Board<L>) -> Vec<Chain> {
        let mut all = All::default();
        match technique {
            Technique::Simple => self.simple.search(board, &mut all),
            Technique::Family(family) => {
                let multiple = self.multiple.get_or_insert_with(self.make);
                multiple.search_all(family, board, &mut self.simple, &mut all);
            }
        }
        let mut chains = all.0;
        chains.sort_by(|one, two| one.rank.partial_cmp(&two.rank).unwrap_or(Ordering::Equal));
        let mut seen = HashSet::new();
        chains.retain(|chain| seen.insert(chain.removed.clone()));
        chains
    }
}

/// The candidates whose absence implies a literal: all other candidates of its cell or places in
/// its house.
fn needs<L: Layout>(
    layout: L,
    &(literal, cause): &(u16, Cause),
) -> impl Iterator<Item = (usize, usize)> {
    let candidate = usize::from(literal) % CANDIDATES;
    let (cell, digit) = (candidate / 9, candidate % 9);
    let holds = usize::from(literal) < CANDIDATES;
    (0..9).filter_map(move |at| match cause {
        Cause::Cell if holds => Some((cell, at)),
        Cause::House(kind) if holds => {
            let house = layout.houses_of(cell)[usize::from(kind)];
            Some((layout.cells_of(house.into())[at].into(), digit))
        }
        _ => None,
    })
}
