//! Builds the network of a puzzle's board, in two stages.

use std::collections::{HashMap, HashSet};

use super::cage::Cage;
use super::cells::members;
use super::derive::derived;
use super::linear::Linear;
use super::merge::merged;
use super::network::{Network, Propagator};
use super::regions::Regions;
use super::state::{State, Sum};
use super::tables::SumOfTwo;
use crate::propagation::Contradiction;
use evoku_model::{Cell, Division, Element, Geometry, Pairs, Part, Values};

/// The maximum length of a derived sum that is always useful; a longer sum must be tight.
const SHORT: usize = 5;

/// A network under construction.
pub(super) struct Builder<'a> {
    pub(super) geometry: &'a Geometry,
    pub(super) side: usize,
    pub(super) network: &'a mut Network,
    /// The allowed pairs of digits of two cells, the first in reading order first.
    pairs: HashMap<[u16; 2], Pairs>,
    /// The keys of `pairs` in order of insertion.
    order: Vec<[u16; 2]>,
    /// Pairs of cells whose relation is part of a larger propagator.
    covered: HashSet<[u16; 2]>,
}

pub(super) fn numbers(cells: &[Cell]) -> Vec<u16> {
    cells.iter().map(|cell| cell.index() as u16).collect()
}

impl<'a> Builder<'a> {
    pub(super) fn new(geometry: &'a Geometry, network: &'a mut Network) -> Self {
        let side = geometry.side();
        Self {
            geometry,
            side,
            network,
            pairs: HashMap::new(),
            order: Vec::new(),
            covered: HashSet::new(),
        }
    }

    /// Builds the network of the board and propagates the candidates of `state`. Automata are
    /// unrolled for the candidates that the other propagators leave.
    ///
    /// # Errors
    /// If there is no solution.
    pub(super) fn build(mut self, state: &mut State) -> Result<(), Contradiction> {
        let digits = self.geometry.values().count();
        self.network.begin(self.side, digits);
        self.add_peers();
        self.add_regions(state);
        self.share_peers();
        self.merge_pairs();
        self.add_houses();
        self.add_relations();
        for (terms, total) in self.sums() {
            self.add_sum(&terms, total)?;
        }
        self.add_counts();
        self.narrow_single_cells(state);
        self.settle(state)?;
        if self.add_lines(state.cells())? {
            self.settle(state)?;
        }
        Ok(())
    }

    /// Adds propagators that are expensive to build and that most boards don't need. These are the
    /// implied sums and, for the given candidates, automata that remember digits read or sums of
    /// groups. Returns `false` if there is nothing to add.
    ///
    /// # Errors
    /// If there is no solution.
    pub(super) fn add_derived(mut self, candidates: &[u64]) -> Result<bool, Contradiction> {
        let given = self.sums();
        let has_refined = self.refine_lines(candidates)?;
        let has_lines = self.add_equal_sums(candidates)?;
        let sums = derived(self.geometry, &given)?;
        let merged = merged(&self.network.board, &given);
        for (terms, total) in &merged {
            self.add_sum(terms, *total)?;
        }
        for (terms, total) in &sums {
            if terms.len() <= SHORT || Linear::new(&self.network.board, terms, *total).is_tight() {
                self.add_sum(terms, *total)?;
            }
        }
        self.network.finish();
        Ok(has_refined || has_lines || !sums.is_empty() || !merged.is_empty())
    }

    fn differ(&self, one: u16, other: u16) -> bool {
        self.network.board.differ(one, other)
    }

    fn add_peer(&mut self, one: u16, other: u16) {
        self.network.board.add_peer(one, other);
    }

    /// Adds the peers of the board, and the pairs of cells that a constraint forces to differ.
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

    /// Gives cells with equal digits the same peers.
    fn share_peers(&mut self) {
        let equal = self.equal_cells();
        let mut has_changed = true;
        while std::mem::take(&mut has_changed) {
            for &[one, other] in &equal {
                for (from, to) in [(one, other), (other, one)] {
                    for peer in members(&self.network.board.peers_without(from, to)) {
                        has_changed = true;
                        self.add_peer(to as u16, peer as u16);
                    }
                }
            }
        }
    }

    /// Pairs of cells that hold the same digit.
    fn equal_cells(&self) -> Vec<[usize; 2]> {
        let mut equal = Vec::new();
        for part in self.geometry.parts() {
            if let Part::Pair { cells, allowed } = part
                && (0..self.side).all(|digit| allowed.forth(digit) & !(1 << digit) == 0)
            {
                equal.push(cells.map(|cell| cell.index()));
            }
        }
        equal
    }

