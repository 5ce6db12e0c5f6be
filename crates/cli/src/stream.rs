//! Commands that read puzzles, process each on many threads, and write puzzles in the order of the
//! input.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Args;
use evoku_messages::{Message, say};
use evoku_sudoku::formats::{Format, Hints, Record, Writer};
use indicatif::ProgressBar;

use crate::arguments::{threads, whole};
use crate::error::{Context, Error, Result, at, ensure};
use crate::exit::{BAD_INPUT, INTERRUPTED, NOT_SOLVED, SUCCESS};
use crate::input::{self, Input};
use crate::output::{FieldArguments, Output, ResultArguments, complain, format_named};
use crate::parallel::Turn;
use crate::{interrupt, parallel};

/// The options of every command that streams puzzles.
#[derive(Args, Debug)]
#[command(mut_arg("to", |to| to.help(TO)))]
pub(crate) struct StreamArguments {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    result: ResultArguments<&'static Format>,

    #[command(flatten)]
    fields: FieldArguments,

    /// Maximum number of puzzles to write [default: no limit]
    #[arg(long, value_name = "N", value_parser = whole(1..=u64::MAX))]
    limit: Option<u64>,

    /// Number of threads, 1 to 1024 [default: one per core]
    #[arg(long, value_name = "N", value_parser = threads())]
    threads: Option<u16>,
}

/// The help of `--to`.
const TO: &str = "Output format [default: by the extension of the output file, otherwise that of \
    the input]";

/// The number of puzzles that a thread takes at once.
const BATCH: usize = 64;

/// The number of bytes of text gathered before they are written.
const CHUNK: usize = 1 << 16;

/// A puzzle with its place in the input.
pub(crate) struct Entry {
    pub(crate) record: Record,
    place: Place,
}

/// The place of a puzzle in the input.
#[derive(Clone)]
struct Place {
    /// The name of the input in messages.
    name: Arc<str>,
    /// The number of the puzzle, from 1.
    number: u64,
}

impl Entry {
    /// The number of the puzzle in its input, from 1.
    pub(crate) fn row(&self) -> u64 {
        self.place.number
    }

    /// Puts columns before those of the input. A column of the input with one of their names becomes
    /// `file_NAME`.
    pub(crate) fn put_first(&mut self, mut columns: Vec<(String, String)>) {
        let added = columns.len();
        for (name, value) in std::mem::take(&mut self.record.fields) {
            let is_taken = columns[..added].iter().any(|(known, _)| *known == name);
            columns.push((if is_taken { format!("file_{name}") } else { name }, value));
        }
        self.record.fields = columns;
    }
}

impl Place {
    /// Puts this place before a problem with the puzzle.
    fn with(&self, problem: impl Into<Error>) -> Message {
        say::command_puzzle_at(&*self.name, self.number, problem.into())
    }
}

/// Puzzles of one input, or errors in place of some.
struct Batch {
    format: Option<&'static Format>,
    entries: Vec<Result<Entry>>,
}

/// The output of a command that streams puzzles.
pub(crate) struct Stream {
    output: Output,
    /// The requested output format.
    explicit: Option<&'static Format>,
    /// Made for the first puzzle, since the format may be that of its input.
    writer: Option<Writer>,
    /// The properties that the command line sets for every puzzle.
    hints: Hints,
    fields: FieldArguments,
    text: String,
    bar: ProgressBar,
    /// The number of puzzles that may still be written.
    left: u64,
    written: u64,
    /// The first puzzle that was left out before any was written; it determines the columns if no
    /// puzzle is written.
    unwritten: Option<Record>,
    /// `true` if there was an error in the input.
    bad: bool,
    /// `true` if something about a puzzle could not be determined, or is not as it should be.
    has_failed: bool,
    /// The format of the input.
    input_format: Option<&'static Format>,
    /// `true` if the results are columns about puzzles, so that positions in play don't matter.
    is_table: bool,
}

impl StreamArguments {
    /// Refuses to write to one of these `inputs`, which the command reads besides the puzzles.
    pub(crate) fn check_output(&self, inputs: &[PathBuf]) -> Result<()> {
        input::check_output(inputs, self.result.path())
    }

    /// Opens the output.
    ///
    /// # Errors
    /// If the arguments contradict each other or the file can't be written.
    pub(crate) fn open(&self) -> Result<Stream> {
        self.open_as(self.result.format()?)
    }

