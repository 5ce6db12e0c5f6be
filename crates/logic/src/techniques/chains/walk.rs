//! Shortest chains.

use super::web::{Node, Web};
use crate::deduction::{Implication, Implications, LockedSet};

/// The nodes that follow from a premise, breadth first. Each has the node through which it was
/// reached first, or later by a shorter path.
///
/// Links are followed in the order of the web, so the choice among several shortest chains is
/// deterministic.
#[derive(Debug, Default)]
pub(super) struct Walk {
    /// The nodes in the order in which they were reached; the premise is the first.
    pub(super) order: Vec<Node>,
    parents: Vec<Node>,
    depths: Vec<u16>,
    seen: Vec<u32>,
    stamp: u32,
}

impl Walk {
    /// Walks from a premise.
    pub(super) fn from<const WORDS: usize>(&mut self, web: &Web<WORDS>, premise: Node) {
        self.until(web, premise, usize::MAX, |_| false);
    }

    /// Walks from a premise until `count` wanted nodes are reached. Without almost locked sets, the
    /// paths to them are the same as those of the whole walk.
    pub(super) fn until<const WORDS: usize>(
        &mut self,
        web: &Web<WORDS>,
        premise: Node,
        count: usize,
        wanted: impl Fn(Node) -> bool,
    ) {
        if self.seen.len() < 2 * web.places.len() || self.stamp == u32::MAX {
            self.seen = vec![0; 2 * web.places.len()];
            self.parents = vec![premise; 2 * web.places.len()];
            self.depths = vec![0; 2 * web.places.len()];
            self.stamp = 0;
        }
        self.stamp += 1;
        self.order.clear();
        self.order.push(premise);
        self.seen[premise.index()] = self.stamp;
        self.depths[premise.index()] = 0;
        if web.sets.is_empty() {
            self.spread::<false, WORDS>(web, count, wanted);
        } else {
            self.spread::<true, WORDS>(web, count, wanted);
        }
    }

    /// Continues from the premise, through almost locked sets if there are any.
    #[inline(always)]
    fn spread<const SETS: bool, const WORDS: usize>(
        &mut self,
        web: &Web<WORDS>,
        mut count: usize,
        wanted: impl Fn(Node) -> bool,
    ) {
        let mut at = 0;
        while let Some(&node) = self.order.get(at) {
            let before = self.order.len();
            if node.is_on() {
                for &place in web.weak(node.place()) {
                    self.reach::<SETS, WORDS>(web, node, Node::off(usize::from(place)));
                }
            } else {
                for link in web.strong(node.place()) {
                    let next = Node::on(usize::from(link.place));
                    self.reach::<SETS, WORDS>(web, node, next);
                    // An almost locked set is processed together with its consequences.
                    if SETS && web.places[next.place()].set.is_some() {
                        let onwards = web.next(next);
                        onwards.for_each(|after| self.reach::<SETS, WORDS>(web, next, after));
                    }
                }
            }
            count -= self.order[before..].iter().filter(|&&node| wanted(node)).count();
            if count == 0 {
                return;
            }
            at += 1;
        }
    }

    #[inline(always)]
    fn reach<const SETS: bool, const WORDS: usize>(
        &mut self,
        web: &Web<WORDS>,
        node: Node,
        next: Node,
    ) {
        let known = self.seen[next.index()] == self.stamp;
        if known && !SETS {
            // All links have equal length, so the first path is the shortest.
            return;
        }
        let depth = self.depths[node.index()] + if SETS { web.distance(node, next) } else { 1 };
        if !known || depth < self.depths[next.index()] {
            self.parents[next.index()] = node;
            self.depths[next.index()] = depth;
        }
        if !known {
            self.seen[next.index()] = self.stamp;
            self.order.push(next);
        }
    }

    /// The distance of a node, in links if there are no almost locked sets; `None` if it does not
    /// follow.
    pub(super) fn depth(&self, node: Node) -> Option<usize> {
        let reached = self.seen[node.index()] == self.stamp;
        reached.then(|| usize::from(self.depths[node.index()]))
    }

    /// The chain to a reached node, the premise first.
    pub(super) fn chain(&self, node: Node, chain: &mut Vec<Node>) {
        chain.clear();
        chain.push(node);
        let premise = self.order[0];
        let mut at = node;
        while at != premise {
            at = self.parents[at.index()];
            chain.push(at);
        }
        chain.reverse();
    }
}

/// A chain as data.
pub(super) fn implications<const WORDS: usize>(web: &Web<WORDS>, chain: &[Node]) -> Implications {
    let steps = chain.iter().enumerate().map(|(at, node)| {
        let place = &web.places[node.place()];
        let before = at.checked_sub(1).map(|before| chain[before].place());
        let through = before.filter(|_| node.is_on()).and_then(|before| web.places[before].set);
        let links = before.filter(|_| node.is_on()).map_or(&[][..], |before| web.strong(before));
        let link = links.iter().find(|link| usize::from(link.place) == node.place());
        Implication {
            cells: place.cells.iter().collect(),
            digit: place.digit,
            on: node.is_on(),
            through: through.map(|set| LockedSet {
                cells: web.sets[set].0.iter().collect(),
                digits: web.sets[set].1,
            }),
            house: link.and_then(|link| link.house),
            constraint: None,
            causes: at.checked_sub(1).into_iter().collect(),
        }
    });
    Implications { steps: steps.collect() }
}
