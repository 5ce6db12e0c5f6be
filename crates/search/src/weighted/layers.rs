//! Automata unrolled along their line.

use std::hash::{Hash, Hasher};

use super::state::State;
use super::topology::Topology;
use crate::propagation::Contradiction;
use evoku_model::{Automaton, Lists, bits};
use evoku_model::{Mixer, QuickMap};

/// The states of an automaton after each cell, with the digits of each transition (Pesant 2004, see
/// [`Automaton`]). Only states on a path from the start to an accepting state are included. States
/// of a layer with the same transitions are merged into one node.
#[derive(Clone, Debug)]
pub(super) struct Layers {
    /// The index of the first node of each layer, and the end of the last.
    starts: Vec<usize>,
    /// The index of the first edge of each node, and the end of the last.
    firsts: Vec<usize>,
    edges: Vec<Edge>,
}

/// An edge: digits that lead to a node of the next layer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Edge {
    /// The index of the node within its layer.
    to: u16,
    digits: u64,
}

impl Layers {
    /// Unrolls an automaton along cells with these candidates; `None` if it accepts no word.
    pub(super) fn new(automaton: &Automaton, candidates: &[u64]) -> Option<Self> {
        let reached = reached(automaton, candidates);
        // The node of each state in the layer built last, if an accepting state is reachable from
        // it.
        let mut nodes = vec![None; automaton.states()];
        for &state in reached.get(candidates.len()) {
            nodes[state] = automaton.accepts(state).then_some(0);
        }
        let mut made = Backwards::default();
        let mut before = Vec::new();
        for (place, &digits) in candidates.iter().enumerate().rev() {
            made.begin_layer();
            before.clear();
            for &state in reached.get(place) {
                for digit in bits(digits) {
                    let to = automaton.step(state, digit).and_then(|next| nodes[next]);
                    to.into_iter().for_each(|to| made.lead(to, digit));
                }
                before.push(made.node());
            }
            reached.get(place + 1).iter().for_each(|&state| nodes[state] = None);
            reached.get(place).iter().zip(&before).for_each(|(&state, &node)| nodes[state] = node);
        }
        nodes[0].map(|_| made.turned())
    }

    /// The number of edges.
    pub(super) fn edges(&self) -> usize {
        self.edges.len()
    }

    /// The edges of a node.
    #[inline]
    fn edges_of(&self, node: usize) -> &[Edge] {
        &self.edges[self.firsts[node]..self.firsts[node + 1]]
    }

