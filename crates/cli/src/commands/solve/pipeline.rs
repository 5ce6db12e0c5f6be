//! Many threads, one order: puzzles are read on one thread, solved on others, and what they come to
//! is written in the order of the input.
//!
//! This does what [`parallel::in_order`](crate::parallel::in_order) does, and three things that it
//! can't: a job hands on answers of any length in parts, each in its turn; the memory of what was
//! written is read into again; and the writing thread naps instead of being woken up for each job,
//! which at millions of puzzles a second takes the workers more time than their answers.
//!
//! Memory is bounded, and used again and again: spare memory is taken for every job that is read,
//! and given back when it is written.
//!
//! ```text
//!              chunk            the chunk's memory with the answers
//!   reading ──────────> worker ───────────────────────────────────────> writing
//!      ▲                                                                   │
//!      └──────────────────────── spare memory ─────────────────────────────┘
//! ```

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{
    Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError, channel, sync_channel,
};
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use evoku_sudoku::formats::{Chunk, Hints, ReadError, Record};
use indicatif::ProgressBar;

use crate::commands::solve::guard::{self, Guard};
use crate::commands::solve::job::{Done, Job, Puzzles, is_plain_nine};
use crate::commands::solve::worker::Worker;
use crate::shards::Source;

/// Jobs under way for each thread: enough to keep it busy while another takes long.
const AHEAD: usize = 8;
/// The bytes of a chunk of lines: enough 9x9 boards that an engine that solves many at once seldom
/// runs empty, and few enough that text and answers stay in a core's own cache.
const CHUNK: usize = 3 << 16;
/// The lines that decide what a chunk is made of.
const HEAD: usize = 20;
/// The puzzles of a job where an engine solves many at once, and they came one by one.
const BATCH: usize = 2048;
/// The puzzles of a job else, if they are small.
const MANY: usize = 16;
/// The largest side of a small puzzle.
const MANY_SIDE: usize = 9;
/// How long the writing thread naps when nothing is ready, less than the workers take for the jobs
/// under way. To wake it up for every job would take a worker more time than to print the job's
/// text.
const NAP: Duration = Duration::from_micros(200);
/// The naps without a message after which it waits to be woken up.
const NAPS: u32 = 50;
/// The polling interval of Ctrl-C while nothing happens.
const PERIOD: Duration = Duration::from_millis(100);

/// The periods that are waited after Ctrl-C for what was done.
const SILENCE: u32 = 5;

/// What comes of the jobs, in their order.
pub(super) enum Event {
    /// A job, or a part of it, has been done.
    Done(Done),
    /// An input has ended.
    End(Arc<str>),
    /// Nothing is ready: a good moment to hand on what was written.
    Idle,
}

/// What a worker sends: the number of the job, what was done of it, and whether that was the last.
type Message = (u64, Event, bool);

/// Whose turn it is to hand on what it has before its job is finished.
#[derive(Default)]
struct Turn {
    job: Mutex<u64>,
    passed: Condvar,
}

impl Turn {
    fn wait_for(&self, mine: u64) {
        if let Ok(job) = self.job.lock() {
            drop(self.passed.wait_while(job, |job| *job < mine));
        }
    }

    fn pass_to(&self, next: u64) {
        if let Ok(mut job) = self.job.lock() {
            *job = next;
            self.passed.notify_all();
        }
    }
}

/// What is read.
pub(super) struct Inputs {
    /// Files or parts of them, or standard input.
    pub(super) sources: Vec<Source>,
    pub(super) hints: Hints,
    /// Shows how many bytes were read.
    pub(super) bar: ProgressBar,
    /// The most puzzles.
    pub(super) limit: u64,
}

