//! Finite automata that read the digits along a line.

use std::collections::BTreeMap;

use super::values::Values;

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
    pub fn explore<S: Ord + Clone>(
        values: Values,
        start: S,
        step: impl Fn(&S, u32) -> Option<S>,
        accepts: impl Fn(&S) -> bool,
    ) -> Self {
        let side = values.side;
        let mut numbers = BTreeMap::from([(start.clone(), 0)]);
        let mut states = vec![start];
        let mut next = Vec::new();
        let mut explored = 0;
        while let Some(state) = states.get(explored).cloned().filter(|_| states.len() <= MOST) {
            explored += 1;
            for digit in values.table() {
                let target = step(&state, digit).map_or(NOWHERE, |target| {
                    *numbers.entry(target.clone()).or_insert_with(|| {
                        states.push(target);
                        states.len() as u32 - 1
                    })
                });
                next.push(target);
            }
        }
        let is_cut = explored < states.len();
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
