//! A value that threads use in turns.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{LockResult, Mutex, MutexGuard, TryLockError};
use std::thread;
use std::time::Duration;

use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;

use crate::errors::broken;
use crate::parallel::watched;

/// The time between two attempts to lock a mutex, which has no wait that can be cancelled.
const PAUSE: Duration = Duration::from_millis(1);

/// A value that threads use in turns. They wait without the interpreter's lock, so other threads of
/// Python go on, and check for Ctrl-C meanwhile.
pub(crate) struct Turns<T> {
    value: Mutex<T>,
    /// Locked by the thread whose turn is next. Without it, a thread that unlocks the value and
    /// locks it again at once would nearly always be first.
    next: Mutex<()>,
}

impl<T: Send> Turns<T> {
    pub(crate) fn new(value: T) -> Self {
        Self { value: Mutex::new(value), next: Mutex::new(()) }
    }

    /// Waits for the value. The caller must not hold the interpreter's lock.
    ///
    /// # Errors
    /// If `cancel` is true while another thread uses the value, or a thread panicked with it.
    pub(crate) fn take(&self, cancel: &AtomicBool) -> PyResult<MutexGuard<'_, T>> {
        let cancelled = || PyKeyboardInterrupt::new_err(());
        let _next = wait_for(&self.next, cancel).ok_or_else(cancelled)?.map_err(broken)?;
        wait_for(&self.value, cancel).ok_or_else(cancelled)?.map_err(broken)
    }

    /// Calls `work` with the value.
    ///
    /// # Errors
    /// If the user pressed Ctrl-C while another thread used the value, or a thread panicked with
    /// it.
    pub(crate) fn with<R: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut T) -> R + Send,
    ) -> PyResult<R> {
        // Mostly no other thread uses the value, so no thread need check for Ctrl-C.
        let at_once = py.detach(|| match self.take(&AtomicBool::new(true)) {
            Ok(mut value) => Ok(work(&mut value)),
            Err(_) => Err(work),
        });
        match at_once {
            Ok(result) => Ok(result),
            Err(work) => watched(py, |cancel| Ok(work(&mut *self.take(cancel)?)))?,
        }
    }
}

/// Locks a mutex; `None` if `cancel` is true while another thread holds it. The caller must not
/// hold the interpreter's lock.
pub(crate) fn wait_for<'m, T>(
    mutex: &'m Mutex<T>,
    cancel: &AtomicBool,
) -> Option<LockResult<MutexGuard<'m, T>>> {
    loop {
        match mutex.try_lock() {
            Ok(guard) => return Some(Ok(guard)),
            Err(TryLockError::Poisoned(error)) => return Some(Err(error)),
            Err(TryLockError::WouldBlock) if cancel.load(Ordering::Relaxed) => return None,
            Err(TryLockError::WouldBlock) => thread::sleep(PAUSE),
        }
    }
}