/// Reads the inputs, has each job done by one of the workers (one thread and one guard each), and
/// hands on what comes of them, until there is no more, `handle` says so, or Ctrl-C.
pub(super) fn run<'t>(
    inputs: Inputs,
    batches: bool,
    guards: &'t [Guard],
    worker: impl Fn(&'t Guard) -> Worker<'t> + Sync,
    mut handle: impl FnMut(&Event) -> anyhow::Result<bool>,
) -> anyhow::Result<()> {
    let (spare, spares) = channel();
    // Of no size yet: the first chunks are read into memory of their own.
    let _ = (0..AHEAD * guards.len()).try_for_each(|_| spare.send(Vec::new()));
    let (jobs, queue) = channel();
    let (results, messages) = sync_channel::<Message>(AHEAD * guards.len());
    let queue = Mutex::new(queue);
    let turn = Turn::default();
    let ended = AtomicBool::new(false);

    // Not one of the scope: it may be waiting for input that never comes. It leaves when nobody
    // takes its jobs any more.
    let left = inputs.limit;
    let mut feed = Feed { next: 0, batches, left, spares, spare: Vec::new(), jobs };
    std::thread::spawn(move || {
        let Inputs { sources, hints, bar, .. } = inputs;
        let _ = sources.iter().try_for_each(|source| feed.input(source, &hints, &bar));
    });
    std::thread::scope(|scope| {
        scope.spawn(|| guard::watch(guards, &ended));
        for guard in guards {
            let (results, queue, turn, worker) = (results.clone(), &queue, &turn, &worker);
            let ended = &ended;
            scope.spawn(move || serve(worker(guard), queue, ended, turn, &results));
        }
        drop(results);
        let result = put_in_order(&messages, &spare, &turn, guards, &mut handle);
        // A worker that still has something to hand on finds the channel closed, and leaves.
        drop(messages);
        turn.pass_to(u64::MAX);
        ended.store(true, Ordering::Relaxed);
        result
    })
}

/// A worker's thread: takes jobs until there are no more, or until the end while the reading thread
/// still waits for input.
fn serve(
    mut worker: Worker<'_>,
    queue: &Mutex<Receiver<(u64, Job)>>,
    ended: &AtomicBool,
    turn: &Turn,
    results: &SyncSender<Message>,
) {
    while !ended.load(Ordering::Relaxed) {
        let job = queue.lock().map(|queue| queue.recv_timeout(PERIOD));
        let (number, job) = match job {
            Ok(Ok(job)) => job,
            Ok(Err(RecvTimeoutError::Timeout)) => continue,
            _ => return,
        };
        let event = if let Puzzles::End = job.puzzles {
            Event::End(job.shown)
        } else {
            Event::Done(worker.work(job, &mut |done| {
                turn.wait_for(number);
                results.send((number, Event::Done(done), false)).is_ok()
            }))
        };
        if results.send((number, event, true)).is_err() {
            return;
        }
    }
}

