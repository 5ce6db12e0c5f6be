//! Laws of the ordered thread pool.

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
