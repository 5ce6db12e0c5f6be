//! Chains from several alternatives at once: Nishio (7.5), cell and region forcing chains (8.0),
//! their dynamic forms (8.5), and these with patterns (9.0).
//!
//! [`Net`] finds the implications of an assumption, once per position for each candidate. The
//! conclusions are:
//!
//! - a candidate does not hold if a contradiction follows from it, and holds if a contradiction
//!   follows from its negation (dynamic forms and Nishio);
//! - a literal is true if it follows from a candidate and from its negation, from all candidates of
//!   a cell, or from all places of a digit in a house.
//!
//! The length of such a chain is the number of literals in all of its branches together.

#[cfg(test)]
mod tests;

use std::sync::atomic::AtomicBool;

use super::barren::{ALL, Barren};
use super::closure::Closure;
use super::family::Family;
use super::links::{Links, ons};
use super::literal::{CANDIDATES, Literal, Set};
use super::nested::{All, Inner, Nested};
use super::net::{Net, Scratch};
use super::rank::{Best, Cause, Rank, Sink};
use super::simple::Simple;
use crate::rating::explainer::board::{Board, CELLS, Layout};
use crate::rating::explainer::hint::Hint;
use evoku_model::bits;
use evoku_search::cancel::is_set;

/// The kinds of chains, in the order of preference among chains of the same length.
const DOUBLE: u8 = 1;
const CELL: u8 = 5;
const HOUSE: u8 = 6;
const CONTRADICTION: u8 = 7;

/// The search, which keeps its memory for the next call.
pub(in crate::rating::explainer) struct Multiple<L: Layout> {
    /// The nets of candidates that are assumed to hold; the first `used` are in use.
    nets: Vec<Net>,
    used: usize,
    /// For each candidate the index of its net plus one; 0 if the net is not built.
    net_of: Vec<u16>,
    /// The net of a candidate that is assumed not to hold.
    without: Net,
    scratch: Scratch,
    /// For each kind of chain, a length that the sink has refused.
    refused: [u32; 8],
    /// The positions without Nishio.
    barren: Barren,
    board: Option<Board<L>>,
    nested: Nested<L>,
}

impl<L: Layout> Default for Multiple<L> {
    fn default() -> Self {
        Self {
            nets: Vec::new(),
            used: 0,
            net_of: Vec::new(),
            without: Net::default(),
            scratch: Scratch::default(),
            refused: [u32::MAX; 8],
            barren: Barren::default(),
            board: None,
            nested: Nested::new(|| Box::<Self>::default()),
        }
    }
}

impl<L: Layout> Inner<L> for Multiple<L> {
    fn search_all(&mut self, family: Family, board: &Board<L>, simple: &mut Simple, all: &mut All) {
        self.search(board, family, simple, None, all);
    }
}

impl<L: Layout> Multiple<L> {
    /// Finds the easiest chain of a family. `simple` keeps the links of the position. If `cancel`
    /// becomes true, it returns early, with or without a chain.
    pub(in crate::rating::explainer) fn find(
        &mut self,
        board: &Board<L>,
        family: Family,
        simple: &mut Simple,
        cancel: Option<&AtomicBool>,
    ) -> Option<Hint> {
        let mut best = Best::default();
        self.search(board, family, simple, cancel, &mut best);
        best.hint()
    }

    /// Passes to `sink` all chains of a family that it wants.
    pub(super) fn search(
        &mut self,
        board: &Board<L>,
        family: Family,
        simple: &mut Simple,
        cancel: Option<&AtomicBool>,
        sink: &mut dyn Sink,
    ) {
        self.nested.clear();
        self.refused = [u32::MAX; 8];
        self.used = 0;
        self.net_of.clear();
        self.net_of.resize(CANDIDATES, 0);
        let is_static = family == Family::Multiple;
        let closure = is_static.then(|| simple.closure(board));
        let least = if is_static { 3 } else { 2 };
        let is_nishio = family == Family::Nishio;
        // The digits of which chains are searched, and those of which there are none.
        let searched = if is_nishio { self.barren.others(board) } else { ALL };
        let mut barren = searched;
        for cell in (0..CELLS).filter(|&cell| board.digits[cell].count_ones() >= least) {
            if is_set(cancel) {
                return;
            }
            let digits = board.digits[cell] & searched;
            for digit in bits(digits.into()) {
                let source = Literal::new(cell, digit, true);
                if !is_static && self.binary(board, source, family, sink) {
                    barren &= !(1 << digit);
                }
                if !is_nishio {
                    self.houses(board, source, closure, family, sink);
                }
            }
            if !is_nishio {
                let candidates = bits(digits.into()).map(|digit| (9 * cell + digit) as u16);
                let candidates: Vec<u16> = candidates.collect();
                self.common(board, &candidates, closure, (CELL, Cause::Cell), family, sink);
            }
        }
        // A cell with one candidate was not searched.
        if is_nishio && !board.digits.iter().any(|digits| digits.is_power_of_two()) {
            self.barren.add(board, barren);
        }
    }

