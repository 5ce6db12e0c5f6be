//! Finite automata that read the digits along a line.

use std::hash::Hash;

use super::values::Values;
use crate::model::quick::QuickMap;

/// A deterministic automaton whose words are digits. State 0 is the first.
///
/// Regular constraints along a line (G. Pesant, "A regular language membership constraint for finite
/// sequences of variables", CP 2004, doi:10.1007/978-3-540-30201-8_36).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Automaton {
    side: usize,
    /// For each state the one that each digit leads to; [`NOWHERE`] where none does.
    next: Vec<u32>,
    accepts: Vec<bool>,
    /// Whether there were more states than [`MOST`].
    is_cut: bool,
}

/// The most states that are explored.
const MOST: usize = 1 << 16;

/// The most steps along a line, from every state at every cell by every digit: some hundred MB where
/// an engine unrolls them.
const STEPS: usize = 1 << 23;

/// What leads to no state.
const NOWHERE: u32 = u32::MAX;

impl Automaton {
    /// Explores the states from `start` on: `step` says where a number that a digit stands for
    /// leads, `accepts` where a word may end. Takes time in proportion to the states and digits. Beyond 65,536 states it breaks off:
    /// a board refuses a constraint with so many.
    pub fn explore<S: Eq + Hash + Clone>(
        values: Values,
        start: S,
        step: impl Fn(&S, u32) -> Option<S>,
        accepts: impl Fn(&S) -> bool,
    ) -> Self {
        Self::explore_along(usize::MAX, values, start, step, accepts)
    }

    /// Explores the states as [`Automaton::explore`] does, those that words of so many digits come
    /// to: it reads no longer words.
    pub(in crate::model) fn explore_along<S: Eq + Hash + Clone>(
        length: usize,
        values: Values,
        start: S,
        step: impl Fn(&S, u32) -> Option<S>,
        accepts: impl Fn(&S) -> bool,
    ) -> Self {
        let side = values.side;
        let mut numbers = QuickMap::from_iter([(start.clone(), 0)]);
        let mut states = vec![start];
        let mut next = Vec::new();
        // The digits read, and the states that the next digit begins from.
        let (mut read, mut layer) = (0, 1);
        let mut explored = 0;
        while let Some(state) = states.get(explored).cloned().filter(|_| states.len() <= MOST) {
            if explored == layer {
                read += 1;
                layer = states.len();
            }
            if read == length {
                break;
            }
            explored += 1;
            for digit in values.table() {
                let Some(target) = step(&state, digit) else {
                    next.push(NOWHERE);
                    continue;
                };
                next.push(numbers.get(&target).copied().unwrap_or(states.len() as u32));
                if next.last() == Some(&(states.len() as u32)) {
                    numbers.insert(target.clone(), states.len() as u32);
                    states.push(target);
                }
            }
        }
        let is_cut = states.len() > MOST;
        next.resize(states.len() * side, NOWHERE);
        Self { side, next, accepts: states.iter().map(accepts).collect(), is_cut }
    }

    /// Whether engines have the memory to follow it along a line of so many cells.
    pub(in crate::model) fn is_feasible(&self, cells: usize) -> bool {
        let steps = self.states().saturating_mul(self.side).saturating_mul(cells);
        !self.is_cut && steps <= STEPS
    }

    /// Reads one digit at most, which has to be among these.
    #[must_use]
    pub fn one_of(values: Values, allowed: impl Fn(u32) -> bool) -> Self {
        let step = |&read: &bool, digit| (!read && allowed(digit)).then_some(true);
        Self::explore(values, false, step, |&read| read)
    }

    /// The number of states.
    #[must_use]
    pub fn states(&self) -> usize {
        self.accepts.len()
    }

    /// The state that a digit, counted from 0, leads to.
    #[must_use]
    pub fn step(&self, state: usize, digit: usize) -> Option<usize> {
        let next = self.next[state * self.side + digit];
        (next != NOWHERE).then_some(next as usize)
    }

    /// Whether a word may end in this state.
    #[must_use]
    pub fn accepts(&self, state: usize) -> bool {
        self.accepts[state]
    }

    /// Whether these digits, counted from 1, are a word of it.
    #[must_use]
    pub fn reads(&self, word: impl IntoIterator<Item = u32>) -> bool {
        let mut digits = word.into_iter();
        let end = digits.try_fold(0, |state, digit| self.step(state, digit as usize - 1));
        end.is_some_and(|state| self.accepts(state))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states_beyond_a_length_are_left_out_and_words_up_to_it_are_read_alike() {
        let values = Values::up_to(3);
        let step = |&sum: &u32, digit| (sum + digit <= 9).then_some(sum + digit);
        let accepts = |&sum: &u32| sum % 2 == 1;
        let whole = Automaton::explore(values, 0, step, accepts);
        let cut = Automaton::explore_along(2, values, 0, step, accepts);
        assert_eq!([whole.states(), cut.states()], [10, 7]);
        assert!(cut.is_feasible(2));
        for word in [&[][..], &[1], &[2], &[3, 3], &[1, 2], &[3, 1]] {
            let digits = || word.iter().copied();
            assert_eq!(cut.reads(digits()), whole.reads(digits()), "{word:?}");
        }
    }
}
