//! Linear equations: weighted sums of digits with a fixed total.

use std::cmp::Reverse;

use super::groups::differing;
use super::state::{Scratch, State};
use super::topology::Topology;
use crate::propagation::Contradiction;
use evoku_model::bits;

/// A sum with positive coefficients, the largest first. A subtracted term counts the digits from
/// the other end instead: `-d` is `(side + 1 - d) - (side + 1)`.
#[derive(Clone, Debug)]
pub(super) struct Linear {
    /// The cells, those of a group consecutively.
    cells: Vec<u16>,
    groups: Vec<Group>,
    total: i64,
    side: usize,
}

/// Terms with equal coefficients and distinct digits.
#[derive(Clone, Debug)]
struct Group {
    start: usize,
    end: usize,
    coefficient: i64,
    /// `true` if it counts digits from the other end.
    is_reversed: bool,
}

impl Group {
    /// The smallest sum of arbitrary distinct digits.
    fn least(&self) -> i64 {
        let count = (self.end - self.start) as i64;
        self.coefficient * count * (count + 1) / 2
    }

    /// The difference between the largest and the smallest sum of arbitrary distinct digits.
    fn range(&self, side: usize) -> i64 {
        let count = (self.end - self.start) as i64;
        self.coefficient * count * (side as i64 - count)
    }

    /// Converts the candidates of a cell to the digits counted in the sum; the inverse is the same.
    #[inline]
    fn turned(&self, digits: u64, side: usize) -> u64 {
        if self.is_reversed { digits.reverse_bits() >> (64 - side) } else { digits }
    }
}

/// The maximum number of open terms whose sums are enumerated.
const ENUMERATED: usize = 4;

/// The largest total whose sums are enumerated; sums are bits of a word.
const LARGEST: i64 = 62;

impl Linear {
    /// The sum of these terms.
    pub(super) fn new(board: &Topology, terms: &[(u16, i32)], total: i64) -> Self {
        let side = board.side();
        let mut sorted = terms.to_vec();
        sorted.sort_by_key(|&(_, by)| (Reverse(by.unsigned_abs()), by < 0));
        let mut sum = Self { cells: Vec::new(), groups: Vec::new(), total, side };
        for alike in sorted.chunk_by(|(_, one), (_, other)| one == other) {
            let cells: Vec<u16> = alike.iter().map(|&(cell, _)| cell).collect();
            sum.add(board, &cells, alike[0].1);
        }
        sum
    }

    /// Adds cells with the same coefficient.
    fn add(&mut self, board: &Topology, cells: &[u16], by: i32) {
        let (coefficient, is_reversed) = (i64::from(by).abs(), by < 0);
        if is_reversed {
            self.total += coefficient * (self.side as i64 + 1) * cells.len() as i64;
        }
        for group in differing(board, cells) {
            let start = self.cells.len();
            self.cells.extend(group);
            self.groups.push(Group { start, end: self.cells.len(), coefficient, is_reversed });
        }
    }

    /// The cells.
    pub(super) fn cells(&self) -> &[u16] {
        &self.cells
    }

    /// Returns `true` if the total is so near to the smallest or the largest sum that it excludes
    /// many combinations.
    pub(super) fn is_tight(&self) -> bool {
        let range: i64 = self.groups.iter().map(|group| group.range(self.side)).sum();
        range > 4 * self.slack()
    }

    /// The distance of the total from the smallest or the largest possible sum, whichever is
    /// nearer; negative if it is outside the range.
    pub(super) fn slack(&self) -> i64 {
        let least = self.groups.iter().map(Group::least).sum::<i64>();
        let range: i64 = self.groups.iter().map(|group| group.range(self.side)).sum();
        (self.total - least).min(least + range - self.total)
    }

    /// The extent to which the total restricts the sums of its groups. Each group's sum is at most
    /// as far from its smallest or largest sum as the total is from its own.
    pub(super) fn ruled_out(&self) -> i64 {
        let slack = self.slack();
        self.groups.iter().map(|group| (group.range(self.side) - slack).max(0)).sum()
    }

    /// Removes candidates that don't fit the bounds of the other terms. If few cells are open, also
    /// removes candidates that no choice of the others completes.
    pub(super) fn filter(&self, board: &Topology, state: &mut State) -> Result<(), Contradiction> {
        let mut scratch = std::mem::take(&mut state.scratch);
        let narrowed = self.narrow(state.cells(), &mut scratch);
        let result = narrowed.and_then(|has_changed| {
            if has_changed { self.write(&scratch.digits, board, state) } else { Ok(()) }
        });
        state.scratch = scratch;
        result
    }

    /// Narrows the candidates, as counted in the sum, in `scratch`; returns `false` if nothing
    /// changes.
    fn narrow(&self, candidates: &[u64], scratch: &mut Scratch) -> Result<bool, Contradiction> {
        let [up, down] = self.read(candidates, scratch)?;
        let is_narrower = self.bound(up, down, scratch)?;
        if !(2..=ENUMERATED).contains(&scratch.open.len()) {
            return Ok(is_narrower);
        }
        Ok(self.enumerate(scratch)? || is_narrower)
    }