    /// The index of the net of a candidate that is assumed to hold. Builds the net if necessary.
    fn net(&mut self, board: &Board<L>, candidate: u16, family: Family) -> usize {
        let known = self.net_of[usize::from(candidate)];
        if known > 0 {
            return usize::from(known) - 1;
        }
        if self.used == self.nets.len() {
            self.nets.push(Net::default());
        }
        let literal = Literal { candidate, holds: true };
        let shared = (&mut self.board, &mut self.nested);
        build(&mut self.nets[self.used], literal, family, board, shared);
        self.used += 1;
        self.net_of[usize::from(candidate)] = self.used as u16;
        self.used - 1
    }

    /// Finds contradictions from a candidate or its negation, and common implications of both.
    /// Returns `true` if there is a contradiction.
    fn binary(
        &mut self,
        board: &Board<L>,
        source: Literal,
        family: Family,
        sink: &mut dyn Sink,
    ) -> bool {
        let negation = Literal { holds: false, ..source };
        let with = self.net(board, source.candidate, family);
        let has_both = family != Family::Nishio && board.digits[source.cell()].count_ones() > 2;
        let has_without = self.may_lack(board, source.candidate, with, family, has_both);
        if has_without {
            let shared = (&mut self.board, &mut self.nested);
            build(&mut self.without, negation, family, board, shared);
        }
        self.judge_binary(board, source, with, has_without, family, sink)
    }

    /// Passes on the conclusions from a candidate's net and from `without`, if `has_without`.
    /// Returns `true` if there is a contradiction.
    fn judge_binary(
        &mut self,
        board: &Board<L>,
        source: Literal,
        with: usize,
        has_without: bool,
        family: Family,
        sink: &mut dyn Sink,
    ) -> bool {
        let negation = Literal { holds: false, ..source };
        let without = has_without.then_some(&self.without);
        let with = &self.nets[with];
        let mut judge = Judge {
            board,
            start: family.start(),
            kind: CONTRADICTION,
            refused: &mut self.refused,
            assumed: Cause::Assumption,
            nested: &self.nested,
            scratch: &mut self.scratch,
            sink,
        };
        let mut any = false;
        for (net, conclusion) in [(Some(with), negation), (without, source)] {
            if let Some(net) = net
                && let Some(nodes) = net.contradiction()
            {
                judge.offer(&nodes.map(|node| (net, node)), conclusion);
                any = true;
            }
        }
        let Some(without) = without else { return any };
        if family == Family::Nishio || board.digits[source.cell()].count_ones() < 3 {
            return any;
        }
        judge.kind = DOUBLE;
        for holds in [true, false] {
            for literal in with.found(holds) {
                if without.set(holds).contains(literal.candidate) {
                    let ends = [(with, with.node(literal)), (without, without.node(literal))];
                    judge.offer(&ends, literal);
                }
            }
        }
        any
    }

    /// Returns `false` if nothing of use certainly follows if a candidate doesn't hold.
    ///
    /// Without patterns, its absence implies something only if it leaves an only alternative, and
    /// then the same as this alternative, unless there is a contradiction.
    fn may_lack(
        &mut self,
        board: &Board<L>,
        candidate: u16,
        with: usize,
        family: Family,
        has_both: bool,
    ) -> bool {
        let rules = family.rules();
        if rules.level > 0 {
            return true;
        }
        let links = if rules.one_digit { Links::Digit } else { Links::Both };
        let mut alternative = None;
        ons(board, candidate, links, |on| alternative = Some(on));
        let Some(alternative) = alternative else { return false };
        let alternative = self.net(board, alternative, family);
        let [with, alternative] = [with, alternative].map(|net| &self.nets[net]);
        let meet = |holds| with.set(holds).meets(alternative.set(holds));
        alternative.contradiction().is_some() || has_both && (meet(true) || meet(false))
    }

