//! Sums: digits times coefficients that add up to a total.

use std::cmp::Reverse;

use super::state::{Dead, Scratch, State};
use super::topology::Topology;
use crate::model::bits;

/// A sum with coefficients greater than 0, the largest first. A term that is subtracted counts the
/// digits from the other end instead: `-d` is `(side + 1 - d) - (side + 1)`.
#[derive(Clone, Debug)]
pub(super) struct Linear {
    terms: Vec<Term>,
    /// Terms with equal coefficients whose digits differ, by index.
    groups: Vec<Vec<usize>>,
    total: i64,
    side: usize,
}

#[derive(Clone, Copy, Debug)]
struct Term {
    cell: u16,
    coefficient: i64,
    /// Whether it counts digits from the other end.
    is_reversed: bool,
}

impl Term {
    fn is_weighted_as(&self, other: &Self) -> bool {
        self.coefficient == other.coefficient && self.is_reversed == other.is_reversed
    }
}

/// The most open terms whose sums are enumerated.
const ENUMERATED: usize = 9;

/// The largest total whose sums are enumerated: one less than the bits of a word.
const LARGEST: i64 = 126;

impl Linear {
    /// The sum of these terms.
    pub(super) fn new(board: &Topology, terms: &[(u16, i32)], total: i64) -> Self {
        let side = board.side();
        let mut total = total;
        let mut sum: Vec<Term> = Vec::with_capacity(terms.len());
        for &(cell, coefficient) in terms {
            let is_reversed = coefficient < 0;
            let coefficient = i64::from(coefficient).abs();
            total += if is_reversed { coefficient * (side as i64 + 1) } else { 0 };
            sum.push(Term { cell, coefficient, is_reversed });
        }
        sum.sort_by_key(|term| (Reverse(term.coefficient), term.is_reversed));
        let mut groups = Vec::new();
        let mut start = 0;
        for alike in sum.chunk_by(Term::is_weighted_as) {
            add_groups(board, alike, start, &mut groups);
            start += alike.len();
        }
        Self { terms: sum, groups, total, side }
    }

    /// The cells.
    pub(super) fn cells(&self) -> impl Iterator<Item = u16> + '_ {
        self.terms.iter().map(|term| term.cell)
    }

    /// Whether the total lies so near to the least or the greatest sum of any digits that it rules
    /// out a lot.
    pub(super) fn is_tight(&self) -> bool {
        let side = self.side as i64;
        let (mut least, mut greatest) = (0, 0);
        for group in &self.groups {
            let (coefficient, count) = (self.terms[group[0]].coefficient, group.len() as i64);
            least += coefficient * count * (count + 1) / 2;
            greatest += coefficient * count * (2 * side - count + 1) / 2;
        }
        let slack = (self.total - least).min(greatest - self.total);
        greatest - least > 4 * slack
    }

    /// The candidates as the sum counts them, and back.
    #[inline]
    fn turned(&self, term: Term, digits: u64) -> u64 {
        if term.is_reversed { digits.reverse_bits() >> (64 - self.side) } else { digits }
    }

    /// Leaves in each cell what fits the bounds of the others and, of few open cells, what some
    /// choice of the others completes.
    pub(super) fn filter(&self, board: &Topology, state: &mut State) -> Result<(), Dead> {
        let mut scratch = std::mem::take(&mut state.scratch);
        scratch.digits.clear();
        let mut open = 0;
        for &term in &self.terms {
            let digits = self.turned(term, state.cells[usize::from(term.cell)]);
            open += usize::from(!digits.is_power_of_two());
            scratch.digits.push(digits);
        }
        let mut result = self.bound(&mut scratch);
        if result.is_ok() && (2..=ENUMERATED).contains(&open) {
            result = self.enumerate(&mut scratch.digits);
        }
        let narrowed = scratch.digits.iter().zip(&self.terms);
        let result = result.and_then(|()| {
            narrowed.into_iter().try_for_each(|(&digits, &term)| {
                state.keep(board, usize::from(term.cell), self.turned(term, digits))
            })
        });
        state.scratch = scratch;
        result
    }

    /// Narrows each term to what the bounds of all others leave. Cells that differ have bounds
    /// together: their least digits are different ones.
    fn bound(&self, scratch: &mut Scratch) -> Result<(), Dead> {
        let Scratch { digits, extremes, .. } = scratch;
        let all = u64::MAX >> (64 - self.side);
        extremes.clear();
        let (mut least, mut greatest) = (0, 0);
        for group in &self.groups {
            let (mut low, mut high) = (0u64, 0u64);
            let (mut low_sum, mut high_sum) = (0, 0);
            for &index in group {
                let here = digits[index];
                // The least free digit from its own least on; the greatest likewise.
                let from = here & here.wrapping_neg();
                let free = !low & from.wrapping_neg();
                let lowest = free & free.wrapping_neg();
                let up_to = u64::MAX >> here.leading_zeros();
                let free = !high & up_to;
                if lowest == 0 || lowest > all || free == 0 {
                    return Err(Dead);
                }
                let highest = 1 << (63 - free.leading_zeros());
                low |= lowest;
                high |= highest;
                low_sum += i64::from(lowest.trailing_zeros()) + 1;
                high_sum += 64 - i64::from(free.leading_zeros());
            }
            let coefficient = self.terms[group[0]].coefficient;
            least += coefficient * low_sum;
            greatest += coefficient * high_sum;
            extremes.push((low, high));
        }
        let (up, down) = (self.total - least, greatest - self.total);
        if up < 0 || down < 0 {
            return Err(Dead);
        }
        for (&(low, high), group) in extremes.iter().zip(&self.groups) {
            let coefficient = self.terms[group[0]].coefficient;
            let low = spread(low, up / coefficient, self.side, |word| word << 1);
            let high = spread(high, down / coefficient, self.side, |word| word >> 1);
            for &index in group {
                digits[index] &= low & high & all;
                if digits[index] == 0 {
                    return Err(Dead);
                }
            }
        }
        Ok(())
    }

    /// Narrows each open term to the digits that some digits of the others complete, each taken by
    /// itself: the sums of the terms before it are the bits of a word, those of the terms after it of
    /// another.
    fn enumerate(&self, digits: &mut [u64]) -> Result<(), Dead> {
        let mut total = self.total;
        let mut open = [0; ENUMERATED];
        let mut count = 0;
        for (index, term) in self.terms.iter().enumerate() {
            if digits[index].is_power_of_two() {
                total -= term.coefficient * (i64::from(digits[index].trailing_zeros()) + 1);
            } else {
                open[count] = index;
                count += 1;
            }
        }
        if !(0..=LARGEST).contains(&total) {
            return if total < 0 { Err(Dead) } else { Ok(()) };
        }
        let open = &open[..count];
        let mut before = [1u128; ENUMERATED + 1];
        for (place, &index) in open.iter().enumerate() {
            before[place + 1] = 0;
            for sum in self.sums(index, digits[index]).take_while(|&(_, sum)| sum <= total) {
                before[place + 1] |= before[place] << sum.1;
            }
        }
        let mut after = 1u128 << total;
        for (place, &index) in open.iter().enumerate().rev() {
            let (mut kept, mut reached) = (0, 0);
            for (digit, sum) in self.sums(index, digits[index]).take_while(|&(_, sum)| sum <= total)
            {
                kept |= u64::from(before[place] << sum & after != 0) << digit;
                reached |= after >> sum;
            }
            if kept == 0 {
                return Err(Dead);
            }
            digits[index] = kept;
            after = reached;
        }
        Ok(())
    }

    /// The digits of a term, by index, with what they add, ascending.
    fn sums(&self, index: usize, digits: u64) -> impl Iterator<Item = (usize, i64)> + use<> {
        let coefficient = self.terms[index].coefficient;
        bits(digits).map(move |digit| (digit, coefficient * (digit as i64 + 1)))
    }
}

