//! Permutation tests of means. All are two-sided.
//!
//! See Good 2005, Permutation, Parametric and Bootstrap Tests of Hypotheses,
//! <https://doi.org/10.1007/b138696>.

use evoku_evolve::Rng;

/// The largest number of differences whose signs are all enumerated.
const EXACT_SIGNS: usize = 32;

/// The largest number of divisions of two samples that are all enumerated.
const EXACT_DIVISIONS: f64 = 50_000.0;

/// The number of random permutations if there are too many to enumerate.
const DRAWN: u64 = 9_999;

/// The seed of random permutations.
const SEED: u64 = 1;

/// The share of the sum of all sizes by which equal sums may differ due to rounding.
const ROUNDING: f64 = 1e-12;

/// The p-value of a permutation test.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Permutation {
    /// The p-value.
    pub p: f64,
    /// `true` if all permutations were enumerated. Otherwise the p-value is estimated from 9,999
    /// random ones, always the same.
    pub is_exact: bool,
}

/// The permutation test of paired differences: flips the sign of each difference and counts how
/// often the mean is at least as far from 0. Differences of 0 have no effect.
///
/// With up to 32 other differences, all combinations of signs are counted exactly. The sums of each
/// half are sorted, so the running time is `O(2^(n/2))`.
#[must_use]
pub fn sign_flips(differences: &[f64]) -> Permutation {
    let sizes: Vec<f64> = differences.iter().filter(|&&d| d != 0.0).map(|d| d.abs()).collect();
    let observed = differences.iter().sum::<f64>().abs();
    let least = observed - ROUNDING * sizes.iter().sum::<f64>();
    if least <= 0.0 || sizes.is_empty() {
        return Permutation { p: 1.0, is_exact: true };
    }
    if sizes.len() > EXACT_SIGNS {
        return Permutation { p: drawn_signs(&sizes, least), is_exact: false };
    }
    let (left, right) = sizes.split_at(sizes.len() / 2);
    let (left, right) = (signed_sums(left), signed_sums(right));
    // Both lists ascend, so the first sum on the right that is large enough moves down.
    let (mut from, mut count) = (right.len(), 0u64);
    for sum in &left {
        while from > 0 && sum + right[from - 1] >= least {
            from -= 1;
        }
        count += (right.len() - from) as u64;
    }
    // Flipping all signs maps sums that are large enough to sums that are small enough.
    let all = left.len() as f64 * right.len() as f64;
    Permutation { p: (2.0 * count as f64 / all).min(1.0), is_exact: true }
}

/// All sums of these sizes with either sign, in ascending order.
fn signed_sums(sizes: &[f64]) -> Vec<f64> {
    let mut sums = vec![0.0];
    for &size in sizes {
        let (mut low, mut high) = (sums.iter().peekable(), sums.iter().peekable());
        let mut merged = Vec::with_capacity(2 * sums.len());
        while let Some(&&next) = low.peek() {
            match high.peek() {
                Some(&&other) if other + size < next - size => {
                    merged.push(other + size);
                    high.next();
                }
                _ => {
                    merged.push(next - size);
                    low.next();
                }
            }
        }
        merged.extend(high.map(|sum| sum + size));
        sums = merged;
    }
    sums
}

/// The share of random signs for which the sum of the sizes is at least as far from 0.
fn drawn_signs(sizes: &[f64], least: f64) -> f64 {
    let mut rng = Rng::new(SEED);
    let mut count = 1;
    for _ in 0..DRAWN {
        let mut sum = 0.0;
        for sizes in sizes.chunks(64) {
            let mut bits = rng.bits();
            for &size in sizes {
                sum += if bits & 1 == 0 { size } else { -size };
                bits >>= 1;
            }
        }
        count += u64::from(sum.abs() >= least);
    }
    count as f64 / (DRAWN + 1) as f64
}