    /// Opens the output of a command whose results are columns; CSV unless another format is
    /// requested.
    ///
    /// # Errors
    /// As [`open`](Self::open), and if the format has no room for columns.
    pub(crate) fn open_table(&self) -> Result<Stream> {
        let csv = format_named("csv")?;
        let explicit = self.result.format()?.unwrap_or(csv);
        ensure!(explicit.capacity.fields.contains(&"*"), say::command_no_columns(explicit.name));
        Ok(Stream { is_table: true, ..self.open_as(Some(explicit))? })
    }

    fn open_as(&self, explicit: Option<&'static Format>) -> Result<Stream> {
        self.input.check_output(self.result.path())?;
        if let Some(format) = explicit {
            self.fields.suit(format)?;
        }
        Ok(Stream {
            output: self.result.create()?,
            explicit,
            writer: None,
            hints: self.input.board.hints()?,
            fields: self.fields.clone(),
            text: String::new(),
            bar: input::bar(&self.input.names(), self.result.path().is_some()),
            left: self.limit.unwrap_or(u64::MAX),
            written: 0,
            unwritten: None,
            bad: false,
            has_failed: false,
            input_format: None,
            is_table: false,
        })
    }

    /// Reads all puzzles, runs `worker`s on them, and passes the results to `handle` in the order
    /// of the input, until `handle` returns `false`.
    ///
    /// # Errors
    /// If `handle` or the output fails.
    pub(crate) fn each<T: Send + 'static, W: FnMut(Entry, &AtomicBool) -> Result<T>>(
        &self,
        stream: &mut Stream,
        worker: impl Fn() -> W + Sync,
        handle: impl FnMut(&mut Stream, T) -> Result<bool>,
    ) -> Result<()> {
        self.each_of(&self.input.names(), stream, worker, handle)
    }

    /// As [`each`](Self::each), for the puzzles of other files.
    ///
    /// # Errors
    /// If `handle` or the output fails.
    pub(crate) fn each_of<T: Send + 'static, W: FnMut(Entry, &AtomicBool) -> Result<T>>(
        &self,
        names: &[&Path],
        stream: &mut Stream,
        worker: impl Fn() -> W + Sync,
        mut handle: impl FnMut(&mut Stream, T) -> Result<bool>,
    ) -> Result<()> {
        let hints = stream.hints.clone();
        let names: Vec<PathBuf> = names.iter().map(|name| name.to_path_buf()).collect();
        let interrupted = interrupt::flag();
        let bar = stream.bar.clone();
        parallel::in_order(
            parallel::threads(self.threads),
            || interrupted.load(Ordering::Relaxed),
            move |take| {
                let _ = names.iter().all(|name| feed(name, &hints, &bar, take));
            },
            || {
                let mut work = worker();
                move |batch: Batch, turn: &Turn<'_, _>| {
                    let mut done = Vec::with_capacity(batch.entries.len());
                    for entry in batch.entries {
                        done.push(worked(entry, |entry| work(entry, turn.stop.flag())));
                    }
                    (batch.format, done)
                }
            },
            |(format, done)| {
                stream.input_format = stream.input_format.or(format);
                for result in done {
                    // An interrupted rating has no meaning.
                    if interrupted.load(Ordering::Relaxed) {
                        return Ok(false);
                    }
                    match result {
                        Ok(done) => {
                            if !handle(stream, done)? {
                                return Ok(false);
                            }
                        }
                        Err(problem) => stream.complain(&problem),
                    }
                }
                stream.flush()
            },
        )
    }
}

/// Returns the result of `work` on an entry, if the entry could be read.
fn worked<T>(entry: Result<Entry>, work: impl FnOnce(Entry) -> Result<T>) -> Result<T, Problem> {
    let entry = entry.map_err(|error| Problem::Input(error.into()))?;
    let place = entry.place.clone();
    work(entry).map_err(|problem| Problem::Puzzle(place.with(problem)))
}

/// A problem, by its cause.
enum Problem {
    /// The input can't be read.
    Input(Message),
    /// The puzzle was read, but the work on it failed.
    Puzzle(Message),
}

impl Stream {
    /// Writes a puzzle. Returns `false` if no more are wanted: the limit is reached, or the reader
    /// of the output is gone.
    pub(crate) fn write(&mut self, entry: Entry) -> Result<bool> {
        let Entry { mut record, place } = entry;
        if self.writer.is_none() {
            let default = format_named("line")?;
            let format = self.explicit.or(self.input_format).unwrap_or(default);
            self.writer = Some(self.writer_for(format, &record)?);
        }
        self.fields.pick(&mut record);
        if self.is_table {
            record.play = None;
        }
        let result = self.writer.as_mut().map(|writer| writer.write(&record, &mut self.text));
        match result {
            Some(Err(error)) => self.complain(&Problem::Input(place.with(error))),
            _ => {
                self.written += 1;
                self.left -= 1;
            }
        }
        let goes_on = self.text.len() < CHUNK || self.pass_on()?;
        Ok(goes_on && self.left > 0)
    }

