//! Execution of the runs of a plan on many threads.

use std::collections::{HashMap, VecDeque};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use evoku_messages::{Message, Say};

use crate::execute::{ExecuteError, Finished, Worker};
use crate::plan::{Job, Plan};
use crate::store::{Cell, Environment, Found, Record, Session, Store, StoreError};

/// The longest time that a thread works on unrecorded runs; after it, the thread records them
/// before it begins another. Shorter runs share a transaction, because a disk syncs only some
/// hundred times a second.
const UNRECORDED: Duration = Duration::from_millis(20);

/// The amount of work that is claimed in advance for each thread, so that most transactions only
/// record.
const AHEAD: Duration = Duration::from_millis(200);

/// The most jobs that are claimed at once.
const MOST: usize = 4096;

/// The interval at which to check if the user has cancelled.
const LOOK: Duration = Duration::from_millis(20);

/// The interval at which to check if other processes have finished their jobs.
const WAIT: Duration = Duration::from_millis(100);

/// The reason why an experiment stopped.
#[derive(Debug)]
#[non_exhaustive]
pub enum RunError {
    /// The store can't be written.
    Store(StoreError),
    /// An algorithm doesn't support a puzzle.
    Execute(ExecuteError),
}

impl Say for RunError {
    fn message(&self) -> Message {
        match self {
            Self::Store(error) => error.message(),
            Self::Execute(error) => error.message(),
        }
    }
}

impl From<StoreError> for RunError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<ExecuteError> for RunError {
    fn from(error: ExecuteError) -> Self {
        Self::Execute(error)
    }
}

evoku_messages::error!(RunError);

/// Observer of an experiment, for progress bars and tests.
///
/// [`run`] calls it from many threads, between transactions. An implementation must return soon,
/// and must not wait for another call.
pub trait Watch: Sync {
    /// Called once at the start with the number of runs of each cell that are already recorded.
    fn begins(&self, _recorded: &HashMap<Cell, u64>) {}
    /// Called for each run after it is on the disk.
    fn recorded(&self, job: Job, finished: &Finished);
    /// Called repeatedly while other processes execute the remaining runs.
    fn waiting(&self) {}
}

/// Observer that does nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Unwatched;

impl Watch for Unwatched {
    fn recorded(&self, _: Job, _: &Finished) {}
}

/// Executes all runs of a plan that aren't recorded yet, until all are done or soon after `cancel`
/// becomes true. Returns the store, and `true` if all are done.
///
/// The result of a run depends only on its configuration, puzzle and seed. It does not depend on
/// the number of threads or on earlier interruptions. Memory grows by one bit per job.
///
/// # Errors
/// If the store can't be written, or an algorithm doesn't support a puzzle. Recorded runs are kept.
pub fn run(
    store: Store,
    plan: &Plan,
    environment: &Environment,
    threads: usize,
    cancel: &AtomicBool,
    watch: &dyn Watch,
) -> Result<(Store, bool), RunError> {
    run_jobs(store, plan, 0..plan.jobs(), environment, threads, cancel, watch)
}

