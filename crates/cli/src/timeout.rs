//! Ends work that polls a flag: when its result isn't needed any more, or when its time is up.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Ends the work of one thread.
#[derive(Default)]
pub(crate) struct Stop {
    flag: AtomicBool,
    timer: Mutex<Timer>,
    changed: Condvar,
}

#[derive(Default)]
struct Timer {
    /// `true` once all work has ended.
    ended: bool,
    /// The end of the current piece of work, if it has a time limit.
    deadline: Option<Instant>,
    /// `true` if a thread watches the deadline. The first time limit starts it.
    watched: bool,
    /// The time at which that thread wakes up next; `None` if it waits for a deadline.
    next_look: Option<Instant>,
}

impl Stop {
    /// Returns the flag that work without a time limit polls. It becomes true when all work ends.
    pub(crate) fn flag(&self) -> &AtomicBool {
        &self.flag
    }

    /// Returns `true` if all work has ended, not only a piece whose time was up.
    pub(crate) fn has_ended(&self) -> bool {
        self.timer().ended
    }

    /// Ends all work, including work that begins later.
    pub(crate) fn end(&self) {
        self.timer().ended = true;
        self.flag.store(true, Ordering::Relaxed);
        self.changed.notify_all();
    }

    /// Does `work` with a flag that becomes true after `timeout`, or when all work ends.
    pub(crate) fn within<T>(
        self: &Arc<Self>,
        timeout: Option<Duration>,
        work: impl FnOnce(&AtomicBool) -> T,
    ) -> T {
        // A time beyond the range of the clock means no limit.
        let Some(end) = timeout.and_then(|timeout| Instant::now().checked_add(timeout)) else {
            return work(&self.flag);
        };
        self.set(Some(end));
        let result = work(&self.flag);
        self.set(None);
        result
    }

    fn set(self: &Arc<Self>, deadline: Option<Instant>) {
        let mut timer = self.timer();
        timer.deadline = deadline;
        self.flag.store(timer.ended, Ordering::Relaxed);
        let Some(end) = deadline else { return };
        if !std::mem::replace(&mut timer.watched, true) {
            let stop = Arc::clone(self);
            std::thread::spawn(move || stop.watch());
        } else if timer.next_look.is_none_or(|look| end < look) {
            // This is rare: short pieces of work come and go before the deadline of the first.
            self.changed.notify_all();
        }
    }

    /// Raises the flag at each deadline, until all work ends.
    fn watch(&self) {
        let mut timer = self.timer();
        while !timer.ended {
            let now = Instant::now();
            if timer.deadline.is_some_and(|end| end <= now) {
                self.flag.store(true, Ordering::Relaxed);
                timer.deadline = None;
            }
            timer.next_look = timer.deadline;
            timer = match timer.deadline {
                Some(end) => {
                    let waited = self.changed.wait_timeout(timer, end - now);
                    waited.unwrap_or_else(PoisonError::into_inner).0
                }
                None => self.changed.wait(timer).unwrap_or_else(PoisonError::into_inner),
            };
        }
    }

    fn timer(&self) -> MutexGuard<'_, Timer> {
        self.timer.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::time::Duration;

    use super::Stop;

    const LONG: Option<Duration> = Some(Duration::from_secs(100_000));

    /// Works until the flag is set.
    fn work(flag: &AtomicBool) -> u32 {
        while !is_set(flag) {
            std::thread::yield_now();
        }
        42
    }

    fn is_set(flag: &AtomicBool) -> bool {
        flag.load(Ordering::Relaxed)
    }

    #[test]
    fn each_piece_of_work_has_its_own_time() {
        let stop = Arc::new(Stop::default());
        for timeout in [0, 1, 2].map(Duration::from_millis) {
            assert_eq!(stop.within(Some(timeout), work), 42);
            assert!(!stop.within(LONG, is_set));
            assert!(!stop.within(Some(Duration::MAX), is_set));
            assert!(!stop.within(None, is_set));
        }
        assert!(!stop.has_ended());
    }

    #[test]
    fn the_end_of_all_work_ends_pieces_with_and_without_a_limit() {
        for timeout in [None, LONG] {
            let stop = Arc::new(Stop::default());
            std::thread::scope(|scope| {
                let (started, starts) = std::sync::mpsc::channel();
                let stop = &stop;
                let worker = scope.spawn(move || {
                    stop.within(timeout, |flag| {
                        started.send(()).unwrap();
                        work(flag)
                    })
                });
                starts.recv().unwrap();
                stop.end();
                assert_eq!(worker.join().unwrap(), 42);
            });
            assert!(stop.has_ended());
            assert_eq!(stop.within(timeout, work), 42, "and those that begin later");
        }
    }
}
