//! The propagators of a board, and who watches which cell.

use std::collections::HashMap;

use super::cage::Combinations;
use super::derive::derived;
use super::house;
use super::layers::Layers;
use super::linear::Linear;
use super::relation::Relation;
use super::state::{Dead, State};
use crate::model::{Cell, Element, Geometry, Lists, Pairs, Part};

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

    /// Rules out what can't be.
    pub(super) fn filter(&self, network: &Network, state: &mut State) -> Result<(), Dead> {
        match self {
            Self::Relation(cells, relation) => {
                network.relations[*relation].filter(*cells, network, state)
            }
            Self::Cage(cells, combinations) => {
                network.combinations[*combinations].filter(cells, network, state)
            }
            Self::House(cells) => house::filter(cells, network, state),
            Self::Linear(linear) => linear.filter(network, state),
            Self::Layers(cells, layers) => layers.filter(cells, network, state),
        }
    }
}

/// The propagators of a puzzle's board. Built once for each puzzle, because automata are unrolled
/// for its candidates.
#[derive(Clone, Debug, Default)]
pub(super) struct Network {
    side: usize,
    peers: Lists<u16>,
    /// The peers of each cell, a bit each.
    peer_bits: Vec<u64>,
    cell_words: usize,
    propagators: Vec<Propagator>,
    relations: Vec<Relation>,
    combinations: Vec<Combinations>,
    /// For each cell the propagators that watch it, a bit each.
    watching: Vec<u64>,
    words: usize,
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

    /// Every digit, a bit each.
    pub(super) fn all(&self) -> u64 {
        u64::MAX >> (64 - self.side)
    }

    pub(super) fn side(&self) -> usize {
        self.side
    }

    /// The cells that may not hold the same digit as this one.
    pub(super) fn peers(&self, cell: usize) -> &[u16] {
        self.peers.get(cell)
    }

    /// The same, a bit each.
    pub(super) fn peer_bits(&self, cell: usize) -> &[u64] {
        &self.peer_bits[cell * self.cell_words..][..self.cell_words]
    }

    /// The words of [`Network::peer_bits`].
    pub(super) fn cell_words(&self) -> usize {
        self.cell_words
    }

    /// The propagators that watch a cell, a bit each.
    pub(super) fn watching(&self, cell: usize) -> &[u64] {
        &self.watching[cell * self.words..][..self.words]
    }

    /// The words of [`Network::watching`].
    pub(super) fn words(&self) -> usize {
        self.words
    }

    pub(super) fn propagator(&self, number: usize) -> &Propagator {
        &self.propagators[number]
    }

    pub(super) fn propagators(&self) -> &[Propagator] {
        &self.propagators
    }
}

/// A sum: cells with coefficients, and the total.
pub(super) type Sum = (Vec<(u16, i32)>, i64);

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
        let cells = geometry.shape().cells();
        let cell_words = cells.div_ceil(64);
        let network = Network {
            side: geometry.side(),
            peer_bits: vec![0; cells * cell_words],
            cell_words,
            ..Network::default()
        };
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
            self.add_sum(&terms, total, candidates)?;
        }
        self.add_lines(candidates)?;
        Ok(self.finish())
    }

    fn differ(&self, one: u16, other: u16) -> bool {
        self.network.peer_bits(usize::from(one))[usize::from(other) / 64] >> (other % 64) & 1 == 1
    }

    fn add_peer(&mut self, one: u16, other: u16) {
        if one != other {
            for (from, to) in [(one, other), (other, one)] {
                let (from, to) = (usize::from(from), usize::from(to));
                self.network.peer_bits[from * self.network.cell_words + to / 64] |= 1 << (to % 64);
            }
        }
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
        let Some(&[first, second]) = cells.get(..2).and_then(|two| two.as_array()) else { return };
        let Some(same) = pair(first, second) else { return };
        let mut others = cells.iter().enumerate();
        let alike = others.all(|(index, &one)| {
            cells[index + 1..].iter().all(|&other| pair(one, other) == Some(same))
        });
        if cells.len() < 3 || !alike || same.turned() != *same {
            return;
        }
        let side = self.side;
        let fits = |set: u16| {
            let members = || (0..side).filter(|&digit| set >> digit & 1 == 1);
            members().all(|one| members().all(|two| one == two || same.allows(one, two)))
        };
        if let Some(combinations) = Combinations::new(side, cells.len(), fits) {
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
                let fits = |digit: &usize| {
                    automaton.step(0, *digit).is_some_and(|state| automaton.accepts(state))
                };
                let kept = (0..self.side).filter(fits).fold(0, |kept, digit| kept | 1 << digit);
                candidates[cell.index()] &= kept;
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
        network.words = network.propagators.len().div_ceil(64);
        let cells = self.geometry.shape().cells();
        network.watching = vec![0; cells * network.words];
        for (number, propagator) in network.propagators.iter().enumerate() {
            for cell in propagator.cells() {
                network.watching[usize::from(cell) * network.words + number / 64] |=
                    1 << (number % 64);
            }
        }
        for cell in 0..cells {
            let bits =
                network.peer_bits[cell * network.cell_words..][..network.cell_words].to_vec();
            let peers = |(word, &bits): (usize, &u64)| {
                crate::model::bits(bits).map(move |bit| (64 * word + bit) as u16)
            };
            network.peers.push(bits.iter().enumerate().flat_map(peers).collect::<Vec<_>>());
        }
        self.network
    }
}
