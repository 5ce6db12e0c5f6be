//! An ordered thread pool: jobs are read on one thread, done on others, and their results are
//! handled in the order of the jobs.
//!
//! ```text
//!   feed ── jobs ──> workers ── results, or parts of them ──> handle
//!     ▲                                                         │
//!     └───────────── room for another job ──────────────────────┘
//! ```
//!
//! All threads wait on the condition variables of one [`Pipeline`]. Only the handling thread also
//! wakes up periodically, since Ctrl-C, deadlines and progress displays notify no thread.

use std::cell::Cell;
use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use evoku_messages::say;

use crate::error::Result;
use crate::timeout::Cancellation;

/// The number of jobs in progress for each thread. It is large enough to keep a thread busy while
/// another job takes long. It is small, since finished results wait in memory for earlier ones.
pub(crate) const AHEAD: usize = 8;

/// The longest time between two calls of `is_over`.
const TICK: Duration = Duration::from_millis(50);

/// The stack of a worker in bytes. Engines that are compiled without optimisation need more than
/// the usual 2 MiB.
const STACK: usize = 8 << 20;

/// The number of the part that completes a result.
const LAST: u64 = u64::MAX;

/// A worker's view of the pipeline while it does a job.
pub(crate) struct Turn<'p, Done> {
    /// Ends the job early when its result isn't needed any more.
    pub(crate) stop: &'p Arc<Cancellation>,
    put: &'p dyn Fn(u64, Done) -> bool,
    parts: Cell<u64>,
}

impl<Done> Turn<'_, Done> {
    /// Passes on a part of a result that is too large for memory. Waits until all earlier jobs and
    /// parts have been handled. Returns `false` if no more parts are needed.
    pub(crate) fn hand_on(&self, part: Done) -> bool {
        let number = self.parts.get();
        self.parts.set(number + 1);
        (self.put)(number, part)
    }
}

