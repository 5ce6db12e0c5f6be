//! Many runs of one job, summarised.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use evoku_evolve::{Budget, Cost, Stop, Unobserved};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use crate::axis::thousands;
use crate::commands::evolve::job::Job;
use crate::commands::evolve::report;

/// One run in brief.
struct Run {
    seed: u64,
    stop: Stop,
    /// The best cost and its line; none if the run was stopped before its first evaluation.
    best: Option<(Cost, String)>,
    generations: u64,
    evaluations: u64,
    restarts: u64,
    seconds: f64,
}

/// Runs in the order of their seeds; those that an interrupt prevented are missing.
pub(super) struct Runs {
    runs: Vec<Run>,
    wanted: usize,
    seconds: f64,
}

/// Runs the job once for every seed, on this many threads. A run is the same on whichever thread.
pub(super) fn run(
    job: &Job,
    seeds: &[u64],
    budget: Budget<'_>,
    timeout: Option<Duration>,
    threads: usize,
    show: bool,
) -> anyhow::Result<Runs> {
    let start = Instant::now();
    let bar = if show { ProgressBar::new(seeds.len() as u64) } else { ProgressBar::hidden() };
    let style =
        ProgressStyle::with_template("{bar:30} {pos} of {len} runs, {elapsed} gone, {eta} to go");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.tick();

    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    let work = || -> anyhow::Result<()> {
        while let Some(&seed) = seeds.get(next.fetch_add(1, Ordering::Relaxed)) {
            if budget.cancel.is_some_and(|flag| flag.load(Ordering::Relaxed)) {
                break;
            }
            let start = Instant::now();
            let deadline = timeout.and_then(|timeout| start.checked_add(timeout));
            let outcome = job.run(seed, Budget { deadline, ..budget }, &mut Unobserved)?;
            let run = Run {
                seed,
                stop: outcome.stop,
                best: outcome.best.map(|best| (best.cost, best.line)),
                generations: outcome.generations,
                evaluations: outcome.evaluations,
                restarts: outcome.restarts,
                seconds: start.elapsed().as_secs_f64(),
            };
            if let Ok(mut done) = done.lock() {
                done.push(run);
            }
            bar.inc(1);
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.min(seeds.len())).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| match thread.join() {
            Ok(result) => result,
            Err(panic) => std::panic::resume_unwind(panic),
        })
    })?;
    bar.finish_and_clear();

    let mut runs = done.into_inner().unwrap_or_default();
    runs.sort_by_key(|run| run.seed);
    Ok(Runs { runs, wanted: seeds.len(), seconds: start.elapsed().as_secs_f64() })
}

impl Runs {
    pub(super) fn cancelled(&self) -> bool {
        self.runs.len() < self.wanted || self.runs.iter().any(|run| run.stop == Stop::Cancelled)
    }

    pub(super) fn all_solved(&self) -> bool {
        self.solved().count() == self.wanted
    }

    fn solved(&self) -> impl Iterator<Item = &Run> {
        self.runs.iter().filter(|run| run.stop == Stop::Solved)
    }

    /// A row for every run and a summary, for people.
    pub(super) fn text(&self, job: &Job) -> String {
        let scale = job.scale();
        let mut text = format!(
            "{:>20}  {:>17}  {:>11}  {:>13}  {:>10}  best\n",
            "seed", "result", "generations", "evaluations", "seconds"
        );
        for run in &self.runs {
            text += &format!(
                "{:>20}  {:>17}  {:>11}  {:>13}  {:>10.4}  {}\n",
                run.seed,
                run.stop.to_string(),
                thousands(run.generations),
                thousands(run.evaluations),
                run.seconds,
                run.best.as_ref().map_or("-".to_owned(), |(cost, _)| scale.words(*cost)),
            );
        }
        let (solved, runs) = (self.solved().count(), self.runs.len());
        let [low, high] = wilson(solved, runs);
        text += &format!(
            "\n{} on {}\nsolved {solved} of {runs} runs: {:.1} % (95 % Wilson interval {:.1} to {:.1} %)\n",
            job.algorithm(),
            job.puzzle(),
            100.0 * share(solved, runs),
            100.0 * low,
            100.0 * high,
        );
        if solved > 0 {
            let generations = mean(self.solved().map(|run| run.generations as f64));
            let median = median(self.solved().map(|run| run.evaluations as f64));
            text += &format!(
                "solved runs: mean {} generations, median {} evaluations\n",
                thousands(generations.round() as u64),
                thousands(median.round() as u64),
            );
        }
        let evaluations: u64 = self.runs.iter().map(|run| run.evaluations).sum();
        let computing = self.runs.iter().fold(0.0, |sum, run| sum + run.seconds);
        text += &format!(
            "all runs: {} evaluations, {computing:.3} s of computing in {:.3} s ({} evaluations/s a thread)\n",
            thousands(evaluations),
            self.seconds,
            thousands((evaluations as f64 / computing.max(1e-9)) as u64),
        );
        text
    }

