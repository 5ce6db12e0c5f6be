//! Adds the automata along lines to the network.

use super::builder::{Builder, numbers};
use super::counts::Counts;
use super::equal::equal_sums;
use super::layers::Layers;
use super::network::{Network, Propagator};
use super::state::State;
use crate::propagation::Contradiction;
use evoku_model::{Automaton, Cell, Element, Geometry, Part};

/// The maximum number of states of an automaton that remembers the digits read.
const STATES: usize = 1 << 12;

/// The maximum number of states of an automaton that waits for a region number.
const STATES_AWAITING: usize = 1 << 14;

/// The minimum number of edges of an unrolled automaton for which remembering the digits is
/// worthwhile.
const EDGES: usize = 60;

/// The maximum factor by which remembering the digits may increase the number of edges.
const EDGES_MORE: usize = 10;

/// The maximum number of edges of an automaton for groups with equal sums.
const EDGES_ALIKE: usize = 1 << 11;

impl Builder<'_> {
    /// Adds the constraints on the number of occurrences of digits, grouped by their cells.
    pub(super) fn add_counts(&mut self) {
        let mut found: Vec<(&[Cell], Vec<u64>)> = Vec::new();
        for (cells, automaton) in lines(self.geometry) {
            let Some((digit, counts)) = counted(cells, automaton) else { continue };
            let at = found.iter().position(|&(others, _)| others == cells);
            let at = at.unwrap_or_else(|| {
                found.push((cells, vec![u64::MAX; self.side]));
                found.len() - 1
            });
            found[at].1[digit] &= counts;
        }
        for (cells, counts) in found {
            let counts = Counts::new(&self.network.board, numbers(cells), counts);
            self.network.add(Propagator::Counts(counts));
        }
    }

    /// Narrows single cells to the digits that their automata accept.
    pub(super) fn narrow_single_cells(&self, state: &mut State) {
        for part in self.geometry.parts() {
            let Part::Line { cells, automaton } = part else { continue };
            if let [cell] = cells[..] {
                let digits = (0..self.side).filter(|&digit| {
                    automaton.step(0, digit).is_some_and(|state| automaton.accepts(state))
                });
                state.narrow(cell.index(), digits.fold(0, |kept, digit| kept | 1 << digit));
            }
        }
    }

    /// Adds the automata, unrolled for these candidates; returns `false` if there are none.
    pub(super) fn add_lines(&mut self, candidates: &[u64]) -> Result<bool, Contradiction> {
        let mut has_lines = false;
        for (cells, automaton) in unrolled(self.geometry) {
            let touching = self.touching(cells, automaton);
            let layers =
                unroll(touching.as_ref().unwrap_or(automaton), &numbers(cells), candidates)?;
            self.network.add(Propagator::Layers(numbers(cells), layers));
            has_lines = true;
        }
        Ok(has_lines)
    }

    /// Adds the automata for groups of cells with equal sums, unrolled for these candidates;
    /// returns `false` if there are none.
    pub(super) fn add_equal_sums(&mut self, candidates: &[u64]) -> Result<bool, Contradiction> {
        let mut has_lines = false;
        for (cells, automaton) in equal_sums(self.geometry) {
            let cells = numbers(&cells);
            let layers = unroll(&automaton, &cells, candidates)?;
            if layers.edges() <= EDGES_ALIKE {
                self.network.add(Propagator::Layers(cells, layers));
                has_lines = true;
            }
        }
        Ok(has_lines)
    }

    /// Refines an automaton whose line contains the region number of a cell before those of all its
    /// neighbours. At least one neighbour must be in the same region.
    fn touching(&self, line: &[Cell], automaton: &Automaton) -> Option<Automaton> {
        let place = |cell: Cell| line.iter().position(|&other| other == cell);
        self.geometry.parts().iter().find_map(|part| {
            let Part::Division(division) = part else { return None };
            let mut cells = division.numbers.iter().zip(&division.neighbours);
            cells.find_map(|(&number, beside)| {
                let first = place(number).filter(|_| division.size > 1)?;
                let beside = beside.iter().map(|&beside| place(division.numbers[beside]));
                let beside: Option<Vec<usize>> =
                    beside.map(|place| place.filter(|&place| place > first)).collect();
                automaton.repeating([line.len(), STATES_AWAITING], first, &beside?)
            })
        })
    }

    /// Refines automata along cells with distinct digits to remember the digits read, unless that
    /// makes them much larger. Returns `false` if none was refined.
    pub(super) fn refine_lines(&mut self, candidates: &[u64]) -> Result<bool, Contradiction> {
        let Network { board, propagators, .. } = &mut *self.network;
        let layers = propagators.iter_mut().filter_map(|propagator| match propagator {
            Propagator::Layers(cells, layers) => Some((cells, layers)),
            _ => None,
        });
        // Lines often share an automaton, so refined automata are cached.
        let mut known: Vec<(&Automaton, usize, Option<Automaton>)> = Vec::new();
        let mut has_refined = false;
        for ((_, automaton), (cells, layers)) in unrolled(self.geometry).zip(layers) {
            let length = cells.len();
            let differs = |at: usize| cells[..at].iter().all(|&cell| board.differ(cell, cells[at]));
            if layers.edges() < EDGES || !(1..length).all(differs) {
                continue;
            }
            let at = known
                .iter()
                .position(|&(other, so_long, _)| so_long == length && *other == *automaton);
            let at = at.unwrap_or_else(|| {
                known.push((automaton, length, automaton.differing([length, STATES])));
                known.len() - 1
            });
            let Some(refined) = &known[at].2 else { continue };
            let refined = unroll(refined, cells, candidates)?;
            if refined.edges() <= EDGES_MORE * layers.edges() {
                *layers = refined;
                has_refined = true;
            }
        }
        Ok(has_refined)
    }
}

/// The lines of a board with more than one cell.
fn lines(geometry: &Geometry) -> impl Iterator<Item = (&[Cell], &Automaton)> {
    geometry.parts().iter().filter_map(|part| match part {
        Part::Line { cells, automaton } if cells.len() > 1 => Some((&cells[..], &**automaton)),
        _ => None,
    })
}

/// The lines whose automata are unrolled.
fn unrolled(geometry: &Geometry) -> impl Iterator<Item = (&[Cell], &Automaton)> {
    lines(geometry).filter(|(cells, automaton)| counted(cells, automaton).is_none())
}

/// The digit and its allowed counts, one bit each, if an automaton only counts the occurrences of
/// one digit in the cells.
fn counted(cells: &[Cell], automaton: &Automaton) -> Option<(usize, u64)> {
    let comes_again = |at: usize| cells[..at].contains(&cells[at]);
    let fits = cells.len() <= Counts::MOST && !(1..cells.len()).any(comes_again);
    if fits { automaton.counts(cells.len()) } else { None }
}

fn unroll(
    automaton: &Automaton,
    cells: &[u16],
    candidates: &[u64],
) -> Result<Layers, Contradiction> {
    let here: Vec<u64> = cells.iter().map(|&cell| candidates[usize::from(cell)]).collect();
    Layers::new(automaton, &here).ok_or(Contradiction)
}