    /// Finds common implications of all places of a digit in a house, for the houses in which
    /// `source` is the first place.
    fn houses(
        &mut self,
        board: &Board<L>,
        source: Literal,
        closure: Option<&Closure>,
        family: Family,
        sink: &mut dyn Sink,
    ) {
        let (cell, digit) = (source.cell(), source.digit());
        for (kind, house, _) in board.houses(cell) {
            let places = board.places(house)[digit];
            let first = board.cells_of(house)[places.trailing_zeros() as usize];
            if usize::from(first) != cell || places.count_ones() < 2 {
                continue;
            }
            let candidates: Vec<u16> = bits(places.into())
                .map(|place| 9 * u16::from(board.cells_of(house)[place]) + digit as u16)
                .collect();
            let assumed = Cause::House(kind as u8);
            self.common(board, &candidates, closure, (HOUSE, assumed), family, sink);
        }
    }

    /// Finds common implications of all `candidates`.
    fn common(
        &mut self,
        board: &Board<L>,
        candidates: &[u16],
        closure: Option<&Closure>,
        (kind, assumed): (u8, Cause),
        family: Family,
        sink: &mut dyn Sink,
    ) {
        if closure.is_some_and(|closure| !closure.have_common(candidates)) {
            return;
        }
        let nets: Vec<usize> =
            candidates.iter().map(|&candidate| self.net(board, candidate, family)).collect();
        let nets: Vec<&Net> = nets.iter().map(|&net| &self.nets[net]).collect();
        let Some((first, others)) = nets.split_first() else { return };
        let mut judge = Judge {
            board,
            start: family.start(),
            kind,
            refused: &mut self.refused,
            assumed,
            nested: &self.nested,
            scratch: &mut self.scratch,
            sink,
        };
        for holds in [true, false] {
            let mut common: Set = first.set(holds).clone();
            others.iter().for_each(|net| common.keep(net.set(holds)));
            if common.is_empty() {
                continue;
            }
            for literal in first.found(holds).filter(|it| common.contains(it.candidate)) {
                let ends: Vec<_> = nets.iter().map(|&net| (net, net.node(literal))).collect();
                judge.offer(&ends, literal);
            }
        }
    }
}

/// Builds a net on a copy of the position.
fn build<L: Layout>(
    net: &mut Net,
    assumption: Literal,
    family: Family,
    board: &Board<L>,
    (copy, nested): (&mut Option<Board<L>>, &mut Nested<L>),
) {
    let copy = copy.get_or_insert_with(|| board.clone());
    copy.clone_from(board);
    net.build(assumption, family.rules(), board, copy, nested);
}

/// Ranks conclusions and passes them to the sink.
struct Judge<'a, L: Layout> {
    board: &'a Board<L>,
    /// The difficulty of the shortest chains of the family.
    start: f64,
    kind: u8,
    /// For each kind of chain, a length that the sink has refused.
    refused: &'a mut [u32; 8],
    /// The reason why one of the assumptions is true.
    assumed: Cause,
    nested: &'a Nested<L>,
    scratch: &'a mut Scratch,
    sink: &'a mut dyn Sink,
}

impl<L: Layout> Judge<'_, L> {
    /// Passes on a conclusion that follows at each of `ends`, if it changes the board and the sink
    /// wants its rank.
    fn offer(&mut self, ends: &[(&Net, u16)], conclusion: Literal) {
        let (placed, removed) = conclusion.conclusion(self.board);
        let least: u32 = ends.iter().map(|(net, node)| net.least_length(*node)).sum();
        if removed.1 == 0 || least >= self.refused[usize::from(self.kind)] {
            return;
        }
        let mut inside: Vec<u32> = Vec::new();
        let mut rank = Rank::new(self.start, 0, self.kind);
        let mut length = 0;
        for (net, node) in ends {
            length += net.length(*node, self.scratch);
            for chain in net.chains(self.scratch) {
                if !inside.contains(&chain) {
                    inside.push(chain);
                    length += self.nested.length(chain);
                }
            }
            rank = Rank::new(self.start, length, self.kind);
            if !self.sink.wants(rank) {
                self.refused[usize::from(self.kind)] = length;
                return;
            }
        }
        self.sink.take(rank, placed, vec![removed], &mut |trace| {
            for (net, node) in ends {
                net.trace(*node, self.assumed, self.scratch, trace);
                trace.push(None);
            }
        });
    }
}
