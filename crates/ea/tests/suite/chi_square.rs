//! Tests that samples follow a distribution.

use std::collections::BTreeMap;
use std::fmt::Debug;

use evoku_ea::Rng;

/// The value that a chi-square variable exceeds with probability 0.001.
///
/// The approximation uses that its cube root is nearly normal (Wilson and Hilferty 1931,
/// <https://doi.org/10.1073/pnas.17.12.684>).
pub(crate) fn critical(degrees: f64) -> f64 {
    const NORMAL: f64 = 3.090_232;
    let variance = 2.0 / (9.0 * degrees);
    degrees * (1.0 - variance + NORMAL * variance.sqrt()).powi(3)
}

/// Checks that samples follow the distribution in which each outcome has the given share.
///
/// Uses Pearson's statistic, the sum of squared deviations relative to the expected counts (Pearson
/// 1900, <https://doi.org/10.1080/14786440009463897>).
///
/// # Errors
/// If an outcome is not among the given ones, or the statistic exceeds its critical value.
pub(crate) fn follow<K: Ord + Debug>(
    samples: impl IntoIterator<Item = K>,
    shares: &BTreeMap<K, f64>,
) -> Result<(), String> {
    let mut observed: BTreeMap<&K, f64> = shares.keys().map(|outcome| (outcome, 0.0)).collect();
    let mut count = 0.0;
    for outcome in samples {
        *observed.get_mut(&outcome).ok_or_else(|| format!("{outcome:?} can't be"))? += 1.0;
        count += 1.0;
    }
    let whole: f64 = shares.values().sum();
    let expected = |share: &f64| share / whole * count;
    // The usual rule for the approximation by a continuous distribution: at least 5 expected
    // samples per outcome (Cochran 1954, https://doi.org/10.2307/3001616).
    assert!(shares.values().all(|share| expected(share) >= 5.0), "too few samples: {count}");
    let deviations = observed
        .values()
        .zip(shares.values().map(expected))
        .map(|(observed, expected)| (observed - expected).powi(2) / expected);
    let (statistic, degrees) = (deviations.sum::<f64>(), shares.len() as f64 - 1.0);
    // With a single outcome there is nothing to test.
    if degrees == 0.0 || statistic < critical(degrees) {
        return Ok(());
    }
    Err(format!("chi-square {statistic} of {degrees}: {observed:?} of {count}, not {shares:?}"))
}

/// Asserts that samples follow the distribution in which each outcome has the given share.
#[track_caller]
pub(crate) fn assert_shares<K: Ord + Debug>(
    samples: impl IntoIterator<Item = K>,
    shares: impl IntoIterator<Item = (K, f64)>,
) {
    assert_eq!(follow(samples, &shares.into_iter().collect()), Ok(()));
}

/// Asserts that samples follow the distribution in which each of these outcomes is equally likely.
#[track_caller]
pub(crate) fn assert_uniform<K: Ord + Debug>(
    samples: impl IntoIterator<Item = K>,
    outcomes: impl IntoIterator<Item = K>,
) {
    assert_shares(samples, outcomes.into_iter().map(|outcome| (outcome, 1.0)));
}

/// The number of samples in a test.
pub(crate) const SAMPLES: usize = 40_000;

/// Draws [`SAMPLES`] samples from one generator.
pub(crate) fn sample<T>(seed: u64, mut draw: impl FnMut(&mut Rng) -> T) -> impl Iterator<Item = T> {
    let mut rng = Rng::new(seed);
    std::iter::repeat_with(move || draw(&mut rng)).take(SAMPLES)
}

/// All orders of these items.
pub(crate) fn orders(items: &[u8]) -> Vec<Vec<u8>> {
    if items.is_empty() {
        return vec![Vec::new()];
    }
    let begun = items.iter().enumerate().flat_map(|(place, &first)| {
        let rest = [&items[..place], &items[place + 1..]].concat();
        orders(&rest).into_iter().map(move |rest| [vec![first], rest].concat())
    });
    begun.collect()
}
