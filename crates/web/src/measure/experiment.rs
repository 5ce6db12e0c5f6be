//! An experiment under way: a run a slice.

use std::sync::atomic::AtomicBool;

use evoku_lab::execute::execute;
use evoku_lab::plan::Plan;
use evoku_lab::results::{KeptPlan, Results, SessionRow};
use evoku_lab::run::Run;
use evoku_lab::trace::Trace;
use serde_json::{Value, json};

use crate::arguments::Arguments;
use crate::measure::plan::read;
use crate::measure::report::report;
use crate::problem::{Answered, Problem};
use crate::state::State;
use crate::tasks::Task;

/// Makes the runs of a `plan`, a text; a task.
pub(crate) fn experiment(state: &mut State, request: Arguments<'_>) -> Answered {
    let plan = read(request.needed_text("plan")?)?;
    let session = SessionRow {
        id: 1,
        started: request.number("started")?.unwrap_or(0),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        revision: String::new(),
        machine: "a web page".to_owned(),
        command: "evoku lab run plan.toml".to_owned(),
        threads: 1,
    };
    let results = Results { plan: KeptPlan::of(&plan), runs: Vec::new(), sessions: vec![session] };
    let experiment = Experiment { plan, results, traces: Vec::new(), next: 0, begun: None };
    state.tasks.begin(Box::new(experiment), request)
}

/// An experiment under way.
struct Experiment {
    plan: Plan,
    results: Results,
    /// The trace of each run.
    traces: Vec<Trace>,
    /// The number of the next job.
    next: u64,
    /// When the last run began, in milliseconds by the clock of the page.
    begun: Option<u64>,
}

impl Experiment {
    /// Makes the next run. Returns whether there was one.
    fn run_next(&mut self) -> Result<bool, Problem> {
        let Some(job) = self.plan.job(self.next) else { return Ok(false) };
        let plan = &self.plan;
        let method = &plan.configurations[job.configuration.at()].method;
        let posed = &plan.puzzle(job).posed;
        let never = AtomicBool::new(false);
        let made = execute(method, posed, plan.seed_of(job), plan.limits, &never)?;
        let finished = made.ok_or_else(|| Problem::new("the run was cancelled"))?;
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

    /// Notes how long the last run took, from slice to slice.
    fn note_time(&mut self, now: Option<u64>) {
        if let (Some(begun), Some(now), Some(last)) =
            (self.begun, now, self.results.runs.last_mut())
        {
            last.seconds = now.saturating_sub(begun) as f64 / 1000.0;
        }
        self.begun = now;
    }
}

impl Task for Experiment {
    /// Makes a run. Says how many there are, and what they show whenever a repetition is complete.
    fn slice(&mut self, request: Arguments<'_>) -> Result<(Value, bool), Problem> {
        self.note_time(request.number("now")?);
        let repetition = self.plan.jobs() / self.plan.repetitions;
        let is_whole = self.next > 0 && self.next.is_multiple_of(repetition);
        let report = is_whole.then(|| report(&self.results, &self.traces)).transpose()?;
        let done = !self.run_next()?;
        let answer = json!({"made": self.next, "runs": self.plan.jobs(), "report": report});
        Ok((answer, done))
    }
}
