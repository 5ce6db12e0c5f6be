//! X-chains and XY-chains: one of the two ends of a chain holds a digit, so no cell that sees both
//! does.
//!
//! An *X-chain* visits places of one digit, linked strongly and weakly in turn (Sudopedia,
//! "X-Chain"). If it ends where it began, the digit is there. An *XY-chain* visits cells with two
//! candidates, entering by one and leaving by the other (Sudopedia, "XY-Chain"). Both begin and end
//! with a strong link, pass each cell once and have at most 19 links, as in HoDoKu.
//!
//! [`Reach`](super::reach::Reach) contains the possible ends. The shortest chain is searched only
//! for ends that rule something out. If that chain crosses itself, a depth-first search of at most
//! [`MAX_TRIES`] nodes looks for another one.

use std::ops::ControlFlow;

use super::reach::bits;
use super::tools::Tools;
use super::walk::Walk;
use super::web::{Node, Scope, Web};
use crate::deduction::Found;
use crate::technique::Technique;
use crate::techniques::search::Search;
use evoku_model::{Candidate, Cell, Set};

const MAX_LINKS: usize = 19;
const MIN_LINKS: usize = 3;

/// The most nodes examined in the search for a chain that does not cross itself.
const MAX_TRIES: usize = 20_000;

/// Finds X-chains or XY-chains.
pub(crate) fn find<const WORDS: usize>(
    technique: Technique,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let scope = if technique == Technique::XyChain {
        Scope::BivalueCells
    } else {
        Scope::Digits(search.suspicious())
    };
    let position = search.position;
    let Tools { web, reach, walk, steps } = search.cache.chains.tools.prepare(position, scope);
    steps.clear();
    let layout = position.layout();
    let mut chain = Vec::new();
    for start in 0..web.candidates {
        let Candidate { cell, digit } = web.candidate(start);
        let (on, _) = reach.from(Node::off(start));
        let mut walked = false;
        for end in bits(on).filter(|&end| web.places[end].digit == digit) {
            let last = web.places[end].cell;
            let both_ends = technique == Technique::XyChain && last == cell;
            let seen = *layout.peers(cell) & *layout.peers(last) & *position.places(digit);
            if both_ends || seen.is_empty() {
                continue;
            }
            if !walked {
                walk.from(web, Node::off(start));
                walked = true;
            }
            walk.chain(Node::on(end), &mut chain);
            let short = (MIN_LINKS + 1..=MAX_LINKS + 1).contains(&chain.len());
            if !(short && is_simple(web, &chain)) {
                if chain.len() > MAX_LINKS + 1 {
                    continue;
                }
                let Some(other) = Detour::find(web, Node::off(start), Node::on(end)) else {
                    continue;
                };
                chain = other;
            }
            let eliminations = seen.iter().map(|cell| Candidate { cell, digit }).collect();
            steps.add(technique, eliminations, &chain);
        }
    }
    steps.emit(web, found)
}

/// Returns `true` if a chain passes each cell once; it may end in the first cell again.
fn is_simple<const WORDS: usize>(web: &Web<WORDS>, chain: &[Node]) -> bool {
    let mut seen = Set::<Cell, WORDS>::EMPTY;
    let mut before = None;
    for (at, node) in chain.iter().enumerate() {
        let cell = web.places[node.place()].cell;
        let closes = at + 1 == chain.len() && node.place() == chain[0].place();
        if before != Some(cell) && !seen.insert(cell) && !closes {
            return false;
        }
        before = Some(cell);
    }
    true
}

/// The search for a chain that does not cross itself.
struct Detour<'a, const WORDS: usize> {
    web: &'a Web<WORDS>,
    /// The walk backwards from the end, which gives lower bounds of distances.
    back: Walk,
    end: Node,
    chain: Vec<Node>,
    tries: usize,
}

impl<'a, const WORDS: usize> Detour<'a, WORDS> {
    /// The shortest chain between two nodes that does not cross itself.
    fn find(web: &'a Web<WORDS>, start: Node, end: Node) -> Option<Vec<Node>> {
        let mut back = Walk::default();
        back.from(web, Node::off(end.place()));
        let mut detour = Self { web, back, end, chain: vec![start], tries: 0 };
        let cells = Set::only(web.places[start.place()].cell);
        let mut lengths = (MIN_LINKS..=MAX_LINKS).step_by(2);
        lengths.find_map(|links| detour.extend(links, Some(cells)).then(|| detour.chain.clone()))
    }

    /// Continues the chain to the end by `links` links, if that is possible. `cells` are the
    /// visited cells; `None` if the chain is back at its beginning and can't continue.
    fn extend(&mut self, links: usize, cells: Option<Set<Cell, WORDS>>) -> bool {
        let Some(&node) = self.chain.last() else { return false };
        if links == 0 {
            return node == self.end;
        }
        let web = self.web;
        let cell = web.places[node.place()].cell;
        for next in web.next(node) {
            // A link holds in both directions, so a node is as far from the end as its negation is
            // from the negated end.
            let place = next.place();
            let denied = if next.is_on() { Node::off(place) } else { Node::on(place) };
            let near = self.back.depth(denied).is_some_and(|depth| depth < links);
            self.tries += 1;
            let Some(mut cells) = cells.filter(|_| near && self.tries <= MAX_TRIES) else {
                continue;
            };
            let next_cell = web.places[next.place()].cell;
            let fresh = next_cell == cell || cells.insert(next_cell);
            if !fresh && next.place() != self.chain[0].place() {
                continue;
            }
            self.chain.push(next);
            if self.extend(links - 1, fresh.then_some(cells)) {
                return true;
            }
            self.chain.pop();
        }
        false
    }
}