    /// Makes the exit code 1, unless an input can't be read.
    pub(crate) fn fail(&mut self) {
        self.has_failed = true;
    }

    /// Leaves a puzzle out.
    pub(crate) fn leave_out(&mut self, entry: Entry) {
        if self.writer.is_none() {
            self.unwritten.get_or_insert(entry.record);
        }
    }

    /// Makes a writer for records like the first one.
    fn writer_for(&self, format: &'static Format, first: &Record) -> Result<Writer> {
        self.fields.suit(format)?;
        self.fields.check(first)?;
        Ok(Writer::new(format).with_hints(&self.hints))
    }

    /// Returns `true` if Ctrl-C was pressed.
    pub(crate) fn is_interrupted(&self) -> bool {
        interrupt::flag().load(Ordering::Relaxed)
    }

    fn complain(&mut self, problem: &Problem) {
        let text = match problem {
            Problem::Input(text) => {
                self.bad = true;
                text
            }
            Problem::Puzzle(text) => {
                self.has_failed = true;
                text
            }
        };
        self.bar.suspend(|| complain(text));
    }

    /// Writes the frame of the output format although no puzzle was written: an empty array in
    /// JSON, a header in CSV. If nothing could be read, nothing is written.
    fn frame_nothing(&mut self) -> Result<()> {
        let Some(format) = self.explicit.or(self.input_format).filter(|_| self.writer.is_none())
        else {
            return Ok(());
        };
        let Some(mut first) = self.unwritten.take() else { return Ok(()) };
        let mut writer = self.writer_for(format, &first)?;
        self.fields.pick(&mut first);
        writer.begin(&first, &mut self.text);
        self.writer = Some(writer);
        Ok(())
    }

    /// Writes the text gathered so far. Returns `false` if the reader of the output is gone.
    fn pass_on(&mut self) -> Result<bool> {
        let delivered = self.output.write(&self.text);
        self.text.clear();
        delivered
    }

    fn flush(&mut self) -> Result<bool> {
        Ok(self.pass_on()? && self.output.flush()?)
    }

    /// Ends the output. After Ctrl-C it contains the puzzles written before.
    ///
    /// # Errors
    /// If the output can't be written.
    pub(crate) fn finish(mut self) -> Result<ExitCode> {
        self.bar.finish_and_clear();
        let is_interrupted = self.is_interrupted();
        self.frame_nothing()?;
        if let Some(writer) = &mut self.writer {
            writer.finish(&mut self.text);
        }
        self.pass_on()?;
        // Leaving an old file in place is better than replacing it by an empty one.
        if self.written > 0 || !(self.bad || is_interrupted) {
            self.output.finish()?;
        }
        if is_interrupted {
            interrupt::remark_after(self.written);
        }
        Ok(ExitCode::from(match (is_interrupted, self.bad, self.has_failed) {
            (true, _, _) => INTERRUPTED,
            (_, true, _) => BAD_INPUT,
            (_, _, true) => NOT_SOLVED,
            _ => SUCCESS,
        }))
    }
}

/// Passes on the puzzles of an input, many at once but without waiting for more. Returns `false` if
/// no more are wanted.
fn feed(
    name: &Path,
    hints: &Hints,
    bar: &ProgressBar,
    take: &mut dyn FnMut(Batch) -> bool,
) -> bool {
    let bad = |problem: Error| Batch { format: None, entries: vec![Err(problem)] };
    let (shown, mut reader) = match input::open_with_progress(name, hints, bar) {
        Ok(opened) => opened,
        Err(error) => return take(bad(error)),
    };
    let format = Some(reader.format());
    let name: Arc<str> = shown.into();
    let mut number = 0;
    let mut entries = Vec::new();
    while let Some(record) = reader.next() {
        number += 1;
        let place = Place { name: Arc::clone(&name), number };
        let entry = record.map(|record| Entry { record, place });
        entries.push(entry.at(&name));
        if entries.len() == BATCH || reader.is_drained() {
            let entries = std::mem::take(&mut entries);
            if !take(Batch { format, entries }) {
                return false;
            }
        }
    }
    if number == 0 {
        return take(bad(at(&name, say::command_no_puzzle()).into()));
    }
    entries.is_empty() || take(Batch { format, entries })
}
