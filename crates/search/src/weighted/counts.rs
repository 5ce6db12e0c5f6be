//! Constraints on the number of occurrences of digits.

use super::groups::{Group, differing};
use super::state::State;
use super::topology::Topology;
use crate::propagation::Contradiction;
use evoku_model::bits;

/// Cells in which each digit has a set of allowed counts. After J.-C. Régin, "Generalized arc
/// consistency for global cardinality constraint", AAAI 1996; here the bounds result from groups of
/// cells with distinct digits.
#[derive(Clone, Debug)]
pub(super) struct Counts {
    pub(super) cells: Vec<u16>,
    groups: Vec<Group>,
    /// The allowed numbers of occurrences of each digit, one bit each.
    allowed: Vec<u64>,
}

/// The current bounds for a digit in the cells.
#[derive(Clone, Copy, Default)]
struct Known {
    /// The number of cells that hold it, and the number of those that can.
    certain: u32,
    possible: u32,
    /// The number of groups in which a cell can hold it.
    groups: u32,
}

impl Counts {
    /// The maximum number of cells; a count is a bit of a word.
    pub(super) const MOST: usize = 63;

    /// Creates the constraint for at most [`Counts::MOST`] cells.
    pub(super) fn new(board: &Topology, cells: Vec<u16>, allowed: Vec<u64>) -> Self {
        let groups = differing(board, &cells).into_iter().map(|group| Group::new(board, group));
        Self { groups: groups.collect(), cells, allowed }
    }

    /// The current bounds for each digit.
    fn known(&self, state: &State) -> Vec<Known> {
        let mut known = vec![Known::default(); self.allowed.len()];
        for group in &self.groups {
            let mut all = 0;
            for &cell in &group.cells {
                let digits = state.digits(cell);
                bits(digits).for_each(|digit| known[digit].possible += 1);
                if digits.is_power_of_two() {
                    known[digits.trailing_zeros() as usize].certain += 1;
                }
                all |= digits;
            }
            bits(all).for_each(|digit| known[digit].groups += 1);
        }
        known
    }

    /// Removes a digit that has reached its maximum, and places one that has just enough groups
    /// left.
    pub(super) fn filter(&self, board: &Topology, state: &mut State) -> Result<(), Contradiction> {
        let known = self.known(state);
        let counts = self.counts(&known)?;
        for (digit, (&counts, known)) in counts.iter().zip(&known).enumerate() {
            let (least, greatest) = (counts.trailing_zeros(), 63 - counts.leading_zeros());
            if known.possible == known.certain {
                continue;
            }
            if greatest == known.certain {
                for &cell in &self.cells {
                    if !state.digits(cell).is_power_of_two() {
                        state.keep(board, usize::from(cell), !(1 << digit))?;
                    }
                }
            } else if least == known.groups {
                self.place(board, state, digit)?;
            }
        }
        Ok(())
    }

    /// Requires a digit in every group that can hold it.
    fn place(
        &self,
        board: &Topology,
        state: &mut State,
        digit: usize,
    ) -> Result<(), Contradiction> {
        self.groups.iter().try_for_each(|group| {
            let can_hold = group.cells.iter().any(|&cell| state.digits(cell) >> digit & 1 == 1);
            if !can_hold {
                return Ok(());
            }
            state.require(board, digit, &group.set, &group.seen_by_all)
        })
    }

