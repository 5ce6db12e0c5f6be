//! Intervals of shares.

/// The 95 % score interval of a success rate (Wilson 1927,
/// <https://doi.org/10.1080/01621459.1927.10502953>); 0 to 1 without trials.
#[must_use]
pub fn wilson(successes: u64, trials: u64) -> [f64; 2] {
    if trials == 0 {
        return [0.0, 1.0];
    }
    // The 97.5 % quantile of the normal distribution.
    let z = 1.959_963_984_540_054_f64;
    let n = trials as f64;
    let p = successes as f64 / n;
    let centre = p + z * z / (2.0 * n);
    let spread = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let bound = |value: f64| (value / (1.0 + z * z / n)).clamp(0.0, 1.0);
    [bound(centre - spread), bound(centre + spread)]
}
