//! Distributions that are fitted to run lengths.

use evoku_evolve::Rng;
use statrs::distribution::{Continuous, ContinuousCDF, Normal};

use crate::stats::running_time::Spent;

/// A distribution of run lengths. The best-fitting distribution indicates if restarts help. They
/// don't help if it is exponential, because an exponential distribution has no memory. They help if
/// its tail is heavier (Hoos and Stuetzle 2000, <https://doi.org/10.1023/A:1006350622830>).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Law {
    /// Every evaluation is equally likely to find a solution.
    Exponential,
    /// Exponential after an initial phase in which no solution can be found.
    Shifted,
    /// The success rate per evaluation rises (shape above 1) or falls (shape below 1) over time.
    Weibull,
    /// The logarithm of the length is normally distributed.
    Lognormal,
}

impl Law {
    /// Every distribution.
    pub const ALL: [Self; 4] = [Self::Exponential, Self::Shifted, Self::Weibull, Self::Lognormal];

    /// The name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Exponential => "exponential",
            Self::Shifted => "shifted exponential",
            Self::Weibull => "Weibull",
            Self::Lognormal => "lognormal",
        }
    }

    /// The number of parameters of the distribution.
    fn size(self) -> usize {
        if self == Self::Exponential { 1 } else { 2 }
    }
}

/// A distribution with the parameters that fit observed run lengths best.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fit {
    /// The distribution.
    pub law: Law,
    /// The parameters. For an exponential distribution they are the mean and 0. For a shifted one
    /// they are the mean above the shift, and the shift. For Weibull they are scale and shape. For
    /// a lognormal one they are mean and standard deviation of the logarithm.
    pub numbers: [f64; 2],
    /// The log-likelihood.
    pub likelihood: f64,
    /// Kolmogorov's distance to the observed distribution, up to the shortest failure.
    pub distance: f64,
}

impl Fit {
    /// Fits a distribution by maximum likelihood. Failures are censored, that is, their lengths are
    /// lower bounds. `None` if solved runs have fewer than two distinct lengths, or if a length is
    /// not positive.
    #[must_use]
    pub fn of(law: Law, runs: &[Spent]) -> Option<Self> {
        let solved: Vec<f64> = lengths(runs, true);
        let failed: Vec<f64> = lengths(runs, false);
        let (least, most) = (smallest(&solved), solved.iter().copied().fold(0.0, f64::max));
        if solved.len() < 2 || least >= most || smallest(&failed).min(least) <= 0.0 {
            return None;
        }
        let numbers = match law {
            Law::Exponential => [above(&solved, &failed, 0.0), 0.0],
            Law::Shifted => [above(&solved, &failed, least), least],
            Law::Weibull => weibull(&solved, &failed),
            Law::Lognormal => lognormal(&solved, &failed),
        };
        let mut fit = Self { law, numbers, likelihood: 0.0, distance: 0.0 };
        let densities = solved.iter().map(|&length| fit.density(length).ln());
        let tails = failed.iter().map(|&length| (1.0 - fit.share(length)).ln());
        fit.likelihood = densities.chain(tails).sum();
        fit.distance = fit.distance(&solved, runs.len(), smallest(&failed));
        Some(fit)
    }

    /// The fits of all distributions, ordered by Akaike's criterion, the best first.
    #[must_use]
    pub fn all(runs: &[Spent]) -> Vec<Self> {
        let mut fits: Vec<Self> = Law::ALL.iter().filter_map(|&law| Self::of(law, runs)).collect();
        fits.sort_by(|a, b| a.criterion().total_cmp(&b.criterion()));
        fits
    }

    /// Akaike's information criterion (1974, <https://doi.org/10.1109/TAC.1974.1100705>); lower is
    /// better.
    #[must_use]
    pub fn criterion(&self) -> f64 {
        2.0 * self.law.size() as f64 - 2.0 * self.likelihood
    }

    /// The probability that a run is at most this long.
    #[must_use]
    pub fn share(&self, length: f64) -> f64 {
        let [first, second] = self.numbers;
        match self.law {
            Law::Exponential | Law::Shifted => -f64::exp_m1(-((length - second) / first).max(0.0)),
            Law::Weibull => -f64::exp_m1(-(length / first).powf(second)),
            Law::Lognormal => Normal::standard().cdf((length.ln() - first) / second),
        }
    }

    fn density(&self, length: f64) -> f64 {
        let [first, second] = self.numbers;
        match self.law {
            Law::Exponential | Law::Shifted => (-(length - second) / first).exp() / first,
            Law::Weibull => {
                let ratio = length / first;
                second / first * ratio.powf(second - 1.0) * (-ratio.powf(second)).exp()
            }
            Law::Lognormal => {
                Normal::standard().pdf((length.ln() - first) / second) / (second * length)
            }
        }
    }

    /// The quantile of the lengths at `share`: the length that this share of the runs doesn't
    /// exceed.
    fn quantile(&self, share: f64) -> f64 {
        let [first, second] = self.numbers;
        let waited = -f64::ln_1p(-share);
        match self.law {
            Law::Exponential | Law::Shifted => second + first * waited,
            Law::Weibull => first * waited.powf(1.0 / second),
            Law::Lognormal => (first + second * Normal::standard().inverse_cdf(share)).exp(),
        }
    }

    /// Kolmogorov's distance to the observed distribution of `all` runs, at the lengths of solved
    /// runs up to `bound`.
    fn distance(&self, solved: &[f64], all: usize, bound: f64) -> f64 {
        let mut lengths: Vec<f64> = solved.iter().copied().filter(|&one| one <= bound).collect();
        lengths.sort_by(f64::total_cmp);
        let steps = lengths.iter().enumerate().map(|(before, &length)| {
            let share = self.share(length);
            let [low, high] = [before, before + 1].map(|count| count as f64 / all as f64);
            (share - low).abs().max((high - share).abs())
        });
        steps.fold(0.0, f64::max)
    }

