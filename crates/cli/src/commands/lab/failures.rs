//! The failed runs of programs.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use evoku_lab::execute::Finished;
use evoku_lab::index::{ClassIndex, ConfigurationIndex};
use evoku_lab::plan::{Job, Plan};
use evoku_messages::{Message, say};

use crate::output::remark;

/// The largest number of failures that are reported one by one. A program with a mistake fails in
/// every run.
const MOST: usize = 5;

/// Collects failed runs while a plan runs, and reports them at the end.
pub(super) struct Failures<'p> {
    plan: &'p Plan,
    kept: Mutex<Kept>,
}

/// The number of failed runs, and the first of them. They are ordered by job, because threads finish
/// runs in any order.
#[derive(Default)]
struct Kept {
    count: u64,
    first: BTreeMap<Place, Message>,
}

/// The place of a job in its plan: the repetition, class, puzzle and configuration.
type Place = (u64, ClassIndex, usize, ConfigurationIndex);

impl Kept {
    fn add(&mut self, job: Job, failure: impl FnOnce() -> Message) {
        self.count += 1;
        let place = (job.repetition, job.class, job.puzzle, job.configuration);
        let is_full = self.first.len() >= MOST;
        if !is_full || self.first.last_key_value().is_some_and(|(&last, _)| place < last) {
            self.first.insert(place, failure());
        }
        if self.first.len() > MOST {
            self.first.pop_last();
        }
    }
}

impl<'p> Failures<'p> {
    pub(super) fn of(plan: &'p Plan) -> Self {
        Self { plan, kept: Mutex::default() }
    }

    /// Keeps a run if it failed.
    pub(super) fn note(&self, job: Job, finished: &Finished) {
        let Some(reason) = &finished.trace.failure else { return };
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.add(job, || {
            let label = &self.plan.configurations[job.configuration.at()].label;
            let class = &self.plan.classes[job.class.at()].name;
            let (puzzle, repetition) = (job.puzzle + 1, job.repetition + 1);
            say::lab_run_failure(label, class, puzzle, repetition, reason)
        });
    }

    /// Reports the failed runs on standard error.
    pub(super) fn report(&self) {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let Kept { count, first } = &*kept;
        if *count == 0 {
            return;
        }
        remark(say::command_failed_runs(*count));
        first.values().cloned().for_each(remark);
        if let Some(more @ 1..) = count.checked_sub(first.len() as u64) {
            remark(say::command_failed_more(more));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same failures are kept in every order.
    #[test]
    fn the_first_failures_by_job_are_kept() {
        let job = |number: u64| Job {
            configuration: ConfigurationIndex((number % 2) as u32),
            class: ClassIndex(0),
            puzzle: (number / 2 % 3) as usize,
            repetition: number / 6,
        };
        let kept = |numbers: &[u64]| {
            let mut kept = Kept::default();
            numbers.iter().for_each(|&at| kept.add(job(at), || say::verbatim(at.to_string())));
            (kept.count, kept.first.values().map(Message::to_string).collect::<Vec<_>>())
        };
        let words = |numbers: [u64; 5]| numbers.map(|number| number.to_string()).to_vec();
        assert_eq!(kept(&[11, 7, 3, 9, 0, 5, 8, 1]), (8, words([0, 1, 3, 5, 7])));
        assert_eq!(kept(&[0, 1, 3, 5, 7, 8, 9, 11]), (8, words([0, 1, 3, 5, 7])));
    }
}