    /// Removes digits that are on no path from the first layer to the last.
    pub(super) fn filter(
        &self,
        cells: &[u16],
        board: &Topology,
        state: &mut State,
    ) -> Result<(), Contradiction> {
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
    ) -> Result<(), Contradiction> {
        reached.clear();
        reached.resize(self.firsts.len() - 1, false);
        reached[0] = true;
        for (place, &cell) in cells.iter().enumerate() {
            let digits = state.digits(cell);
            let next = self.starts[place + 1];
            for node in self.starts[place]..next {
                if reached[node] {
                    for edge in self.edges_of(node) {
                        reached[next + usize::from(edge.to)] |= edge.digits & digits != 0;
                    }
                }
            }
        }
        for (place, &cell) in cells.iter().enumerate().rev() {
            let digits = state.digits(cell);
            let next = self.starts[place + 1];
            let mut supported = 0;
            for node in self.starts[place]..next {
                if reached[node] {
                    let mut here = 0;
                    for edge in self.edges_of(node) {
                        if reached[next + usize::from(edge.to)] {
                            here |= edge.digits & digits;
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

/// Layers under construction, from the last to the first.
#[derive(Default)]
struct Backwards {
    /// The edges of each node.
    nodes: Lists<Edge>,
    /// The edges of the node under construction.
    open: Vec<Edge>,
    /// The index of the first node of each layer.
    starts: Vec<usize>,
    /// The nodes of the current layer, by a hash of their edges.
    alike: QuickMap<u64, usize>,
}

impl Backwards {
    fn begin_layer(&mut self) {
        self.starts.push(self.nodes.len());
        self.alike.clear();
    }

    /// Adds an edge with a digit from the current node to one of the layer built before.
    fn lead(&mut self, to: u16, digit: usize) {
        match self.open.iter_mut().find(|edge| edge.to == to) {
            Some(edge) => edge.digits |= 1 << digit,
            None => self.open.push(Edge { to, digits: 1 << digit }),
        }
    }

    /// Finishes the current node and returns its index within its layer. A node with equal edges is
    /// reused, unless its hash collides with another. `None` if no digit leads on.
    fn node(&mut self) -> Option<u16> {
        if self.open.is_empty() {
            return None;
        }
        let new = self.nodes.len();
        let mut hash = Mixer::default();
        self.open.hash(&mut hash);
        let mut node = *self.alike.entry(hash.finish()).or_insert(new);
        if node == new || self.nodes.get(node) != self.open {
            node = new;
            self.nodes.push(self.open.iter().copied());
        }
        self.open.clear();
        Some((node - self.starts.last()?) as u16)
    }

    /// The layers in order from the first to the last.
    fn turned(&self) -> Layers {
        let mut layers = Layers { starts: vec![0], firsts: vec![0], edges: Vec::new() };
        let mut end = self.nodes.len();
        for &start in self.starts.iter().rev() {
            for node in start..end {
                layers.edges.extend(self.nodes.get(node));
                layers.firsts.push(layers.edges.len());
            }
            layers.starts.push(layers.firsts.len() - 1);
            end = start;
        }
        // The node after the last cell.
        layers.firsts.push(layers.edges.len());
        layers.starts.push(layers.firsts.len() - 1);
        layers
    }
}

/// The states that an automaton can reach before each cell, and after the last.
fn reached(automaton: &Automaton, candidates: &[u64]) -> Lists<usize> {
    let mut layers = Lists::default();
    layers.push([0]);
    // The last layer that contained each state.
    let mut latest = vec![0; automaton.states()];
    for (place, &digits) in candidates.iter().enumerate() {
        for index in 0..layers.get(place).len() {
            let state = layers.get(place)[index];
            for to in bits(digits).filter_map(|digit| automaton.step(state, digit)) {
                if std::mem::replace(&mut latest[to], place + 1) != place + 1 {
                    layers.extend([to]);
                }
            }
        }
        layers.close();
    }
    layers
}

#[cfg(test)]
mod tests {
    use super::*;
    use evoku_model::Values;

    const SIDE: usize = 4;

    /// Accepts words in which `seen` digits are greater than all before them.
    fn skyscraper(seen: u32) -> Automaton {
        let step = |&(tallest, left): &(u32, u32), digit| match digit > tallest {
            true => left.checked_sub(1).map(|left| (digit, left)),
            false => Some((tallest, left)),
        };
        Automaton::explore(Values::up_to(SIDE), (0, seen), step, |&(_, left)| left == 0)
    }

    /// The digits at each position in the words that the automaton accepts.
    fn in_words(automaton: &Automaton, candidates: &[u64]) -> Vec<u64> {
        let mut found = vec![0; candidates.len()];
        for number in 0..SIDE.pow(candidates.len() as u32) {
            let digits = (0..candidates.len()).map(|place| number / SIDE.pow(place as u32) % SIDE);
            let word: Vec<usize> = digits.collect();
            let fits = word.iter().zip(candidates).all(|(&digit, here)| here >> digit & 1 == 1);
            if fits && automaton.reads(word.iter().map(|&digit| digit as u32 + 1)) {
                word.iter().zip(&mut found).for_each(|(digit, found)| *found |= 1 << digit);
            }
        }
        found
    }

    #[test]
    fn what_is_left_are_the_digits_of_words_also_after_candidates_were_lost() {
        let cells: Vec<u16> = (0..5).collect();
        let mut board = Topology::new(SIDE, SIDE);
        board.watch(std::iter::empty());
        let sets = [[15; 5], [14, 15, 7, 15, 13], [3, 15, 15, 12, 15], [1, 15, 15, 15, 7]];
        for seen in 0..=4 {
            let automaton = skyscraper(seen);
            for (whole, narrower) in sets.iter().flat_map(|whole| sets.map(|set| (whole, set))) {
                let candidates: Vec<u64> =
                    whole.iter().zip(narrower).map(|(whole, set)| whole & set).collect();
                let expected = in_words(&automaton, &candidates);
                let mut state = State::default();
                state.fill(candidates.iter().copied().chain([15; SIDE * SIDE - 5]));
                if state.begin(&board).is_err() {
                    assert!(candidates.contains(&0), "{candidates:?}");
                    continue;
                }
                let Some(layers) = Layers::new(&automaton, whole) else {
                    assert!(in_words(&automaton, whole).contains(&0), "{seen} seen of {whole:?}");
                    continue;
                };
                let filtered = layers.filter(&cells, &board, &mut state);
                assert_eq!(filtered.is_err(), expected.contains(&0));
                if filtered.is_ok() {
                    assert_eq!(state.cells()[..5], expected, "{seen} seen of {candidates:?}");
                }
            }
        }
    }
}
