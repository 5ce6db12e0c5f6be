//! Chains from several alternatives at once: Nishio (7.5), cell and region forcing chains (8.0),
//! their dynamic forms (8.5), and these with patterns (9.0).
//!
//! [`Net`] finds the implications of an assumption, once per position for each candidate. Then
//!
//! - a candidate from which a contradiction follows does not hold, and one without which a
//!   contradiction follows holds (dynamic forms and Nishio);
//! - what follows from a candidate and from its negation, from all candidates of a cell, or from
//!   all places of a digit in a house, is true.
//!
//! The length of such a chain is the number of literals in all of its branches together.

use std::sync::atomic::AtomicBool;

use super::family::Family;
use super::literal::{CANDIDATES, Literal, Set};
use super::nested::{All, Inner, Nested};
use super::net::{Net, Scratch};
use super::rank::{Best, Cause, Rank, Sink};
use crate::rating::explainer::board::{Board, CELLS, CELLS_OF, HOUSES_OF};
use crate::rating::explainer::hint::Hint;
use evoku_model::bits;
use evoku_search::cancel::is_set;

/// The kinds of chains, in the order of preference among chains of the same length.
const DOUBLE: u8 = 1;
const CELL: u8 = 5;
const HOUSE: u8 = 6;
const CONTRADICTION: u8 = 7;

/// The search; its memory is reused.
pub(in crate::rating::explainer) struct Multiple {
    /// The nets of candidates that are assumed to hold; the first `used` are in use.
    nets: Vec<Net>,
    used: usize,
    /// For each candidate the index of its net plus one; 0 if the net is not built.
    net_of: Vec<u16>,
    /// The net of a candidate that is assumed not to hold.
    without: Net,
    scratch: Scratch,
    board: Option<Board>,
    nested: Nested,
}

impl Default for Multiple {
    fn default() -> Self {
        Self {
            nets: Vec::new(),
            used: 0,
            net_of: Vec::new(),
            without: Net::default(),
            scratch: Scratch::default(),
            board: None,
            nested: Nested::new(|| Box::<Self>::default()),
        }
    }
}

impl Inner for Multiple {
    fn search_all(&mut self, family: Family, board: &Board, all: &mut All) {
        self.search(board, family, None, all);
    }
}

impl Multiple {
    /// Finds the easiest chain of a family. If `cancel` becomes true, it returns early, with any
    /// chain or none.
    pub(in crate::rating::explainer) fn find(
        &mut self,
        board: &Board,
        family: Family,
        cancel: Option<&AtomicBool>,
    ) -> Option<Hint> {
        let mut best = Best::default();
        self.search(board, family, cancel, &mut best);
        best.hint()
    }

    /// Passes all chains of a family that `sink` wants to it.
    pub(super) fn search(
        &mut self,
        board: &Board,
        family: Family,
        cancel: Option<&AtomicBool>,
        sink: &mut impl Sink,
    ) {
        self.nested.clear();
        self.used = 0;
        self.net_of.clear();
        self.net_of.resize(CANDIDATES, 0);
        let least = if family == Family::Multiple { 3 } else { 2 };
        for cell in (0..CELLS).filter(|&cell| board.digits[cell].count_ones() >= least) {
            if is_set(cancel) {
                return;
            }
            let digits = board.digits[cell];
            for digit in bits(digits.into()) {
                let source = Literal::new(cell, digit, true);
                let with = self.net(board, source.candidate, family);
                if family != Family::Multiple {
                    self.binary(board, source, with, family, sink);
                }
                if family != Family::Nishio {
                    self.houses(board, source, family, sink);
                }
            }
            if family != Family::Nishio {
                let nets: Vec<usize> = bits(digits.into())
                    .map(|digit| self.net(board, (9 * cell + digit) as u16, family))
                    .collect();
                self.common(board, &nets, (CELL, Cause::Cell), family, sink);
            }
        }
    }

    /// The index of the net of a candidate that is assumed to hold. Builds the net if necessary.
    fn net(&mut self, board: &Board, candidate: u16, family: Family) -> usize {
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
    fn binary(
        &mut self,
        board: &Board,
        source: Literal,
        with: usize,
        family: Family,
        sink: &mut impl Sink,
    ) {
        let negation = Literal { holds: false, ..source };
        let shared = (&mut self.board, &mut self.nested);
        build(&mut self.without, negation, family, board, shared);
        let (with, without) = (&self.nets[with], &self.without);
        let mut judge = Judge {
            board,
            start: family.start(),
            kind: CONTRADICTION,
            assumed: Cause::Assumption,
            nested: &self.nested,
            scratch: &mut self.scratch,
            sink,
        };
        for (net, conclusion) in [(with, negation), (without, source)] {
            if let Some(nodes) = net.contradiction() {
                judge.offer(&nodes.map(|node| (net, node)), conclusion);
            }
        }
        if family == Family::Nishio || board.digits[source.cell()].count_ones() < 3 {
            return;
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
    }

    /// Finds common implications of all places of a digit in a house, for the houses in which
    /// `source` is the first place.
    fn houses(&mut self, board: &Board, source: Literal, family: Family, sink: &mut impl Sink) {
        let (cell, digit) = (source.cell(), source.digit());
        for (kind, &house) in HOUSES_OF[cell].iter().enumerate() {
            let house = usize::from(house);
            let places = board.places[house][digit];
            let first = CELLS_OF[house][places.trailing_zeros() as usize];
            if usize::from(first) != cell || places.count_ones() < 2 {
                continue;
            }
            let cells = bits(places.into()).map(|place| u16::from(CELLS_OF[house][place]));
            let nets: Vec<usize> =
                cells.map(|cell| self.net(board, 9 * cell + digit as u16, family)).collect();
            let assumed = Cause::House(kind as u8);
            self.common(board, &nets, (HOUSE, assumed), family, sink);
        }
    }

    /// Finds common implications of all `nets`.
    fn common(
        &mut self,
        board: &Board,
        nets: &[usize],
        (kind, assumed): (u8, Cause),
        family: Family,
        sink: &mut impl Sink,
    ) {
        let nets: Vec<&Net> = nets.iter().map(|&net| &self.nets[net]).collect();
        let Some((first, others)) = nets.split_first() else { return };
        let mut judge = Judge {
            board,
            start: family.start(),
            kind,
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
fn build(
    net: &mut Net,
    assumption: Literal,
    family: Family,
    board: &Board,
    (copy, nested): (&mut Option<Board>, &mut Nested),
) {
    let copy = copy.get_or_insert_with(|| board.clone());
    copy.clone_from(board);
    net.build(assumption, family.ways(), board, copy, nested);
}

/// Ranks conclusions and passes them to the sink.
struct Judge<'a, S> {
    board: &'a Board,
    /// The difficulty of the shortest chains of the family.
    start: f64,
    kind: u8,
    /// The reason why one of the assumptions is true.
    assumed: Cause,
    nested: &'a Nested,
    scratch: &'a mut Scratch,
    sink: &'a mut S,
}

impl<S: Sink> Judge<'_, S> {
    /// Passes on a conclusion that follows at each of `ends`, if it changes the board and the sink
    /// wants its rank.
    fn offer(&mut self, ends: &[(&Net, u16)], conclusion: Literal) {
        let (placed, removed) = conclusion.conclusion(self.board);
        if removed.1 == 0 {
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
                return;
            }
        }
        self.sink.take(rank, placed, vec![removed], |trace| {
            for (net, node) in ends {
                net.trace(*node, self.assumed, self.scratch, trace);
                trace.push(None);
            }
        });
    }
}