    /// The p-value of the hypothesis that the runs follow this distribution: the share of samples
    /// from it that are at least as far from their own fit. Each sample is fitted again, and
    /// censored at the shortest failure. This is the parametric bootstrap (Stute, Gonzalez Manteiga
    /// and Presedo Quindimil 1993, <https://doi.org/10.1007/BF02613687>). A p-value near 0
    /// indicates that the distribution does not fit.
    #[must_use]
    pub fn goodness(&self, runs: &[Spent], samples: usize, seed: u64) -> f64 {
        let bound = smallest(&lengths(runs, false));
        let mut rng = Rng::new(seed);
        let mut further = 1;
        for _ in 0..samples {
            let drawn = (0..runs.len()).map(|_| self.quantile(rng.share()).max(f64::MIN_POSITIVE));
            let sample: Vec<Spent> = drawn
                .map(|amount| Spent { amount: amount.min(bound), solved: amount <= bound })
                .collect();
            let is_further =
                Self::of(self.law, &sample).is_none_or(|fit| fit.distance >= self.distance);
            further += usize::from(is_further);
        }
        further as f64 / (samples + 1) as f64
    }
}

/// The lengths of the runs that found a solution if `solved`, otherwise the lengths of the others.
fn lengths(runs: &[Spent], solved: bool) -> Vec<f64> {
    runs.iter().filter(|run| run.solved == solved).map(|run| run.amount).collect()
}

/// The smallest value; infinite if there are no values.
fn smallest(values: &[f64]) -> f64 {
    values.iter().copied().fold(f64::INFINITY, f64::min)
}

/// The maximum-likelihood mean above a shift of exponential run lengths: the total length above the
/// shift, divided by the number of solutions.
fn above(solved: &[f64], failed: &[f64], shift: f64) -> f64 {
    let all: f64 = solved.iter().chain(failed).map(|length| length - shift).sum();
    all / solved.len() as f64
}

/// The scale and the shape of the Weibull distribution. The likelihood has a single maximum. The
/// equation for the shape has a single root, which is found by Newton's method within bounds.
fn weibull(solved: &[f64], failed: &[f64]) -> [f64; 2] {
    let count = solved.len() as f64;
    // Lengths are divided by the longest one, so that no power overflows.
    let unit = solved.iter().chain(failed).copied().fold(0.0, f64::max);
    let log = |length: &f64| (length / unit).ln();
    let mean_log = solved.iter().map(log).sum::<f64>() / count;
    let logs: Vec<f64> = solved.iter().chain(failed).map(log).collect();
    // The sums of the powers, weighted by the logarithm to the power of 0, 1 and 2.
    let sums = |shape: f64| {
        logs.iter().fold([0.0; 3], |[sum, first, second], log| {
            let power = (shape * log).exp();
            [sum + power, first + power * log, second + power * log * log]
        })
    };
    let (mut low, mut high) = (1e-6, 1e6);
    let mut shape = 1.0;
    for _ in 0..100 {
        let [sum, first, second] = sums(shape);
        let mean = first / sum;
        let value = mean - 1.0 / shape - mean_log;
        if value < 0.0 {
            low = shape;
        } else {
            high = shape;
        }
        // Newton's step, or the geometric middle if the step leaves the bounds of the root.
        let slope = second / sum - mean * mean + 1.0 / (shape * shape);
        let step = shape - value / slope;
        let next = if step > low && step < high { step } else { f64::sqrt(low * high) };
        let is_close = (next - shape).abs() <= 1e-15 * shape;
        shape = next;
        if is_close {
            break;
        }
    }
    let [sum, ..] = sums(shape);
    [unit * (sum / count).powf(1.0 / shape), shape]
}

/// The mean and the standard deviation of the logarithm by expectation maximisation (Dempster,
/// Laird and Rubin 1977, <https://doi.org/10.1111/j.2517-6161.1977.tb01600.x>). The lengths of
/// failures are only lower bounds.
fn lognormal(solved: &[f64], failed: &[f64]) -> [f64; 2] {
    let normal = Normal::standard();
    let [solved, failed] = [solved, failed]
        .map(|lengths| lengths.iter().map(|length| length.ln()).collect::<Vec<f64>>());
    let all = (solved.len() + failed.len()) as f64;
    // Most failures have the same budget, so equal ones are grouped.
    let mut failed = failed;
    failed.sort_by(f64::total_cmp);
    let failed: Vec<(f64, f64)> =
        failed.chunk_by(|one, next| one == next).map(|of| (of[0], of.len() as f64)).collect();
    let known = [solved.iter().sum::<f64>(), solved.iter().map(|log| log * log).sum()];
    let mut mean = known[0] / solved.len() as f64;
    let mut deviation = (known[1] / solved.len() as f64 - mean * mean).max(1e-12).sqrt();
    for _ in 0..2000 {
        let [mut sum, mut squares] = known;
        for &(log, count) in &failed {
            let z = (log - mean) / deviation;
            // The hazard rate; in the far tail it is nearly z.
            let tail = normal.sf(z);
            let hazard = if tail > 1e-280 { normal.pdf(z) / tail } else { z };
            sum += count * (mean + deviation * hazard);
            squares += count
                * (mean * mean
                    + 2.0 * mean * deviation * hazard
                    + deviation * deviation * (1.0 + z * hazard));
        }
        let next = sum / all;
        let spread = (squares / all - next * next).max(1e-12).sqrt();
        let moved = (next - mean).abs() + (spread - deviation).abs();
        (mean, deviation) = (next, spread);
        if moved < 1e-12 {
            break;
        }
    }
    [mean, deviation]
}
