//! Nets: consequences of a premise by singles, and the joining of nets of several premises.
//!
//! For each candidate, the digit is placed on a trial board, and removed on another. [`ROUNDS`]
//! times, all naked singles and then all hidden ones are placed (HoDoKu's "table look-ahead"). The
//! result is the premise's *own* net, in which an entry has several causes. An own net is then
//! continued by the own nets of its entries, and so on.
//!
//! HoDoKu calls a conclusion a net only if an entry on the path to it has more than one cause.
//! Causes that are the premise itself don't count, and at most five are kept. With single causes it
//! is a chain, and not accepted here. So the path that is kept decides if a conclusion counts, and
//! [`Joined`] follows HoDoKu's choice.

use super::reach::Reach;
use super::trial::Trial;
use super::web::{Node, Web};
use crate::position::Position;
use evoku_model::{Candidate, Cell, Digit, Set};

const ROUNDS: usize = 4;
const MAX_CAUSES: usize = 5;
/// The most entries of a joined net.
const MAX_ENTRIES: usize = 1000;

/// A consequence in a net.
#[derive(Clone, Copy, Debug)]
struct Entry {
    node: Node,
    /// The entries of the same net from which it follows, the latest first; 0 is the premise, or
    /// unused.
    causes: [u16; MAX_CAUSES],
    distance: u16,
}

/// The own nets of all premises.
#[derive(Debug, Default)]
pub(super) struct Nets<const WORDS: usize> {
    entries: Vec<Entry>,
    /// The index of the first entry of each node's net, by the node's index; followed by the total.
    starts: Vec<usize>,
    trial: Trial<WORDS>,
    singles: Vec<(Cell, Digit, bool)>,
    /// The entry of each node in the net under construction, and the net for which it is valid.
    at: Vec<u16>,
    of: Vec<u16>,
}

/// The reason for placing a digit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cause {
    Premise,
    Naked,
    Hidden,
}

impl<const WORDS: usize> Nets<WORDS> {
    /// Builds the own nets of a position, and the closure of joining them.
    pub(super) fn make(&mut self, position: &Position<WORDS>, web: &Web<WORDS>, reach: &mut Reach) {
        self.entries.clear();
        self.starts.clear();
        self.at.clear();
        self.at.resize(2 * web.places.len(), 0);
        self.of.clear();
        self.of.resize(2 * web.places.len(), u16::MAX);
        self.trial.prepare(position);
        for index in 0..2 * web.places.len() {
            let premise = Node::from_index(index);
            self.starts.push(self.entries.len());
            if premise.place() < web.candidates {
                self.try_out(position, web, premise);
                let groups = web.next(premise).filter(|next| next.place() >= web.candidates);
                groups.for_each(|next| self.add(next, [0; MAX_CAUSES]));
            } else {
                self.add(premise, [0; MAX_CAUSES]);
                web.next(premise).for_each(|next| self.add(next, [0; MAX_CAUSES]));
            }
        }
        self.starts.push(self.entries.len());
        reach.reset(web.places.len());
        for index in 0..2 * web.places.len() {
            let premise = Node::from_index(index);
            for entry in &self.own(premise)[1..] {
                reach.add(premise, entry.node);
            }
        }
        reach.close();
    }

    fn own(&self, premise: Node) -> &[Entry] {
        &self.entries[self.starts[premise.index()]..self.starts[premise.index() + 1]]
    }

    /// The net under construction.
    fn current(&self) -> usize {
        self.starts.len() - 1
    }

    /// The entry of a node in the net under construction; 0 if there is none.
    fn entry_of(&self, node: Node) -> u16 {
        let is_of_this = usize::from(self.of[node.index()]) == self.current();
        if is_of_this { self.at[node.index()] } else { 0 }
    }

    fn length(&self) -> usize {
        self.entries.len() - self.starts[self.current()]
    }

    /// Adds an entry, if the node has none.
    fn add(&mut self, node: Node, causes: [u16; MAX_CAUSES]) {
        if usize::from(self.of[node.index()]) == self.current() {
            return;
        }
        let length = self.length();
        self.of[node.index()] = self.current() as u16;
        self.at[node.index()] = length as u16;
        let start = self.starts[self.current()];
        let first = usize::from(causes[0]);
        let before = self.entries.get(start + first).map_or(0, |cause| cause.distance);
        // The latest cause is moved to the front; the distance counts from the cause that was first
        // originally.
        let mut causes = causes;
        for later in 1..MAX_CAUSES {
            if causes[later] > causes[0] {
                causes.swap(0, later);
            }
        }
        self.entries.push(Entry { node, causes, distance: before + 1 });
    }

    fn try_out(&mut self, position: &Position<WORDS>, web: &Web<WORDS>, premise: Node) {
        let Candidate { cell, digit } = web.candidate(premise.place());
        self.trial.begin();
        if premise.is_on() {
            self.put(position, web, cell, digit, Cause::Premise);
        } else {
            self.trial.rule_out(position, cell, digit);
            self.add(premise, [0; MAX_CAUSES]);
            if let Some(last) = self.trial.candidates(cell).single() {
                self.put(position, web, cell, last, Cause::Premise);
            }
        }
        let mut singles = std::mem::take(&mut self.singles);
        for _ in 0..ROUNDS {
            self.trial.singles(position, &mut singles);
            for &(cell, digit, naked) in &singles {
                let cause = if naked { Cause::Naked } else { Cause::Hidden };
                self.put(position, web, cell, digit, cause);
            }
        }
        self.singles = singles;
    }

