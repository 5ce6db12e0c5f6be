//! Effect sizes.

use crate::stats::location::ranks;

/// The probability that a value of `x` is larger than one of `y`, with ties counted half (Vargha
/// and Delaney 2000, <https://doi.org/10.3102/10769986025002101>). 0.5 if neither tends to be
/// larger; NaN if one is empty.
///
/// Infinite values tie with each other. The running time is `O(n log n)`.
#[must_use]
pub fn a12(x: &[f64], y: &[f64]) -> f64 {
    let (m, n) = (x.len() as f64, y.len() as f64);
    let (ranks, _) = ranks(&[x, y].concat());
    let sum: f64 = ranks[..x.len()].iter().sum();
    (sum - m * (m + 1.0) / 2.0) / (m * n)
}

/// The probability that a value of `x` is above one of `y`, minus the probability that it is below
/// (Cliff 1993, <https://doi.org/10.1037/0033-2909.114.3.494>). It is from -1 to 1.
#[must_use]
pub fn cliffs_delta(x: &[f64], y: &[f64]) -> f64 {
    2.0 * a12(x, y) - 1.0
}

/// The magnitude of a [`cliffs_delta`] as a word, with the bounds 0.147, 0.33 and 0.474 of Romano
/// and others 2006.
#[must_use]
pub fn magnitude(delta: f64) -> &'static str {
    match delta.abs() {
        size if size < 0.147 => "negligible",
        size if size < 0.33 => "small",
        size if size < 0.474 => "medium",
        _ => "large",
    }
}
