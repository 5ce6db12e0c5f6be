//! Many runs of one job, or of several jobs.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use evoku_evolve::presets::Scale;
use evoku_evolve::{Budget, Cost, Generation, Observer, Outcome, Stop, Work};
use evoku_messages::say;
use indicatif::{ProgressBar, ProgressStyle};

use crate::commands::evolve::job::Job;
use crate::commands::evolve::trace::{Plan, Rows, Trace};
use crate::error::{Context, Result};
use crate::language::render;
use crate::output::shows_progress;
use evoku_draw::chart::Progress;

/// A summary of one run.
pub(super) struct Run {
    pub(super) seed: u64,
    pub(super) stop: Stop,
    /// The best cost and its line; `None` if the run was stopped before its first evaluation.
    pub(super) best: Option<(Cost, String)>,
    pub(super) generations: u64,
    pub(super) work: Work,
    pub(super) restarts: u64,
    pub(super) exchanges: u64,
    pub(super) seconds: f64,
    /// The best cost over the evaluations; empty unless the run was one of several.
    pub(super) progress: Progress,
    /// The rows of the trace, if there is one.
    rows: Option<Rows>,
}

impl Run {
    /// Makes the summary of a run.
    pub(super) fn of(seed: u64, outcome: Outcome, seconds: f64) -> Self {
        Self {
            seed,
            stop: outcome.stop,
            best: outcome.best.map(|best| (best.cost, best.line)),
            generations: outcome.generations,
            work: outcome.work,
            restarts: outcome.restarts,
            exchanges: outcome.exchanges,
            seconds,
            progress: Progress::new(),
            rows: None,
        }
    }

    pub(super) fn is_solved(&self) -> bool {
        self.stop == Stop::Solved
    }
}

/// The observer of one of several runs.
struct Watcher {
    scale: Scale,
    progress: Progress,
    rows: Option<Rows>,
}

impl Observer for Watcher {
    fn generation(&mut self, generation: &dyn Generation) {
        let best = generation.best_of_run().total();
        if self.progress.last().is_none_or(|&(_, known)| best < known) {
            self.progress.push((generation.work().evaluations(), best));
        }
        if let Some(rows) = &mut self.rows {
            rows.add(generation, &self.scale);
        }
    }
}

/// The runs of each job in the order of their seeds. Runs that an interrupt prevented are missing.
pub(super) struct Runs<'j> {
    pub(super) jobs: &'j [Job],
    pub(super) runs: Vec<Vec<Run>>,
    pub(super) wanted: usize,
    pub(super) seconds: f64,
    /// The budget of each run, except its time.
    pub(super) budget: Budget<'j>,
    /// The first and the last seed.
    pub(super) seeds: [u64; 2],
}

/// The state that the threads of many runs share.
struct Shared<'j> {
    jobs: &'j [Job],
    seeds: &'j [u64],
    budget: Budget<'j>,
    timeout: Option<Duration>,
    trace: Option<Plan>,
    bar: ProgressBar,
    /// The number of the next run to start.
    next: AtomicUsize,
    /// Each run with the number of its job.
    done: Mutex<Vec<(usize, Run)>>,
}

impl Shared<'_> {
    fn wanted(&self) -> usize {
        self.jobs.len() * self.seeds.len()
    }

    /// Makes runs until none is left or the user cancels.
    fn work(&self) -> Result<()> {
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            let cancelled = self.budget.cancel.is_some_and(|flag| flag.load(Ordering::Relaxed));
            if number >= self.wanted() || cancelled {
                return Ok(());
            }
            let (job, seed) = (number / self.seeds.len(), self.seeds[number % self.seeds.len()]);
            let run = self.run(job, seed)?;
            if let Ok(mut done) = self.done.lock() {
                done.push((job, run));
            }
            self.bar.inc(1);
        }
    }

    fn run(&self, number: usize, seed: u64) -> Result<Run> {
        let start = Instant::now();
        let deadline = self.timeout.and_then(|timeout| start.checked_add(timeout));
        let job = &self.jobs[number];
        let rows = self.trace.map(|trace| trace.rows(job.puzzle_number, &job.label, seed));
        let mut watcher = Watcher { scale: job.scale(), progress: Progress::new(), rows };
        let outcome = job.run(seed, Budget { deadline, ..self.budget }, &mut watcher);
        let outcome = match self.jobs.len() {
            1 => outcome?,
            _ => outcome.within(|cause| say::command_puzzle(number + 1, cause))?,
        };
        let seconds = start.elapsed().as_secs_f64();
        let Watcher { progress, rows, .. } = watcher;
        Ok(Run { progress, rows, ..Run::of(seed, outcome, seconds) })
    }
}

/// Runs each job once for every seed, on this many threads. A run does not depend on its thread.
pub(super) fn run<'j>(
    jobs: &'j [Job],
    seeds: &[u64],
    budget: Budget<'j>,
    timeout: Option<Duration>,
    threads: usize,
    show: bool,
    trace: Option<Plan>,
) -> Result<Runs<'j>> {
    let start = Instant::now();
    let wanted = jobs.len() * seeds.len();
    let bar = if show && shows_progress() {
        ProgressBar::new(wanted as u64)
    } else {
        ProgressBar::hidden()
    };
    let style = ProgressStyle::with_template(&format!(
        "{{bar:30}} {}",
        render(say::command_progress_runs("{pos}", "{len}", "{elapsed}", "{eta}"))
    ));
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.tick();

    let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let shared = Shared { jobs, seeds, budget, timeout, trace, bar, next, done };
    std::thread::scope(|scope| {
        let threads = (0..threads.min(wanted)).map(|_| scope.spawn(|| shared.work()));
        let threads: Vec<_> = threads.collect();
        threads.into_iter().try_for_each(|thread| match thread.join() {
            Ok(result) => result,
            Err(panic) => std::panic::resume_unwind(panic),
        })
    })?;
    shared.bar.finish_and_clear();

    let mut runs: Vec<Vec<Run>> = jobs.iter().map(|_| Vec::new()).collect();
    let mut done = shared.done.into_inner().unwrap_or_default();
    done.sort_by_key(|(job, run)| (*job, run.seed));
    done.into_iter().for_each(|(job, run)| runs[job].push(run));
    let seconds = start.elapsed().as_secs_f64();
    let seeds = [seeds[0], seeds[seeds.len() - 1]];
    Ok(Runs { jobs, runs, wanted, seconds, budget, seeds })
}

impl Runs<'_> {
    /// Writes the trace rows of all runs, in order.
    pub(super) fn write_trace(&mut self, trace: &mut Trace) -> Result<()> {
        let all = self.runs.iter_mut().flatten();
        all.filter_map(|run| run.rows.take()).try_for_each(|rows| trace.write_rows(rows))
    }

    pub(super) fn all(&self) -> impl Iterator<Item = &Run> + Clone {
        self.runs.iter().flatten()
    }

    pub(super) fn cancelled(&self) -> bool {
        self.all().count() < self.wanted || self.all().any(|run| run.stop == Stop::Cancelled)
    }

    pub(super) fn all_solved(&self) -> bool {
        self.all().filter(|run| run.stop == Stop::Solved).count() == self.wanted
    }
}
