//! Sets of jobs as bit sets.

use std::ops::Range;

/// A set of jobs whose numbers are in a fixed range. It can therefore also list the jobs that it
/// does not contain.
///
/// The set takes one bit for each number of the range.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JobSet {
    range: Range<u64>,
    words: Vec<u64>,
    count: u64,
}

impl JobSet {
    /// Creates an empty set of jobs with numbers in `range`.
    #[must_use]
    pub fn new(range: Range<u64>) -> Self {
        let length = range.end.saturating_sub(range.start);
        let words = usize::try_from(length.div_ceil(64)).unwrap_or(usize::MAX);
        Self { range, words: vec![0; words], count: 0 }
    }

    /// Adds a job; ignores a job outside the range.
    pub fn insert(&mut self, number: u64) {
        if !self.range.contains(&number) {
            return;
        }
        let (word, bit) = self.place(number);
        self.count += u64::from(self.words[word] & bit == 0);
        self.words[word] |= bit;
    }

    /// Returns `true` if a job is in the set.
    #[must_use]
    pub fn contains(&self, number: u64) -> bool {
        let (word, bit) = self.place(number);
        self.range.contains(&number) && self.words[word] & bit != 0
    }

    /// The number of jobs in the set.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.count
    }

    /// Returns `true` if no job is in the set.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The first number after the range.
    #[must_use]
    pub fn end(&self) -> u64 {
        self.range.end
    }

    /// The numbers of the jobs in the set, ascending.
    pub fn iter(&self) -> impl Iterator<Item = u64> + '_ {
        let mut from = self.range.start;
        // The end of the set is known by its count, so an almost empty set isn't searched further.
        (0..self.count).map(move |_| {
            let number = self.next(from, 0);
            from = number + 1;
            number
        })
    }

    /// The first number in the range, starting at `number`, that isn't in the set; the end of the
    /// range if there is none.
    #[must_use]
    pub fn next_missing(&self, number: u64) -> u64 {
        self.next(number, u64::MAX)
    }

    /// The numbers in the range that aren't in the set, as ascending ranges.
    pub fn missing(&self) -> impl Iterator<Item = Range<u64>> + '_ {
        let mut from = self.range.start;
        std::iter::from_fn(move || {
            let start = self.next(from, u64::MAX);
            from = self.next(start, 0);
            (start < self.range.end).then_some(start..from)
        })
    }

    /// The first number, starting at `number`, whose bit differs from the bits of `same`; the end
    /// of the range if there is none. All bits of `same` are equal.
    fn next(&self, number: u64, same: u64) -> u64 {
        let mut number = number.max(self.range.start);
        while number < self.range.end {
            let at = number - self.range.start;
            let differs = (self.words[(at / 64) as usize] ^ same) >> (at % 64);
            if differs != 0 {
                return (number + u64::from(differs.trailing_zeros())).min(self.range.end);
            }
            number += 64 - at % 64;
        }
        self.range.end
    }

    /// The index of the word that contains a number, and the number's bit in this word.
    fn place(&self, number: u64) -> (usize, u64) {
        let at = number.wrapping_sub(self.range.start);
        ((at / 64) as usize, 1 << (at % 64))
    }
}
