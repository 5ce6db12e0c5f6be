//! Hypothesis tests.

use statrs::distribution::{ChiSquared, ContinuousCDF};
use statrs::function::factorial::ln_factorial;

use crate::stats::location::ranks;

/// The probability that a chi-square value is larger than `statistic`.
fn above(statistic: f64, degrees: usize) -> f64 {
    ChiSquared::new(degrees as f64).map_or(1.0, |chi_square| chi_square.sf(statistic))
}

/// Fisher's exact test of two shares, each `[successes, trials]` (1934, Statistical Methods for
/// Research Workers, section 21.02). The p-value is the total probability of all tables that have
/// the same margins and are at most as likely as the observed one. It is 1 if either share has no
/// trials.
///
/// The running time is `O(trials)`.
#[must_use]
pub fn fisher_exact(one: [u64; 2], other: [u64; 2]) -> f64 {
    let ([a, m], [b, n]) = (one, other);
    if m == 0 || n == 0 {
        return 1.0;
    }
    let successes = a + b;
    let choose = |n: u64, k: u64| ln_factorial(n) - ln_factorial(k) - ln_factorial(n - k);
    let log = |a: u64| choose(m, a) + choose(n, successes - a) - choose(m + n, successes);
    // Due to rounding, an equally likely table may appear slightly more likely.
    let limit = log(a) + 1e-7;
    let tables = successes.saturating_sub(n)..=successes.min(m);
    tables.map(log).filter(|&log| log <= limit).map(f64::exp).sum::<f64>().min(1.0)
}

/// The result of Friedman's test.
#[derive(Clone, PartialEq, Debug)]
pub struct Friedman {
    /// The mean rank of each treatment; 1 is the lowest value.
    pub mean_ranks: Vec<f64>,
    /// The statistic, with the correction for ties.
    pub statistic: f64,
    /// The p-value by chi-square.
    pub p: f64,
}

/// Friedman's test (1937, <https://doi.org/10.2307/2279372>) of blocks, each with a value of every
/// treatment. Here the blocks are puzzles and the treatments are algorithms.
///
/// # Panics
/// If blocks have different lengths.
#[must_use]
pub fn friedman(blocks: &[Vec<f64>]) -> Friedman {
    let k = blocks.first().map_or(0, Vec::len);
    assert!(blocks.iter().all(|block| block.len() == k), "every block has every treatment");
    let n = blocks.len() as f64;
    let (mut sums, mut tied) = (vec![0.0; k], 0.0);
    for block in blocks {
        let (ranks, ties) = ranks(block);
        sums.iter_mut().zip(&ranks).for_each(|(sum, rank)| *sum += rank);
        tied += ties;
    }
    let mean_ranks: Vec<f64> = sums.iter().map(|sum| sum / n).collect();
    let t = k as f64;
    let correction = 1.0 - tied / (n * t * (t * t - 1.0));
    if k < 2 || correction.is_nan() || correction <= 0.0 {
        return Friedman { mean_ranks, statistic: 0.0, p: 1.0 };
    }
    let squares: f64 = sums.iter().map(|sum| sum * sum).sum();
    let statistic = (12.0 / (n * t * (t + 1.0)) * squares - 3.0 * n * (t + 1.0)) / correction;
    Friedman { mean_ranks, statistic, p: above(statistic, k - 1) }
}

/// Corrects the p-values of several tests so that the probability of any false alarm stays below
/// the level (Holm 1979, <https://www.jstor.org/stable/4615733>).
#[must_use]
pub fn holm(p_values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..p_values.len()).collect();
    order.sort_by(|&a, &b| p_values[a].total_cmp(&p_values[b]));
    let mut corrected = vec![0.0; p_values.len()];
    let mut least = 0.0_f64;
    for (place, &at) in order.iter().enumerate() {
        least = least.max((p_values[at] * (p_values.len() - place) as f64).min(1.0));
        corrected[at] = least;
    }
    corrected
}
