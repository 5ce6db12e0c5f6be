//! Tests of two configurations in one aspect.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use evoku_evolve::Rng;
use statrs::distribution::{ContinuousCDF, Normal};

use crate::analysis::aspect::Aspect;
use crate::analysis::cells::{RunsByCell, SEED};
use crate::analysis::measure::LEVEL;
use crate::index::{ConfigurationIndex, PuzzleIndex};
use crate::stats::{
    Permutation, exchanges, fisher_exact, interval, mean, sign_flips, smallest_of_divisions,
    smallest_of_shares, smallest_of_signs,
};

/// The number of samples behind an interval.
const SAMPLES: usize = 1000;

/// The number of means of resampled runs that an analysis keeps, which take 80 MB. With more than
/// 200,000 pairs of a configuration and a puzzle, it keeps more, because each has [`LEAST_KEPT`].
const KEPT: usize = 10_000_000;

/// The smallest number of means of resampled runs per configuration and puzzle.
const LEAST_KEPT: usize = 50;

/// The probability with which [`Test::needed`] puzzles lead to a verdict.
const POWER: f64 = 0.8;

/// The largest number of puzzles or runs that [`Test::needed`] can be.
pub const MOST_NEEDED: u64 = 100_000;

/// The method by which a p-value was computed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TestMethod {
    /// All changes of signs of the differences on puzzles.
    Signs,
    /// 9,999 random changes of signs.
    DrawnSigns,
    /// All divisions of the runs on one puzzle.
    Divisions,
    /// 9,999 random divisions of the runs on one puzzle.
    DrawnDivisions,
    /// Fisher's exact test of the runs on one puzzle.
    Fisher,
}

impl TestMethod {
    /// The identifier of the method.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Signs => "signs",
            Self::DrawnSigns => "drawn signs",
            Self::Divisions => "divisions",
            Self::DrawnDivisions => "drawn divisions",
            Self::Fisher => "Fisher",
        }
    }
}

/// The comparison of two configurations in one aspect.
///
/// Several puzzles are the sample: on each, the mean over the runs of the one is compared with that
/// of the other. If there is only one puzzle, its runs are the sample.
#[derive(Clone, PartialEq, Debug)]
pub struct Test {
    /// The aspect.
    pub aspect: Aspect,
    /// The puzzles on which both configurations have a value.
    pub puzzles: Vec<PuzzleIndex>,
    /// The values that were compared: for each configuration, the mean value of its runs on each of
    /// the puzzles. If there is only one puzzle, the values of the runs.
    pub values: [Vec<f64>; 2],
    /// The mean difference of the first and the second configuration, with its 95 % interval by the
    /// hierarchical bootstrap. For [`Aspect::Speed`], it is the ratio of the geometric means.
    pub effect: [f64; 3],
    /// The method by which the p-value was computed.
    pub method: TestMethod,
    /// The p-value before Holm's correction.
    pub raw_p: f64,
    /// The p-value, corrected for all pairs that are compared in the same aspect on the same class.
    pub p: f64,
    /// The smallest corrected p-value that the data allow: the number of puzzles on which the values
    /// differ, and the corresponding numbers of the other pairs. If there is only one puzzle, the
    /// numbers of runs.
    pub reachable: f64,
    /// The better configuration in this aspect; `None` if the difference is not significant.
    pub better: Option<ConfigurationIndex>,
    /// An estimate of the number of puzzles that would lead to a verdict with a probability of
    /// 80 %, if differences stay as they are. If there is only one puzzle, the number of runs of
    /// each configuration. `None` if there is a verdict, or if it is above [`MOST_NEEDED`].
    pub needed: Option<u64>,
}

impl Test {
    /// Returns `true` if the values of both configurations are the same everywhere.
    #[must_use]
    pub fn is_alike(&self) -> bool {
        self.values[0] == self.values[1]
    }

    /// The difference of the means, on the scale of the values.
    fn difference(&self) -> f64 {
        mean(&self.values[0]) - mean(&self.values[1])
    }

