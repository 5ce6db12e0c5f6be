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
