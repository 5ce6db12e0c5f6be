//! The literals that an assumption implies, with their reasons.

use std::ops::ControlFlow;

use super::family::ImplicationRules;
use super::links::offs;
use super::literal::{CANDIDATES, Literal, Set};
use super::nested::{self, Nested};
use super::rank::{Cause, Trace};
use crate::rating::explainer::board::{Board, Layout};
use crate::rating::explainer::hint::{Elimination, Visit};
use crate::rating::explainer::{fish, locking, subsets};
use evoku_model::bits;

/// An implied literal. Its reasons are a range of [`Net::reasons`].
#[derive(Clone, Copy)]
struct Node {
    reasons: [u32; 2],
    literal: Literal,
    cause: Cause,
    /// A lower bound of the number of literals from which it follows, including itself.
    depth: u16,
    /// The number in [`Nested`] of the chain that implies the literal, if there is one.
    chain: Option<u32>,
}

/// The literals that an assumption implies.
#[derive(Default)]
pub(super) struct Net {
    nodes: Vec<Node>,
    /// The concatenated reasons of all nodes: the nodes from which each node follows.
    reasons: Vec<u16>,
    /// The candidates that hold, and those that don't, in the order of discovery, each with its
    /// node.
    found: [Vec<(u16, u16)>; 2],
    sets: [Set; 2],
    /// The node of each literal that is in the sets.
    node_of: Vec<u16>,
    /// The nodes of the first literal found together with its negation.
    contradiction: Option<[u16; 2]>,
}

/// Memory that the searches of many nets share.
#[derive(Default)]
pub(super) struct Scratch {
    seen: Vec<u32>,
    stamp: u32,
    /// The nodes of the last chain, from its end.
    queue: Vec<u16>,
}

const HOLDS: usize = 0;
const FAILS: usize = 1;

