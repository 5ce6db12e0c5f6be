//! Runs work on threads without the interpreter's lock, until it is done or the user presses
//! Ctrl-C.

use std::collections::BTreeMap;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, ScopedJoinHandle, available_parallelism};
use std::time::{Duration, Instant};

use pyo3::prelude::*;

use crate::arguments::Threads;

/// The time between two checks for Ctrl-C.
const LOOK: Duration = Duration::from_millis(20);

/// The number of threads: `threads`, or the number of cores that this process may use.
pub(crate) fn threads(threads: Option<Threads>) -> usize {
    threads.map_or_else(|| available_parallelism().map_or(1, usize::from), |threads| threads.0)
}

/// Runs `work` on a new thread, while this one checks for Ctrl-C. Soon after Ctrl-C, the flag
/// passed to `work` becomes true.
///
/// # Errors
/// If the user pressed Ctrl-C.
pub(crate) fn watched<T: Send>(
    py: Python<'_>,
    work: impl FnOnce(&AtomicBool) -> T + Send,
) -> PyResult<T> {
    run_until(py, &AtomicBool::new(false), work)
}

/// Like [`watched`], for work that checks its flag only from time to time. After Ctrl-C this
/// returns at once. The work may continue on its thread for a few seconds, and its result is
/// dropped.
///
/// # Errors
/// If the user pressed Ctrl-C.
pub(crate) fn run_interruptible<T: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce(&AtomicBool) -> T + Send + 'static,
) -> PyResult<T> {
    let cancel = Arc::new(AtomicBool::new(false));
    let (flag, (sender, results)) = (Arc::clone(&cancel), channel());
    py.detach(move || {
        let worker = thread::spawn(move || drop(sender.send(work(&flag))));
        loop {
            match results.recv_timeout(LOOK) {
                Ok(result) => return Ok(result),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            if let Err(interrupted) = Python::attach(|py| py.check_signals()) {
                cancel.store(true, Ordering::Relaxed);
                return Err(interrupted);
            }
        }
        match worker.join() {
            Err(panic) => resume_unwind(panic),
            Ok(()) => unreachable!("a thread that ends has sent what it made"),
        }
    })
}

/// The time that work has to end after its flag became true.
const GRACE: Duration = Duration::from_millis(80);

/// Like [`watched`], for work that checks its flag only where it can pause. If it doesn't end soon
/// after Ctrl-C, `late` also becomes true.
///
/// # Errors
/// If the user pressed Ctrl-C.
pub(crate) fn run_until<T: Send>(
    py: Python<'_>,
    late: &AtomicBool,
    work: impl FnOnce(&AtomicBool) -> T + Send,
) -> PyResult<T> {
    let (cancel, done) = (AtomicBool::new(false), AtomicBool::new(false));
    py.detach(|| {
        let waiting_thread = thread::current();
        thread::scope(|scope| {
            let worker = scope.spawn(|| {
                let result = work(&cancel);
                done.store(true, Ordering::Release);
                waiting_thread.unpark();
                result
            });
            let is_done = || done.load(Ordering::Acquire) || worker.is_finished();
            let interrupted = watch(is_done, &cancel);
            if interrupted.is_err() {
                let asked = Instant::now();
                while !is_done() && asked.elapsed() < GRACE {
                    thread::park_timeout(GRACE);
                }
                late.store(!is_done(), Ordering::Relaxed);
            }
            let result = worker.join().unwrap_or_else(|panic| resume_unwind(panic));
            interrupted.map(|()| result)
        })
    })
}

/// Distributes `pieces` of work over threads, each with its own worker. Soon after Ctrl-C, no
/// further piece begins, and the flag passed to `work` becomes true.
///
/// # Errors
/// If the user pressed Ctrl-C.
pub(crate) fn in_parallel<W>(
    py: Python<'_>,
    threads: usize,
    pieces: usize,
    worker: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, usize, &AtomicBool) + Sync,
) -> PyResult<()> {
    let (cancel, next, ended) = (AtomicBool::new(false), AtomicUsize::new(0), AtomicUsize::new(0));
    let threads = threads.min(pieces);
    py.detach(|| {
        let waiting_thread = thread::current();
        thread::scope(|scope| {
            let mut handles = Vec::with_capacity(threads);
            for _ in 0..threads {
                handles.push(scope.spawn(|| {
                    let mut worker = worker();
                    while !cancel.load(Ordering::Relaxed) {
                        let piece = next.fetch_add(1, Ordering::Relaxed);
                        if piece >= pieces {
                            break;
                        }
                        work(&mut worker, piece, &cancel);
                    }
                    ended.fetch_add(1, Ordering::Release);
                    waiting_thread.unpark();
                }));
            }
            watch(
                || {
                    ended.load(Ordering::Acquire) == threads
                        || handles.iter().all(thread::ScopedJoinHandle::is_finished)
                },
                &cancel,
            )
        })
    })
}

