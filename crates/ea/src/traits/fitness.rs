//! Costs and the trait that computes them.

use std::cmp::Ordering;

/// The cost of an attempt: one or two values, each to be minimised. In a solution, all values are
/// 0.
///
/// Costs are ordered by their total; [`Cost::dominates`] compares the values separately.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cost {
    values: [u32; 2],
}

impl Cost {
    /// The cost of a solution.
    pub const SOLVED: Self = Self { values: [0, 0] };

    /// A cost higher than the cost of any attempt.
    pub const WORST: Self = Self { values: [u32::MAX, 0] };

    /// A cost with one value.
    #[must_use]
    #[inline]
    pub const fn one(value: u32) -> Self {
        Self { values: [value, 0] }
    }

    /// A cost with two values.
    #[must_use]
    #[inline]
    pub const fn two(first: u32, second: u32) -> Self {
        Self { values: [first, second] }
    }

    /// The values; the second is 0 if the cost has only one.
    #[must_use]
    #[inline]
    pub const fn values(self) -> [u32; 2] {
        self.values
    }

    /// The sum of the values, saturated at `u32::MAX`.
    #[must_use]
    #[inline]
    pub const fn total(self) -> u32 {
        self.values[0].saturating_add(self.values[1])
    }

    /// The total as a wide number, which needs no limit.
    #[inline]
    pub(crate) const fn sum(self) -> u64 {
        self.values[0] as u64 + self.values[1] as u64
    }

    /// The total, followed by the values: a number whose order is the order of costs, because
    /// comparing numbers needs no branch.
    #[inline]
    const fn key(self) -> u128 {
        let [first, second] = self.values;
        (self.total() as u128) << 64 | ((first as u64) << 32 | second as u64) as u128
    }

    /// Returns `true` if this is the cost of a solution.
    #[must_use]
    #[inline]
    pub const fn is_solved(self) -> bool {
        self.total() == 0
    }

    /// Pareto dominance: returns `true` if no value is worse than in `other` and at least one is
    /// better.
    #[must_use]
    #[inline]
    pub fn dominates(self, other: Self) -> bool {
        let [a, b] = self.values;
        let [c, d] = other.values;
        a <= c && b <= d && self != other
    }
}

state!(Cost: values);

impl PartialOrd for Cost {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Orders by total, then by the first value, then by the second, so that different costs never
/// compare as equal.
impl Ord for Cost {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        self.key().cmp(&other.key())
    }
}

/// Computes the cost of an attempt.
///
/// The [`Judge`](crate::Judge) calls [`Fitness::cost`] once for each evaluation, so it should be
/// fast. Encodings update their counts with every change, so most implementations only read a
/// field. The cost must be a function of the attempt alone: an implementation must not draw random
/// numbers or keep state between calls.
///
/// ```
/// use evoku_ea::{Cost, Fitness};
///
/// /// Counts the pairs of neighbours that are out of order.
/// struct Descents;
///
/// impl Fitness<Vec<u32>> for Descents {
///     fn cost(&self, numbers: &Vec<u32>) -> Cost {
///         Cost::one(numbers.windows(2).filter(|pair| pair[0] > pair[1]).count() as u32)
///     }
/// }
///
/// assert_eq!(Descents.cost(&vec![3, 1, 2]), Cost::one(1));
/// assert!(Descents.cost(&vec![1, 2, 3]).is_solved());
/// ```
pub trait Fitness<P> {
    /// The cost of an attempt: 0 if it solves the puzzle.
    ///
    /// The converse holds unless [`Fitness::is_solution`] is overridden.
    fn cost(&self, puzzle: &P) -> Cost;

    /// Returns `true` if an attempt of cost 0 solves the puzzle.
    ///
    /// The default is `true`. A fitness that can be 0 for an attempt that is not a solution has to
    /// override this.
    fn is_solution(&self, _puzzle: &P) -> bool {
        true
    }
}

/// A closure is a fitness whose cost is 0 for solutions only.
impl<P, F: Fn(&P) -> Cost> Fitness<P> for F {
    #[inline]
    fn cost(&self, puzzle: &P) -> Cost {
        self(puzzle)
    }
}
