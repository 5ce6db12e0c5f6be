//! Ends searches: at Ctrl-C, and when a puzzle has had its time.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The polling interval.
const PERIOD: Duration = Duration::from_millis(10);

/// Ends the searches of one thread.
pub(super) struct Guard {
    cancel: AtomicBool,
    deadline: Mutex<Option<Instant>>,
    interrupted: &'static AtomicBool,
    /// Whether everything has ended.
    over: AtomicBool,
}

impl Guard {
    /// A guard that obeys this flag of Ctrl-C.
    pub(super) fn new(interrupted: &'static AtomicBool) -> Self {
        Self {
            cancel: AtomicBool::new(false),
            deadline: Mutex::new(None),
            interrupted,
            over: AtomicBool::new(false),
        }
    }

    /// The flag that a search polls.
    pub(super) fn flag(&self) -> &AtomicBool {
        &self.cancel
    }

    /// Begins another puzzle, which has until `timeout` from now.
    pub(super) fn begin(&self, timeout: Option<Duration>) -> Instant {
        let now = Instant::now();
        // With no timeout nothing but Ctrl-C sets the flag, and that stays.
        if let Some(timeout) = timeout
            && let Ok(mut deadline) = self.deadline.lock()
        {
            *deadline = now.checked_add(timeout);
            let over = self.is_interrupted() || self.over.load(Ordering::Relaxed);
            self.cancel.store(over, Ordering::Relaxed);
        }
        now
    }

    pub(super) fn is_interrupted(&self) -> bool {
        self.interrupted.load(Ordering::Relaxed)
    }

    fn look(&self) {
        // The lock keeps a flag from being raised for a puzzle that is over.
        if let Ok(deadline) = self.deadline.lock()
            && (self.is_interrupted()
                || deadline.is_some_and(|deadline| Instant::now() >= deadline))
        {
            self.cancel.store(true, Ordering::Relaxed);
        }
    }
}

/// Polls these guards until `ended` is true, then ends every search.
pub(super) fn watch(guards: &[Guard], ended: &AtomicBool) {
    while !ended.load(Ordering::Relaxed) {
        guards.iter().for_each(Guard::look);
        std::thread::sleep(PERIOD);
    }
    for guard in guards {
        guard.over.store(true, Ordering::Relaxed);
        guard.cancel.store(true, Ordering::Relaxed);
    }
}
