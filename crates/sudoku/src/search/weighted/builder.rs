//! Makes the network of a puzzle's board, in two stages.

use std::collections::HashMap;
use std::sync::Arc;

use super::cage::Combinations;
use super::derive::derived;
use super::layers::Layers;
use super::linear::Linear;
use super::network::{Network, Propagator};
use super::relation::Relation;
use super::state::{Dead, State, Sum};
use super::topology::Topology;
use crate::model::{Cell, Element, Geometry, Pairs, Part};

/// The most cells of a derived sum that always earns its time; a longer one must be tight.
const SHORT: usize = 5;

/// A network in the making.
pub(super) struct Builder<'a> {
    geometry: &'a Geometry,
    side: usize,
    network: Network,
    sums: Vec<Sum>,
    /// Pairs of cells, the first in reading order first, with what they may hold.
    pairs: HashMap<[u16; 2], Pairs>,
    /// The same in the order in which they came.
    order: Vec<[u16; 2]>,
    relations: HashMap<Pairs, usize>,
    sums_of_two: HashMap<SumOfTwo, usize>,
    cages: HashMap<(usize, i64), Option<usize>>,
}

/// What the relation of a sum of two cells depends on: both coefficients, the total, and whether
/// the cells differ.
type SumOfTwo = (i32, i32, i64, bool);

fn numbers(cells: &[Cell]) -> Vec<u16> {
    cells.iter().map(|cell| cell.index() as u16).collect()
}

impl<'a> Builder<'a> {
    pub(super) fn new(geometry: &'a Geometry) -> Self {
        let side = geometry.side();
        Self {
            geometry,
            side,
            network: Network::new(Topology::new(side)),
            sums: Vec::new(),
            pairs: HashMap::new(),
            order: Vec::new(),
            relations: HashMap::new(),
            sums_of_two: HashMap::new(),
            cages: HashMap::new(),
        }
    }

    /// The network of the board with these candidates, which are propagated in `state`. What takes
    /// long to make is only made for boards that the rest doesn't solve, and automata are unrolled
    /// for the candidates that the rest leaves.
    ///
    /// # Errors
    /// If there is no solution.
    pub(super) fn build(mut self, cells: Vec<u64>, state: &mut State) -> Result<Network, Dead> {
        state.cells = cells;
        self.add_peers();
        self.merge_pairs();
        self.add_relations();
        self.add_houses();
        self.add_sums(&mut state.cells)?;
        self.narrow_single_cells(&mut state.cells);
        self.settle(state)?;
        let is_solved = state.cells.iter().all(|digits| digits.is_power_of_two());
        let has_lines = self.add_lines(&state.cells)?;
        let is_narrower = !is_solved && self.add_derived(&mut state.cells)?;
        if has_lines || is_narrower {
            self.settle(state)?;
        }
        Ok(self.network)
    }

    fn differ(&self, one: u16, other: u16) -> bool {
        self.network.board.differ(one, other)
    }

    fn add_peer(&mut self, one: u16, other: u16) {
        self.network.board.add_peer(one, other);
    }

    /// The peers of the board, and the cells that a constraint keeps different.
    fn add_peers(&mut self) {
        for cell in (0..self.geometry.shape().cells()).map(Cell::from_index) {
            for &peer in self.geometry.peers(cell) {
                self.add_peer(cell.index() as u16, peer.index() as u16);
            }
        }
        for part in self.geometry.parts() {
            match part {
                Part::Different(cells) => {
                    let cells = numbers(cells);
                    for (index, &one) in cells.iter().enumerate() {
                        cells[index + 1..].iter().for_each(|&other| self.add_peer(one, other));
                    }
                }
                Part::Pair { cells, allowed } if allowed.differ() => {
                    let [one, other] = cells.map(|cell| cell.index() as u16);
                    self.add_peer(one, other);
                }
                _ => {}
            }
        }
    }