    /// Sets everything that depends on the compared pairs. `p` and `reachable` are corrected.
    pub(super) fn correct(
        &mut self,
        [p, reachable]: [f64; 2],
        pairs: usize,
        pair: [ConfigurationIndex; 2],
    ) {
        (self.p, self.reachable) = (p, reachable);
        let difference = self.difference();
        let is_second = (difference > 0.0) != self.aspect.is_gain();
        self.better = (p < LEVEL && difference != 0.0).then_some(pair[usize::from(is_second)]);
        let is_open = self.better.is_none();
        self.needed = is_open.then(|| self.needed_for(LEVEL / pairs as f64)).flatten();
    }

    /// The smallest p-value that the method can return for `count` puzzles with a difference, or for
    /// `count` runs of each configuration on one puzzle.
    fn smallest(&self, count: usize) -> f64 {
        smallest(self.method, count, [count; 2])
    }

    fn needed_for(&self, level: f64) -> Option<u64> {
        let difference = self.difference();
        let (variance, had) = match self.puzzles.len() {
            1 => {
                let [one, other] = self.values.each_ref().map(|values| variance(values));
                (one + other, self.values[0].len().min(self.values[1].len()))
            }
            puzzles => {
                let pairs = self.values[0].iter().zip(&self.values[1]);
                let differences: Vec<f64> = pairs.map(|(one, other)| one - other).collect();
                (variance(&differences), puzzles)
            }
        };
        if difference == 0.0 {
            return None;
        }
        let least = (2..1000).find(|&count| self.smallest(count) < level)?;
        let normal = Normal::standard();
        let distance = normal.inverse_cdf(1.0 - level / 2.0) + normal.inverse_cdf(POWER);
        let estimate = distance * distance * variance / (difference * difference);
        let needed = (estimate.ceil() as u64).max(least as u64).max(had as u64 + 1);
        Some(needed).filter(|&needed| needed <= MOST_NEEDED)
    }
}

/// The sample variance; 0 for a single value.
fn variance(values: &[f64]) -> f64 {
    let mean = mean(values);
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    squares / (values.len() as f64 - 1.0).max(1.0)
}

/// Means of resampled runs, by aspect, configuration and puzzle. They are computed on first use,
/// because most analyses compare only some pairs.
#[derive(Debug, Default)]
pub(super) struct Resampled(Mutex<Means>);

/// The means of the samples of each aspect and group.
type Means = HashMap<(Aspect, usize), Arc<OnceLock<Arc<[f64]>>>>;

