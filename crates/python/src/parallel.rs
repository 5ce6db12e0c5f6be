//! Work without the interpreter's lock, on threads, until it is done or Ctrl-C is pressed.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{self, available_parallelism};
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