    /// Several relations of the same two cells become one.
    fn merge_pairs(&mut self) {
        for part in self.geometry.parts() {
            let Part::Pair { cells, allowed } = part else { continue };
            let [one, other] = cells.map(|cell| cell.index() as u16);
            if one < other {
                self.add_pair([one, other], allowed);
            } else {
                self.add_pair([other, one], &allowed.turned());
            }
        }
    }

    fn add_pair(&mut self, cells: [u16; 2], allowed: &Pairs) {
        let differ = self.differ(cells[0], cells[1]);
        let distinct = Pairs::new(self.side, |a, b| !differ || a != b);
        let order = &mut self.order;
        let pairs = self.pairs.entry(cells).or_insert_with(|| {
            order.push(cells);
            distinct
        });
        *pairs = pairs.and(allowed);
    }

    fn add_relations(&mut self) {
        let unequal = Pairs::new(self.side, |a, b| a != b);
        for cells in std::mem::take(&mut self.order) {
            let Some(pairs) = self.pairs.get(&cells).cloned() else { continue };
            // Peers are told by `differ` alone.
            if pairs != unequal {
                self.add_relation(cells, &pairs);
            }
        }
    }

    fn add_relation(&mut self, cells: [u16; 2], pairs: &Pairs) {
        let number = self.relation(pairs);
        self.network.add(Propagator::Relation(cells, number));
    }

    /// The number of a relation, which is made once.
    fn relation(&mut self, pairs: &Pairs) -> usize {
        if let Some(&number) = self.relations.get(pairs) {
            return number;
        }
        let relations = &mut self.network.relations;
        relations.push(Relation::new(self.side, pairs));
        self.relations.insert(pairs.clone(), relations.len() - 1);
        relations.len() - 1
    }

    fn add_houses(&mut self) {
        for house in self.geometry.houses() {
            self.network.add(Propagator::House(numbers(self.geometry.cells(house))));
        }
        for part in self.geometry.parts() {
            if let Part::Different(cells) = part {
                self.add_different(&numbers(cells));
            }
        }
    }

    /// The sums that constraints ask for.
    fn add_sums(&mut self, candidates: &mut [u64]) -> Result<(), Dead> {
        for part in self.geometry.parts() {
            if let Part::Sum { terms, total } = part {
                let terms: Vec<_> =
                    terms.iter().map(|&(cell, by)| (cell.index() as u16, by)).collect();
                self.add_sum(&terms, *total, candidates)?;
                self.sums.push((terms, *total));
            }
        }
        Ok(())
    }

    /// The sums that follow; false if there is none.
    fn add_derived(&mut self, candidates: &mut [u64]) -> Result<bool, Dead> {
        let sums = derived(self.geometry, &self.sums)?;
        for (terms, total) in &sums {
            if terms.len() <= SHORT || Linear::new(&self.network.board, terms, *total).is_tight() {
                self.add_sum(terms, *total, candidates)?;
            }
        }
        Ok(!sums.is_empty())
    }

    /// As many cells as digits are a house; of fewer, all related in the same way (a renban), the
    /// sets of digits are listed.
    fn add_different(&mut self, cells: &[u16]) {
        if cells.len() == self.side {
            self.network.add(Propagator::House(cells.to_vec()));
            return;
        }
        let pair = |one: u16, other: u16| self.pairs.get(&[one.min(other), one.max(other)]);
        let [first, second, _, ..] = *cells else { return };
        let Some(same) = pair(first, second) else { return };
        let mut others = cells.iter().enumerate();
        let alike = others.all(|(index, &one)| {
            cells[index + 1..].iter().all(|&other| pair(one, other) == Some(same))
        });
        if !alike || same.turned() != *same {
            return;
        }
        let side = self.side;
        let combinations = Combinations::new(side, cells.len(), |set| {
            let members = || (0..side).filter(|&digit| set >> digit & 1 == 1);
            members().all(|one| members().all(|two| one == two || same.allows(one, two)))
        });
        if let Some(combinations) = combinations {
            self.network.combinations.push(combinations);
            let number = self.network.combinations.len() - 1;
            self.network.add(Propagator::Cage(cells.to_vec(), number));
        }
    }

