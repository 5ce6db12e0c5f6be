//! The propagators of a board, and who watches which cell.

use std::collections::HashMap;

use super::cage::Combinations;
use super::derive::derived;
use super::house;
use super::layers::Layers;
use super::linear::Linear;
use super::relation::Relation;
use super::state::{Choice, Dead, State, Sum};
use super::topology::Topology;
use crate::model::{Cell, Element, Geometry, Pairs, Part};

/// What rules out candidates, the cheap ones first.
#[derive(Clone, Debug)]
pub(super) enum Propagator {
    Relation([u16; 2], usize),
    Cage(Vec<u16>, usize),
    House(Vec<u16>),
    Linear(Linear),
    Layers(Vec<u16>, Layers),
}

impl Propagator {
    /// Its cells; one may come several times.
    pub(super) fn cells(&self) -> Vec<u16> {
        match self {
            Self::Relation(cells, _) => cells.to_vec(),
            Self::Cage(cells, _) | Self::House(cells) | Self::Layers(cells, _) => cells.clone(),
            Self::Linear(linear) => linear.cells().collect(),
        }
    }

    /// How cheap it is: the cheapest come first.
    fn rank(&self) -> usize {
        match self {
            Self::Relation(..) => 0,
            Self::Cage(..) => 1,
            Self::House(..) => 2,
            Self::Linear(..) => 3,
            Self::Layers(..) => 4,
        }
    }
}

/// Where a board showed that it has no solution.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Failure {
    /// The decided cell that was followed last.
    pub(super) followed: Option<Choice>,
    /// The number of the propagator that found it, unless two cells see each other.
    pub(super) propagator: Option<usize>,
}

/// The propagators of a puzzle's board. Built once for each puzzle, because automata are unrolled
/// for its candidates.
#[derive(Clone, Debug, Default)]
pub(super) struct Network {
    pub(super) board: Topology,
    propagators: Vec<Propagator>,
    /// The cells of each propagator.
    cells: Vec<Vec<u16>>,
    relations: Vec<Relation>,
    combinations: Vec<Combinations>,
}

impl Network {
    /// The network of a board; the candidates are those of the puzzle by sight, narrowed to what
    /// rules about single cells leave.
    ///
    /// # Errors
    /// If a constraint can't be met whatever the digits.
    pub(super) fn new(geometry: &Geometry, candidates: &mut [u64]) -> Result<Self, Dead> {
        Builder::new(geometry).build(candidates)
    }

    /// The cells of each house.
    pub(super) fn houses(&self) -> impl Iterator<Item = &[u16]> {
        self.propagators.iter().filter_map(|propagator| match propagator {
            Propagator::House(cells) => Some(&cells[..]),
            _ => None,
        })
    }

    /// The cells of a propagator.
    pub(super) fn cells(&self, propagator: usize) -> &[u16] {
        &self.cells[propagator]
    }

    /// Rules out candidates until nothing more follows: decided cells first, then the propagators in
    /// their order, the cheap ones first.
    ///
    /// # Errors
    /// If there is no solution; nothing waits to be looked at then.
    pub(super) fn propagate(&self, state: &mut State) -> Result<(), Failure> {
        let result = self.follow(state);
        if result.is_err() {
            state.forget();
        }
        result
    }

    fn follow(&self, state: &mut State) -> Result<(), Failure> {
        let mut failure = Failure::default();
        loop {
            while let Some(decided) = state.take_decided() {
                failure.followed = Some(decided);
                for &peer in self.board.peers(decided.cell) {
                    let kept = state.keep(&self.board, usize::from(peer), !decided.digit);
                    kept.map_err(|Dead| failure)?;
                }
            }
            let Some(number) = state.take_pending() else { return Ok(()) };
            let filtered = self.filter(&self.propagators[number], state);
            filtered.map_err(|Dead| Failure { propagator: Some(number), ..failure })?;
        }
    }

    /// Rules out what one propagator can't have.
    fn filter(&self, propagator: &Propagator, state: &mut State) -> Result<(), Dead> {
        match propagator {
            Propagator::Relation(cells, relation) => {
                self.relations[*relation].filter(*cells, &self.board, state)
            }
            Propagator::Cage(cells, sets) => {
                self.combinations[*sets].filter(cells, &self.board, state)
            }
            Propagator::House(cells) => house::filter(cells, &self.board, state),
            Propagator::Linear(linear) => linear.filter(&self.board, state),
            Propagator::Layers(cells, layers) => layers.filter(cells, &self.board, state),
        }
    }
}

/// The most cells of a derived sum that always earns its time; a longer one must be tight.
const SHORT: usize = 5;

