//! The studentized range, and the critical difference after Friedman's test.

use statrs::distribution::{Continuous, ContinuousCDF, Normal};

/// The probability that the range of `k` standard normal values is at most `q`.
///
/// Computes the integral of `k phi(z) (Phi(z) - Phi(z - q))^(k-1)` over `z` by Simpson's rule,
/// exact to nine digits.
fn range_probability(q: f64, k: usize) -> f64 {
    let normal = Normal::standard();
    let density = |z: f64| normal.pdf(z) * (normal.cdf(z) - normal.cdf(z - q)).powi(k as i32 - 1);
    const STEPS: u32 = 800;
    let (from, to) = (-8.0, 8.0 + q);
    let width = (to - from) / f64::from(STEPS);
    let mut sum = 0.0;
    for step in 0..=STEPS {
        let weight = match step {
            0 | STEPS => 1.0,
            step if step % 2 == 1 => 4.0,
            _ => 2.0,
        };
        sum += weight * density(from + width * f64::from(step));
    }
    k as f64 * sum * width / 3.0
}

/// The value that the range of `k` (at least 2) standard normal values exceeds with a probability
/// of 5 %: the studentized range with infinite degrees of freedom.
#[must_use]
pub fn studentized_range(k: usize) -> f64 {
    let (mut low, mut high) = (0.0, 20.0);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if range_probability(middle, k) < 0.95 { low = middle } else { high = middle }
    }
    f64::midpoint(low, high)
}

/// The difference of mean ranks above which two of `k` algorithms, ranked on `blocks` puzzles,
/// differ at the 5 % level. This is Nemenyi's test as described by Demsar 2006,
/// <https://www.jmlr.org/papers/v7/demsar06a.html>.
#[must_use]
pub fn critical_difference(k: usize, blocks: usize) -> f64 {
    let n = k as f64;
    studentized_range(k) / std::f64::consts::SQRT_2 * (n * (n + 1.0) / (6.0 * blocks as f64)).sqrt()
}
