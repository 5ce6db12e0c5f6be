//! Finite automata that read the digits along a line.

use std::hash::Hash;

use super::values::Values;
use crate::quick::QuickMap;

/// A deterministic finite automaton over digits. State 0 is the start.
///
/// Expresses regular constraints along a line (G. Pesant, "A regular language membership constraint
/// for finite sequences of variables", CP 2004, doi:10.1007/978-3-540-30201-8_36).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Automaton {
    side: usize,
    /// The target of each digit, state by state; [`NOWHERE`] if there is no transition.
    next: Vec<u32>,
    accepts: Vec<bool>,
    /// `true` if the exploration stopped because of too many states.
    is_cut: bool,
}

/// The maximum number of states that are explored.
const MOST: usize = 1 << 16;

/// The maximum number of transitions along a line: states times cells times digits. An engine that
/// unrolls them needs some hundred MB.
const STEPS: usize = 1 << 23;

/// The missing transition.
const NOWHERE: u32 = u32::MAX;

impl Automaton {
    /// Explores the states reachable from `start`. `step` returns the state after a number (the
    /// value of a digit), and `accepts` marks the accepting states. Takes time proportional to
    /// states times digits. Exploration stops beyond 65,536 states; a board refuses such a
    /// constraint.
    pub fn explore<S: Eq + Hash + Clone>(
        values: Values,
        start: S,
        step: impl Fn(&S, u32) -> Option<S>,
        accepts: impl Fn(&S) -> bool,
    ) -> Self {
        Self::explore_along(usize::MAX, values, start, step, accepts)
    }

    /// Like [`Automaton::explore`], but explores only states that words of at most `length` digits
    /// reach. The automaton does not read longer words.
    pub fn explore_along<S: Eq + Hash + Clone>(
        length: usize,
        values: Values,
        start: S,
        step: impl Fn(&S, u32) -> Option<S>,
        accepts: impl Fn(&S) -> bool,
    ) -> Self {
        Self::explore_within([length, MOST], values, start, step, accepts)
    }

