//! Means, quantiles and ranks.

/// The mean; NaN without values.
#[must_use]
pub fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

/// The middle value, or the mean of the two middle values; NaN without values.
#[must_use]
pub fn median(values: &[f64]) -> f64 {
    quantile(values, 0.5)
}

/// The quantile of some values at a `share`, interpolated linearly between neighbours (definition 7
/// of Hyndman and Fan 1996, <https://doi.org/10.1080/00031305.1996.10473566>). NaN without values.
///
/// Infinite values are larger than all others. The running time is `O(n)`.
#[must_use]
pub fn quantile(values: &[f64], share: f64) -> f64 {
    if values.is_empty() {
        return f64::NAN;
    }
    let mut values = values.to_vec();
    let at = share.clamp(0.0, 1.0) * (values.len() - 1) as f64;
    let (low, part) = (at.floor() as usize, at.fract());
    let (_, &mut first, above) = values.select_nth_unstable_by(low, f64::total_cmp);
    let next = above.iter().copied().min_by(f64::total_cmp);
    match next {
        Some(next) if part > 0.0 && next > first => first + (next - first) * part,
        _ => first,
    }
}

/// The ranks of values, from 1 for the smallest; equal values share the mean of their ranks. Also
/// returns the sum of `t^3 - t` over the groups of `t` equal values, for the tests' tie
/// corrections.
///
/// The running time is `O(n log n)`.
#[must_use]
pub fn ranks(values: &[f64]) -> (Vec<f64>, f64) {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&a, &b| values[a].total_cmp(&values[b]));
    let mut ranks = vec![0.0; values.len()];
    let (mut start, mut ties) = (0, 0.0);
    while start < order.len() {
        let value = values[order[start]];
        let count = order[start..].iter().take_while(|&&at| values[at] == value).count();
        let rank = start as f64 + (count as f64 + 1.0) / 2.0;
        order[start..start + count].iter().for_each(|&at| ranks[at] = rank);
        let t = count as f64;
        ties += t * t * t - t;
        start += count;
    }
    (ranks, ties)
}
