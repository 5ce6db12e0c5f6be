//! What an attempt is worth.

use std::cmp::Ordering;

/// The values of a fitness, one or two, each to be minimised: both 0 is a solution.
///
/// Costs are compared by their total; what else "better" may mean for two values is said by
/// [`Cost::dominates`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cost {
    values: [u32; 2],
}

impl Cost {
    /// The cost of a solution.
    pub const SOLVED: Self = Self { values: [0, 0] };

    /// More than any attempt costs.
    pub const WORST: Self = Self { values: [u32::MAX, 0] };

    /// A cost of one value.
    #[must_use]
    #[inline]
    pub const fn one(value: u32) -> Self {
        Self { values: [value, 0] }
    }

    /// A cost of two values.
    #[must_use]
    #[inline]
    pub const fn two(first: u32, second: u32) -> Self {
        Self { values: [first, second] }
    }

    /// The values; the second is 0 where there is only one.
    #[must_use]
    #[inline]
    pub const fn values(self) -> [u32; 2] {
        self.values
    }

    /// The sum of the values; `u32::MAX` where it is larger than that.
    #[must_use]
    #[inline]
    pub const fn total(self) -> u32 {
        self.values[0].saturating_add(self.values[1])
    }

    /// Whether this is the cost of a solution.
    #[must_use]
    #[inline]
    pub const fn is_solved(self) -> bool {
        self.total() == 0
    }

    /// Pareto dominance: no value is worse and one is better.
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

/// By total; equal totals by the first value, then the second, so that the order is total.
impl Ord for Cost {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        (self.total(), self.values).cmp(&(other.total(), other.values))
    }
}

/// Judges an attempt.
///
/// The [`Judge`](crate::Judge) calls it once for each evaluation, so it should be fast: encodings
/// keep their count up to date as they change, and most implementations read a field. It must be a
/// function of the attempt alone: an implementation must not draw random numbers or remember what
/// it judged before.
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
    /// The cost of an attempt; 0 if it solves the puzzle, and only then unless
    /// [`Fitness::is_solution`] says otherwise.
    fn cost(&self, puzzle: &P) -> Cost;

    /// Whether an attempt that costs 0 solves the puzzle, which is so unless the fitness of a
    /// design can be 0 without that.
    fn is_solution(&self, _puzzle: &P) -> bool {
        true
    }
}