/// Does each job on one of `threads` threads, each with its own worker, and handles the results in
/// the order of the jobs. Ends when there are no more jobs, or when `handle` returns `false`. Also
/// ends when `is_over` returns `true`; the results of jobs in progress are then still handled.
///
/// `feed` runs on its own thread, which may be left behind waiting for input. Its argument takes a
/// job and returns `false` if no more are needed. At most [`AHEAD`] jobs for each thread are in
/// progress, so memory use doesn't grow with their number.
///
/// # Errors
/// If `handle` fails, or a thread can't be started.
pub(crate) fn in_order<Job, Done, Worker>(
    threads: usize,
    is_over: impl Fn() -> bool,
    feed: impl FnOnce(&mut dyn FnMut(Job) -> bool) + Send + 'static,
    worker: impl Fn() -> Worker + Sync,
    mut handle: impl FnMut(Done) -> Result<bool>,
) -> Result<()>
where
    Job: Send + 'static,
    Done: Send + 'static,
    Worker: FnMut(Job, &Turn<'_, Done>) -> Done,
{
    let pipeline = Arc::new(Pipeline::new(threads));
    let fed = Arc::clone(&pipeline);
    std::thread::spawn(move || {
        let _ended = OnDrop(|| fed.end_feed());
        feed(&mut |job| fed.feed(job));
    });
    std::thread::scope(|scope| {
        let (pipeline, worker) = (&pipeline, &worker);
        let _ended = OnDrop(|| pipeline.end());
        for stop in &pipeline.stops {
            let work = move || {
                let _ended = OnDrop(|| pipeline.end_worker());
                let mut worker = worker();
                while let Some((number, job)) = pipeline.take() {
                    let put = |part, done| pipeline.put(number, part, done);
                    let done = worker(job, &Turn { stop, put: &put, parts: Cell::new(0) });
                    put(LAST, done);
                }
            };
            let started = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
            started.map_err(|error| say::verbatim(error.to_string()))?;
        }
        let mut result = Ok(true);
        while let Some(done) = pipeline.next(&is_over) {
            if let Ok(true) = result {
                result = handle(done);
            }
            if !matches!(result, Ok(true)) {
                pipeline.end();
            }
        }
        result.map(drop)
    })
}

/// The state that all threads share.
struct Pipeline<Job, Done> {
    state: Mutex<State<Job, Done>>,
    /// Notified when another job may be fed.
    room: Condvar,
    /// Notified when a job is fed, or when there will be no more jobs.
    work: Condvar,
    /// Notified when a worker may put a part.
    turn: Condvar,
    /// Notified when the next result is ready, or when there will be no more results.
    result: Condvar,
    /// One flag for each worker.
    stops: Vec<Arc<Cancellation>>,
}

struct State<Job, Done> {
    /// Jobs that no worker has taken.
    jobs: VecDeque<Job>,
    /// The number of jobs that were fed.
    fed: u64,
    /// The number of jobs whose results were handed over; this is also the number of the job whose
    /// turn it is.
    handled: u64,
    /// Results by the number of the job and of the part.
    results: BTreeMap<(u64, u64), Done>,
    /// The number of workers that may still put a result.
    workers: usize,
    /// `true` if no more jobs will be fed.
    is_fed: bool,
    /// `true` if no more jobs are begun.
    is_over: bool,
}

impl<Job, Done> State<Job, Done> {
    /// Returns `true` if the next result, or a part of it, can be handled.
    fn is_ready(&self) -> bool {
        self.results.first_key_value().is_some_and(|(&(job, _), _)| job == self.handled)
    }
}

impl<Job, Done> Pipeline<Job, Done> {
    fn new(threads: usize) -> Self {
        let state = State {
            jobs: VecDeque::new(),
            fed: 0,
            handled: 0,
            results: BTreeMap::new(),
            workers: threads,
            is_fed: false,
            is_over: false,
        };
        let [room, work, turn, result] = Default::default();
        let stops = (0..threads).map(|_| Arc::default()).collect();
        Self { state: Mutex::new(state), room, work, turn, result, stops }
    }

    fn state(&self) -> MutexGuard<'_, State<Job, Done>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits on `condition` while `is_early` returns `true`, unless the pipeline is over.
    fn wait(
        &self,
        condition: &Condvar,
        is_early: impl Fn(&State<Job, Done>) -> bool,
    ) -> MutexGuard<'_, State<Job, Done>> {
        condition
            .wait_while(self.state(), |state| !state.is_over && is_early(state))
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a job. Returns `false` if no more are needed.
    fn feed(&self, job: Job) -> bool {
        let most = (AHEAD * self.stops.len()) as u64;
        let mut state = self.wait(&self.room, |state| state.fed - state.handled >= most);
        state.jobs.push_back(job);
        state.fed += 1;
        self.work.notify_one();
        !state.is_over
    }

    /// Returns the next job and its number; `None` if there are no more.
    fn take(&self) -> Option<(u64, Job)> {
        let mut state = self.wait(&self.work, |state| state.jobs.is_empty() && !state.is_fed);
        let number = state.fed - state.jobs.len() as u64;
        let job = if state.is_over { None } else { state.jobs.pop_front() };
        job.map(|job| (number, job))
    }

    /// Adds a part of a result. Every part except the last waits for the job's turn, and until the
    /// part before was handled. Returns `false` if no more parts are needed.
    fn put(&self, job: u64, part: u64, done: Done) -> bool {
        let mut state = self
            .wait(&self.turn, |state| part != LAST && (state.handled < job || state.is_ready()));
        state.results.insert((job, part), done);
        if state.handled == job {
            self.result.notify_one();
        }
        !state.is_over
    }

    /// Waits for the next result or part. Returns `None` if there are no more.
    fn next(&self, is_over: &impl Fn() -> bool) -> Option<Done> {
        loop {
            if is_over() {
                self.end();
            }
            let is_early = |state: &mut State<Job, Done>| state.workers > 0 && !state.is_ready();
            let waited = self.result.wait_timeout_while(self.state(), TICK, is_early);
            let (mut state, _) = waited.unwrap_or_else(PoisonError::into_inner);
            if !state.is_ready() {
                if state.workers == 0 {
                    return None;
                }
                continue;
            }
            let ((_, part), done) = state.results.pop_first()?;
            if part == LAST {
                state.handled += 1;
                self.room.notify_one();
            }
            self.turn.notify_all();
            return Some(done);
        }
    }

    /// Begins no more jobs, and ends those in progress.
    fn end(&self) {
        self.state().is_over = true;
        self.stops.iter().for_each(|stop| stop.end());
        for condition in [&self.room, &self.work, &self.turn] {
            condition.notify_all();
        }
    }

    fn end_feed(&self) {
        self.state().is_fed = true;
        self.work.notify_all();
    }

    fn end_worker(&self) {
        if std::thread::panicking() {
            self.end();
        }
        self.state().workers -= 1;
        self.result.notify_one();
    }
}

/// Calls a function when dropped, also during a panic.
struct OnDrop<F: FnMut()>(F);

impl<F: FnMut()> Drop for OnDrop<F> {
    fn drop(&mut self) {
        (self.0)();
    }
}

/// The number of threads: `given`, or one for each core.
pub(crate) fn threads(given: Option<u16>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    given.map_or_else(cores, usize::from)
}

#[cfg(test)]
mod tests;