impl Net {
    /// The candidates that hold, or those that don't, in the order of discovery.
    pub(super) fn found(&self, holds: bool) -> impl Iterator<Item = Literal> + '_ {
        let found = &self.found[if holds { HOLDS } else { FAILS }];
        found.iter().map(move |&(candidate, _)| Literal { candidate, holds })
    }

    /// The candidates that hold, or those that don't, as a set.
    pub(super) fn set(&self, holds: bool) -> &Set {
        &self.sets[if holds { HOLDS } else { FAILS }]
    }

    /// The node of an implied literal.
    pub(super) fn node(&self, literal: Literal) -> u16 {
        self.node_of[literal.index()]
    }

    /// The nodes of a literal and its negation if both were implied.
    pub(super) fn contradiction(&self) -> Option<[u16; 2]> {
        self.contradiction
    }

    /// A lower bound of [`Net::length`].
    pub(super) fn least_length(&self, node: u16) -> u32 {
        self.nodes[usize::from(node)].depth.into()
    }

    /// Counts the literals from which a node follows, including itself, and stores them in
    /// `scratch`.
    pub(super) fn length(&self, node: u16, scratch: &mut Scratch) -> u32 {
        scratch.stamp += 1;
        scratch.seen.resize(scratch.seen.len().max(self.nodes.len()), 0);
        scratch.queue.clear();
        scratch.queue.push(node);
        scratch.seen[usize::from(node)] = scratch.stamp;
        let mut at = 0;
        while at < scratch.queue.len() {
            let [from, to] = self.nodes[usize::from(scratch.queue[at])].reasons;
            for &reason in &self.reasons[from as usize..to as usize] {
                let seen = &mut scratch.seen[usize::from(reason)];
                if *seen != scratch.stamp {
                    *seen = scratch.stamp;
                    scratch.queue.push(reason);
                }
            }
            at += 1;
        }
        scratch.queue.len() as u32
    }

    /// The inner chains used by the literals of the last [`Net::length`].
    pub(super) fn chains<'a>(&'a self, scratch: &'a Scratch) -> impl Iterator<Item = u32> + 'a {
        scratch.queue.iter().filter_map(|&node| self.nodes[usize::from(node)].chain)
    }

    /// Writes to `trace` the literals from which a node follows. The assumption has the cause
    /// `assumed`.
    pub(super) fn trace(
        &self,
        node: u16,
        assumed: Cause,
        scratch: &mut Scratch,
        trace: &mut Trace,
    ) {
        self.length(node, scratch);
        trace.extend(scratch.queue.iter().map(|&node| {
            let Node { literal, cause, .. } = self.nodes[usize::from(node)];
            let cause = if cause == Cause::Assumption { assumed } else { cause };
            Some((literal.index() as u16, cause))
        }));
    }

    /// Finds all implications of an assumption, up to the first contradiction. `board` and `before`
    /// are the same position; the implications are applied to `board`.
    pub(super) fn build<L: Layout>(
        &mut self,
        assumption: Literal,
        rules: ImplicationRules,
        before: &Board<L>,
        board: &mut Board<L>,
        nested: &mut Nested<L>,
    ) {
        self.nodes.clear();
        self.reasons.clear();
        self.found.iter_mut().for_each(Vec::clear);
        self.sets.iter_mut().for_each(Set::clear);
        self.node_of.resize(2 * CANDIDATES, 0);
        self.contradiction = None;
        let node = self.add_node(assumption, Cause::Assumption, 0);
        self.enter(assumption, node);
        let mut done = [0, 0];
        loop {
            if let Some(&(candidate, node)) = self.found[HOLDS].get(done[HOLDS]) {
                done[HOLDS] += 1;
                let mut clash = None;
                offs(board, candidate, !rules.one_digit, |off| {
                    if clash.is_none() && !self.sets[FAILS].contains(off) {
                        let start = self.reasons.len();
                        self.reasons.push(node);
                        // The reason why a candidate does not hold is never used.
                        let off = Literal { candidate: off, holds: false };
                        clash = self.imply(off, Cause::Pattern, start);
                    }
                });
                if clash.is_some() {
                    self.contradiction = clash;
                    return;
                }
            } else if let Some(&(candidate, node)) = self.found[FAILS].get(done[FAILS]) {
                done[FAILS] += 1;
                if let Some(clash) = self.follow_failure(candidate, node, rules, before, board) {
                    self.contradiction = Some(clash);
                    return;
                }
            } else if !self.follow_patterns(before, board, rules.level, nested) {
                return;
            }
        }
    }

    /// Adds the implications of a candidate that does not hold: the last candidate of its cell, or
    /// the last place in a house.
    fn follow_failure<L: Layout>(
        &mut self,
        candidate: u16,
        node: u16,
        rules: ImplicationRules,
        before: &Board<L>,
        board: &mut Board<L>,
    ) -> Option<[u16; 2]> {
        let (cell, digit) = (usize::from(candidate) / 9, usize::from(candidate) % 9);
        if rules.dynamic {
            board.remove(cell, digit);
        }
        // The implications are entered one by one as they are found. Entering one does not change
        // the board, so the others stay the same.
        let left = board.digits[cell] & !(1 << digit);
        let only = Literal::new(cell, left.trailing_zeros() as usize, true);
        if !rules.one_digit && left.is_power_of_two() && !self.sets[HOLDS].contains(only.candidate)
        {
            let start = self.reasons.len();
            self.reasons.push(node);
            if rules.dynamic {
                for gone in bits((before.digits[cell] & !left).into()) {
                    self.reasons.push(self.node(Literal::new(cell, gone, false)));
                }
            }
            let clash = self.imply(only, Cause::Cell, start);
            if clash.is_some() {
                return clash;
            }
        }
        for (kind, house, place) in board.houses(cell) {
            let left = board.places(house)[digit] & !(1 << place);
            if !left.is_power_of_two() {
                continue;
            }
            let only = board.cells_of(house)[left.trailing_zeros() as usize];
            let only = Literal::new(only.into(), digit, true);
            if self.sets[HOLDS].contains(only.candidate) {
                continue;
            }
            let start = self.reasons.len();
            self.reasons.push(node);
            if rules.dynamic {
                for place in bits((before.places(house)[digit] & !left).into()) {
                    let gone = usize::from(board.cells_of(house)[place]);
                    self.reasons.push(self.node(Literal::new(gone, digit, false)));
                }
            }
            let cause = Cause::House(kind as u8);
            let clash = self.imply(only, cause, start);
            if clash.is_some() {
                return clash;
            }
        }
        None
    }

    /// Adds a new literal whose reasons are those from index `start` on. If its negation was
    /// implied too, it returns the nodes of both.
    #[inline(always)]
    fn imply(&mut self, literal: Literal, cause: Cause, start: usize) -> Option<[u16; 2]> {
        let node = self.add_node(literal, cause, start);
        let negation = Literal { holds: !literal.holds, ..literal };
        if self.set(negation.holds).contains(literal.candidate) {
            return Some([node, self.node(negation)]);
        }
        self.enter(literal, node);
        None
    }

    fn add_node(&mut self, literal: Literal, cause: Cause, start: usize) -> u16 {
        let depths = self.reasons[start..].iter().map(|&node| self.nodes[usize::from(node)].depth);
        let depth = 1 + depths.max().unwrap_or(0);
        let reasons = [start as u32, self.reasons.len() as u32];
        self.nodes.push(Node { reasons, literal, cause, depth, chain: None });
        (self.nodes.len() - 1) as u16
    }

    fn enter(&mut self, literal: Literal, node: u16) {
        let side = if literal.holds { HOLDS } else { FAILS };
        self.sets[side].insert(literal.candidate);
        self.found[side].push((literal.candidate, node));
        self.node_of[literal.index()] = node;
    }

    /// Adds the eliminations of the first technique that finds new ones. Returns `true` if any
    /// does.
    ///
    /// A pattern or chain counts only if the loss of a candidate created it; the others are
    /// separate steps.
    fn follow_patterns<L: Layout>(
        &mut self,
        before: &Board<L>,
        board: &Board<L>,
        level: u8,
        nested: &mut Nested<L>,
    ) -> bool {
        if level == 0 {
            return false;
        }
        let mut any = false;
        for technique in [locking::indirect, hidden_pair, naked_pair, x_wing] {
            let _ = technique(board, &mut |found: &Elimination<'_>| {
                let start = self.reasons.len();
                found.pattern.reasons(before, board, |cell, digit| {
                    self.reasons.push(self.node_of[Literal::new(cell, digit, false).index()]);
                });
                any |= self.rule_out(start, found.removed, None);
                ControlFlow::Continue(())
            });
            if any {
                return true;
            }
        }
        for &technique in nested::techniques(level) {
            for chain in nested.find(technique, board) {
                let start = self.reasons.len();
                for (cell, digit) in chain.needs(board.layout) {
                    if before.allows(cell, digit) && !board.allows(cell, digit) {
                        self.reasons.push(self.node_of[Literal::new(cell, digit, false).index()]);
                    }
                }
                if self.reasons.len() > start {
                    any |= self.rule_out(start, &chain.removed, Some(nested.number(&chain)));
                }
            }
            if any {
                return true;
            }
        }
        false
    }

    /// Adds the eliminations of a pattern or chain, whose reasons are those from index `start` on.
    /// Returns `false` if there are no such reasons.
    fn rule_out(&mut self, start: usize, removed: &[(u8, u16)], chain: Option<u32>) -> bool {
        let reasons = [start as u32, self.reasons.len() as u32];
        if reasons[0] == reasons[1] {
            return false;
        }
        let mut removed = removed.to_vec();
        removed.sort_unstable();
        for (cell, digits) in removed {
            for digit in bits(digits.into()) {
                let literal = Literal::new(cell.into(), digit, false);
                if !self.sets[FAILS].contains(literal.candidate) {
                    let cause = Cause::Pattern;
                    self.nodes.push(Node { reasons, literal, cause, depth: 1, chain });
                    self.enter(literal, (self.nodes.len() - 1) as u16);
                }
            }
        }
        true
    }
}

fn hidden_pair<L: Layout>(board: &Board<L>, visit: &mut dyn Visit) -> ControlFlow<()> {
    subsets::hidden(board, 2, visit)
}

fn naked_pair<L: Layout>(board: &Board<L>, visit: &mut dyn Visit) -> ControlFlow<()> {
    subsets::naked(board, 2, visit)
}

fn x_wing<L: Layout>(board: &Board<L>, visit: &mut dyn Visit) -> ControlFlow<()> {
    fish::find(board, 2, visit)
}