    /// Explores the states that words of at most `length` digits reach; stops beyond `most` states.
    fn explore_within<S: Eq + Hash + Clone>(
        [length, most]: [usize; 2],
        values: Values,
        start: S,
        step: impl Fn(&S, u32) -> Option<S>,
        accepts: impl Fn(&S) -> bool,
    ) -> Self {
        let side = values.side;
        let mut numbers = QuickMap::from_iter([(start.clone(), 0)]);
        let mut states = vec![start];
        let mut next = Vec::new();
        // The number of digits read, and the end of the states reached by that many digits.
        let (mut read, mut layer) = (0, 1);
        let mut explored = 0;
        while let Some(state) = states.get(explored).cloned().filter(|_| states.len() <= most) {
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
        let is_cut = states.len() > most;
        next.resize(states.len() * side, NOWHERE);
        Self { side, next, accepts: states.iter().map(accepts).collect(), is_cut }
    }

    /// An automaton for those words of `length` digits that this one accepts and whose digits are
    /// distinct. Digits may repeat once every continuation is accepted. `None` if more than `most`
    /// states are needed.
    pub fn differing(&self, [length, most]: [usize; 2]) -> Option<Self> {
        let indifferent = self.indifferent();
        // A state, and the set of digits read on the path to it.
        let step = |&(state, used): &(usize, u64), digit: u32| {
            let digit = digit as usize - 1;
            let next = self.step(state, digit).filter(|_| used >> digit & 1 == 0)?;
            Some((next, if indifferent[next] { 0 } else { used | 1 << digit }))
        };
        let accepts = |&(state, _): &(usize, u64)| self.accepts(state);
        let values = Values::up_to(self.side);
        let automaton = Self::explore_within([length, most], values, (0, 0), step, accepts);
        (!automaton.is_cut).then_some(automaton)
    }

    /// An automaton for words that consist of groups of the given lengths, all with the same sum.
    /// `None` if more than `most` states are needed.
    pub fn adding_up_alike(side: usize, lengths: &[usize], most: usize) -> Option<Self> {
        let ends = lengths.iter().scan(0, |end, length| {
            *end += length;
            Some(*end)
        });
        let ends: Vec<usize> = ends.collect();
        // The number of digits read, the sum of a complete group if known, and the sum of the
        // current group.
        let step = |&(read, total, sum): &(usize, Option<u32>, u32), digit: u32| {
            let (read, sum) = (read + 1, sum + digit);
            let fits = total.is_none_or(|total| sum <= total);
            if !ends.contains(&read) {
                return fits.then_some((read, total, sum));
            }
            (fits && total.is_none_or(|total| sum == total)).then_some((read, Some(sum), 0))
        };
        let length = ends.last().copied().unwrap_or(0);
        let accepts = |&(read, ..): &(usize, Option<u32>, u32)| read == length;
        let values = Values::up_to(side);
        let automaton = Self::explore_within([length, most], values, (0, None, 0), step, accepts);
        (!automaton.is_cut).then_some(automaton)
    }

    /// Returns a digit, counted from 0, and the accepted numbers of its occurrences, one bit each.
    /// `None` unless acceptance of a word of this length depends only on one digit's number of
    /// occurrences.
    pub fn counts(&self, length: usize) -> Option<(usize, u64)> {
        let digit = (0..self.side).find(|&digit| self.step(0, digit) != Some(0))?;
        let (mut state, mut counts) = (0, 0);
        for count in 0..=length.min(63) {
            let mut others = (0..self.side).filter(|&other| other != digit);
            if !others.all(|other| self.step(state, other) == Some(state)) {
                return None;
            }
            counts |= u64::from(self.accepts(state)) << count;
            match self.step(state, digit) {
                Some(next) => state = next,
                None => break,
            }
        }
        Some((digit, counts))
    }

    /// An automaton for those accepted words of `length` digits whose digit at position `first`
    /// occurs again at one of the positions `later`. `None` if more than `most` states are needed.
    pub fn repeating(
        &self,
        [length, most]: [usize; 2],
        first: usize,
        later: &[usize],
    ) -> Option<Self> {
        /// Progress of the search for the repeated digit, with the current position.
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        enum Awaited {
            Any(usize),
            Digit(usize, u32),
            Found,
        }
        let step = |&(state, awaited): &(usize, Awaited), digit: u32| {
            let next = self.step(state, digit as usize - 1)?;
            let awaited = match awaited {
                Awaited::Any(place) if place == first => Awaited::Digit(place + 1, digit),
                Awaited::Any(place) => Awaited::Any(place + 1),
                Awaited::Digit(place, wanted) if wanted == digit && later.contains(&place) => {
                    Awaited::Found
                }
                Awaited::Digit(place, wanted) => Awaited::Digit(place + 1, wanted),
                Awaited::Found => Awaited::Found,
            };
            Some((next, awaited))
        };
        let accepts =
            |&(state, awaited): &(usize, Awaited)| awaited == Awaited::Found && self.accepts(state);
        let (values, start) = (Values::up_to(self.side), (0, Awaited::Any(0)));
        let automaton = Self::explore_within([length, most], values, start, step, accepts);
        (!automaton.is_cut).then_some(automaton)
    }

    /// The states from which every continuation is accepted.
    fn indifferent(&self) -> Vec<bool> {
        let mut indifferent = self.accepts.clone();
        let mut has_changed = true;
        while std::mem::take(&mut has_changed) {
            for state in 0..self.states() {
                let reads = |digit| self.step(state, digit).is_some_and(|next| indifferent[next]);
                if indifferent[state] && !(0..self.side).all(reads) {
                    indifferent[state] = false;
                    has_changed = true;
                }
            }
        }
        indifferent
    }

    /// Returns `true` if engines have enough memory to unroll it along a line of `cells` cells.
    pub fn is_feasible(&self, cells: usize) -> bool {
        let steps = self.states().saturating_mul(self.side).saturating_mul(cells);
        !self.is_cut && steps <= STEPS
    }

    /// An automaton that reads exactly one digit, which must be allowed.
    #[must_use]
    pub fn one_of(values: Values, allowed: impl Fn(u32) -> bool) -> Self {
        let step = |&read: &bool, digit| (!read && allowed(digit)).then_some(true);
        Self::explore(values, false, step, |&read| read)
    }

    /// The number of states.
    #[must_use]
    #[inline]
    pub fn states(&self) -> usize {
        self.accepts.len()
    }

    /// The state that a digit, counted from 0, leads to; `None` if there is no transition.
    #[must_use]
    #[inline]
    pub fn step(&self, state: usize, digit: usize) -> Option<usize> {
        let next = self.next[state * self.side + digit];
        (next != NOWHERE).then_some(next as usize)
    }

    /// Returns `true` if a word may end in this state.
    #[must_use]
    #[inline]
    pub fn accepts(&self, state: usize) -> bool {
        self.accepts[state]
    }

    /// Returns `true` if the automaton accepts these digits, counted from 1.
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
    /// All words of `length` digits up to 3.
    fn words(length: u32) -> impl Iterator<Item = Vec<u32>> {
        (0..3_u32.pow(length))
            .map(move |number| (0..length).map(|place| number / 3_u32.pow(place) % 3 + 1).collect())
    }

    /// Accepts words with the given digit sum, followed by any digits if `is_open`.
    fn adding_up(total: u32, is_open: bool) -> Automaton {
        let step = |&left: &u32, digit: u32| match left {
            0 if is_open => Some(0),
            left => left.checked_sub(digit),
        };
        Automaton::explore(Values::up_to(3), total, step, |&left| left == 0)
    }

    #[test]
    fn digits_differ_up_to_where_all_words_are_read() {
        for (total, is_open) in [(6, false), (3, true), (5, true), (4, false), (9, false)] {
            let automaton = adding_up(total, is_open);
            let differing = automaton.differing([3, 100]).expect("there are few states");
            for word in words(3) {
                let mut sum = 0;
                let read = word.iter().take_while(|&&digit| {
                    sum += digit;
                    !is_open || sum - digit < total
                });
                let mut read: Vec<u32> = read.copied().collect();
                read.sort_unstable();
                let expected =
                    automaton.reads(word.clone()) && read.windows(2).all(|pair| pair[0] != pair[1]);
                assert_eq!(differing.reads(word.clone()), expected, "{word:?}, {total}, {is_open}");
            }
            assert_eq!(automaton.differing([3, 2]), None);
        }
    }

    #[test]
    fn a_digit_comes_again_at_one_of_the_places() {
        let automaton = adding_up(7, false);
        for (first, later) in [(0, &[1, 3][..]), (1, &[2]), (2, &[3]), (0, &[1, 2, 3]), (3, &[])] {
            let repeating = automaton.repeating([4, 500], first, later).expect("few states");
            for word in words(4) {
                let expected = automaton.reads(word.clone())
                    && later.iter().any(|&place| word[place] == word[first]);
                assert_eq!(repeating.reads(word.clone()), expected, "{word:?}, {first}, {later:?}");
            }
        }
        assert_eq!(automaton.repeating([4, 2], 0, &[1]), None);
    }

    #[test]
    fn groups_add_up_to_the_same() {
        for lengths in [&[1, 1, 2][..], &[2, 2], &[1, 2, 1], &[4]] {
            let alike = Automaton::adding_up_alike(3, lengths, 500).expect("few states");
            for word in words(4) {
                let mut rest = &word[..];
                let sums = lengths.iter().map(|&length| {
                    let (group, others) = rest.split_at(length);
                    rest = others;
                    group.iter().sum()
                });
                let sums: Vec<u32> = sums.collect();
                let expected = sums.iter().all(|sum| *sum == sums[0]);
                assert_eq!(alike.reads(word.clone()), expected, "{word:?}, {lengths:?}");
            }
        }
        assert_eq!(Automaton::adding_up_alike(3, &[2, 2], 3), None);
    }

    #[test]
    fn automata_that_count_one_digit_are_known() {
        let values = Values::up_to(3);
        let counting = |wanted: u32, most: u32, accepted: &'static [u32]| {
            let step = move |&count: &u32, digit: u32| {
                let count = count + u32::from(digit == wanted);
                (count <= most).then_some(count)
            };
            Automaton::explore(values, 0, step, move |count| accepted.contains(count))
        };
        for (wanted, most, accepted) in [(2, 3, &[0, 2][..]), (1, 4, &[1, 3]), (3, 0, &[0])] {
            let automaton = counting(wanted, most, accepted);
            let (digit, counts) = automaton.counts(4).expect("it counts a digit");
            for word in words(4) {
                let count = word.iter().filter(|&&other| other as usize == digit + 1).count();
                assert_eq!(automaton.reads(word.clone()), counts >> count & 1 == 1, "{word:?}");
            }
        }
        let at_least_one = Automaton::explore(values, false, |&b, d| Some(b || d == 2), |&b| b);
        assert_eq!(at_least_one.counts(4), Some((1, 0b11110)));
        assert_eq!(adding_up(5, false).counts(4), None);
        assert_eq!(Automaton::one_of(values, |digit| digit == 1).counts(1), None);
    }
}