    /// A sum as whatever propagates it best: a table of pairs for two cells, sets of digits for a
    /// cage, bounds otherwise.
    fn add_sum(
        &mut self,
        terms: &[(u16, i32)],
        total: i64,
        candidates: &mut [u64],
    ) -> Result<(), Dead> {
        let value = |digit: u32, by: i32| i64::from(digit) * i64::from(by);
        match *terms {
            [] => return if total == 0 { Ok(()) } else { Err(Dead) },
            [(cell, by)] => {
                let fits = (1..=self.side as u32).filter(|&digit| value(digit, by) == total);
                let kept = fits.fold(0, |kept, digit| kept | 1 << (digit - 1));
                candidates[usize::from(cell)] &= kept;
                return if kept == 0 { Err(Dead) } else { Ok(()) };
            }
            [(one, by), (other, with)] => {
                let differ = self.differ(one, other);
                let key = (by, with, total, differ);
                let number = if let Some(&number) = self.sums_of_two.get(&key) {
                    number
                } else {
                    let allowed = Pairs::new(self.side, |a, b| {
                        value(a, by) + value(b, with) == total && !(differ && a == b)
                    });
                    self.relation(&allowed)
                };
                self.sums_of_two.insert(key, number);
                self.network.add(Propagator::Relation([one, other], number));
                return Ok(());
            }
            _ => {}
        }
        let is_cage = terms.iter().enumerate().all(|(index, &(cell, by))| {
            by == 1 && terms[..index].iter().all(|&(other, _)| self.differ(cell, other))
        });
        if is_cage && self.add_cage(terms, total) {
            return Ok(());
        }
        let linear = Linear::new(&self.network.board, terms, total);
        self.network.add(Propagator::Linear(linear));
        Ok(())
    }

    /// Whether the sets of digits of a cage could be listed.
    fn add_cage(&mut self, terms: &[(u16, i32)], total: i64) -> bool {
        let combinations = &mut self.network.combinations;
        let number = *self.cages.entry((terms.len(), total)).or_insert_with(|| {
            let sets = Combinations::adding_up(self.side, terms.len(), total)?;
            combinations.push(sets);
            Some(combinations.len() - 1)
        });
        if let Some(number) = number {
            let cells = terms.iter().map(|&(cell, _)| cell).collect();
            self.network.add(Propagator::Cage(cells, number));
        }
        number.is_some()
    }

    /// Leaves what the automata of single cells read.
    fn narrow_single_cells(&self, candidates: &mut [u64]) {
        for part in self.geometry.parts() {
            let Part::Line { cells, automaton } = part else { continue };
            if let [cell] = cells[..] {
                let digits = (0..self.side).filter(|&digit| {
                    automaton.step(0, digit).is_some_and(|state| automaton.accepts(state))
                });
                candidates[cell.index()] &= digits.fold(0, |kept, digit| kept | 1 << digit);
            }
        }
    }

    /// The automata, unrolled for these candidates; false if there is none.
    fn add_lines(&mut self, candidates: &[u64]) -> Result<bool, Dead> {
        let mut found = false;
        for part in self.geometry.parts() {
            let Part::Line { cells, automaton } = part else { continue };
            if cells.len() > 1 {
                let cells = numbers(cells);
                let here: Vec<u64> =
                    cells.iter().map(|&cell| candidates[usize::from(cell)]).collect();
                let layers = Layers::new(automaton, &here).ok_or(Dead)?;
                let automaton = Arc::clone(automaton);
                self.network.add(Propagator::Layers(cells, layers, automaton));
                found = true;
            }
        }
        Ok(found)
    }

    /// Propagates all that is there so far, from these candidates on.
    fn settle(&mut self, state: &mut State) -> Result<(), Dead> {
        self.network.finish();
        state.begin(&self.network.board)?;
        self.network.propagate(state).map_err(|_| Dead)
    }
}