/// Executes runs like [`run`], restricted to the jobs with these numbers, for example to a
/// [`Shard`](crate::shard::Shard) of the plan.
///
/// # Errors
/// The same as for [`run`].
pub fn run_jobs(
    store: Store,
    plan: &Plan,
    jobs: Range<u64>,
    environment: &Environment,
    threads: usize,
    cancel: &AtomicBool,
    watch: &dyn Watch,
) -> Result<(Store, bool), RunError> {
    let threads = threads.max(1);
    let session = Session::begin(store, plan, jobs, environment, threads)?;
    watch.begins(&session.recorded());
    let desk = Desk {
        plan,
        watch,
        threads,
        session: Mutex::new(session),
        ready: Mutex::default(),
        finished: Mutex::default(),
    };
    let stop = AtomicBool::new(false);
    let errors = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        let main = std::thread::current();
        let threads: Vec<_> = (0..threads)
            .map(|_| {
                let (main, desk, stop, errors) = (main.clone(), &desk, &stop, &errors);
                scope.spawn(move || {
                    if let Err(error) = work(desk, stop) {
                        stop.store(true, Ordering::Relaxed);
                        lock(errors).push(error);
                    }
                    main.unpark();
                })
            })
            .collect();
        // Runs poll a single flag, which is set if the user cancels or if an error occurs.
        while threads.iter().any(|thread| !thread.is_finished()) {
            if cancel.load(Ordering::Relaxed) {
                stop.store(true, Ordering::Relaxed);
            }
            std::thread::park_timeout(LOOK);
        }
    });
    let session = desk.session.into_inner().unwrap_or_else(PoisonError::into_inner);
    match errors.into_inner().unwrap_or_default().into_iter().next() {
        Some(error) => Err(error),
        None => Ok((session.end()?, !stop.load(Ordering::Relaxed))),
    }
}

/// Shared state from which threads take jobs and to which they return results.
struct Desk<'a> {
    plan: &'a Plan,
    watch: &'a dyn Watch,
    threads: usize,
    session: Mutex<Session<'a>>,
    /// Jobs that are claimed, but not yet taken by a thread.
    ready: Mutex<VecDeque<Job>>,
    /// Finished runs of threads that wait for the session.
    finished: Mutex<Vec<Record>>,
}

impl Desk<'_> {
    /// Records the runs `done`, and claims `wanted` jobs if none is ready.
    fn exchange(&self, done: &mut Vec<Record>, wanted: usize) -> Result<Found, StoreError> {
        lock(&self.finished).append(done);
        let mut session = lock(&self.session);
        // The thread that gets the session records for all threads that wait for it.
        let done = std::mem::take(&mut *lock(&self.finished));
        let wanted = if lock(&self.ready).is_empty() { wanted } else { 0 };
        if done.is_empty() && wanted == 0 {
            return Ok(Found::Some);
        }
        let (jobs, found) = session.exchange(&done, wanted)?;
        lock(&self.ready).extend(jobs);
        drop(session);
        done.iter().for_each(|record| self.watch.recorded(record.job, &record.finished));
        Ok(found)
    }
}

/// The loop of one thread.
fn work(desk: &Desk<'_>, stop: &AtomicBool) -> Result<(), RunError> {
    let plan = desk.plan;
    let mut worker = Worker::default();
    let mut done: Vec<Record> = Vec::new();
    let mut begun = Instant::now();
    let mut wanted = desk.threads;
    while !stop.load(Ordering::Relaxed) {
        if done.is_empty() {
            begun = Instant::now();
        }
        let elapsed = begun.elapsed();
        let job = if elapsed < UNRECORDED { lock(&desk.ready).pop_front() } else { None };
        let Some(job) = job else {
            if !done.is_empty() {
                let pace = elapsed.as_secs_f64() / done.len() as f64 / desk.threads as f64;
                wanted = ((AHEAD.as_secs_f64() / pace.max(1e-9)) as usize).clamp(1, MOST);
            }
            match desk.exchange(&mut done, wanted)? {
                Found::Some => {}
                Found::Finished => return Ok(()),
                Found::Waiting => {
                    desk.watch.waiting();
                    std::thread::sleep(WAIT);
                }
            }
            continue;
        };
        let seed = plan.seed_of(job);
        let method = &plan.configurations[job.configuration.at()].method;
        match worker.run(method, &plan.puzzle(job).posed, seed, plan.limits, stop) {
            Ok(Some(finished)) => done.push(Record { job, finished }),
            Ok(None) => break,
            Err(error) => {
                desk.exchange(&mut done, 0)?;
                return Err(error.into());
            }
        }
    }
    desk.exchange(&mut done, 0)?;
    Ok(())
}

/// The value behind a lock. A thread that panicked while holding it has left the value consistent.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
