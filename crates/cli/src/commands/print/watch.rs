//! A time limit for a piece of work that looks at a flag.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The polling interval of the outer flag.
const PERIOD: Duration = Duration::from_millis(50);

/// Does `work` with a flag that becomes true once the time is over, or soon after `ended` does.
pub(super) fn within<T>(
    timeout: Option<Duration>,
    ended: &AtomicBool,
    work: impl FnOnce(&AtomicBool) -> T,
) -> T {
    let Some(timeout) = timeout else { return work(ended) };
    // A time beyond all clocks is no limit.
    let Some(end) = Instant::now().checked_add(timeout) else { return work(ended) };
    let flag = AtomicBool::new(false);
    thread::scope(|scope| {
        let (done, waiting) = channel::<()>();
        let flag = &flag;
        scope.spawn(move || {
            loop {
                let left = end.saturating_duration_since(Instant::now());
                if left.is_zero() || ended.load(Ordering::Relaxed) {
                    flag.store(true, Ordering::Relaxed);
                    return;
                }
                // The sender is dropped when the work is done.
                if waiting.recv_timeout(left.min(PERIOD)) == Err(RecvTimeoutError::Disconnected) {
                    return;
                }
            }
        });
        let result = work(flag);
        drop(done);
        result
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::time::Duration;

    use super::within;

    /// Works until the flag is set.
    fn busy(flag: &AtomicBool) -> u32 {
        while !flag.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(1));
        }
        42
    }

    #[test]
    fn the_flag_is_set_when_the_time_is_over_or_all_ends() {
        let never = AtomicBool::new(false);
        assert_eq!(within(Some(Duration::from_millis(20)), &never, busy), 42);
        let ended = AtomicBool::new(true);
        assert_eq!(within(Some(Duration::from_secs(1000)), &ended, busy), 42);
        assert_eq!(within(None, &ended, busy), 42);
        let is_set = |flag: &AtomicBool| flag.load(Ordering::Relaxed);
        assert!(!within(Some(Duration::from_secs(1000)), &never, is_set));
        assert!(!within(Some(Duration::MAX), &never, is_set));
    }
}
