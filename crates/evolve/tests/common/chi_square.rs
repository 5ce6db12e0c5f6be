//! Whether samples follow a distribution.

/// Pearson's statistic: the squared deviations in units of what is expected, and its degrees of
/// freedom (Pearson 1900, <https://doi.org/10.1080/14786440009463897>).
fn statistic(observed: &[u64], expected: &[f64]) -> (f64, f64) {
    assert_eq!(observed.len(), expected.len());
    assert!(expected.len() > 1, "one class is always as expected");
    // The usual rule for the approximation by a continuous distribution (Cochran 1954,
    // https://doi.org/10.2307/3001616).
    assert!(expected.iter().all(|&share| share >= 5.0), "too few samples: {expected:?}");
    let deviations = observed.iter().zip(expected).map(|(&o, &e)| (o as f64 - e).powi(2) / e);
    (deviations.sum(), expected.len() as f64 - 1.0)
}

/// The value that chi-square exceeds with probability 0.001 (Wilson and Hilferty 1931,
/// <https://doi.org/10.1073/pnas.17.12.684>: its cube root is nearly normal).
pub(crate) fn critical(degrees: f64) -> f64 {
    const NORMAL: f64 = 3.090_232;
    let variance = 2.0 / (9.0 * degrees);
    degrees * (1.0 - variance + NORMAL * variance.sqrt()).powi(3)
}

/// Whether the counts of the classes agree with their shares of the whole.
pub(crate) fn agrees(observed: &[u64], shares: &[f64]) -> bool {
    let samples = observed.iter().sum::<u64>() as f64;
    let whole: f64 = shares.iter().sum();
    let expected: Vec<f64> = shares.iter().map(|share| samples * share / whole).collect();
    let (statistic, degrees) = statistic(observed, &expected);
    statistic < critical(degrees)
}

/// Asserts that the classes have these shares.
#[track_caller]
pub(crate) fn assert_shares(observed: &[u64], shares: &[f64]) {
    assert!(agrees(observed, shares), "{observed:?} does not follow {shares:?}");
}

/// Asserts that every class is equally likely.
#[track_caller]
pub(crate) fn assert_uniform(observed: &[u64]) {
    assert_shares(observed, &vec![1.0; observed.len()]);
}
