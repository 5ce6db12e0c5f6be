//! Intervals from samples of what was observed.

use evoku_evolve::Rng;

/// Samples that an interval is taken from: this many, or as many as make 50 million draws.
const RESAMPLES: usize = 1000;
const MOST_DRAWS: usize = 50_000_000;
const LEAST_RESAMPLES: usize = 100;

/// A 95 % interval of a statistic of observations in groups: the percentiles of its values for
/// samples of groups, drawn with replacement, and within each of these of its observations, drawn
/// with replacement too (the hierarchical bootstrap: Davison and Hinkley 1997, Bootstrap Methods and
/// their Application, section 3.8, <https://doi.org/10.1017/CBO9780511802843>; Saravanan and others
/// 2020, <https://doi.org/10.51628/001c.13927>). A thousand samples, fewer (at least a hundred) of
/// more than 50,000 observations. The same for a `seed`. NaN without observations.
///
/// Runs on the same puzzle are alike, so puzzles are the groups and runs their observations.
/// Samples of puzzles alone are too narrow where puzzles are few; the second stage makes up for
/// that, and is a little too wide where runs on a puzzle differ more than puzzles do. A test knows
/// the coverage of both. One group is the plain bootstrap (Efron 1979,
/// <https://doi.org/10.1214/aos/1176344552>).
#[must_use]
pub fn bootstrap<T: Copy>(
    groups: &[Vec<T>],
    seed: u64,
    statistic: impl Fn(&[T]) -> f64,
) -> [f64; 2] {
    let groups: Vec<&Vec<T>> = groups.iter().filter(|group| !group.is_empty()).collect();
    let observed: usize = groups.iter().map(|group| group.len()).sum();
    if observed == 0 {
        return [f64::NAN; 2];
    }
    let mut rng = Rng::new(seed);
    let mut sample = Vec::with_capacity(observed);
    let resamples = (MOST_DRAWS / observed).clamp(LEAST_RESAMPLES, RESAMPLES);
    let mut values: Vec<f64> = (0..resamples)
        .map(|_| {
            sample.clear();
            for _ in 0..groups.len() {
                let group = groups[rng.index(groups.len())];
                sample.extend((0..group.len()).map(|_| group[rng.index(group.len())]));
            }
            statistic(&sample)
        })
        .collect();
    values.sort_by(f64::total_cmp);
    let at = |share: f64| values[((resamples - 1) as f64 * share).round() as usize];
    [at(0.025), at(0.975)]
}
