//! Chains from all ways at once: Nishio (7.5), cell and region forcing chains (8.0), their dynamic forms
//! (8.5), and these with patterns on the way (9.0).
//!
//! What follows from an assumption is found by [`Net`], for each candidate once a position; then
//!
//! - a candidate from which a contradiction follows does not hold, and one without which a contradiction
//!   follows holds (dynamic forms and Nishio);
//! - what follows from a candidate and from its negation, from all candidates of a cell, or from all places
//!   of a digit in a house, is true.
//!
//! The length of such a chain is the number of literals in all of its branches together.

use super::net::{Net, Scratch, Ways};
use super::{Best, CANDIDATES, Literal, Rank, Set};
use crate::rating::explainer::board::{Board, CELLS, CELLS_OF, HOUSES_OF, bits};
use crate::rating::explainer::hint::Hint;

/// The kinds, in the order of preference among chains of the same length.
const DOUBLE: u8 = 1;
const CELL: u8 = 5;
const HOUSE: u8 = 6;
const CONTRADICTION: u8 = 7;

/// The families of chains, by difficulty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::rating::explainer) enum Family {
    /// Contradictions with one digit (7.5).
    Nishio,
    /// From all digits of a cell or all places in a house (8.0).
    Multiple,
    /// The same where several conclusions together may imply another (8.5).
    Dynamic,
    /// The same where patterns count as conclusions (9.0).
    Patterns,
}

impl Family {
    fn start(self) -> f64 {
        match self {
            Self::Nishio => 7.5,
            Self::Multiple => 8.0,
            Self::Dynamic => 8.5,
            Self::Patterns => 9.0,
        }
    }

    fn ways(self) -> Ways {
        Ways {
            one_digit: self == Self::Nishio,
            dynamic: self != Self::Multiple,
            patterns: self == Self::Patterns,
        }
    }
}

/// The search; keeps its memory.
#[derive(Default)]
pub(in crate::rating::explainer) struct Multiple {
    /// The nets of candidates that hold, those in use first.
    nets: Vec<Net>,
    used: usize,
    /// For each candidate its net plus one, 0 if it is not built.
    net_of: Vec<u16>,
    /// The net of a candidate that does not hold.
    without: Net,
    scratch: Scratch,
    board: Option<Board>,
}

impl Multiple {
    /// The easiest chain of a family.
    pub(in crate::rating::explainer) fn find(
        &mut self,
        board: &Board,
        family: Family,
    ) -> Option<Hint> {
        self.used = 0;
        self.net_of.clear();
        self.net_of.resize(CANDIDATES, 0);
        let mut best = Best::default();
        let least = if family == Family::Multiple { 3 } else { 2 };
        for cell in (0..CELLS).filter(|&cell| board.digits[cell].count_ones() >= least) {
            let digits = board.digits[cell];
            for digit in bits(digits.into()) {
                let source = Literal::new(cell, digit, true);
                let with = self.net(board, source.candidate, family);
                if family != Family::Multiple {
                    self.binary(board, source, with, family, &mut best);
                }
                if family != Family::Nishio {
                    self.houses(board, source, family, &mut best);
                }
            }
            if family != Family::Nishio {
                let nets: Vec<usize> = bits(digits.into())
                    .map(|digit| self.net(board, (9 * cell + digit) as u16, family))
                    .collect();
                self.common(board, &nets, CELL, family, &mut best);
            }
        }
        best.hint()
    }

    /// The net of a candidate that holds.
    fn net(&mut self, board: &Board, candidate: u16, family: Family) -> usize {
        let known = self.net_of[usize::from(candidate)];
        if known > 0 {
            return usize::from(known) - 1;
        }
        if self.used == self.nets.len() {
            self.nets.push(Net::default());
        }
        let literal = Literal { candidate, holds: true };
        build(&mut self.nets[self.used], literal, family, board, &mut self.board);
        self.used += 1;
        self.net_of[usize::from(candidate)] = self.used as u16;
        self.used - 1
    }

    /// Contradictions from a candidate or its negation, and what follows from both.
    fn binary(
        &mut self,
        board: &Board,
        source: Literal,
        with: usize,
        family: Family,
        best: &mut Best,
    ) {
        let negation = Literal { holds: false, ..source };
        build(&mut self.without, negation, family, board, &mut self.board);
        let (with, without) = (&self.nets[with], &self.without);
        let rank = |length| Rank::new(family.start(), length, CONTRADICTION);
        for (net, conclusion) in [(with, negation), (without, source)] {
            if let Some(nodes) = net.contradiction() {
                let ends = nodes.map(|node| (net, node));
                offer(board, &ends, conclusion, rank, best, &mut self.scratch);
            }
        }
        if family == Family::Nishio || board.digits[source.cell()].count_ones() < 3 {
            return;
        }
        let rank = |length| Rank::new(family.start(), length, DOUBLE);
        for holds in [true, false] {
            for literal in
                with.found(holds).filter(|literal| without.set(holds).contains(literal.candidate))
            {
                let ends = [(with, with.node(literal)), (without, without.node(literal))];
                offer(board, &ends, literal, rank, best, &mut self.scratch);
            }
        }
    }

    /// What follows from all places of a digit in a house, for the houses in which the source is first.
    fn houses(&mut self, board: &Board, source: Literal, family: Family, best: &mut Best) {
        let (cell, digit) = (source.cell(), source.digit());
        for &house in &HOUSES_OF[cell] {
            let house = usize::from(house);
            let places = board.places[house][digit];
            let first = CELLS_OF[house][places.trailing_zeros() as usize];
            if usize::from(first) != cell || places.count_ones() < 2 {
                continue;
            }
            let candidates = bits(places.into())
                .map(|place| 9 * u16::from(CELLS_OF[house][place]) + digit as u16);
            let nets: Vec<usize> =
                candidates.map(|candidate| self.net(board, candidate, family)).collect();
            self.common(board, &nets, HOUSE, family, best);
        }
    }

    /// What follows in all of these nets.
    fn common(&mut self, board: &Board, nets: &[usize], kind: u8, family: Family, best: &mut Best) {
        let nets = nets.iter().map(|&net| &self.nets[net]);
        for holds in [true, false] {
            let mut common: Set =
                nets.clone().next().map_or_else(Set::default, |net| net.set(holds).clone());
            nets.clone().for_each(|net| common.keep(net.set(holds)));
            if common.is_empty() {
                continue;
            }
            let rank = |length| Rank::new(family.start(), length, kind);
            let first = nets.clone().next().into_iter().flat_map(|net| net.found(holds));
            for literal in first.filter(|literal| common.contains(literal.candidate)) {
                let ends: Vec<_> = nets.clone().map(|net| (net, net.node(literal))).collect();
                offer(board, &ends, literal, rank, best, &mut self.scratch);
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
    copy: &mut Option<Board>,
) {
    let copy = copy.get_or_insert_with(|| board.clone());
    copy.clone_from(board);
    net.build(assumption, family.ways(), board, copy);
}

/// Takes a conclusion that follows at all of these ends if it rules something out and is the best.
fn offer(
    board: &Board,
    ends: &[(&Net, u16)],
    conclusion: Literal,
    rank: impl Fn(u32) -> Rank,
    best: &mut Best,
    scratch: &mut Scratch,
) {
    let (placed, removed) = conclusion.conclusion(board);
    if removed.1 == 0 {
        return;
    }
    let mut total = 0;
    for (net, node) in ends {
        let Some(length) = net.length(*node, u32::MAX, scratch) else { return };
        total += length;
        if !best.wants(rank(total)) {
            return;
        }
    }
    best.take(rank(total), placed, vec![removed]);
}
