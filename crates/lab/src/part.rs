//! Parts: runs made on other machines, as small stores, and a ledger that collects them.
//!
//! A job is a number of a plan, and its run depends on nothing else. A scheduler may therefore
//! repeat, lose and reorder jobs: a [`Ledger`] records each run once and knows the missing ones.
//!
//! ```
//! use std::path::Path;
//! use std::sync::atomic::AtomicBool;
//!
//! use evoku_lab::part::{self, Ledger};
//! use evoku_lab::plan::Plan;
//! use evoku_lab::store::{Environment, Store};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let path = std::env::temp_dir().join(format!("evoku-part-doc-{}.sqlite", std::process::id()));
//! let text = "
//!     name = 'small'
//!     repetitions = 2
//!     budget.evaluations = 1_000
//!     algorithm = [{ name = 'row-ga' }]
//!     class = [{ name = '4x4', bundled = '4x4' }]
//! ";
//! let cancel = AtomicBool::new(false);
//! let plan = Plan::read(text, Path::new("."), &cancel).map_err(|errors| errors[0].clone())?;
//! let mut part = part::make(&plan, 5..9, &cancel)?.ok_or("cancelled")?;
//!
//! let mut ledger = Ledger::open(Store::create(&path)?, plan, &Environment::default())?;
//! assert_eq!(ledger.take(&Store::of_bytes(&part.to_bytes()?)?)?.new, 4);
//! assert_eq!(ledger.take(&part)?.known, 4);
//! assert_eq!(ledger.recorded()?.missing().collect::<Vec<_>>(), [0..5, 9..20]);
//! # drop(ledger);
//! # std::fs::remove_file(&path)?;
//! # Ok(())
//! # }
//! ```

use std::ops::Range;
use std::sync::atomic::AtomicBool;

use evoku_messages::say;

use crate::execute::{Finished, Worker};
use crate::index::PuzzleIndex;
use crate::job_set::JobSet;
use crate::plan::{Job, Plan};
use crate::results::{KeptPlan, KeptPuzzle};
use crate::run::Run;
use crate::runner::RunError;
use crate::store::{Environment, Store, StoreError, Taken, check_same};
use crate::version::VERSION;

/// Executes jobs one after another and returns their runs as a store in memory. Returns `None` if
/// `cancel` became true. Numbers beyond the plan's jobs are ignored.
///
/// # Errors
/// If an algorithm can't run on a puzzle.
pub fn make(plan: &Plan, jobs: Range<u64>, cancel: &AtomicBool) -> Result<Option<Store>, RunError> {
    let jobs = jobs.start.min(plan.jobs())..jobs.end.min(plan.jobs());
    let environment = Environment { version: VERSION.to_owned(), ..Environment::default() };
    let mut store = Store::in_memory()?;
    let (kept, session) = store.begin_taking(KeptPlan::of_jobs(plan, &jobs), &environment)?;
    let mut worker = Worker::default();
    let mut runs = Vec::new();
    for job in jobs.filter_map(|number| plan.job(number)) {
        let method = &plan.configurations[job.configuration.at()].method;
        let (posed, seed) = (&plan.puzzle(job).posed, plan.seed_of(job));
        let finished = worker.run(method, posed, seed, plan.limits, cancel)?;
        let Some(Finished { run, trace }) = finished else { return Ok(None) };
        runs.push((run_of(&kept, job, Run { session, ..run })?, trace));
    }
    store.take(&kept, &runs)?;
    Ok(Some(store))
}

/// Assigns `run` to the configuration, puzzle and repetition of `job` in a plan as it was entered.
fn run_of(kept: &KeptPlan, job: Job, run: Run) -> Result<Run, StoreError> {
    let Job { configuration, class, puzzle, repetition } = job;
    let place = (class, puzzle + 1);
    let found = kept.puzzles.binary_search_by_key(&place, |one| (one.class, one.number));
    let (puzzle, repetition) = found.ok().zip(u32::try_from(repetition).ok()).ok_or_else(stray)?;
    if configuration.at() >= kept.configurations.len() {
        return Err(stray());
    }
    Ok(Run { configuration, puzzle: PuzzleIndex(puzzle as u32), repetition, ..run })
}

fn stray() -> StoreError {
    StoreError::Damaged(say::lab_damaged_run_of_plan())
}

/// A store that collects the runs of one plan.
#[derive(Debug)]
pub struct Ledger {
    store: Store,
    plan: Plan,
    kept: KeptPlan,
    session: u32,
}

impl Ledger {
    /// Enters the plan, and one session for all runs that will be collected.
    ///
    /// # Errors
    /// If the store can't be written.
    pub fn open(
        mut store: Store,
        plan: Plan,
        environment: &Environment,
    ) -> Result<Self, StoreError> {
        let (kept, session) = store.begin_taking(KeptPlan::of(&plan), environment)?;
        Ok(Self { store, plan, kept, session })
    }

    /// The plan.
    #[must_use]
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The recorded jobs, which also give the missing ones.
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn recorded(&self) -> Result<JobSet, StoreError> {
        self.store.recorded_jobs(&self.plan)
    }

    /// Records the runs of a part in one transaction, which is on the disk when this returns. Runs
    /// that are already recorded stay unchanged.
    ///
    /// # Errors
    /// If the part belongs to another plan, was made by another version of the program or is
    /// damaged, or if the store can't be written.
    pub fn take(&mut self, part: &Store) -> Result<Taken, StoreError> {
        let theirs = part.plan(Some(&self.plan.name))?;
        check_same(&theirs.name, &self.kept.fingerprint, &theirs.fingerprint)?;
        if let Some(other) = part.versions(theirs.id)?.into_iter().find(|one| one != VERSION) {
            return Err(StoreError::Versions(other, VERSION.to_owned()));
        }
        let mut runs = Vec::new();
        part.each_run(&theirs, true, |run, trace| {
            let KeptPuzzle { class, number, .. } = theirs.puzzles[run.puzzle.at()];
            let (configuration, repetition) = (run.configuration, run.repetition.into());
            let job = Job { configuration, class, puzzle: number - 1, repetition };
            let run = run_of(&self.kept, job, Run { session: self.session, ..run })?;
            if self.plan.seed_of(job) != run.seed {
                return Err(stray());
            }
            runs.push((run, trace));
            Ok(())
        })?;
        self.store.take(&self.kept, &runs)
    }
}