    /// For each digit, the counts that respect its bounds and, with some counts of the other
    /// digits, add up to the number of cells.
    fn counts(&self, known: &[Known]) -> Result<Vec<u64>, Contradiction> {
        let mut counts: Vec<u64> = self
            .allowed
            .iter()
            .zip(known)
            .map(|(&allowed, known)| {
                allowed & (u64::MAX >> (63 - known.groups)) & (u64::MAX << known.certain)
            })
            .collect();
        // The sums of the counts of the digits before each.
        let mut before = vec![1u64];
        for &here in &counts {
            let sums = before[before.len() - 1];
            before.push(bits(here).fold(0, |reached, count| reached | sums << count));
        }
        let mut after = 1u64 << self.cells.len();
        for (here, before) in counts.iter_mut().zip(before).rev() {
            let (mut kept, mut reached) = (0, 0);
            for count in bits(*here) {
                if before << count & after != 0 {
                    kept |= 1 << count;
                    reached |= after >> count;
                }
            }
            if kept == 0 {
                return Err(Contradiction);
            }
            *here = kept;
            after = reached;
        }
        Ok(counts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIDE: usize = 4;

    /// The digits at each position in the words of five cells that fit the candidates and counts.
    /// The first two cells differ and so do the last two.
    fn in_words(allowed: &[u64], candidates: &[u64]) -> Vec<u64> {
        let mut found = vec![0; candidates.len()];
        for number in 0..SIDE.pow(candidates.len() as u32) {
            let word = (0..candidates.len()).map(|place| number / SIDE.pow(place as u32) % SIDE);
            let word: Vec<usize> = word.collect();
            let count = |digit| word.iter().filter(|&&other| other == digit).count();
            let fits = word.iter().zip(candidates).all(|(&digit, here)| here >> digit & 1 == 1)
                && (0..SIDE).all(|digit| allowed[digit] >> count(digit) & 1 == 1)
                && word[0] != word[1]
                && word[3] != word[4];
            if fits {
                word.iter().zip(&mut found).for_each(|(digit, found)| *found |= 1 << digit);
            }
        }
        found
    }

    #[test]
    fn no_digit_of_a_word_is_ruled_out_and_contradictions_are_found() {
        let mut board = Topology::new(SIDE, SIDE);
        board.add_peer(0, 1);
        board.add_peer(3, 4);
        board.watch(std::iter::empty());
        let asked = [
            [0b11, 0b101, 0b1001, 0b10001],
            [0b11, 0b11, 0b101, 0b1001],
            [0b111, 0b110, 0b1, u64::MAX],
            [0b1000, 0b11, 0b11, 0b11],
        ];
        let sets = [[15; 5], [14, 15, 7, 15, 13], [3, 15, 15, 12, 15], [1, 15, 4, 15, 7], [6; 5]];
        let (mut narrowed, mut contradictions) = (0, 0);
        for (allowed, candidates) in asked.iter().flat_map(|asked| sets.map(|set| (asked, set))) {
            let expected = in_words(allowed, &candidates);
            let counts = Counts::new(&board, (0..5).collect(), allowed.to_vec());
            let mut state = State::default();
            state.fill(candidates.into_iter().chain([15; SIDE * SIDE - 5]));
            assert!(state.begin(&board).is_ok());
            if counts.filter(&board, &mut state).is_err() {
                assert!(expected.contains(&0), "{allowed:?} of {candidates:?}");
                contradictions += 1;
                continue;
            }
            for (place, &digits) in state.cells()[..5].iter().enumerate() {
                assert_eq!(expected[place] & !digits, 0, "{allowed:?} of {candidates:?}");
            }
            narrowed += u32::from(state.cells()[..5] != candidates);
        }
        assert!(narrowed > 5 && contradictions > 3, "{narrowed}, {contradictions}");
    }

    #[test]
    fn what_the_counts_need_goes_where_it_can() {
        let board = {
            let mut board = Topology::new(SIDE, SIDE);
            board.watch(std::iter::empty());
            board
        };
        // The first digit must occur twice, and two cells can hold it.
        let counts = Counts::new(&board, vec![0, 1, 2], vec![0b100, u64::MAX, u64::MAX, u64::MAX]);
        let mut state = State::default();
        state.fill([15, 14, 15].into_iter().chain([15; SIDE * SIDE - 3]));
        assert!(state.begin(&board).is_ok() && counts.filter(&board, &mut state).is_ok());
        assert_eq!(state.cells()[..3], [1, 14, 1]);
    }
}