/// The number of jobs in progress for each thread. More jobs would use more memory, since results
/// wait for earlier results; fewer jobs would leave threads idle.
const AHEAD: usize = 4;

/// Distributes jobs over threads, each with its own worker, and passes the results to `take` in the
/// order of the jobs. It ends after the last job, or when `take` returns `false`. At the end, and
/// soon after Ctrl-C, the flag passed to `work` becomes true.
///
/// # Errors
/// If the user pressed Ctrl-C, or `take` fails.
pub(crate) fn in_order<J: Send, R: Send, W>(
    py: Python<'_>,
    threads: usize,
    jobs: impl Iterator<Item = J> + Send,
    worker: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, J, &AtomicBool) -> R + Sync,
    take: impl FnMut(R) -> PyResult<bool> + Send,
) -> PyResult<()> {
    let (orders, queue) = channel();
    let (done, results) = channel();
    let (queue, ended) = (&Mutex::new(queue), &AtomicBool::new(false));
    let (worker, work) = (&worker, &work);
    py.detach(move || {
        thread::scope(|scope| {
            let begin = |_| {
                let done = done.clone();
                scope.spawn(move || {
                    let mut worker = worker();
                    let next = || queue.lock().ok()?.recv().ok();
                    let is_over = || ended.load(Ordering::Relaxed);
                    while let Some((number, job)) = next().filter(|_| !is_over()) {
                        let _ = done.send((number, work(&mut worker, job, ended)));
                    }
                })
            };
            let handles: Vec<_> = (0..threads).map(begin).collect();
            let taken = hand_out(jobs.enumerate(), &orders, &results, &handles, take);
            ended.store(true, Ordering::Relaxed);
            drop(orders);
            taken
        })
    })
}

/// Sends jobs to the threads, some ahead, and takes the results in order, see [`in_order`].
fn hand_out<J, R>(
    mut jobs: impl Iterator<Item = (usize, J)>,
    orders: &Sender<(usize, J)>,
    results: &Receiver<(usize, R)>,
    threads: &[ScopedJoinHandle<'_, ()>],
    mut take: impl FnMut(R) -> PyResult<bool>,
) -> PyResult<()> {
    let mut looked = Instant::now();
    let (mut next, mut early) = (0, BTreeMap::new());
    let mut under_way =
        jobs.by_ref().take(AHEAD * threads.len()).filter_map(|job| orders.send(job).ok()).count();
    // A thread ends early only if its work panics. Its result then never arrives.
    while under_way > 0 && !threads.iter().any(ScopedJoinHandle::is_finished) {
        early.extend(results.recv_timeout(LOOK));
        while let Some(result) = early.remove(&next) {
            next += 1;
            under_way -= 1;
            if !take(result)? {
                return Ok(());
            }
            under_way += usize::from(jobs.next().is_some_and(|job| orders.send(job).is_ok()));
        }
        if looked.elapsed() >= LOOK {
            Python::attach(|py| py.check_signals())?;
            looked = Instant::now();
        }
    }
    Ok(())
}

/// Waits until the work is done, and checks for Ctrl-C meanwhile.
fn watch(is_done: impl Fn() -> bool, cancel: &AtomicBool) -> PyResult<()> {
    while !is_done() {
        thread::park_timeout(LOOK);
        if is_done() {
            break;
        }
        if let Err(interrupted) = Python::attach(|py| py.check_signals()) {
            cancel.store(true, Ordering::Relaxed);
            return Err(interrupted);
        }
    }
    Ok(())
}