/// The permutation test of two independent samples: divides all values at random into samples of
/// the same sizes, and compares the difference of their means. The p-value is twice the smaller of
/// both one-sided ones, at most 1.
///
/// With up to 50,000 divisions, all are counted exactly.
#[must_use]
pub fn exchanges(x: &[f64], y: &[f64]) -> Permutation {
    let all = [x, y].concat();
    let rounding = ROUNDING * all.iter().map(|value| value.abs()).sum::<f64>();
    let observed: f64 = x.iter().sum();
    let (mut low, mut high, mut divisions) = (0u64, 0u64, 0u64);
    let mut count = |sum: f64| {
        low += u64::from(sum <= observed + rounding);
        high += u64::from(sum >= observed - rounding);
        divisions += 1;
    };
    let is_exact = divided(all.len(), x.len()) <= EXACT_DIVISIONS;
    if is_exact {
        divisions_of(&all, x.len(), 0.0, &mut count);
    } else {
        count(observed);
        let (mut rng, mut values) = (Rng::new(SEED), all);
        for _ in 0..DRAWN {
            for place in 0..x.len() {
                let other = place + rng.index(values.len() - place);
                values.swap(place, other);
            }
            count(values[..x.len()].iter().sum());
        }
    }
    Permutation { p: (2.0 * low.min(high) as f64 / divisions as f64).min(1.0), is_exact }
}

/// Passes the sum of each choice of `chosen` values, plus `sum`, to `count`.
fn divisions_of(values: &[f64], chosen: usize, sum: f64, count: &mut impl FnMut(f64)) {
    match values {
        _ if chosen == 0 => count(sum),
        [first, rest @ ..] => {
            divisions_of(rest, chosen - 1, sum + first, count);
            if rest.len() >= chosen {
                divisions_of(rest, chosen, sum, count);
            }
        }
        [] => {}
    }
}

/// The number of ways to choose `chosen` of `all` values; infinite if it is very large.
fn divided(all: usize, chosen: usize) -> f64 {
    let chosen = chosen.min(all - chosen);
    (0..chosen).map(|place| (all - place) as f64 / (place + 1) as f64).product()
}

/// The smallest p-value that [`sign_flips`] can return for `differences` differences that are not 0.
///
/// For example, it is 0.0625 for 5 differences, regardless of their sizes.
#[must_use]
pub fn smallest_of_signs(differences: usize) -> f64 {
    match differences {
        0 => 1.0,
        some if some <= EXACT_SIGNS => f64::exp2(1.0 - some as f64),
        _ => 1.0 / (DRAWN + 1) as f64,
    }
}

/// The smallest p-value that [`exchanges`] can return for samples of these sizes; 1 if one is
/// empty.
#[must_use]
pub fn smallest_of_divisions([m, n]: [usize; 2]) -> f64 {
    match divided(m + n, m) {
        _ if m == 0 || n == 0 => 1.0,
        ways if ways <= EXACT_DIVISIONS => (2.0 / ways).min(1.0),
        _ => 2.0 / (DRAWN + 1) as f64,
    }
}

/// The smallest p-value that [`fisher_exact`](super::fisher_exact) can return for numbers of trials;
/// 1 if one is 0.
///
/// It belongs to shares of 0 and 1. With equal numbers of trials, the opposite table is equally
/// likely.
#[must_use]
pub fn smallest_of_shares([m, n]: [usize; 2]) -> f64 {
    let tables = if m == n { 2.0 } else { 1.0 };
    if m == 0 || n == 0 { 1.0 } else { (tables / divided(m + n, m)).min(1.0) }
}

/// The smallest p-value that a comparison of two algorithms can have in its main aspect, if they
/// differ on each of these puzzles. It is that of [`sign_flips`] with several puzzles, and that of
/// [`exchanges`] of `repetitions` runs of each algorithm with one puzzle. Without puzzles, it is 1.
#[must_use]
pub fn smallest_p(puzzles: usize, repetitions: usize) -> f64 {
    match puzzles {
        1 => smallest_of_divisions([repetitions; 2]),
        _ => smallest_of_signs(puzzles),
    }
}
