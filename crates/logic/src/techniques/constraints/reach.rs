//! The sums that digits can reach, as bit sets.

use evoku_model::bits;

/// The largest difference of two sums.
const WIDEST: i64 = 1 << 20;

/// A set of numbers; the first bit is the least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Reach {
    least: i64,
    words: Vec<u64>,
}

impl Reach {
    /// A single number.
    pub(super) fn only(number: i64) -> Self {
        Self { least: number, words: vec![1] }
    }

    /// The number of members.
    pub(super) fn count(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// All sums of one of these numbers and one of the terms; `None` if they differ too much.
    pub(super) fn plus(&self, terms: impl Iterator<Item = i64> + Clone) -> Option<Self> {
        let least = terms.clone().min().unwrap_or(0);
        let spread = terms.clone().max().unwrap_or(0) - least;
        let width = self.words.len() * 64;
        if spread > WIDEST || width as i64 + spread > WIDEST {
            return None;
        }
        let mut words = vec![0; (width + spread as usize).div_ceil(64)];
        for term in terms {
            for (at, part) in shifted(&self.words, (term - least) as usize) {
                // Bits beyond the last word are zero.
                words.get_mut(at).into_iter().for_each(|word| *word |= part);
            }
        }
        let used = words.iter().rposition(|&word| word > 0).map_or(0, |last| last + 1);
        words.truncate(used);
        Some(Self { least: self.least + least, words })
    }

    /// The remainders of the numbers by a modulus of at most 64.
    pub(super) fn modulo(&self, modulus: i64) -> Self {
        let numbers = (self.words.iter().enumerate())
            .flat_map(|(at, &word)| bits(word).map(move |bit| (at * 64 + bit) as i64));
        let remainders = numbers.map(|number| (self.least + number).rem_euclid(modulus));
        let word = remainders.fold(0, |word, remainder| word | 1 << remainder);
        Self { least: 0, words: vec![word] }
    }

    /// Returns `true` if one of these numbers plus `term` equals one of the others.
    pub(super) fn meets(&self, term: i64, others: &Self) -> bool {
        let by = self.least + term - others.least;
        let (low, high) = if by < 0 { (others, self) } else { (self, others) };
        shifted(&low.words, by.unsigned_abs() as usize)
            .any(|(at, part)| high.words.get(at).is_some_and(|word| word & part > 0))
    }
}

/// Words shifted by `by` bits, in parts: each with the index of its target word.
fn shifted(words: &[u64], by: usize) -> impl Iterator<Item = (usize, u64)> + '_ {
    let (whole, rest) = (by / 64, by % 64);
    words.iter().enumerate().flat_map(move |(at, word)| {
        let above = word.checked_shr(64 - rest as u32).unwrap_or(0);
        [(at + whole, word << rest), (at + whole + 1, above)]
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::Reach;

    fn numbers(reach: &Reach) -> BTreeSet<i64> {
        (-3000..3000).filter(|&number| Reach::only(number).meets(0, reach)).collect()
    }

    /// The sums of random terms are those of a set, and so are their remainders.
    #[test]
    fn sums_are_those_of_a_set() {
        let mut state = 1_u64;
        let mut random = |most: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) % most
        };
        for _ in 0..60 {
            let (mut reach, mut set) = (Reach::only(-7), BTreeSet::from([-7]));
            for _ in 0..random(8) {
                let by = random(60) as i64 - 30;
                let terms: Vec<i64> = (0..random(5)).map(|_| by * (1 + random(9) as i64)).collect();
                reach = reach.plus(terms.iter().copied()).expect("near each other");
                set = set.iter().flat_map(|sum| terms.iter().map(move |term| sum + term)).collect();
            }
            assert_eq!(numbers(&reach), set);
            assert_eq!(reach.count(), set.len());
            let remainders = set.iter().map(|sum| sum.rem_euclid(3)).collect();
            assert_eq!(numbers(&reach.modulo(3)), remainders);
            let far = random(1000) as i64;
            assert_eq!(reach.meets(far, &reach), set.iter().any(|sum| set.contains(&(sum + far))));
        }
        assert_eq!(Reach::only(0).plus([0, 1 << 40].into_iter()), None);
    }
}
