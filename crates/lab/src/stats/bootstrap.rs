//! Bootstrap intervals.

use evoku_evolve::Rng;

/// The number of bootstrap samples. With more than 50,000 observations, the number is reduced to
/// limit all samples together to 50 million draws. It is at least 100.
const RESAMPLES: usize = 1000;
const MOST_DRAWS: usize = 50_000_000;
const LEAST_RESAMPLES: usize = 100;

/// A 95 % interval of a statistic by the hierarchical bootstrap. Each sample draws groups with
/// replacement, and observations within each drawn group with replacement. The ends of the interval
/// are percentiles of the statistic over all samples. See Davison and Hinkley 1997, Bootstrap
/// Methods and their Application, section 3.8, <https://doi.org/10.1017/CBO9780511802843>;
/// Saravanan and others 2020, <https://doi.org/10.51628/001c.13927>.
///
/// There are 1,000 samples; with more than 50,000 observations there are fewer, but at least 100.
/// The same `seed` always gives the same interval. NaN if there are no observations.
///
/// Runs on the same puzzle resemble each other. Therefore, the groups are puzzles, and the
/// observations are their runs. Sampling only puzzles gives intervals that are too narrow if there
/// are few puzzles. The second stage compensates for that. The intervals are a little too wide if
/// runs on a puzzle differ more than puzzles do. A test measures the coverage in both cases. With a
/// single group, this is the plain bootstrap (Efron 1979,
/// <https://doi.org/10.1214/aos/1176344552>).
#[must_use]
pub fn bootstrap<T: Copy>(
    groups: &[Vec<T>],
    seed: u64,
    statistic: impl Fn(&[T]) -> f64,
) -> [f64; 2] {
    let [interval] = bootstrap_all(groups, seed, |sample| [statistic(sample)]);
    interval
}

/// The intervals of several statistics of the same samples; see [`bootstrap`].
pub(crate) fn bootstrap_all<T: Copy, const N: usize>(
    groups: &[Vec<T>],
    seed: u64,
    statistics: impl Fn(&[T]) -> [f64; N],
) -> [[f64; 2]; N] {
    let groups: Vec<&Vec<T>> = groups.iter().filter(|group| !group.is_empty()).collect();
    let observed: usize = groups.iter().map(|group| group.len()).sum();
    if observed == 0 {
        return [[f64::NAN; 2]; N];
    }
    let mut rng = Rng::new(seed);
    let mut sample = Vec::with_capacity(observed);
    let resamples = (MOST_DRAWS / observed).clamp(LEAST_RESAMPLES, RESAMPLES);
    let values: Vec<[f64; N]> = (0..resamples)
        .map(|_| {
            sample.clear();
            for _ in 0..groups.len() {
                let group = groups[rng.index(groups.len())];
                sample.extend((0..group.len()).map(|_| group[rng.index(group.len())]));
            }
            statistics(&sample)
        })
        .collect();
    std::array::from_fn(|statistic| {
        interval(values.iter().map(|values| values[statistic]).collect())
    })
}

/// The 95 % interval of a statistic, given its values on all samples: their percentiles.
pub(crate) fn interval(mut values: Vec<f64>) -> [f64; 2] {
    values.sort_by(f64::total_cmp);
    [0.025, 0.975].map(|share| values[((values.len() - 1) as f64 * share).round() as usize])
}
