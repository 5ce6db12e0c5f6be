//! Work without the interpreter's lock, on threads, until it is done or Ctrl-C is pressed.

use std::collections::BTreeMap;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, ScopedJoinHandle, available_parallelism};
use std::time::{Duration, Instant};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// The time between two looks for Ctrl-C.
const LOOK: Duration = Duration::from_millis(20);

/// The threads to work on: `threads`, or all cores that this process may use.
///
/// # Errors
/// If there are to be none.
pub(crate) fn threads(threads: Option<usize>) -> PyResult<usize> {
    match threads {
        Some(0) => Err(PyValueError::new_err("threads: at least 1 expected, found 0")),
        Some(threads) => Ok(threads),
        None => Ok(available_parallelism().map_or(1, usize::from)),
    }
}

/// Does some work on a thread of its own, while this one looks for Ctrl-C. Soon after that is
/// pressed the flag that `work` gets becomes true.
///
/// # Errors
/// If Ctrl-C was pressed.
pub(crate) fn watched<T: Send>(
    py: Python<'_>,
    work: impl FnOnce(&AtomicBool) -> T + Send,
) -> PyResult<T> {
    watched_until(py, &AtomicBool::new(false), work)
}

/// The same for work that looks at its flag now and then only: it may go on by itself for some
/// seconds after this has returned, and what comes of it is dropped.
///
/// # Errors
/// If Ctrl-C was pressed.
pub(crate) fn watched_apart<T: Send + 'static>(
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

/// How long work may take to end by itself after its flag became true.
const GRACE: Duration = Duration::from_millis(80);

/// The same, for work that looks at its flag at good moments only: it becomes `late` where none
/// comes soon.
///
/// # Errors
/// If Ctrl-C was pressed.
pub(crate) fn watched_until<T: Send>(
    py: Python<'_>,
    late: &AtomicBool,
    work: impl FnOnce(&AtomicBool) -> T + Send,
) -> PyResult<T> {
    let (cancel, done) = (AtomicBool::new(false), AtomicBool::new(false));
    py.detach(|| {
        let watcher = thread::current();
        thread::scope(|scope| {
            let worker = scope.spawn(|| {
                let result = work(&cancel);
                done.store(true, Ordering::Release);
                watcher.unpark();
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

/// Has `pieces` of work done by threads, each with a worker of its own. Soon after Ctrl-C is
/// pressed no further piece is begun, and the flag that `work` gets becomes true.
///
/// # Errors
/// If Ctrl-C was pressed.
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
        let watcher = thread::current();
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
                    watcher.unpark();
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

/// Jobs under way for each thread: few, since what is done waits for what comes before it, and
/// enough to keep it busy meanwhile.
const AHEAD: usize = 4;

/// Has jobs done by threads, each with a worker of its own, and hands what comes of them to `take`
/// in the order of the jobs, until there are no more or `take` says that it was the last. Then, and
/// soon after Ctrl-C is pressed, the flag that `work` gets becomes true.
///
/// # Errors
/// If Ctrl-C was pressed, or `take` fails.
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

/// Orders jobs, some ahead, and takes what comes of them in their order, see [`in_order`].
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
    // A thread ends only if its work panics, and then something is missing.
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

/// Waits until something is done, and looks for Ctrl-C meanwhile.
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