    /// Merges several relations of the same two cells.
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
        let distinct = Pairs::new(Values::up_to(self.side), |a, b| !differ || a != b);
        let order = &mut self.order;
        let pairs = self.pairs.entry(cells).or_insert_with(|| {
            order.push(cells);
            distinct
        });
        *pairs = pairs.and(allowed);
    }

    fn add_relations(&mut self) {
        let unequal = Pairs::new(Values::up_to(self.side), |a, b| a != b);
        for cells in std::mem::take(&mut self.order) {
            let Some(pairs) = self.pairs.get(&cells).cloned() else { continue };
            // Pairs that must only differ are handled by `differ` alone.
            if pairs != unequal && !self.covered.contains(&cells) {
                self.add_relation(cells, &pairs);
            }
        }
    }

    fn add_relation(&mut self, cells: [u16; 2], pairs: &Pairs) {
        let number = self.network.tables.of_pairs(self.side, pairs);
        self.network.add(Propagator::Relation(cells, number));
    }

    fn add_houses(&mut self) {
        for house in self.geometry.houses() {
            self.network.board.add_house(numbers(self.geometry.cells(house)));
        }
        for part in self.geometry.parts() {
            if let Part::Different(cells) = part {
                self.add_different(&numbers(cells));
            }
        }
    }

    /// The sums given by constraints.
    fn sums(&self) -> Vec<Sum> {
        let mut sums = Vec::new();
        for part in self.geometry.parts() {
            if let Part::Sum { terms, total } = part {
                let terms = terms.iter().map(|&(cell, by)| (cell.index() as u16, by));
                sums.push((terms.collect(), *total));
            }
        }
        sums
    }

    /// Adds a set of distinct cells. If it has as many cells as there are digits, it is a house. If
    /// it is smaller and all pairs have the same relation (as in a renban), its sets of digits are
    /// listed.
    fn add_different(&mut self, cells: &[u16]) {
        if cells.len() == self.geometry.values().count() {
            self.network.board.add_house(cells.to_vec());
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
        if let Some(number) = self.network.tables.of_alike(self.side, cells.len(), same) {
            for (index, &one) in cells.iter().enumerate() {
                let others = cells[index + 1..].iter();
                self.covered.extend(others.map(|&other| [one.min(other), one.max(other)]));
            }
            self.add_cage(cells.to_vec(), number);
        }
    }

    fn add_cage(&mut self, cells: Vec<u16>, sets: usize) {
        let cage = Cage::new(&self.network.board, cells, sets);
        self.network.add(Propagator::Cage(cage));
    }

    /// Adds a sum with its most effective propagator: a table of pairs for two cells, sets of
    /// digits for a cage, bounds otherwise.
    fn add_sum(&mut self, terms: &[(u16, i32)], total: i64) -> Result<(), Contradiction> {
        match *terms {
            [] => return if total == 0 { Ok(()) } else { Err(Contradiction) },
            [(one, by), (other, with)] => {
                let differ = self.differ(one, other);
                let sum = SumOfTwo { side: self.side, coefficients: [by, with], total, differ };
                let number = self.network.tables.of_sum(sum);
                self.network.add(Propagator::Relation([one, other], number));
                return Ok(());
            }
            _ => {}
        }
        let is_cage = terms.len() > 1
            && terms.iter().enumerate().all(|(index, &(cell, by))| {
                by == 1 && terms[..index].iter().all(|&(other, _)| self.differ(cell, other))
            });
        if is_cage && let Some(number) = self.network.tables.of_cage(self.side, terms.len(), total)
        {
            let cells = terms.iter().map(|&(cell, _)| cell).collect();
            self.add_cage(cells, number);
            return Ok(());
        }
        let linear = Linear::new(&self.network.board, terms, total);
        self.network.add(Propagator::Linear(linear));
        Ok(())
    }

    /// Adds the regions whose shapes are part of the solution. Cells of the same region have
    /// different digits.
    fn add_regions(&mut self, state: &State) {
        let equal = self.equal_cells();
        let are_equal = |one: u16, other: u16| {
            let [one, other] = [usize::from(one), usize::from(other)];
            equal.contains(&[one, other]) || equal.contains(&[other, one])
        };
        for part in self.geometry.parts() {
            let Part::Division(division) = part else { continue };
            let digits = self.geometry.values().count();
            let regions =
                Regions::new(division, digits, self.may_exchange(division, state), are_equal);
            for cells in regions.together() {
                for (index, &one) in cells.iter().enumerate() {
                    cells[index + 1..].iter().for_each(|&other| self.add_peer(one, other));
                }
            }
            self.network.add(Propagator::Regions(regions));
        }
    }

    /// Returns `true` if region numbers are interchangeable. They must be outside the board, and
    /// every number cell must have all of them as candidates. All constraints on them must be
    /// invariant under permutations.
    fn may_exchange(&self, division: &Division, state: &State) -> bool {
        let all = u64::MAX >> (64 - division.regions());
        let frame = self.geometry.frame();
        let is_open =
            |cell: &Cell| state.cells()[cell.index()] & all == all && !frame.is_inside(*cell);
        let is_number = |cell: &&Cell| division.numbers.contains(cell);
        let mut divisions = 0;
        let mut are_alike = self.geometry.constraints().iter().map(|constraint| {
            let cells = constraint.cells();
            // The number of cells whose value matters; the other cells are only compared.
            let told = match constraint.kind().name {
                "beside" => return true,
                "chaos-construction" => {
                    divisions += 1;
                    cells.len() / 2
                }
                "different" | "same-sets" | "palindrome" | "clone" => 0,
                "alike" | "run" | "distinct-count" => 1,
                _ => cells.len(),
            };
            let (told, compared) = cells.split_at(told);
            let numbers = compared.iter().filter(is_number).count();
            !told.iter().any(|cell| is_number(&cell)) && (numbers == 0 || numbers == compared.len())
        });
        are_alike.all(|alike| alike) && divisions == 1 && division.numbers.iter().all(is_open)
    }

    /// Propagates the network built so far, starting with the candidates of `state`.
    fn settle(&mut self, state: &mut State) -> Result<(), Contradiction> {
        self.network.finish();
        state.begin(&self.network.board)?;
        self.network.propagate(state).map_err(|_| Contradiction)
    }
}
