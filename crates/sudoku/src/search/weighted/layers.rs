//! Automata unrolled along their line.

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

/// A state of an automaton that reads different digits: its own state and the digits read so far,
/// a bit each. None where it reads on whatever comes.
type Reading = Option<(usize, u64)>;

/// The most nodes of an automaton that reads different digits.
const MOST: usize = 1 << 12;

impl Layers {
    /// Unrolls an automaton along cells with these candidates; none where no word fits.
    pub(super) fn new(automaton: &Automaton, candidates: &[u64]) -> Option<Self> {
        let layers = reached(automaton, candidates)?;
        Some(Self::joined(&layers, candidates, |_, &state, digit| automaton.step(state, digit)))
    }

    /// Unrolls an automaton along cells that hold different digits: ways with a digit twice are
    /// left out, as long as it matters what comes. None where this takes too many nodes.
    ///
    /// # Errors
    /// If no word fits.
    pub(super) fn of_different(
        automaton: &Automaton,
        candidates: &[u64],
    ) -> Result<Option<Self>, Dead> {
        let plain = reached(automaton, candidates).ok_or(Dead)?;
        let free = free(automaton, candidates, &plain);
        let step = |place: usize, reading: &Reading, digit: usize| {
            let Some((state, read)) = *reading else { return Some(None) };
            let next = automaton.step(state, digit).filter(|_| read >> digit & 1 == 0)?;
            let node = plain[place + 1].binary_search(&next).ok()?;
            Some((!free[place + 1][node]).then_some((next, read | 1 << digit)))
        };
        let mut layers: Vec<Vec<Reading>> = vec![vec![Some((0, 0))]];
        let mut count = 1;
        for place in 0..candidates.len() {
            layers.push(following(&layers[place], candidates[place], |r, d| step(place, r, d)));
            count += layers[place + 1].len();
            if count > MOST {
                return Ok(None);
            }
        }
        keep_leading_on(&mut layers, candidates, step);
        if layers[0].is_empty() {
            return Err(Dead);
        }
        Ok(Some(Self::joined(&layers, candidates, step)))
    }

