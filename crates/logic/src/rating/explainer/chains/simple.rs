//! Forcing chains and bidirectional cycles on the unchanged candidates. Their links use one digit
//! (cycles 6.5, chains 6.6), only cells with two candidates (6.5), or both (7.0).
//!
//! From every candidate, the implications are followed breadth first, so the first chain found from
//! a candidate is a shortest one. There are at most about 700 literals from each of at most 729
//! candidates.

use super::closure::Closure;
#[cfg(test)]
mod tests;

use super::barren::{ALL, Barren};
use super::links::{Links, cause};
use super::literal::{Literal, Set, sources};
use super::rank::{Best, Cause, Rank, Sink};
use crate::rating::explainer::board::{Board, Layout, cells_in};
use crate::rating::explainer::hint::Hint;
use evoku_model::bits;

/// A literal in a chain and the node from which it follows.
#[derive(Clone, Copy)]
struct Node {
    candidate: u16,
    parent: u32,
}

/// The parent of the assumption.
const NONE: u32 = u32::MAX;

/// The search for the easiest chain, which keeps its memory for the next call.
#[derive(Default)]
pub(in crate::rating::explainer) struct Simple {
    /// The closures of one kind of links, and of both.
    closures: [Closure; 2],
    /// The positions without chains of one digit.
    barren: Barren,
    nodes: Vec<Node>,
    on: Set,
    off: Set,
}

impl Simple {
    /// Finds the easiest chain or cycle.
    pub(in crate::rating::explainer) fn find<L: Layout>(
        &mut self,
        board: &Board<L>,
    ) -> Option<Hint> {
        let mut best = Best::default();
        self.search(board, &mut best);
        best.hint()
    }

    /// Passes to `sink` all chains and cycles that it wants.
    pub(super) fn search<L: Layout>(&mut self, board: &Board<L>, sink: &mut dyn Sink) {
        // Most often there are none at all.
        if !self.closures[1].follow(board, Links::Both, ALL) {
            return;
        }
        for links in [Links::Digit, Links::Cells, Links::Both] {
            if !sink.wants(links.cycle(4)) {
                break;
            }
            let digits = if links == Links::Digit { self.barren.others(board) } else { ALL };
            if !self.closures[index(links)].follow(board, links, digits) {
                if links == Links::Digit {
                    self.barren.add(board, digits);
                }
                continue;
            }
            for (cell, digit) in sources(board, 2).filter(|(_, digit)| digits >> digit & 1 == 1) {
                if links == Links::Cells && board.digits[cell].count_ones() > 2 {
                    continue;
                }
                let source = (9 * cell + digit) as u16;
                if self.closures[index(links)].is_in_cycle(source) {
                    self.cycles(board, source, links, sink);
                }
                if links.houses() && self.closures[index(links)].is_refuted(source) {
                    self.chain(board, source, true, links, sink);
                }
                if links.houses() && self.closures[index(links)].is_proven(source) {
                    self.chain(board, source, false, links, sink);
                }
            }
        }
    }

    /// All that follows by all links of a position.
    pub(super) fn closure<L: Layout>(&mut self, board: &Board<L>) -> &Closure {
        self.closures[1].follow(board, Links::Both, ALL);
        &self.closures[1]
    }

    fn start(&mut self, source: u16) {
        self.on.clear();
        self.off.clear();
        self.nodes.clear();
        self.nodes.push(Node { candidate: source, parent: NONE });
    }

    /// Finds cycles that begin with `source`, which is assumed to hold, and return to it.
    fn cycles<L: Layout>(
        &mut self,
        board: &Board<L>,
        source: u16,
        links: Links,
        sink: &mut dyn Sink,
    ) {
        self.start(source);
        self.on.insert(source);
        let graph = &self.closures[index(links)].graph;
        let (mut from, mut length) = (0, 0);
        while from < self.nodes.len() {
            length += 2;
            if !sink.wants(links.cycle(length.max(4))) {
                return;
            }
            let to = self.nodes.len();
            for at in from..to {
                let Node { candidate, parent } = self.nodes[at];
                for &off in graph.offs(candidate) {
                    if !self.is_above(parent, off) {
                        self.nodes.push(Node { candidate: off, parent: at as u32 });
                    }
                }
            }
            from = to;
            let to = self.nodes.len();
            for at in from..to {
                for &on in graph.ons(self.nodes[at].candidate) {
                    if length >= 4 && on == source {
                        self.close(board, at, links.cycle(length), sink);
                    }
                    if self.on.insert(on) {
                        self.nodes.push(Node { candidate: on, parent: at as u32 });
                    }
                }
            }
            from = to;
        }
    }

    /// Returns `true` if `candidate` is that of `node` or of a node two, four ... links above it.
    fn is_above(&self, mut node: u32, candidate: u16) -> bool {
        let nodes = self.nodes.as_slice();
        while node != NONE {
            let Node { candidate: above, parent } = nodes[node as usize];
            if above == candidate {
                return true;
            }
            node = nodes[parent as usize].parent;
        }
        false
    }