    /// Places a digit: adds an entry for it, and one for each candidate that it rules out.
    fn put(
        &mut self,
        position: &Position<WORDS>,
        web: &Web<WORDS>,
        cell: Cell,
        digit: Digit,
        cause: Cause,
    ) {
        let number = |cell, digit| web.number(Candidate { cell, digit });
        let others = self.trial.candidates(cell) - Set::only(digit);
        let house = self.trial.tightest(position, cell, digit);
        self.trial.place(position, cell, digit);

        let mut causes = [0; MAX_CAUSES];
        let off = |place: Option<usize>| place.map_or(0, |place| self.entry_of(Node::off(place)));
        match (cause, house) {
            (Cause::Naked, _) => {
                let digits = position.candidates(cell) - Set::only(digit);
                for (at, other) in causes.iter_mut().zip(digits) {
                    *at = off(number(cell, other));
                }
            }
            (Cause::Hidden, Some(house)) => {
                let cells = position.places_in(house, digit) - Set::only(cell);
                for (at, other) in causes.iter_mut().zip(cells) {
                    *at = off(number(other, digit));
                }
            }
            _ => {}
        }
        let here = [self.length() as u16, 0, 0, 0, 0];
        if let Some(place) = number(cell, digit) {
            self.add(Node::on(place), causes);
        }
        for peer in *position.layout().peers(cell) & *position.places(digit) {
            if let Some(place) = number(peer, digit) {
                self.add(Node::off(place), here);
            }
        }
        for other in others {
            if let Some(place) = number(cell, other) {
                self.add(Node::off(place), here);
            }
        }
    }
}

/// The net of a premise, joined with those of its entries.
#[derive(Clone, Debug, Default)]
pub(super) struct Joined {
    entries: Vec<Join>,
    at: Vec<Option<u16>>,
}

#[derive(Clone, Copy, Debug)]
struct Join {
    node: Node,
    /// The node whose own net added this entry; `None` for the premise's own net.
    through: Option<Node>,
    distance: u16,
}

impl Joined {
    /// Returns `true` if nothing was joined yet.
    pub(super) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Joins the nets: each entry in turn adds its own net. An entry added by another net moves to
    /// a net through which its distance is shorter.
    pub(super) fn make<const WORDS: usize>(&mut self, nets: &Nets<WORDS>, premise: Node) {
        self.at.clear();
        self.at.resize(nets.starts.len() - 1, None);
        self.entries.clear();
        for (at, entry) in nets.own(premise).iter().enumerate() {
            self.at[entry.node.index()] = Some(at as u16);
            let Entry { node, distance, .. } = *entry;
            self.entries.push(Join { node, through: None, distance });
        }
        let mut at = 1;
        while at < self.entries.len().min(MAX_ENTRIES) {
            let Join { node: through, distance: before, .. } = self.entries[at];
            for &Entry { node, distance, .. } in &nets.own(through)[1..] {
                let join = Join { node, through: Some(through), distance: before + distance };
                match self.at[node.index()] {
                    Some(known) => {
                        let known = &mut self.entries[usize::from(known)];
                        if known.through.is_some() && known.distance > join.distance {
                            *known = join;
                        }
                    }
                    None if self.entries.len() < MAX_ENTRIES => {
                        self.at[node.index()] = Some(self.entries.len() as u16);
                        self.entries.push(join);
                    }
                    None => {}
                }
            }
            at += 1;
        }
    }

    /// The number of entries on the path to a node, and `true` if one of them has several causes.
    /// `None` if the node does not follow.
    pub(super) fn way<const WORDS: usize>(
        &self,
        nets: &Nets<WORDS>,
        goal: Node,
    ) -> Option<(usize, bool)> {
        let mut branches = Vec::new();
        let main = self.follow(nets, goal, &[], |branch| branches.push(branch))?;
        let mut length = main.len();
        for &branch in &branches {
            length += self.follow(nets, branch, &main, |_| {})?.len();
        }
        Some((length, !branches.is_empty()))
    }

    /// The entries from a node back to the premise, or to one on another path.
    fn follow<const WORDS: usize>(
        &self,
        nets: &Nets<WORDS>,
        from: Node,
        until: &[Node],
        mut branch: impl FnMut(Node),
    ) -> Option<Vec<Node>> {
        let premise = self.entries.first()?.node;
        let mut way = vec![from];
        let mut node = from;
        while node != premise && way.len() < MAX_ENTRIES {
            let join = self.entries[usize::from(self.at[node.index()]?)];
            let root = join.through.unwrap_or(premise);
            let own = nets.own(root);
            // The path within one own net, back to its root.
            let mut at = own.iter().position(|entry| entry.node == node)?;
            while at != 0 && way.len() < MAX_ENTRIES {
                let causes = own[at].causes;
                for &cause in causes[1..].iter().filter(|&&cause| cause != 0) {
                    branch(own[usize::from(cause)].node);
                }
                at = usize::from(causes[0]);
                way.push(own[at].node);
                if until.contains(&own[at].node) {
                    return Some(way);
                }
            }
            node = root;
        }
        Some(way)
    }
}