/// A network in the making.
struct Builder<'a> {
    geometry: &'a Geometry,
    side: usize,
    network: Network,
    /// Pairs of cells, the first in reading order first, with what they may hold.
    pairs: HashMap<[u16; 2], Pairs>,
    /// The same in the order in which they came.
    order: Vec<[u16; 2]>,
    known: HashMap<Pairs, usize>,
    sets: HashMap<(usize, i64), Option<usize>>,
}

fn numbers(cells: &[Cell]) -> Vec<u16> {
    cells.iter().map(|cell| cell.index() as u16).collect()
}

impl<'a> Builder<'a> {
    fn new(geometry: &'a Geometry) -> Self {
        let network = Network { board: Topology::new(geometry.side()), ..Network::default() };
        Self {
            geometry,
            side: geometry.side(),
            network,
            pairs: HashMap::new(),
            order: Vec::new(),
            known: HashMap::new(),
            sets: HashMap::new(),
        }
    }

    fn build(mut self, candidates: &mut [u64]) -> Result<Network, Dead> {
        self.add_peers();
        self.merge_pairs();
        self.add_relations();
        for house in self.geometry.houses() {
            self.network.propagators.push(Propagator::House(numbers(self.geometry.cells(house))));
        }
        let mut sums: Vec<Sum> = Vec::new();
        for part in self.geometry.parts() {
            match part {
                Part::Different(cells) => self.add_different(&numbers(cells)),
                Part::Sum { terms, total } => {
                    let terms = terms.iter().map(|&(cell, by)| (cell.index() as u16, by));
                    sums.push((terms.collect(), *total));
                }
                _ => {}
            }
        }
        for (terms, total) in &sums {
            self.add_sum(terms, *total, candidates)?;
        }
        for (terms, total) in derived(self.geometry, &sums)? {
            let differ = |one, other| self.differ(one, other);
            if terms.len() <= SHORT || Linear::new(self.side, &terms, total, differ).is_tight() {
                self.add_sum(&terms, total, candidates)?;
            }
        }
        self.add_lines(candidates)?;
        Ok(self.finish())
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
        let relations = &mut self.network.relations;
        let number = *self.known.entry(pairs.clone()).or_insert_with(|| {
            relations.push(Relation::new(self.side, pairs));
            relations.len() - 1
        });
        self.network.propagators.push(Propagator::Relation(cells, number));
    }

    /// As many cells as digits are a house; of fewer, all related in the same way (a renban), the
    /// sets of digits are listed.
    fn add_different(&mut self, cells: &[u16]) {
        if cells.len() == self.side {
            self.network.propagators.push(Propagator::House(cells.to_vec()));
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
            self.network.propagators.push(Propagator::Cage(cells.to_vec(), number));
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
                let allowed = Pairs::new(self.side, |a, b| {
                    value(a, by) + value(b, with) == total && !(differ && a == b)
                });
                self.add_relation([one, other], &allowed);
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
        let linear = Linear::new(self.side, terms, total, |one, other| self.differ(one, other));
        self.network.propagators.push(Propagator::Linear(linear));
        Ok(())
    }

    /// Whether the sets of digits of a cage could be listed.
    fn add_cage(&mut self, terms: &[(u16, i32)], total: i64) -> bool {
        let combinations = &mut self.network.combinations;
        let number = *self.sets.entry((terms.len(), total)).or_insert_with(|| {
            let sets = Combinations::adding_up(self.side, terms.len(), total)?;
            combinations.push(sets);
            Some(combinations.len() - 1)
        });
        if let Some(number) = number {
            let cells = terms.iter().map(|&(cell, _)| cell).collect();
            self.network.propagators.push(Propagator::Cage(cells, number));
        }
        number.is_some()
    }

    fn add_lines(&mut self, candidates: &mut [u64]) -> Result<(), Dead> {
        for part in self.geometry.parts() {
            let Part::Line { cells, automaton } = part else { continue };
            if let [cell] = cells[..] {
                let digits = (0..self.side).filter(|&digit| {
                    automaton.step(0, digit).is_some_and(|state| automaton.accepts(state))
                });
                candidates[cell.index()] &= digits.fold(0, |kept, digit| kept | 1 << digit);
            }
        }
        for part in self.geometry.parts() {
            let Part::Line { cells, automaton } = part else { continue };
            if cells.len() > 1 {
                let cells = numbers(cells);
                let here: Vec<u64> =
                    cells.iter().map(|&cell| candidates[usize::from(cell)]).collect();
                let layers = Layers::new(automaton, &here).ok_or(Dead)?;
                self.network.propagators.push(Propagator::Layers(cells, layers));
            }
        }
        Ok(())
    }

    fn finish(mut self) -> Network {
        let network = &mut self.network;
        network.propagators.sort_by_key(Propagator::rank);
        network.cells = network.propagators.iter().map(Propagator::cells).collect();
        network.board.finish(&network.cells);
        self.network
    }
}
