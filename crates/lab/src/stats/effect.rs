//! How large a difference is.

use crate::stats::location::ranks;

/// The probability that a value of `x` is larger than one of `y`, ties counted half (Vargha and
/// Delaney 2000, <https://doi.org/10.3102/10769986025002101>): 0.5 where neither tends to be; NaN
/// if one is empty.
///
/// Infinite values tie with each other. Takes `O(n log n)`.
#[must_use]
pub fn a12(x: &[f64], y: &[f64]) -> f64 {
    let (m, n) = (x.len() as f64, y.len() as f64);
    let (ranks, _) = ranks(&[x, y].concat());
    let sum: f64 = ranks[..x.len()].iter().sum();
    (sum - m * (m + 1.0) / 2.0) / (m * n)
}

/// How much likelier a value of `x` is above one of `y` than below it: -1 to 1 (Cliff 1993,
/// <https://doi.org/10.1037/0033-2909.114.3.494>).
#[must_use]
pub fn cliffs_delta(x: &[f64], y: &[f64]) -> f64 {
    2.0 * a12(x, y) - 1.0
}

/// A [`cliffs_delta`] in a word, with the bounds 0.147, 0.33 and 0.474 of Romano and others 2006.
#[must_use]
pub fn magnitude(delta: f64) -> &'static str {
    match delta.abs() {
        size if size < 0.147 => "negligible",
        size if size < 0.33 => "small",
        size if size < 0.474 => "medium",
        _ => "large",
    }
}