    /// Joins the states of layers by the digits that lead from one to the next.
    fn joined<S: Ord>(
        layers: &[Vec<S>],
        candidates: &[u64],
        step: impl Fn(usize, &S, usize) -> Option<S>,
    ) -> Self {
        let mut starts = vec![0];
        let mut edges = Vec::new();
        for (place, states) in layers.iter().enumerate() {
            starts.push(starts[place] + states.len());
            for state in states {
                let mut leading: Vec<(u16, u64)> = Vec::new();
                for digit in candidates.get(place).map(|&digits| bits(digits)).into_iter().flatten()
                {
                    let next = step(place, state, digit);
                    let found = next.and_then(|next| layers[place + 1].binary_search(&next).ok());
                    let Some(node) = found.map(|node| node as u16) else { continue };
                    match leading.iter_mut().find(|(to, _)| *to == node) {
                        Some((_, digits)) => *digits |= 1 << digit,
                        None => leading.push((node, 1 << digit)),
                    }
                }
                edges.push(leading);
            }
        }
        Self { starts, edges }
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

/// The states after each cell on some way from the start to an end; none where there is no way.
fn reached(automaton: &Automaton, candidates: &[u64]) -> Option<Vec<Vec<usize>>> {
    let step = |&state: &usize, digit| automaton.step(state, digit);
    let mut layers = vec![vec![0]];
    for (place, &digits) in candidates.iter().enumerate() {
        layers.push(following(&layers[place], digits, step));
    }
    layers[candidates.len()].retain(|&state| automaton.accepts(state));
    keep_leading_on(&mut layers, candidates, |_, state, digit| step(state, digit));
    (!layers[0].is_empty()).then_some(layers)
}

/// The states that these digits lead to, ascending.
fn following<S: Ord>(states: &[S], digits: u64, step: impl Fn(&S, usize) -> Option<S>) -> Vec<S> {
    let next = |state| bits(digits).filter_map(|digit| step(state, digit)).collect::<Vec<S>>();
    let mut all: Vec<S> = states.iter().flat_map(next).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Keeps the states from which some digit leads to a state of the next layer.
fn keep_leading_on<S: Ord>(
    layers: &mut [Vec<S>],
    candidates: &[u64],
    step: impl Fn(usize, &S, usize) -> Option<S>,
) {
    for place in (0..candidates.len()).rev() {
        let (before, after) = layers.split_at_mut(place + 1);
        before[place].retain(|state| {
            let mut next = bits(candidates[place]).filter_map(|digit| step(place, state, digit));
            next.any(|next| after[0].binary_search(&next).is_ok())
        });
    }
}

/// For each of the states of [`reached`] whether all candidates lead on to an end from there.
fn free(automaton: &Automaton, candidates: &[u64], layers: &[Vec<usize>]) -> Vec<Vec<bool>> {
    let mut free: Vec<Vec<bool>> = layers.iter().map(|states| vec![true; states.len()]).collect();
    for place in (0..candidates.len()).rev() {
        for (node, &state) in layers[place].iter().enumerate() {
            free[place][node] = bits(candidates[place]).all(|digit| {
                let next = automaton.step(state, digit);
                let found = next.and_then(|next| layers[place + 1].binary_search(&next).ok());
                found.is_some_and(|next| free[place + 1][next])
            });
        }
    }
    free
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIDE: usize = 5;

    /// Reads words of which so many digits are greater than all before them.
    fn skyscraper(seen: u32) -> Automaton {
        let step = |&(tallest, left): &(u32, u32), digit| match digit > tallest {
            true => left.checked_sub(1).map(|left| (digit, left)),
            false => Some((tallest, left)),
        };
        Automaton::explore(SIDE, (0, seen), step, |&(_, left)| left == 0)
    }

    /// The digits of each place in the words of different digits that the automaton reads.
    fn in_words(automaton: &Automaton, candidates: &[u64]) -> Vec<u64> {
        let mut found = vec![0; candidates.len()];
        for number in 0..SIDE.pow(candidates.len() as u32) {
            let digits = (0..candidates.len()).map(|place| number / SIDE.pow(place as u32) % SIDE);
            let word: Vec<usize> = digits.collect();
            let read = word.iter().fold(0, |read, digit| read | 1u64 << digit);
            let fits = word.iter().zip(candidates).all(|(&digit, here)| here >> digit & 1 == 1);
            if fits
                && read.count_ones() as usize == word.len()
                && automaton.reads(word.iter().map(|&digit| digit as u32 + 1))
            {
                word.iter().zip(&mut found).for_each(|(digit, found)| *found |= 1 << digit);
            }
        }
        found
    }

    #[test]
    fn ways_of_different_digits_are_kept_and_most_others_left_out() {
        let cells: Vec<u16> = (0..SIDE as u16).collect();
        let mut board = Topology::new(SIDE);
        board.watch(&[]);
        let sets = [[31; SIDE], [30, 31, 7, 31, 29], [3, 31, 31, 28, 31], [1, 31, 31, 31, 15]];
        for seen in 1..=5 {
            let automaton = skyscraper(seen);
            for candidates in sets {
                let expected = in_words(&automaton, &candidates);
                let mut state = State::default();
                state.cells.extend([31; SIDE * SIDE]);
                state.cells[..SIDE].copy_from_slice(&candidates);
                let layers = Layers::of_different(&automaton, &candidates);
                let Ok(Some(layers)) = layers else {
                    assert!(expected.contains(&0), "{seen} seen of {candidates:?}");
                    continue;
                };
                let filtered = layers.filter(&cells, &board, &mut state);
                assert_eq!(filtered.is_err(), expected.contains(&0));
                for (&left, &expected) in state.cells.iter().zip(&expected) {
                    assert_eq!(left & expected, expected, "{seen} seen of {candidates:?}");
                }
                if seen > 1 && candidates == [31; SIDE] {
                    assert_eq!(state.cells[..SIDE], expected, "{seen} seen");
                }
            }
        }
    }
}