    /// Passes on the cycle that ends in the node `last`. It rules out the candidates outside its
    /// cells that are excluded both by a literal that holds and by one that does not.
    fn close<L: Layout>(&self, board: &Board<L>, last: usize, rank: Rank, sink: &mut dyn Sink) {
        if !sink.wants(rank) {
            return;
        }
        let mut cells = 0;
        let mut seen = [[0_u128; 9]; 2];
        for (at, (cell, digit)) in self.candidates_above(last as u32).enumerate() {
            cells |= 1 << cell;
            // The path begins with a literal that does not hold and ends with the source, which
            // does.
            seen[at % 2][digit] |= board.peer_set(cell);
        }
        let mut removed: Vec<(u8, u16)> = Vec::new();
        for cell in cells_in(!cells & ((1 << 81) - 1)) {
            let gone = bits(board.digits[cell].into())
                .filter(|&digit| (seen[0][digit] & seen[1][digit]) >> cell & 1 == 1)
                .fold(0, |gone, digit| gone | 1 << digit);
            if gone != 0 {
                removed.push((cell as u8, gone));
            }
        }
        if !removed.is_empty() {
            sink.take(rank, None, removed, &mut |trace| {
                // First the literals forwards, from the source to itself. Then the literals
                // backwards, each negated; each link keeps the cause that it has forwards.
                let forwards = self.path(board, last as u32, false);
                let first = forwards[forwards.len() - 1].0;
                let closing = Literal { candidate: first, holds: true };
                let from = Literal { candidate: forwards[0].0, holds: false };
                trace.push(Some((closing.index() as u16, cause(board, from, closing))));
                let links = &forwards[..forwards.len() - 1];
                trace.extend(links.iter().map(|&(candidate, holds, cause)| {
                    Some((Literal { candidate, holds }.index() as u16, cause))
                }));
                trace.push(None);
                let negated = Literal { candidate: first, holds: false };
                trace.push(Some((negated.index() as u16, Cause::Assumption)));
                trace.extend(links.iter().rev().map(|&(candidate, holds, cause)| {
                    Some((Literal { candidate, holds: !holds }.index() as u16, cause))
                }));
            });
        }
    }

    /// The cells and digits from a node back to the assumption.
    fn candidates_above(&self, node: u32) -> impl Iterator<Item = (usize, usize)> {
        let mut at = node;
        std::iter::from_fn(move || {
            let node = self.nodes.get(at as usize)?;
            at = node.parent;
            Some((usize::from(node.candidate) / 9, usize::from(node.candidate) % 9))
        })
    }

    /// The literals from a node back to the assumption: candidate, truth value and cause.
    fn path<L: Layout>(
        &self,
        board: &Board<L>,
        node: u32,
        mut holds: bool,
    ) -> Vec<(u16, bool, Cause)> {
        let mut path = Vec::new();
        let mut node = self.nodes[node as usize];
        loop {
            let literal = Literal { candidate: node.candidate, holds };
            let Some(&parent) = self.nodes.get(node.parent as usize) else {
                path.push((literal.candidate, holds, Cause::Assumption));
                return path;
            };
            let from = Literal { candidate: parent.candidate, holds: !holds };
            path.push((literal.candidate, holds, cause(board, from, literal)));
            (node, holds) = (parent, !holds);
        }
    }

    /// Finds the first chain from a literal to its negation.
    fn chain<L: Layout>(
        &mut self,
        board: &Board<L>,
        source: u16,
        holds: bool,
        links: Links,
        sink: &mut dyn Sink,
    ) {
        self.start(source);
        if holds {
            self.on.insert(source)
        } else {
            self.off.insert(source)
        };
        let graph = &self.closures[index(links)].graph;
        let (mut from, mut length, mut holding) = (0, 1, holds);
        while from < self.nodes.len() {
            length += 1;
            // Only the negation can be the end.
            if !sink.wants(links.chain(length + u32::from(holding != holds))) {
                return;
            }
            let to = self.nodes.len();
            let mut is_closed = false;
            for at in from..to {
                let Node { candidate, .. } = self.nodes[at];
                let (seen, next) = if holding {
                    // The source may be the end even if it has no links of its own.
                    is_closed |= links.exclude(board, candidate, source);
                    (&mut self.off, graph.offs(candidate))
                } else {
                    (&mut self.on, graph.ons(candidate))
                };
                for &candidate in next {
                    is_closed |= candidate == source;
                    if seen.insert(candidate) {
                        self.nodes.push(Node { candidate, parent: at as u32 });
                    }
                }
            }
            if is_closed && holding == holds {
                let end = Literal { candidate: source, holds: !holds };
                let (placed, removed) = end.conclusion(board);
                sink.take(links.chain(length), placed, vec![removed], &mut |trace| {
                    // The first literal that leads to the end.
                    let last = (from as u32..to as u32).find(|&node| {
                        let candidate = self.nodes[node as usize].candidate;
                        if holds {
                            links.exclude(board, candidate, source)
                        } else {
                            graph.ons(candidate).contains(&source)
                        }
                    });
                    let Some(last) = last else { return };
                    let path = self.path(board, last, holds);
                    let before = Literal { candidate: path[0].0, holds };
                    trace.push(Some((end.index() as u16, cause(board, before, end))));
                    trace.extend(path.iter().map(|&(candidate, holds, cause)| {
                        Some((Literal { candidate, holds }.index() as u16, cause))
                    }));
                });
                return;
            }
            (from, holding) = (to, !holding);
        }
    }
}

/// The closure of these links.
fn index(links: Links) -> usize {
    usize::from(links == Links::Both)
}
