//! Many threads, one order.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel, sync_channel};
use std::time::Duration;

/// Jobs under way for each thread: enough to keep it busy while another takes long, and few, since
/// what is done has to wait in memory for what comes before it.
const AHEAD: usize = 8;

/// The polling interval of the end while nothing happens.
const PERIOD: Duration = Duration::from_millis(50);

/// Has each job done by one of some threads, each with a worker of its own, and handles the results
/// in the order of the jobs: until there are no more, until `handle` says that it was the last, or
/// until `is_over`, when what is under way is still handled.
///
/// A worker is handed a flag that becomes true as soon as its result isn't needed: it may then cut
/// its job short.
///
/// `feed` runs on a thread of its own, which may be left behind waiting for input. It is handed a
/// function that takes a job and says whether more are wanted. At most a few jobs for each thread
/// are under way, so memory doesn't grow with their number.
pub(crate) fn in_order<Job: Send + 'static, Done: Send, Worker: FnMut(Job, &AtomicBool) -> Done>(
    threads: usize,
    is_over: impl Fn() -> bool,
    feed: impl FnOnce(&mut dyn FnMut(Job) -> bool) + Send + 'static,
    worker: impl Fn() -> Worker + Sync,
    mut handle: impl FnMut(Done) -> anyhow::Result<bool>,
) -> anyhow::Result<()> {
    let (jobs, queue) = sync_channel::<(u64, Job)>(0);
    let (tickets, allowed) = channel();
    let _ = (0..AHEAD * threads).try_for_each(|_| tickets.send(()));
    std::thread::spawn(move || {
        let mut number = 0;
        feed(&mut |job| {
            let sent = allowed.recv().is_ok() && jobs.send((number, job)).is_ok();
            number += 1;
            sent
        });
    });
    let queue = Mutex::new(queue);
    let ended = AtomicBool::new(false);
    let (sender, results) = channel();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, queue, ended, worker) = (sender.clone(), &queue, &ended, &worker);
            scope.spawn(move || {
                let mut worker = worker();
                while !ended.load(Ordering::Relaxed) {
                    match queue.lock().map(|queue| queue.recv_timeout(PERIOD)) {
                        Ok(Ok((number, job))) => drop(sender.send((number, worker(job, ended)))),
                        Ok(Err(RecvTimeoutError::Timeout)) => {}
                        _ => return,
                    }
                }
            });
        }
        drop(sender);
        let mut early = BTreeMap::new();
        let mut next = 0u64;
        let mut result = Ok(true);
        while let Ok(true) = result {
            if is_over() {
                ended.store(true, Ordering::Relaxed);
            }
            match results.recv_timeout(PERIOD) {
                Ok((number, done)) => drop(early.insert(number, done)),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            while let (Ok(true), Some(done)) = (&result, early.remove(&next)) {
                next += 1;
                let _ = tickets.send(());
                result = handle(done);
            }
        }
        ended.store(true, Ordering::Relaxed);
        result.map(drop)
    })
}

/// The number of threads: `told`, or one for each core.
pub(crate) fn threads(told: Option<u16>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    told.map_or_else(cores, usize::from)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::time::Duration;

    use super::in_order;

    const NEVER: fn() -> bool = || false;

    fn numbers(most: u64) -> impl FnOnce(&mut dyn FnMut(u64) -> bool) + Send + 'static {
        move |take| {
            let _ = (0..most).all(take);
        }
    }

    /// Takes longer for some jobs than for others.
    fn square(job: u64, _: &AtomicBool) -> u64 {
        std::thread::sleep(Duration::from_micros(200 * (job % 5)));
        job * job
    }

    /// Takes until the end, but for job 0.
    fn wait(job: u64, ended: &AtomicBool) {
        while job > 0 && !ended.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn results_come_in_the_order_of_the_jobs() -> anyhow::Result<()> {
        for threads in [1, 2, 7] {
            let mut results = Vec::new();
            in_order(
                threads,
                NEVER,
                numbers(100),
                || square,
                |result| {
                    results.push(result);
                    Ok(true)
                },
            )?;
            assert_eq!(results, (0..100).map(|job| job * job).collect::<Vec<_>>());
        }
        Ok(())
    }

    #[test]
    fn it_ends_where_the_caller_says_or_fails_or_is_interrupted() {
        let mut seen = 0;
        let end = in_order(
            3,
            NEVER,
            numbers(u64::MAX),
            || |job, _: &AtomicBool| job,
            |job| {
                seen += 1;
                Ok(job < 41)
            },
        );
        assert!(end.is_ok());
        assert_eq!(seen, 42);
        let full = |_| anyhow::bail!("full");
        let same = || |job, _: &AtomicBool| job;
        assert!(in_order(3, NEVER, numbers(u64::MAX), same, full).is_err());
        assert!(in_order(3, || true, numbers(u64::MAX), same, |_| Ok(true)).is_ok());
    }

    #[test]
    fn workers_are_told_that_nobody_waits_for_more() {
        assert!(in_order(2, NEVER, numbers(u64::MAX), || wait, |()| Ok(false)).is_ok());
        assert!(in_order(2, || true, numbers(u64::MAX), || wait, |()| Ok(true)).is_ok());
    }
}
