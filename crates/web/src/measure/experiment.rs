//! `experiment`: runs an experiment, one run per slice.

use std::sync::atomic::AtomicBool;

use evoku_lab::execute::execute;
use evoku_lab::plan::Plan;
use evoku_lab::results::{KeptPlan, Results, SessionRow};
use evoku_lab::run::Run;
use evoku_lab::trace::Trace;
use evoku_messages::{Language, say};
use serde::Serialize;

use crate::arguments::arguments;
use crate::measure::plan::read;
use crate::measure::report::{Report, report};
use crate::problem::Problem;
use crate::state::State;
use crate::tasks::{Pace, Slice, Task};

arguments! {
    /// The experiment to run.
    pub(crate) struct ExperimentRequest {
        /// The plan, as `evoku lab run` reads it.
        plan: String,
        /// The start time, in seconds since 1970.
        started: Option<u64>,
        /// The current time in milliseconds, by the clock of the page. Runs are timed from here.
        now: Option<u64>,
    }
}

/// The progress of an experiment.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Experiment {
    /// The number of finished runs.
    made: u64,
    /// The number of all runs of the plan.
    runs: u64,
    /// The report on the runs so far, whenever a repetition is complete.
    report: Option<Report>,
}

pub(crate) fn experiment(
    state: &mut State,
    request: ExperimentRequest,
) -> Result<Slice<Experiment>, Problem> {
    let plan = read(&request.plan)?;
    let session = SessionRow {
        id: 1,
        started: request.started.unwrap_or(0),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        revision: String::new(),
        machine: "a web page".to_owned(),
        command: "evoku lab run plan.toml".to_owned(),
        threads: 1,
    };
    let results = Results { plan: KeptPlan::of(&plan), runs: Vec::new(), sessions: vec![session] };
    let (language, traces) = (state.language, Vec::new());
    let experiment = Experimenting { plan, results, traces, language, next: 0, begun: None };
    state.tasks.begin(experiment, &Pace { now: request.now, ..Pace::default() })
}

/// An experiment in progress.
struct Experimenting {
    plan: Plan,
    results: Results,
    /// The trace of each run.
    traces: Vec<Trace>,
    /// The language of reports.
    language: Language,
    /// The number of the next job.
    next: u64,
    /// The time at which the last run began, in milliseconds by the clock of the page.
    begun: Option<u64>,
}

impl Experimenting {
    /// Makes the next run. Returns `false` if there was none left.
    fn run_next(&mut self) -> Result<bool, Problem> {
        let Some(job) = self.plan.job(self.next) else { return Ok(false) };
        let plan = &self.plan;
        let method = &plan.configurations[job.configuration.at()].method;
        let instance = &plan.puzzle(job).instance;
        let never = AtomicBool::new(false);
        let made = execute(method, instance, plan.seed_of(job), plan.limits, &never)?;
        let finished = made.ok_or_else(|| Problem::new(say::page_cancelled()))?;
        let before = plan.classes[..job.class.at()].iter().map(|class| class.puzzles.len());
        let puzzle = before.sum::<usize>() + job.puzzle;
        self.results.runs.push(Run {
            configuration: job.configuration,
            puzzle: evoku_lab::index::PuzzleIndex(puzzle as u32),
            repetition: job.repetition as u32,
            session: 1,
            ..finished.run
        });
        self.traces.push(finished.trace);
        self.next += 1;
        Ok(true)
    }

    /// Records the duration of the last run: the time between two slices.
    fn note_time(&mut self, now: Option<u64>) {
        if let (Some(begun), Some(now), Some(last)) =
            (self.begun, now, self.results.runs.last_mut())
        {
            last.seconds = now.saturating_sub(begun) as f64 / 1000.0;
        }
        self.begun = now;
    }
}

impl Task for Experimenting {
    type Known = Experiment;

    /// Makes a run. Returns the number of runs so far, and a report whenever a repetition is
    /// complete.
    fn slice(&mut self, pace: &Pace) -> Result<(Experiment, bool), Problem> {
        self.note_time(pace.now);
        let repetition = self.plan.jobs() / self.plan.repetitions;
        let is_whole = self.next > 0 && self.next.is_multiple_of(repetition);
        let report = is_whole.then(|| report(&self.results, &self.traces, self.language));
        let done = !self.run_next()?;
        let answer = Experiment { made: self.next, runs: self.plan.jobs(), report };
        Ok((answer, done))
    }
}
