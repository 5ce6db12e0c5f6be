//! A run of a program: a thread that answers its requests, and a guard that ends it.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{ChildStdin, ChildStdout};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use evoku_messages::{Decimal, Message, say};
use evoku_sudoku::Sudoku;

use crate::plan::Limits;
use crate::program::Played;
use crate::program::failure::{ended, with_errors};
use crate::program::process::{GRACE, Process};
use crate::program::referee::{End, Referee};
use crate::run::Ending;

/// The largest number of bytes of a line.
const LONGEST: u64 = 16 << 20;

/// The interval at which the guard looks at the clock and at the user's wish to cancel.
const LOOK: Duration = Duration::from_millis(20);

/// A run to execute.
pub(super) struct Task<'t> {
    pub(super) sudoku: &'t Sudoku,
    pub(super) greeting: String,
    pub(super) seed: u64,
    pub(super) limits: Limits,
    /// The longest silence of the program.
    pub(super) silence: Duration,
}

/// The state that the guard and the answering thread share.
struct Shared {
    referee: Mutex<Referee>,
    /// The program's input; `None` once it is closed.
    input: Mutex<Option<ChildStdin>>,
    /// The number of lines and answers that went through the pipes.
    heard: AtomicU64,
}

impl Shared {
    fn referee(&self) -> MutexGuard<'_, Referee> {
        self.referee.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn input(&self) -> MutexGuard<'_, Option<ChildStdin>> {
        self.input.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes the answers. If the program has closed its input, it gets no further answers.
    fn send(&self, answer: &mut String) {
        let mut input = self.input();
        if let Some(pipe) = &mut *input
            && pipe.write_all(answer.as_bytes()).and_then(|()| pipe.flush()).is_err()
        {
            *input = None;
        }
        answer.clear();
    }

    /// Writes the last answers and the end, and closes the program's input.
    fn close(&self, mut answer: String, word: &str) {
        answer.push_str(&format!("end {word}\n"));
        self.send(&mut answer);
        *self.input() = None;
    }
}

/// Executes a run; `None` if it was cancelled.
///
/// The answering thread may be blocked in a pipe, so this thread watches it, and kills the program
/// if it must end. The thread then ends by itself, because its pipes are closed.
pub(super) fn play(
    words: &[String],
    plan: &Path,
    task: Task<'_>,
    cancel: &AtomicBool,
) -> Result<Option<Played>, Message> {
    let started = Instant::now();
    let seconds = task.limits.seconds.and_then(|most| Duration::try_from_secs_f64(most).ok());
    let deadline = seconds.and_then(|seconds| started.checked_add(seconds));
    let (mut process, pipes) = Process::start(words, plan)?;
    let referee = Referee::new(task.sudoku, task.seed, task.limits, deadline);
    let shared = Arc::new(Shared {
        referee: Mutex::new(referee),
        input: Mutex::new(Some(pipes.input)),
        heard: AtomicU64::new(0),
    });
    let (answered, answers) = mpsc::channel();
    let answering = Arc::clone(&shared);
    std::thread::spawn(move || {
        serve(&answering, pipes.output, task.greeting);
        // The receiver is gone if the run was cancelled.
        let _ = answered.send(());
    });
    let (mut heard, mut since) = (0, Instant::now());
    let is_closed = loop {
        match answers.recv_timeout(LOOK) {
            Ok(()) | Err(RecvTimeoutError::Disconnected) => break true,
            Err(RecvTimeoutError::Timeout) => {}
        }
        if cancel.load(Ordering::Relaxed) {
            return Ok(None);
        }
        // Lines that the program wrote before are still answered.
        process.has_exited();
        let ended = shared.referee().ended();
        let now = Instant::now();
        match ended {
            Some(ended) if now >= ended + GRACE => break false,
            Some(_) => continue,
            None => {}
        }
        if deadline.is_some_and(|deadline| now >= deadline) {
            let end = End::Run(Ending::Seconds);
            let word = end.word();
            shared.referee().end_with(end);
            // The pipe may be full, so another thread writes to it.
            let closing = Arc::clone(&shared);
            std::thread::spawn(move || closing.close(String::new(), word));
            continue;
        }
        let count = shared.heard.load(Ordering::Relaxed);
        if count != heard {
            (heard, since) = (count, now);
        } else if now >= since + task.silence {
            let seconds = Decimal::new(task.silence.as_secs_f64(), 1);
            shared.referee().end_with(End::Failed(say::lab_program_silent(seconds)));
            break false;
        }
    };
    if is_closed && shared.referee().end().is_none() {
        let status = process.wait();
        shared.referee().end_with(End::Failed(ended(status)));
    }
    process.kill();
    let mut referee = shared.referee();
    let placeholder = Referee::new(task.sudoku, task.seed, task.limits, None);
    let mut referee = std::mem::replace(&mut *referee, placeholder);
    referee.explain(|reason| with_errors(reason, &process.errors()));
    let ended = referee.ended().unwrap_or_else(Instant::now);
    let (finished, best) = referee.finish(ended.duration_since(started).as_secs_f64());
    Ok(Some(Played { finished, best }))
}

/// Answers the requests of a program until the run ends or the program closes its output.
fn serve(shared: &Shared, output: ChildStdout, greeting: String) {
    let mut from = BufReader::with_capacity(1 << 16, output);
    let mut line = Vec::new();
    let mut answer = greeting;
    loop {
        // Answers to requests that have already arrived are written together.
        if !from.buffer().contains(&b'\n') {
            shared.send(&mut answer);
            shared.heard.fetch_add(1, Ordering::Relaxed);
        }
        line.clear();
        let read = (&mut from).take(LONGEST + 1).read_until(b'\n', &mut line);
        if !matches!(read, Ok(1..)) {
            return;
        }
        shared.heard.fetch_add(1, Ordering::Relaxed);
        let mut referee = shared.referee();
        if referee.end().is_none() {
            if line.len() as u64 > LONGEST {
                referee.end_with(End::Failed(say::lab_program_long(LONGEST)));
            } else {
                referee.answer(&line, &mut answer);
            }
        }
        let end = referee.end().map(End::word);
        drop(referee);
        if let Some(word) = end {
            shared.close(std::mem::take(&mut answer), word);
            // The program may still write; nothing counts any more.
            let _ = io::copy(&mut from, &mut io::sink());
            return;
        }
    }
}