/// The bits that so many steps lead to from any of these.
fn spread(from: u64, steps: i64, side: usize, step: impl Fn(u64) -> u64) -> u64 {
    if steps >= side as i64 - 1 {
        return u64::MAX;
    }
    (0..steps).fold(from, |reached, _| reached | step(reached))
}

/// Parts terms of equal coefficients into groups whose cells all differ, the larger the better:
/// the largest first, as greed finds it. The first term has the number `start`.
fn add_groups(board: &Topology, terms: &[Term], start: usize, groups: &mut Vec<Vec<usize>>) {
    let mut left: Vec<usize> = (0..terms.len()).collect();
    while !left.is_empty() {
        let mut most = Vec::new();
        for &first in &left {
            let group = all_differing(board, terms, first, &left);
            if group.len() > most.len() {
                most = group;
            }
            if most.len() == left.len() {
                break;
            }
        }
        left.retain(|term| !most.contains(term));
        groups.push(most.into_iter().map(|term| start + term).collect());
    }
}

/// Terms whose cells all differ, from the first on: each time the one that leaves most others.
fn all_differing(board: &Topology, terms: &[Term], first: usize, left: &[usize]) -> Vec<usize> {
    let differ = |one: usize, other: usize| board.differ(terms[one].cell, terms[other].cell);
    let mut group = vec![first];
    let mut others: Vec<usize> = left.iter().copied().filter(|&t| differ(first, t)).collect();
    while !others.is_empty() {
        let degree = |&term: &usize| others.iter().filter(|&&other| differ(term, other)).count();
        let Some(next) = others.iter().copied().max_by_key(|t| (degree(t), Reverse(*t))) else {
            break;
        };
        group.push(next);
        others.retain(|&other| differ(next, other));
    }
    group.sort_unstable();
    group
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_as_large_as_cells_differ() {
        // 0, 2 and 4 see each other, and so do 1 and 2, 3 and 4.
        let mut board = Topology::new(4);
        for (one, other) in [(0, 2), (0, 4), (2, 4), (1, 2), (3, 4)] {
            board.add_peer(one, other);
        }
        let linear = Linear::new(&board, &[(0, 1), (1, 1), (2, 1), (3, 1), (4, 1), (5, -1)], 9);
        let groups: Vec<Vec<u16>> = (linear.groups.iter())
            .map(|group| group.iter().map(|&index| linear.terms[index].cell).collect())
            .collect();
        assert_eq!(groups, [vec![0, 2, 4], vec![1], vec![3], vec![5]]);
    }
}
