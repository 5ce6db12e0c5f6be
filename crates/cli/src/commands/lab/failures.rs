//! The failed runs of programs.

use std::sync::{Mutex, PoisonError};

use evoku_lab::execute::Finished;
use evoku_lab::plan::{Job, Plan};
use evoku_messages::{Message, say};

use crate::output::remark;

/// The largest number of failures that are reported one by one. A program with a mistake fails in
/// every run.
const MOST: usize = 5;

/// Collects failed runs while a plan runs, and reports them at the end.
pub(super) struct Failures<'p> {
    plan: &'p Plan,
    kept: Mutex<(u64, Vec<Message>)>,
}

impl<'p> Failures<'p> {
    pub(super) fn of(plan: &'p Plan) -> Self {
        Self { plan, kept: Mutex::default() }
    }

    /// Keeps a run if it failed.
    pub(super) fn note(&self, job: Job, finished: &Finished) {
        let Some(reason) = &finished.trace.failure else { return };
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.0 += 1;
        if kept.1.len() < MOST {
            let label = &self.plan.configurations[job.configuration.at()].label;
            let class = &self.plan.classes[job.class.at()].name;
            let (puzzle, repetition) = (job.puzzle + 1, job.repetition);
            kept.1.push(say::lab_run_failure(label, class, puzzle, repetition, reason));
        }
    }

    /// Reports the failed runs on standard error.
    pub(super) fn report(&self) {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let (count, failures) = &*kept;
        if *count == 0 {
            return;
        }
        remark(say::command_failed_runs(*count));
        failures.iter().cloned().for_each(remark);
        if let Some(more @ 1..) = count.checked_sub(failures.len() as u64) {
            remark(say::command_failed_more(more));
        }
    }
}
