//! Threads that stay ready while a run exchanges the members of its islands.

use std::mem;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::{self, Scope};

use evoku_evolve::islands::Island;

/// The number of times that a waiting thread polls and yields before it sleeps. An epoch may be as
/// short as a millisecond, and waking a thread can take a tenth of that.
const PATIENCE: u32 = 1_000;

/// Makes a crew that runs islands on `threads` threads, including the caller's. Each thread gets
/// the same islands in every epoch, so that their members stay in its cache. The threads end when
/// the crew is dropped.
pub(super) fn crew<'scope, 'a: 'scope>(
    scope: &'scope Scope<'scope, '_>,
    threads: usize,
) -> impl FnMut(&mut Vec<Island<'a>>) + Send + use<'a> {
    let others: Vec<_> = (1..threads).map(|_| hire(scope)).collect();
    move |islands| {
        let share = islands.len().div_ceil(threads);
        let mut rest = islands.split_off(share.min(islands.len()));
        let mut busy = Vec::new();
        for (work, done) in &others {
            let left = rest.split_off(share.min(rest.len()));
            let theirs = mem::replace(&mut rest, left);
            if work.send(theirs).is_ok() {
                busy.push(done);
            }
        }
        islands.iter_mut().for_each(Island::run);
        for done in busy {
            islands.extend(receive(done).into_iter().flatten());
        }
    }
}

/// Starts a thread that runs the islands it receives and sends them back.
fn hire<'scope, 'a: 'scope>(
    scope: &'scope Scope<'scope, '_>,
) -> (Sender<Vec<Island<'a>>>, Receiver<Vec<Island<'a>>>) {
    let (work, jobs) = channel::<Vec<Island<'a>>>();
    let (results, done) = channel();
    scope.spawn(move || {
        while let Some(mut islands) = receive(&jobs) {
            islands.iter_mut().for_each(Island::run);
            if results.send(islands).is_err() {
                return;
            }
        }
    });
    (work, done)
}

/// Waits for the next message of a channel, polling at first. Returns `None` if the other end is
/// gone.
fn receive<T>(channel: &Receiver<T>) -> Option<T> {
    for _ in 0..PATIENCE {
        match channel.try_recv() {
            Ok(next) => return Some(next),
            Err(TryRecvError::Empty) => thread::yield_now(),
            Err(TryRecvError::Disconnected) => return None,
        }
    }
    channel.recv().ok()
}