    /// Records the candidates, the open terms, and the smallest and the largest distinct digits of
    /// each group. Returns the distance of the total from the smallest and from the largest sum.
    fn read(&self, candidates: &[u64], scratch: &mut Scratch) -> Result<[i64; 2], Contradiction> {
        let Scratch { digits, extremes, open, decided, .. } = scratch;
        let all = u64::MAX >> (64 - self.side);
        digits.clear();
        extremes.clear();
        open.clear();
        let (mut least, mut greatest, mut sum) = (0, 0, 0);
        for (number, group) in self.groups.iter().enumerate() {
            let (mut low, mut high) = (0u64, 0u64);
            let (mut lows, mut highs) = (0, 0);
            for &cell in &self.cells[group.start..group.end] {
                let here = group.turned(candidates[usize::from(cell)], self.side);
                if here.is_power_of_two() {
                    sum += group.coefficient * (i64::from(here.trailing_zeros()) + 1);
                } else {
                    open.push((digits.len(), number));
                }
                digits.push(here);
                // The smallest free digit not below the cell's own smallest; likewise the largest.
                let from = here & here.wrapping_neg();
                let free = !low & from.wrapping_neg();
                let lowest = free & free.wrapping_neg();
                let up_to = u64::MAX >> here.leading_zeros();
                let free = !high & up_to;
                if lowest == 0 || lowest > all || free == 0 {
                    return Err(Contradiction);
                }
                low |= lowest;
                lows += lowest.trailing_zeros() + 1;
                let highest = 63 - free.leading_zeros();
                high |= 1 << highest;
                highs += highest + 1;
            }
            least += group.coefficient * i64::from(lows);
            greatest += group.coefficient * i64::from(highs);
            extremes.push((low, high));
        }
        *decided = sum;
        let distances = [self.total - least, greatest - self.total];
        if distances.iter().any(|&distance| distance < 0) {
            Err(Contradiction)
        } else {
            Ok(distances)
        }
    }

    /// Narrows each term by the bounds of all others; returns `false` if nothing changes.
    fn bound(&self, up: i64, down: i64, scratch: &mut Scratch) -> Result<bool, Contradiction> {
        let Scratch { digits, extremes, .. } = scratch;
        let widest = self.side as i64 - 1;
        let mut has_changed = false;
        for (group, &(low, high)) in self.groups.iter().zip(&*extremes) {
            // The coefficients are sorted in descending order.
            if up.min(down) >= widest * group.coefficient {
                break;
            }
            let low = spread(low, up / group.coefficient, self.side, |word| word << 1);
            let high = spread(high, down / group.coefficient, self.side, |word| word >> 1);
            let kept = low & high;
            for here in &mut digits[group.start..group.end] {
                has_changed |= *here & !kept != 0;
                *here &= kept;
                if *here == 0 {
                    return Err(Contradiction);
                }
            }
        }
        Ok(has_changed)
    }

    /// Narrows each open term to the digits that some digits of the other terms complete,
    /// regardless of distinctness. The sums of the terms before it are the bits of a word, those of
    /// the terms after it of another. Returns `false` if nothing changes.
    fn enumerate(&self, scratch: &mut Scratch) -> Result<bool, Contradiction> {
        let Scratch { digits, open, decided, .. } = scratch;
        let total = self.total - *decided;
        if !(0..=LARGEST).contains(&total) {
            return if total < 0 { Err(Contradiction) } else { Ok(false) };
        }
        // The sums of the terms before each.
        let mut before = [1u64; ENUMERATED];
        for (place, &(index, group)) in open.iter().enumerate().take(open.len() - 1) {
            let sums = sums(digits[index], self.groups[group].coefficient);
            before[place + 1] = sums.fold(0, |reached, (_, sum)| reached | before[place] << sum);
        }
        let mut after = 1u64 << total;
        let mut has_changed = false;
        for (&(index, group), before) in open.iter().zip(before).rev() {
            let (mut kept, mut reached) = (0, 0);
            for (digit, sum) in sums(digits[index], self.groups[group].coefficient) {
                kept |= u64::from(before << sum & after != 0) << digit;
                reached |= after >> sum;
            }
            if kept == 0 {
                return Err(Contradiction);
            }
            has_changed |= kept != digits[index];
            digits[index] = kept;
            after = reached;
        }
        Ok(has_changed)
    }

    /// Writes the narrowed candidates to the cells.
    fn write(
        &self,
        digits: &[u64],
        board: &Topology,
        state: &mut State,
    ) -> Result<(), Contradiction> {
        for group in &self.groups {
            for (&cell, &here) in self.cells.iter().zip(digits).take(group.end).skip(group.start) {
                state.keep(board, usize::from(cell), group.turned(here, self.side))?;
            }
        }
        Ok(())
    }
}

/// The digits, by index, with the value of their term, ascending; omits values beyond [`LARGEST`].
fn sums(digits: u64, coefficient: i64) -> impl Iterator<Item = (usize, i64)> {
    let sums = bits(digits).map(move |digit| (digit, coefficient * (digit as i64 + 1)));
    sums.take_while(|&(_, sum)| sum <= LARGEST)
}

/// The bits reachable from these by at most `steps` steps.
fn spread(from: u64, steps: i64, side: usize, step: impl Fn(u64) -> u64) -> u64 {
    if steps >= side as i64 - 1 {
        return u64::MAX;
    }
    (0..steps).fold(from, |reached, _| reached | step(reached))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_as_large_as_cells_differ() {
        // 0, 2 and 4 see each other; so do 1 and 2, and 3 and 4.
        let mut board = Topology::new(4, 4);
        for (one, other) in [(0, 2), (0, 4), (2, 4), (1, 2), (3, 4)] {
            board.add_peer(one, other);
        }
        let linear = Linear::new(&board, &[(0, 1), (1, 1), (2, 1), (3, 1), (4, 1), (5, -1)], 9);
        let groups: Vec<&[u16]> =
            linear.groups.iter().map(|group| &linear.cells[group.start..group.end]).collect();
        assert_eq!(groups, [&[0, 2, 4][..], &[1], &[3], &[5]]);
    }
}