impl RunsByCell<'_> {
    /// The values of the runs of a configuration on a puzzle in an aspect.
    pub(super) fn values(
        &self,
        aspect: Aspect,
        configuration: ConfigurationIndex,
        puzzle: PuzzleIndex,
    ) -> Vec<f64> {
        let runs = self.of(configuration, puzzle).iter();
        let runs = runs.zip(self.missing(configuration, puzzle));
        let value = |(run, &missing)| aspect.value(run, missing, self.cutoff(puzzle), self.measure);
        runs.filter_map(value).collect()
    }

    /// Compares two configurations in an aspect on these puzzles; `None` if there is no puzzle on
    /// which both have a value.
    pub(super) fn test(
        &self,
        aspect: Aspect,
        pair: [ConfigurationIndex; 2],
        puzzles: &[PuzzleIndex],
    ) -> Option<Test> {
        let values = |puzzle: PuzzleIndex| pair.map(|one| self.values(aspect, one, puzzle));
        let mut by_puzzle: Vec<(PuzzleIndex, [Vec<f64>; 2])> =
            puzzles.iter().map(|&puzzle| (puzzle, values(puzzle))).collect();
        by_puzzle.retain(|(_, values)| values.iter().all(|values| !values.is_empty()));
        let puzzles: Vec<PuzzleIndex> = by_puzzle.iter().map(|&(puzzle, _)| puzzle).collect();
        let (values, method, p, differences) = match by_puzzle.as_slice() {
            [] => return None,
            [(_, values)] => {
                let (method, p) = of_runs(aspect, values);
                (values.clone(), method, p, 0)
            }
            many => {
                let means = |which: usize| many.iter().map(|(_, of)| mean(&of[which])).collect();
                let values: [Vec<f64>; 2] = [means(0), means(1)];
                let differences = values[0].iter().zip(&values[1]).map(|(one, other)| one - other);
                let differences: Vec<f64> = differences.collect();
                let Permutation { p, is_exact } = sign_flips(&differences);
                let method = if is_exact { TestMethod::Signs } else { TestMethod::DrawnSigns };
                let count = differences.iter().filter(|&&difference| difference != 0.0).count();
                (values, method, p, count)
            }
        };
        let difference = mean(&values[0]) - mean(&values[1]);
        let [low, high] = self.interval(aspect, pair, &puzzles);
        let effect = [difference, low, high];
        let is_ratio = aspect == Aspect::Speed;
        let reachable = smallest(method, differences, values.each_ref().map(Vec::len));
        Some(Test {
            aspect,
            effect: if is_ratio { effect.map(f64::exp) } else { effect },
            method,
            raw_p: p,
            p,
            reachable,
            better: None,
            needed: None,
            puzzles,
            values,
        })
    }

    /// The 95 % interval of a mean difference, by samples of the puzzles and of the runs on each.
    fn interval(
        &self,
        aspect: Aspect,
        pair: [ConfigurationIndex; 2],
        puzzles: &[PuzzleIndex],
    ) -> [f64; 2] {
        let kept: Vec<[Arc<[f64]>; 2]> = (puzzles.iter())
            .map(|&puzzle| pair.map(|one| self.resampled(aspect, one, puzzle)))
            .collect();
        let mut rng = Rng::new(SEED);
        let means = (0..SAMPLES)
            .map(|_| {
                let differences = (0..kept.len()).map(|_| {
                    let [one, other] = &kept[rng.index(kept.len())];
                    one[rng.index(one.len())] - other[rng.index(other.len())]
                });
                differences.sum::<f64>() / kept.len() as f64
            })
            .collect();
        interval(means)
    }

    /// Means of samples of the runs of a configuration on a puzzle.
    ///
    /// The lock is held only to find the place of the means, so threads compute different means at
    /// the same time.
    fn resampled(
        &self,
        aspect: Aspect,
        configuration: ConfigurationIndex,
        puzzle: PuzzleIndex,
    ) -> Arc<[f64]> {
        let group = self.group(configuration, puzzle);
        let mut known = self.resampled.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = Arc::clone(known.entry((aspect, group)).or_default());
        drop(known);
        let means = place.get_or_init(|| {
            let values = self.values(aspect, configuration, puzzle);
            let groups = self.groups() * Aspect::of(self.measure).len();
            let count = (KEPT / groups.max(1)).clamp(LEAST_KEPT, SAMPLES);
            // A single sample of each run would repeat itself.
            if values.iter().all(|&value| value == values[0]) {
                return [values[0]].into();
            }
            let mut rng = Rng::new(SEED.wrapping_add(group as u64));
            let drawn = |_| {
                let sum: f64 = values.iter().map(|_| values[rng.index(values.len())]).sum();
                sum / values.len() as f64
            };
            (0..count).map(drawn).collect()
        });
        Arc::clone(means)
    }
}

/// The smallest p-value that a method can return. `differences` is the number of puzzles with a
/// difference. If there is only one puzzle, `runs` are the numbers of runs.
fn smallest(method: TestMethod, differences: usize, runs: [usize; 2]) -> f64 {
    match method {
        TestMethod::Signs | TestMethod::DrawnSigns => smallest_of_signs(differences),
        TestMethod::Divisions | TestMethod::DrawnDivisions => smallest_of_divisions(runs),
        TestMethod::Fisher => smallest_of_shares(runs),
    }
}

/// The test of the runs on a single puzzle.
fn of_runs(aspect: Aspect, [first, second]: &[Vec<f64>; 2]) -> (TestMethod, f64) {
    if aspect == Aspect::Success {
        let count = |runs: &[f64]| [runs.iter().sum::<f64>() as u64, runs.len() as u64];
        return (TestMethod::Fisher, fisher_exact(count(first), count(second)));
    }
    let Permutation { p, is_exact } = exchanges(first, second);
    (if is_exact { TestMethod::Divisions } else { TestMethod::DrawnDivisions }, p)
}