/// Hands on what the workers send in the order of the jobs.
fn put_in_order(
    messages: &Receiver<Message>,
    spare: &Sender<Vec<u8>>,
    turn: &Turn,
    guards: &[Guard],
    handle: &mut impl FnMut(&Event) -> anyhow::Result<bool>,
) -> anyhow::Result<()> {
    let mut early = BTreeMap::new();
    let mut next = 0;
    let mut silent = 0;
    let mut naps = 0;
    loop {
        let message = match messages.try_recv() {
            Err(TryRecvError::Empty) => {
                handle(&Event::Idle)?;
                if naps < NAPS {
                    naps += 1;
                    std::thread::sleep(NAP);
                    continue;
                }
                messages.recv_timeout(PERIOD)
            }
            Ok(message) => Ok(message),
            Err(TryRecvError::Disconnected) => return Ok(()),
        };
        match message {
            Ok((number, event, is_last)) => {
                naps = 0;
                early.insert(number, (event, is_last));
            }
            // After Ctrl-C workers soon send what was done until then.
            Err(RecvTimeoutError::Timeout) if guards.iter().any(Guard::is_interrupted) => {
                silent += 1;
                if silent == SILENCE {
                    return Ok(());
                }
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
        while let Some((event, is_last)) = early.remove(&next) {
            if !handle(&event)? {
                return Ok(());
            }
            if is_last {
                next += 1;
                turn.pass_to(next);
                // The reading thread may be gone.
                let _ =
                    spare.send(if let Event::Done(done) = event { done.text } else { Vec::new() });
            }
        }
    }
}

/// No more jobs are taken.
struct Closed;

/// Where the reading thread puts its jobs.
struct Feed {
    next: u64,
    /// Whether an engine solves many 9x9 boards at once.
    batches: bool,
    /// How many puzzles may still be read.
    left: u64,
    /// One for each job that may be under way.
    spares: Receiver<Vec<u8>>,
    /// Memory for what is read next.
    spare: Vec<u8>,
    jobs: Sender<(u64, Job)>,
}

impl Feed {
    fn job(&mut self, shown: &Arc<str>, puzzles: Puzzles) -> Result<(), Closed> {
        self.spare = self.spares.recv().map_err(|_| Closed)?;
        let job = Job { shown: Arc::clone(shown), puzzles };
        self.jobs.send((self.next, job)).map_err(|_| Closed)?;
        self.next += 1;
        Ok(())
    }

    /// Reads an input to its end.
    fn input(&mut self, source: &Source, hints: &Hints, bar: &ProgressBar) -> Result<(), Closed> {
        if self.left == 0 {
            return Err(Closed);
        }
        let (shown, mut reader) = match source.open(hints, bar) {
            Ok(opened) => opened,
            Err(error) => {
                let shown = source.name().display().to_string().into();
                self.job(&shown, Puzzles::Bad(format!("{error:#}")))?;
                return self.job(&shown, Puzzles::End);
            }
        };
        let shown: Arc<str> = shown.into();
        // Where puzzles are counted, they are read one by one.
        if reader.has_line_each() && self.left == u64::MAX {
            while let Some(chunk) = reader.chunk(CHUNK, std::mem::take(&mut self.spare)) {
                match chunk {
                    Ok(chunk) if self.batches && begins_with_nine(&chunk) => {
                        self.job(&shown, Puzzles::Chunk(chunk))?;
                    }
                    Ok(chunk) => {
                        let mut records = chunk.records();
                        let read = |line| Some((records.read(line)?, false));
                        self.records(&shown, chunk.lines().filter_map(read))?;
                    }
                    Err(error) => {
                        let problem = format!("{shown}: {error}");
                        self.job(&shown, Puzzles::Bad(problem))?;
                    }
                }
            }
        } else {
            let next = || Some((reader.next()?, reader.is_drained()));
            self.records(&shown, std::iter::from_fn(next))?;
        }
        self.job(&shown, Puzzles::End)
    }

    /// Makes jobs of puzzles that come one by one, each with whether the next has to be waited for:
    /// then it goes ahead. The larger a puzzle, the fewer make a job.
    fn records(
        &mut self,
        shown: &Arc<str>,
        mut records: impl Iterator<Item = (Result<Record, ReadError>, bool)>,
    ) -> Result<(), Closed> {
        let mut job = Vec::new();
        while self.left > 0
            && let Some((record, is_last_for_now)) = records.next()
        {
            if self.left < u64::MAX {
                self.left -= 1;
            }
            let most = match &record {
                Ok(Record { sudoku, .. }) if self.batches && is_plain_nine(sudoku) => BATCH,
                Ok(Record { sudoku, .. }) if sudoku.geometry().side() > MANY_SIDE => 1,
                _ => MANY,
            };
            job.push(record.map_err(|error| error.to_string()));
            if job.len() >= most || is_last_for_now {
                self.job(shown, Puzzles::Records(std::mem::take(&mut job)))?;
            }
        }
        if job.is_empty() { Ok(()) } else { self.job(shown, Puzzles::Records(job)) }
    }
}

/// Whether the first lines are plain 9x9 boards.
fn begins_with_nine(chunk: &Chunk) -> bool {
    chunk.lines().take(HEAD).any(|line| line.nine.is_some())
}
