//! Hypothesis tests. All are two-sided.

use statrs::distribution::{ChiSquared, ContinuousCDF, Normal};
use statrs::function::factorial::ln_factorial;

use crate::stats::location::ranks;

/// The probability that a standard normal value is further from 0 than `z`.
fn beyond(z: f64) -> f64 {
    (2.0 * Normal::standard().sf(z.abs())).min(1.0)
}

/// The probability that a chi-square value is larger than `statistic`.
fn above(statistic: f64, degrees: usize) -> f64 {
    ChiSquared::new(degrees as f64).map_or(1.0, |chi_square| chi_square.sf(statistic))
}

/// The Mann-Whitney test of two independent samples (1947,
/// <https://doi.org/10.1214/aoms/1177730491>). Returns the statistic U of `x` and the p-value. The
/// p-value is a normal approximation with corrections for ties and continuity. It is accurate if
/// each sample has at least about 8 values.
#[must_use]
pub fn mann_whitney(x: &[f64], y: &[f64]) -> (f64, f64) {
    let (m, n) = (x.len() as f64, y.len() as f64);
    let (ranks, ties) = ranks(&[x, y].concat());
    let sum: f64 = ranks[..x.len()].iter().sum();
    let u = sum - m * (m + 1.0) / 2.0;
    let all = m + n;
    let variance = m * n / 12.0 * (all + 1.0 - ties / (all * (all - 1.0)));
    if variance.is_nan() || variance <= 0.0 {
        return (u, 1.0);
    }
    let distance = (u - m * n / 2.0).abs() - 0.5;
    (u, beyond(distance.max(0.0) / variance.sqrt()))
}

/// Van Elteren's test of two samples in several strata (1960, Bulletin of the International
/// Statistical Institute 37, 351-361). Here, the strata are puzzles and the samples are the runs of
/// two algorithms. The test adds the rank sums of `x`, the first sample of each pair, each divided
/// by the size of its stratum plus one. Returns the statistic and the p-value, corrected for ties.
/// If there is no difference, the statistic is standard normal. It is above 0 if `x` tends to be
/// larger.
///
/// The result applies only to these strata.
#[must_use]
pub fn van_elteren(strata: &[[Vec<f64>; 2]]) -> (f64, f64) {
    let (mut sum, mut variance) = (0.0, 0.0);
    for [x, y] in strata.iter().filter(|[x, y]| !x.is_empty() && !y.is_empty()) {
        let (m, n) = (x.len() as f64, y.len() as f64);
        let all = m + n;
        let (ranks, ties) = ranks(&[x.as_slice(), y].concat());
        let ranked: f64 = ranks[..x.len()].iter().sum();
        let weight = 1.0 / (all + 1.0);
        sum += weight * (ranked - m * (all + 1.0) / 2.0);
        let spread = m * n / 12.0 * (all + 1.0 - ties / (all * (all - 1.0)));
        variance += weight * weight * spread;
    }
    if variance.is_nan() || variance <= 0.0 {
        return (0.0, 1.0);
    }
    let z = sum / variance.sqrt();
    (z, beyond(z))
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

/// The largest number of pairs for which the distribution of the signed ranks is computed exactly.
const EXACT_PAIRS: usize = 50;

/// Wilcoxon's signed-rank test of paired differences (1945, <https://doi.org/10.2307/3001968>).
/// Returns the rank sum of the positive differences and the p-value. Differences of 0 are ignored.
/// With up to 50 differences, the p-value is exact, even with ties. With more, it is a normal
/// approximation with a correction for ties.
///
/// The exact computation takes `O(n^3)`.
#[must_use]
pub fn wilcoxon_signed_rank(differences: &[f64]) -> (f64, f64) {
    let signed: Vec<f64> = differences.iter().copied().filter(|&d| d != 0.0).collect();
    let sizes: Vec<f64> = signed.iter().map(|d| d.abs()).collect();
    let (ranks, ties) = ranks(&sizes);
    let positive: f64 = ranks.iter().zip(&signed).filter(|(_, d)| **d > 0.0).map(|(r, _)| r).sum();
    let n = signed.len() as f64;
    if signed.is_empty() {
        return (0.0, 1.0);
    }
    if signed.len() > EXACT_PAIRS {
        let variance = n * (n + 1.0) * (2.0 * n + 1.0) / 24.0 - ties / 48.0;
        let z = (positive - n * (n + 1.0) / 4.0) / variance.sqrt();
        return (positive, beyond(z));
    }
    // Ranks are multiples of one half, so doubled ranks are integers. Counts the subsets of ranks
    // with each sum.
    let doubled: Vec<usize> = ranks.iter().map(|rank| (rank * 2.0) as usize).collect();
    let total: usize = doubled.iter().sum();
    let mut ways = vec![0.0; total + 1];
    ways[0] = 1.0;
    let mut reached = 0;
    for &rank in &doubled {
        for sum in (0..=reached).rev() {
            ways[sum + rank] += ways[sum];
        }
        reached += rank;
    }
    let observed = (positive * 2.0) as usize;
    let tail = observed.min(total - observed);
    let all: f64 = ways.iter().sum();
    (positive, (2.0 * ways[..=tail].iter().sum::<f64>() / all).min(1.0))
}

/// The Kruskal-Wallis test of several independent samples (1952,
/// <https://doi.org/10.2307/2280779>). Returns the statistic H, corrected for ties, and the p-value
/// by chi-square.
#[must_use]
pub fn kruskal_wallis(samples: &[Vec<f64>]) -> (f64, f64) {
    let all = samples.concat();
    let n = all.len() as f64;
    let (ranks, ties) = ranks(&all);
    let correction = 1.0 - ties / (n * n * n - n);
    if samples.len() < 2 || correction.is_nan() || correction <= 0.0 {
        return (0.0, 1.0);
    }
    let (mut start, mut sum) = (0, 0.0);
    for sample in samples {
        let rank: f64 = ranks[start..start + sample.len()].iter().sum();
        sum += rank * rank / sample.len() as f64;
        start += sample.len();
    }
    let h = (12.0 / (n * (n + 1.0)) * sum - 3.0 * (n + 1.0)) / correction;
    (h, above(h, samples.len() - 1))
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
