//! Commands that read puzzles, do something with each on many threads, and write puzzles in the
//! order of the input.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::Context;
use clap::Args;
use evoku_sudoku::formats::{self, Format, Hints, Record, Writer};
use indicatif::ProgressBar;

use crate::exit::{BAD_INPUT, INTERRUPTED, NOT_SOLVED, SUCCESS};
use crate::input::{self, Input};
use crate::numbers::thousands;
use crate::output::{FieldArguments, Output, ResultArguments, complain, remark};
use crate::{interrupt, parallel};

/// The options of every such command.
#[derive(Args, Debug)]
#[command(mut_arg("to", |to| to.help(TO)))]
pub(crate) struct StreamArguments {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    result: ResultArguments<&'static Format>,

    #[command(flatten)]
    fields: FieldArguments,

    /// The number of threads; by default one for each core
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// The help of `--to`.
const TO: &str = "The form of the output; by default what the output file's extension says, else that of the input";

/// Puzzles that a thread takes at once.
const BATCH: usize = 64;

/// How much text is gathered before it is written.
const CHUNK: usize = 1 << 16;

/// Puzzles of one input, or what is wrong with some.
struct Batch {
    format: Option<&'static Format>,
    records: Vec<Result<Record, String>>,
}

/// The writing side of such a command.
pub(crate) struct Stream {
    output: Output,
    /// The form that was asked for.
    told: Option<&'static Format>,
    /// Made for the first puzzle, whose input may say the form.
    writer: Option<Writer>,
    fields: FieldArguments,
    text: String,
    bar: ProgressBar,
    written: u64,
    /// Whether something was wrong with the input.
    bad: bool,
    /// Whether something was not found out about a puzzle.
    unknown: bool,
    /// The form of the input.
    form: Option<&'static Format>,
}

impl StreamArguments {
    /// Opens the output.
    ///
    /// # Errors
    /// If the arguments contradict each other or the file can't be written.
    pub(crate) fn open(&self) -> anyhow::Result<Stream> {
        self.input.check_output(self.result.path())?;
        let told = self.result.form()?;
        if let Some(format) = told {
            self.fields.suit(format)?;
        }
        Ok(Stream {
            output: self.result.create()?,
            told,
            writer: None,
            fields: self.fields.clone(),
            text: String::new(),
            bar: input::bar(&self.input.names(), self.result.path().is_some()),
            written: 0,
            bad: false,
            unknown: false,
            form: None,
        })
    }

    /// Reads all puzzles, has `worker`s work on them, and hands what comes of each to `handle` in
    /// the order of the input, until `handle` says that it needs no more.
    ///
    /// # Errors
    /// Those of `handle` and of the output.
    pub(crate) fn each<T: Send, W: FnMut(Record, &AtomicBool) -> Result<T, String>>(
        &self,
        stream: &mut Stream,
        worker: impl Fn() -> W + Sync,
        mut handle: impl FnMut(&mut Stream, T) -> anyhow::Result<bool>,
    ) -> anyhow::Result<()> {
        let hints = self.input.board.hints()?;
        let names: Vec<PathBuf> = self.input.names().into_iter().map(Path::to_path_buf).collect();
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
                move |batch: Batch, ended: &AtomicBool| {
                    let one = |record: Result<Record, String>| {
                        record
                            .map_err(Problem::Input)
                            .and_then(|record| work(record, ended).map_err(Problem::Puzzle))
                    };
                    let done: Vec<Result<T, Problem>> =
                        batch.records.into_iter().map(one).collect();
                    (batch.format, done)
                }
            },
            |(format, done)| {
                stream.form = stream.form.or(format);
                for result in done {
                    // What was cut short says nothing.
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

/// What is wrong.
enum Problem {
    /// With the input.
    Input(String),
    /// With a puzzle that could be read.
    Puzzle(String),
}

impl Stream {
    /// Writes a puzzle. Returns false if the reader of the output is gone.
    ///
    /// # Errors
    /// If it can't be written, or a field that was picked doesn't exist.
    pub(crate) fn write(&mut self, mut record: Record) -> anyhow::Result<bool> {
        if self.writer.is_none() {
            let usual = formats::by_name("line").context("the format line")?;
            let format = self.told.or(self.form).unwrap_or(usual);
            self.fields.suit(format)?;
            self.fields.check(&record)?;
            self.writer = Some(Writer::new(format));
        }
        self.fields.pick(&mut record);
        let result = self.writer.as_mut().map(|writer| writer.write(&record, &mut self.text));
        match result {
            Some(Err(error)) => self.complain(&Problem::Input(error.to_string())),
            _ => self.written += 1,
        }
        if self.text.len() < CHUNK {
            return Ok(true);
        }
        self.pass_on()
    }

    /// Whether Ctrl-C was pressed.
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
                self.unknown = true;
                text
            }
        };
        self.bar.suspend(|| complain(text));
    }

    /// Hands on the text so far.
    fn pass_on(&mut self) -> anyhow::Result<bool> {
        let heard = self.output.write(&self.text);
        self.text.clear();
        heard
    }

    fn flush(&mut self) -> anyhow::Result<bool> {
        Ok(self.pass_on()? && self.output.flush()?)
    }

    /// Ends the output, with what was written until Ctrl-C if it was pressed.
    ///
    /// # Errors
    /// If the output can't be written.
    pub(crate) fn finish(mut self) -> anyhow::Result<ExitCode> {
        self.bar.finish_and_clear();
        let is_interrupted = self.is_interrupted();
        // Without a record a format still has its frame: JSON is an empty array.
        if self.writer.is_none() {
            self.writer = self.told.or(self.form).map(Writer::new);
        }
        if let Some(writer) = &mut self.writer {
            writer.finish(&mut self.text);
        }
        self.pass_on()?;
        // Nothing is better than an empty file in the place of an old one.
        if self.written > 0 || !(self.bad || is_interrupted) {
            self.output.finish()?;
        }
        if is_interrupted {
            remark(&format!("interrupted after {} puzzles", thousands(self.written)));
        }
        Ok(ExitCode::from(match (is_interrupted, self.bad, self.unknown) {
            (true, _, _) => INTERRUPTED,
            (_, true, _) => BAD_INPUT,
            (_, _, true) => NOT_SOLVED,
            _ => SUCCESS,
        }))
    }
}

/// Hands on the puzzles of an input, many at once but without waiting for more; false if no more
/// are wanted.
fn feed(
    name: &Path,
    hints: &Hints,
    bar: &ProgressBar,
    take: &mut dyn FnMut(Batch) -> bool,
) -> bool {
    let bad = |problem: String| Batch { format: None, records: vec![Err(problem)] };
    let (shown, mut reader) = match input::open_watched(name, hints, bar) {
        Ok(opened) => opened,
        Err(error) => return take(bad(format!("{error:#}"))),
    };
    let format = Some(reader.format());
    let mut any = false;
    let mut records = Vec::new();
    while let Some(record) = reader.next() {
        any = true;
        records.push(record.map_err(|error| format!("{shown}: {error}")));
        if records.len() == BATCH || reader.is_drained() {
            let records = std::mem::take(&mut records);
            if !take(Batch { format, records }) {
                return false;
            }
        }
    }
    if !any {
        return take(bad(format!("{shown}: no puzzle found")));
    }
    records.is_empty() || take(Batch { format, records })
}
