//! Jobs from inputs.

use std::sync::Arc;
use std::sync::mpsc::Receiver;

use evoku_messages::Message;
use evoku_sudoku::Sudoku;
use evoku_sudoku::formats::Chunk;
use evoku_sudoku::formats::{Hints, ReadError, Record};
use indicatif::ProgressBar;

use crate::error::{Error, Result, at};
use crate::shards::Source;

/// The bytes of a chunk of lines. A larger chunk would not fit into a core's own cache together
/// with its answers. With a smaller one, an engine that solves many boards at once would often run
/// empty.
const CHUNK: usize = 3 << 16;
/// The number of lines inspected to find out whether a chunk contains plain 9x9 boards.
const HEAD: usize = 20;
/// The number of puzzles in a job if an engine solves many at once and they arrive one by one.
const BATCH: usize = 2048;
/// The number of puzzles in any other job, if they are small.
const MANY: usize = 16;
/// The largest side of a small puzzle.
const MANY_SIDE: usize = 9;

/// Some puzzles, to be solved by one thread.
pub(super) struct Job {
    /// The name of the input in messages.
    pub(super) shown: Arc<str>,
    pub(super) puzzles: Puzzles,
}

/// The puzzles of a job.
pub(super) enum Puzzles {
    /// Lines, many of them plain 9x9 boards.
    Chunk(Chunk),
    /// Puzzles, and errors in between.
    Records(Vec<Result<Record>>),
    /// An error of the input, not of a puzzle, with the name of the input.
    Bad(Message),
    /// The input has ended.
    End,
}

/// Returned when no more jobs are needed.
struct Closed;

/// Reads inputs and makes jobs of them.
pub(super) struct Inputs {
    /// Files or parts of them, or standard input.
    pub(super) sources: Vec<Source>,
    pub(super) hints: Hints,
    /// Shows how many bytes were read.
    pub(super) bar: ProgressBar,
    /// `true` if the engine solves many 9x9 boards at once.
    pub(super) batches: bool,
    /// The maximum number of puzzles to read.
    pub(super) limit: u64,
    /// Buffers to be reused for reading.
    pub(super) spares: Receiver<Vec<u8>>,
}

impl Inputs {
    /// Reads all inputs, until `take` returns `false`.
    pub(super) fn feed(mut self, take: &mut dyn FnMut(Job) -> bool) {
        let sources = std::mem::take(&mut self.sources);
        let _ = sources.iter().try_for_each(|source| self.input(source, take));
    }

    /// Reads an input to its end.
    fn input(&mut self, source: &Source, take: &mut dyn FnMut(Job) -> bool) -> Result<(), Closed> {
        if self.limit == 0 {
            return Err(Closed);
        }
        let opened = source.open(&self.hints, &self.bar);
        let shown: Arc<str> = match &opened {
            Ok((shown, _)) => shown.as_str().into(),
            Err(_) => source.name().display().to_string().into(),
        };
        let mut take = |puzzles| {
            let job = Job { shown: Arc::clone(&shown), puzzles };
            if take(job) { Ok(()) } else { Err(Closed) }
        };
        let mut reader = match opened {
            Ok((_, reader)) => reader,
            Err(error) => {
                take(Puzzles::Bad(error.into()))?;
                return take(Puzzles::End);
            }
        };
        // A limit on the number of puzzles requires reading them one by one.
        if reader.has_line_each() && self.limit == u64::MAX {
            while let Some(chunk) = reader.chunk(CHUNK, self.spares.try_recv().unwrap_or_default())
            {
                match chunk {
                    Ok(chunk) if self.batches && begins_with_nine(&chunk) => {
                        take(Puzzles::Chunk(chunk))?;
                    }
                    Ok(chunk) => {
                        let mut records = chunk.records();
                        let read = |line| Some((records.read(line)?, false));
                        self.records(chunk.lines().filter_map(read), &mut take)?;
                    }
                    Err(error) => take(Puzzles::Bad(at(&shown, error)))?,
                }
            }
        } else {
            let next = || Some((reader.next()?, reader.is_drained()));
            self.records(std::iter::from_fn(next), &mut take)?;
        }
        take(Puzzles::End)
    }

    /// Makes jobs of puzzles that arrive one by one. The flag of each puzzle is `true` if the next
    /// one has to be waited for; the job is then handed over at once. The larger the puzzles, the
    /// fewer make a job.
    fn records(
        &mut self,
        mut records: impl Iterator<Item = (Result<Record, ReadError>, bool)>,
        take: &mut dyn FnMut(Puzzles) -> Result<(), Closed>,
    ) -> Result<(), Closed> {
        let mut job = Vec::new();
        while self.limit > 0
            && let Some((record, is_last_for_now)) = records.next()
        {
            if self.limit < u64::MAX {
                self.limit -= 1;
            }
            let most = match &record {
                Ok(Record { sudoku, .. }) if self.batches && is_plain_nine(sudoku) => BATCH,
                Ok(Record { sudoku, .. }) if sudoku.geometry().side() > MANY_SIDE => 1,
                _ => MANY,
            };
            job.push(record.map_err(Error::from));
            if job.len() >= most || is_last_for_now {
                take(Puzzles::Records(std::mem::take(&mut job)))?;
            }
        }
        if job.is_empty() { Ok(()) } else { take(Puzzles::Records(job)) }
    }
}

/// Returns `true` if the first lines contain a plain 9x9 board.
fn begins_with_nine(chunk: &Chunk) -> bool {
    chunk.lines().take(HEAD).any(|line| line.nine.is_some())
}

/// Returns `true` if a puzzle is fully described by its line of 81 characters.
pub(super) fn is_plain_nine(sudoku: &Sudoku) -> bool {
    sudoku.geometry().is_plain_nine() && sudoku.marks().is_none()
}
