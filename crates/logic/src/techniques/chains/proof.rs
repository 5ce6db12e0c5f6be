//! Proofs: the steps from a premise of a net to a node, with all of their causes.

use super::web::{Node, Web};
use crate::deduction::{Implication, Implications};
use crate::position::Position;
use evoku_model::{Candidate, Cell, House, Set};

/// The consequences that singles and groups derive from a premise, breadth first.
///
/// A place that is on excludes its peers. The last candidate of a cell, the last place of a digit
/// in a house, and the last group of places there are on. All conclusions of a net are derived in
/// this way. Each step records all of its causes, so that it can be checked separately.
#[derive(Debug)]
pub(super) struct Proof<'a, const WORDS: usize> {
    position: &'a Position<WORDS>,
    web: &'a Web<WORDS>,
    facts: Vec<Fact>,
    /// The fact about each node, if it is known.
    known: Vec<Option<u32>>,
}

#[derive(Debug)]
struct Fact {
    node: Node,
    house: Option<House>,
    causes: Vec<usize>,
}

impl<'a, const WORDS: usize> Proof<'a, WORDS> {
    /// The steps from a premise to goals. An impossible premise implies anything, so a net may
    /// imply goals that singles don't imply. In that case, the steps lead to a contradiction
    /// instead. `None` if neither follows.
    pub(super) fn find(
        position: &'a Position<WORDS>,
        web: &'a Web<WORDS>,
        premise: Node,
        goals: &[Node],
    ) -> Option<Implications> {
        let known = vec![None; 2 * web.places.len()];
        let mut proof = Self { position, web, facts: Vec::new(), known };
        proof.add(premise, None, Vec::new());
        let mut at = 0;
        while goals.iter().any(|goal| proof.known[goal.index()].is_none()) {
            let Some(&Fact { node, .. }) = proof.facts.get(at) else {
                let contradiction = proof.contradiction()?;
                return proof.steps(&contradiction);
            };
            if node.is_on() {
                proof.take(at, node.place());
            } else {
                proof.look_around(node.place());
            }
            at += 1;
        }
        proof.steps(goals)
    }

    fn add(&mut self, node: Node, house: Option<House>, causes: Vec<usize>) {
        if self.known[node.index()].is_none() {
            self.known[node.index()] = Some(self.facts.len() as u32);
            self.facts.push(Fact { node, house, causes });
        }
    }

    /// Excludes the places that are seen by a place that is on.
    fn take(&mut self, at: usize, place: usize) {
        let web = self.web;
        let seen = web.weak(place).iter().map(|&seen| usize::from(seen));
        for seen in seen.filter(|&seen| seen < web.candidates) {
            self.add(Node::off(seen), None, vec![at]);
        }
    }

    /// Examines the rest of the cell and houses of a candidate that is off.
    fn look_around(&mut self, place: usize) {
        let (position, web) = (self.position, self.web);
        let Candidate { cell, digit } = web.candidate(place);
        let here = position.candidates(cell).iter().map(|digit| Candidate { cell, digit });
        let (lost, left) = self.split(here.filter_map(|candidate| web.number(candidate)));
        if let [last] = left[..] {
            self.add(Node::on(last), None, lost);
        }
        for &house in position.layout().houses_of(cell) {
            let places = position.places_in(house, digit);
            let here = places.iter().map(|cell| Candidate { cell, digit });
            let (lost, left) = self.split(here.filter_map(|candidate| web.number(candidate)));
            if let [last] = left[..] {
                self.add(Node::on(last), Some(house), lost);
                continue;
            }
            if left.is_empty() {
                continue;
            }
            let left: Set<Cell, WORDS> = left.iter().map(|&place| web.places[place].cell).collect();
            for group in web.candidates..web.places.len() {
                let cells = web.places[group].cells;
                let holds = web.places[group].digit == digit
                    && left.is_subset(&cells)
                    && cells.is_subset(position.layout().house(house));
                if holds {
                    let outside = (places - cells).iter().map(|cell| Candidate { cell, digit });
                    let outside = outside.filter_map(|candidate| web.number(candidate));
                    let (lost, _) = self.split(outside);
                    self.add(Node::on(group), Some(house), lost);
                }
            }
        }
    }

    /// Splits places into those that are off, returned as the facts by which they are off, and the
    /// remaining places.
    fn split(&self, places: impl Iterator<Item = usize>) -> (Vec<usize>, Vec<usize>) {
        let (mut lost, mut left) = (Vec::new(), Vec::new());
        for place in places {
            match self.known[Node::off(place).index()] {
                Some(fact) => lost.push(fact as usize),
                None => left.push(place),
            }
        }
        (lost, left)
    }

    /// Facts that can't hold together: a candidate on and off, or no candidate left for a cell or
    /// house.
    fn contradiction(&self) -> Option<Vec<Node>> {
        let knows = |node: &Node| self.known[node.index()].is_some();
        let both = |place| [Node::on(place), Node::off(place)];
        let twice = (0..self.web.candidates).find(|&place| both(place).iter().all(knows));
        if let Some(place) = twice {
            return Some(both(place).to_vec());
        }
        let off = |candidate| Some(Node::off(self.web.number(candidate)?));
        let position = self.position;
        let cells = position.open().iter().map(|cell| -> Vec<Node> {
            let digits = position.candidates(cell).iter();
            digits.filter_map(|digit| off(Candidate { cell, digit })).collect()
        });
        let houses = position.geometry().houses().flat_map(|house| {
            position.digits().map(move |digit| -> Vec<Node> {
                let cells = position.places_in(house, digit).iter();
                cells.filter_map(|cell| off(Candidate { cell, digit })).collect()
            })
        });
        cells.chain(houses).find(|nodes| !nodes.is_empty() && nodes.iter().all(knows))
    }

    /// The facts that the goals depend on, in order.
    fn steps(&self, goals: &[Node]) -> Option<Implications> {
        let mut needed = vec![false; self.facts.len()];
        for goal in goals {
            needed[self.known[goal.index()]? as usize] = true;
        }
        for at in (0..needed.len()).rev() {
            if needed[at] {
                self.facts[at].causes.iter().for_each(|&cause| needed[cause] = true);
            }
        }
        let mut index = vec![0; needed.len()];
        let mut steps = Vec::new();
        for at in (0..needed.len()).filter(|&at| needed[at]) {
            let Fact { node, house, causes } = &self.facts[at];
            let place = &self.web.places[node.place()];
            index[at] = steps.len();
            steps.push(Implication {
                cells: place.cells.iter().collect(),
                digit: place.digit,
                on: node.is_on(),
                through: None,
                house: *house,
                constraint: None,
                causes: causes.iter().map(|&cause| index[cause]).collect(),
            });
        }
        Some(Implications { steps })
    }
}