    /// The same for programs.
    pub(super) fn json(&self, job: &Job) -> String {
        let runs: Vec<_> = (self.runs.iter())
            .map(|run| {
                json!({
                    "seed": run.seed,
                    "solved": run.stop == Stop::Solved,
                    "stop": run.stop.to_string(),
                    "cost": run.best.as_ref().map(|(cost, _)| cost.total()),
                    "line": run.best.as_ref().map(|(_, line)| line),
                    "generations": run.generations,
                    "evaluations": run.evaluations,
                    "restarts": run.restarts,
                    "seconds": run.seconds,
                })
            })
            .collect();
        let solved = self.solved().count();
        let some = |value: f64| (solved > 0).then_some(value);
        let object = json!({
            "algorithm": job.algorithm(),
            "parameters": report::parameters(job),
            "puzzle": report::puzzle(job),
            "runs": runs,
            "summary": {
                "runs": self.runs.len(),
                "solved": solved,
                "success_rate": share(solved, self.runs.len()),
                "wilson_95": wilson(solved, self.runs.len()),
                "mean_generations_of_solved": some(mean(self.solved().map(|run| run.generations as f64))),
                "median_evaluations_of_solved": some(median(self.solved().map(|run| run.evaluations as f64))),
                "seconds": self.seconds,
            },
        });
        format!("{object:#}\n")
    }
}

fn share(part: usize, whole: usize) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

/// The 95 % score interval of a success rate (Wilson 1927,
/// <https://doi.org/10.1080/01621459.1927.10502953>).
fn wilson(successes: usize, trials: usize) -> [f64; 2] {
    if trials == 0 {
        return [0.0, 1.0];
    }
    // The 97.5 % quantile of the normal distribution.
    let z = 1.959_963_984_540_054_f64;
    let (n, p) = (trials as f64, share(successes, trials));
    let centre = p + z * z / (2.0 * n);
    let spread = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let bound = |value: f64| (value / (1.0 + z * z / n)).clamp(0.0, 1.0);
    [bound(centre - spread), bound(centre + spread)]
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let values: Vec<f64> = values.collect();
    values.iter().sum::<f64>() / values.len() as f64
}

/// The middle value; the mean of the two middle ones of an even number.
fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    match values.len() {
        0 => f64::NAN,
        n if n % 2 == 1 => values[n / 2],
        n => f64::midpoint(values[n / 2 - 1], values[n / 2]),
    }
}

#[cfg(test)]
mod tests {
    use super::{mean, median, wilson};

    fn close(found: [f64; 2], expected: [f64; 2]) {
        let near = |(a, b): (&f64, &f64)| (a - b).abs() < 1e-9;
        assert!(found.iter().zip(&expected).all(near), "{found:?}, expected {expected:?}");
    }

    /// Expected values by SciPy: `binomtest(k, n).proportion_ci(0.95, method="wilson")`.
    #[test]
    fn wilson_intervals_agree_with_scipy() {
        close(wilson(0, 30), [0.0, 0.113_513_393_173_968_75]);
        close(wilson(1, 30), [0.005_908_590_381_612_441, 0.166_703_909_914_091_73]);
        close(wilson(15, 30), [0.331_541_256_405_337_7, 0.668_458_743_594_662_3]);
        close(wilson(27, 30), [0.743_789_174_208_159_2, 0.965_400_111_252_665_7]);
        close(wilson(30, 30), [0.886_486_606_826_031_2, 1.0]);
        close(wilson(3, 1000), [0.001_020_783_881_138_618_6, 0.008_783_014_053_503_173]);
        assert_eq!(wilson(0, 0), [0.0, 1.0]);
    }

    #[test]
    fn mean_and_median() {
        assert_eq!(mean([1.0, 2.0, 6.0].into_iter()), 3.0);
        assert_eq!(median([5.0, 1.0, 2.0].into_iter()), 2.0);
        assert_eq!(median([4.0, 1.0, 2.0, 9.0].into_iter()), 3.0);
    }
}
