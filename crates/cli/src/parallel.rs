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
mod tests {
    use std::collections::BTreeSet;
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::sync::mpsc::{Receiver, Sender, channel};
    use std::sync::{Arc, Condvar, Mutex};

    use evoku_messages::say;

    use super::{AHEAD, Turn, in_order};
    use crate::error::{Result, bail};

    const NEVER: fn() -> bool = || false;

    /// Feeds the numbers below `most`, and drops the sender when the thread ends.
    fn numbers(
        most: u64,
        left: Sender<()>,
    ) -> impl FnOnce(&mut dyn FnMut(u64) -> bool) + Send + 'static {
        move |take| {
            let _ = (0..most).all(take);
            drop(left);
        }
    }

    /// Does the jobs below `most`.
    fn each<Done: Send + 'static>(
        threads: usize,
        most: u64,
        work: impl Fn(u64, &Turn<'_, Done>) -> Done + Copy + Sync,
        handle: impl FnMut(Done) -> Result<bool>,
    ) -> Result<()> {
        in_order(threads, NEVER, numbers(most, channel().0), || work, handle)
    }

    fn same(job: u64, _: &Turn<'_, u64>) -> u64 {
        job
    }

    /// A worker that finishes job 0, and any other job only when it is ended.
    fn wait(job: u64, turn: &Turn<'_, u64>) -> u64 {
        while job > 0 && !turn.stop.flag().load(Ordering::Relaxed) {
            std::thread::yield_now();
        }
        job
    }

    /// Waits until the feeding thread has ended.
    fn join(thread: &Receiver<()>) {
        assert!(thread.recv().is_err());
    }

    /// Returns the job that has to be done before `job`, so that the jobs of each block are done in
    /// a different order.
    fn before(job: u64, block: u64) -> Option<u64> {
        let first = job - job % block;
        let mut order: Vec<u64> = (first..first + block).collect();
        order.sort_by_key(|job| job.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(17));
        let at = order.iter().position(|&other| other == job)?;
        at.checked_sub(1).map(|at| order[at])
    }

    #[test]
    fn results_come_in_the_order_of_the_jobs() -> Result<()> {
        for threads in [1u64, 2, 7] {
            let (finished, changed) = (Mutex::new(BTreeSet::new()), Condvar::new());
            let work = |job, _: &Turn<'_, u64>| {
                let is_early = |finished: &mut BTreeSet<u64>| {
                    before(job, threads).is_some_and(|other| !finished.contains(&other))
                };
                let lock = changed.wait_while(finished.lock().unwrap(), is_early);
                lock.unwrap().insert(job);
                changed.notify_all();
                job * job
            };
            let mut results = Vec::new();
            each(threads.try_into()?, 70, work, |result| {
                results.push(result);
                Ok(true)
            })?;
            assert_eq!(results, (0..70).map(|job| job * job).collect::<Vec<_>>());
        }
        Ok(())
    }

    #[test]
    fn an_endless_job_is_handled_in_parts_that_do_not_pile_up() -> Result<()> {
        let handed_on = AtomicU64::new(0);
        let (open, opened) = channel();
        let opened = Mutex::new(opened);
        let work = |job, turn: &Turn<'_, u64>| {
            if job > 0 {
                // Not before 50 parts of the other job were handled.
                opened.lock().unwrap().recv().unwrap();
                return u64::MAX;
            }
            (0..)
                .take_while(|&part| turn.hand_on(part))
                .map(|_| handed_on.fetch_add(1, Ordering::SeqCst))
                .fold(0, u64::max)
        };
        let (mut handled, mut ahead) = (Vec::new(), 0);
        each(2, 2, work, |part| {
            handled.push(part);
            ahead = ahead.max(handed_on.load(Ordering::SeqCst) - part);
            if handled.len() == 50 {
                open.send(()).unwrap();
            }
            Ok(handled.len() < 50)
        })?;
        assert_eq!(handled, (0..50).collect::<Vec<_>>());
        assert!(ahead <= 2, "one part waits while another is handled, not {ahead}");
        Ok(())
    }

    #[test]
    fn parts_of_each_job_come_in_its_turn() -> Result<()> {
        for threads in [1, 3] {
            let work = |job, turn: &Turn<'_, u64>| {
                assert!((0..job).all(|part| turn.hand_on(100 * job + part)));
                100 * job + job
            };
            let mut handled = Vec::new();
            each(threads, 20, work, |part| {
                handled.push(part);
                Ok(true)
            })?;
            let expected = (0..20).flat_map(|job| (0..=job).map(move |part| 100 * job + part));
            assert_eq!(handled, expected.collect::<Vec<u64>>());
        }
        Ok(())
    }

    #[test]
    fn the_number_of_running_jobs_is_bounded() -> Result<()> {
        const THREADS: usize = 3;
        const MOST: u64 = (AHEAD * THREADS) as u64;
        let fed = Arc::new(AtomicU64::new(0));
        let feeding = Arc::clone(&fed);
        let (full, is_full) = channel();
        let feed = move |take: &mut dyn FnMut(u64) -> bool| {
            let _ = (0..).all(|job| {
                let goes_on = take(job);
                if feeding.fetch_add(1, Ordering::SeqCst) + 1 == MOST {
                    full.send(()).unwrap();
                }
                goes_on
            });
        };
        let is_full = Mutex::new(is_full);
        let work = |job, _: &Turn<'_, u64>| {
            // All others wait for the first.
            if job == 0 {
                is_full.lock().unwrap().recv().unwrap();
            }
            job
        };
        in_order(
            THREADS,
            NEVER,
            feed,
            || work,
            |job| {
                let under_way = fed.load(Ordering::SeqCst).saturating_sub(job);
                assert!(under_way <= MOST + 1, "{under_way}");
                Ok(job < 1000)
            },
        )
    }

    #[test]
    fn it_ends_when_the_handler_stops_or_fails() {
        let (left, thread) = channel();
        let mut seen = 0;
        let end = in_order(
            3,
            NEVER,
            numbers(u64::MAX, left),
            || same,
            |job| {
                seen += 1;
                Ok(job < 41)
            },
        );
        assert!(end.is_ok());
        assert_eq!(seen, 42);
        join(&thread);
        let (left, thread) = channel();
        let full = |_| bail!(say::verbatim("full"));
        assert!(in_order(3, NEVER, numbers(u64::MAX, left), || same, full).is_err());
        join(&thread);
    }

    #[test]
    fn running_jobs_are_cancelled_with_the_rest() {
        let (left, thread) = channel();
        let end = in_order(2, NEVER, numbers(u64::MAX, left), || wait, |_| Ok(false));
        assert!(end.is_ok());
        join(&thread);
        let (left, thread) = channel();
        assert!(in_order(2, || true, numbers(u64::MAX, left), || wait, |_| Ok(true)).is_ok());
        join(&thread);
    }

    #[test]
    fn a_blocked_input_does_not_prevent_the_end() {
        let (keep_open, input) = channel::<u64>();
        let feed = move |take: &mut dyn FnMut(u64) -> bool| {
            let _ = take(0);
            let _ = input.recv();
        };
        assert!(in_order(3, NEVER, feed, || same, |_| Ok(false)).is_ok());
        drop(keep_open);
    }

    #[test]
    fn a_panic_of_any_thread_ends_all() {
        let (left, thread) = channel();
        let worker = |job, _: &Turn<'_, u64>| if job == 5 { panic!("job {job}") } else { job };
        let run = || in_order(2, NEVER, numbers(u64::MAX, left), || worker, |_| Ok(true));
        assert!(catch_unwind(AssertUnwindSafe(run)).is_err());
        join(&thread);
        let (left, thread) = channel();
        let run = || in_order(2, NEVER, numbers(u64::MAX, left), || same, |_| panic!("handler"));
        assert!(catch_unwind(AssertUnwindSafe(run)).is_err());
        join(&thread);
        // The job that was read is done, and the panic of the feeding thread prints its message.
        let feed = |take: &mut dyn FnMut(u64) -> bool| assert!(!take(0), "feed");
        assert!(in_order(2, NEVER, feed, || same, |_| Ok(true)).is_ok());
    }
}
