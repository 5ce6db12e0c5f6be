//! Automata unrolled along their line.

use std::collections::BTreeMap;

use super::state::{Dead, State};
use super::topology::Topology;
use crate::model::{Automaton, bits};

/// The states of an automaton after each cell, only those on a way from its start to an end, with
/// the digits that lead from one to the next (Pesant 2004, see [`Automaton`]).
#[derive(Clone, Debug)]
pub(super) struct Layers {
    /// For each layer the number of its first node; one more at the end.
    starts: Vec<usize>,
    /// For each node its edges: the next layer's node, counted from that layer's first, and digits.
    edges: Vec<Vec<(u16, u64)>>,
}

impl Layers {
    /// Unrolls an automaton along cells with these candidates; none where no word fits.
    pub(super) fn new(automaton: &Automaton, candidates: &[u64]) -> Option<Self> {
        let length = candidates.len();
        // The states after each cell, reached from the start; then those of them that reach an end.
        let mut layers: Vec<Vec<usize>> = vec![vec![0]];
        for &digits in candidates {
            let last = layers.last().map_or(&[][..], Vec::as_slice);
            let next = |&state: &usize| bits(digits).filter_map(move |d| automaton.step(state, d));
            let mut states: Vec<usize> = last.iter().flat_map(next).collect();
            states.sort_unstable();
            states.dedup();
            layers.push(states);
        }
        layers[length].retain(|&state| automaton.accepts(state));
        for place in (0..length).rev() {
            let (before, after) = layers.split_at_mut(place + 1);
            before[place].retain(|&state| {
                let mut next = bits(candidates[place]).filter_map(|d| automaton.step(state, d));
                next.any(|next| after[0].binary_search(&next).is_ok())
            });
        }
        if layers[0].is_empty() {
            return None;
        }
        let mut starts = vec![0];
        let mut edges = Vec::new();
        for (place, states) in layers.iter().enumerate() {
            starts.push(starts[place] + states.len());
            for &state in states {
                let mut leading: BTreeMap<u16, u64> = BTreeMap::new();
                for digit in candidates.get(place).map(|&digits| bits(digits)).into_iter().flatten()
                {
                    let next = automaton.step(state, digit);
                    let found = next.and_then(|next| layers[place + 1].binary_search(&next).ok());
                    if let Some(node) = found {
                        *leading.entry(node as u16).or_default() |= 1 << digit;
                    }
                }
                edges.push(leading.into_iter().collect());
            }
        }
        Some(Self { starts, edges })
    }

    /// Leaves in each cell the digits on some way from the first layer to the last.
    pub(super) fn filter(
        &self,
        cells: &[u16],
        board: &Topology,
        state: &mut State,
    ) -> Result<(), Dead> {
        let mut reached = std::mem::take(&mut state.scratch.reached);
        let result = self.filter_with(cells, board, state, &mut reached);
        state.scratch.reached = reached;
        result
    }

    fn filter_with(
        &self,
        cells: &[u16],
        board: &Topology,
        state: &mut State,
        reached: &mut Vec<bool>,
    ) -> Result<(), Dead> {
        reached.clear();
        reached.resize(self.edges.len(), false);
        reached[0] = true;
        for (place, &cell) in cells.iter().enumerate() {
            let digits = state.cells[usize::from(cell)];
            let next = self.starts[place + 1];
            for node in self.starts[place]..next {
                if reached[node] {
                    for &(to, by) in &self.edges[node] {
                        reached[next + usize::from(to)] |= by & digits != 0;
                    }
                }
            }
        }
        for (place, &cell) in cells.iter().enumerate().rev() {
            let digits = state.cells[usize::from(cell)];
            let next = self.starts[place + 1];
            let mut supported = 0;
            for node in self.starts[place]..next {
                if reached[node] {
                    let mut here = 0;
                    for &(to, by) in &self.edges[node] {
                        if reached[next + usize::from(to)] {
                            here |= by & digits;
                        }
                    }
                    reached[node] = here != 0;
                    supported |= here;
                }
            }
            state.keep(board, usize::from(cell), supported)?;
        }
        Ok(())
    }
}
