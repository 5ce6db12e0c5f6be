//! Results of jobs, written in the order of the input.

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::mpsc::SyncSender;
use std::time::Duration;

use evoku_messages::{Decimal, Message, say};
use evoku_sudoku::formats::{Record, Writer};
use indicatif::ProgressBar;
use serde_json::Value;

use crate::commands::solve::Solve;
use crate::commands::solve::print::{BETWEEN, Counts, OutputFormat};
use crate::commands::solve::task::{Status, Tally, Wanted};
use crate::error::Result;
use crate::exit::{BAD_INPUT, INTERRUPTED, NOT_SOLVED};
use crate::interrupt;
use crate::language::render;
use crate::numbers::json_whole;
use crate::output::{FieldArguments, Output, complain, remark};

/// The result of a job, or a part of it.
#[derive(Default)]
pub(super) struct Done {
    pub(super) text: Vec<u8>,
    /// Answers in formats whose text depends on the answers before.
    pub(super) records: Vec<Record>,
    /// Messages for standard error.
    pub(super) notes: Vec<Note>,
    pub(super) tally: Tally,
    /// The number of puzzles, including bad ones.
    pub(super) puzzles_read: u64,
    /// `true` if the job was cut short, so that no result may follow.
    pub(super) cut: bool,
}

/// A message for standard error.
pub(super) enum Note {
    /// An error at a place in the input.
    Bad(Message),
    /// An error of a puzzle, after the number of puzzles of the job before it.
    BadPuzzle(u64, Message),
    /// A report about a puzzle, after the number of puzzles of the job before it.
    Report(u64, Message),
    /// The end of the input of this name; an error if the input contained no puzzle.
    End(Arc<str>),
}

/// Writes results one after another.
///
/// The text between two puzzles (a header, a comma, a blank line) depends on the text before, so a
/// single thread writes everything.
pub(super) struct Writing<'f> {
    output: Output,
    format: OutputFormat,
    /// The writer of records.
    writer: Option<Writer>,
    /// The fields of records.
    fields: &'f FieldArguments,
    bar: ProgressBar,
    /// Returns text buffers to the reader for reuse.
    spare: SyncSender<Vec<u8>>,
    /// `true` if the inputs are read completely, so that each must contain a puzzle.
    whole: bool,
    tally: Tally,
    /// The number of puzzles of the current input so far.
    in_file: u64,
    /// `true` once the first record or object was written.
    begun: bool,
    /// `true` once there was an error in the input.
    bad: bool,
    /// `true` while the output is still being read.
    delivered: bool,
}

impl<'f> Writing<'f> {
    /// Opens the output and writes the text before the first answer.
    pub(super) fn new(
        solve: &'f Solve,
        format: OutputFormat,
        columns: &[String],
        bar: ProgressBar,
        spare: SyncSender<Vec<u8>>,
    ) -> Result<Self> {
        let expects = |writer: Writer| {
            let shows =
                !(solve.count.is_some() || solve.candidates || solve.check || solve.conflict);
            let expects = shows && solve.fields.has_solution();
            if expects { writer.expecting_solutions() } else { writer }
        };
        let mut output = solve.result.create()?;
        if let OutputFormat::StatsCsv = format {
            output.write(columns.join(",") + "\n")?;
        }
        Ok(Self {
            output,
            format,
            writer: format.writer().map(expects),
            fields: &solve.fields,
            bar,
            spare,
            whole: solve.shard.are_whole(),
            tally: Tally::default(),
            in_file: 0,
            begun: false,
            bad: false,
            delivered: true,
        })
    }

    /// Writes the result of a job, or a part of it. Returns `false` if it was the last.
    pub(super) fn handle(&mut self, done: Done) -> Result<bool> {
        for note in done.notes {
            let nth = |before: u64| self.in_file + before + 1;
            match note {
                Note::Bad(problem) => self.complain(problem),
                Note::BadPuzzle(before, problem) => {
                    self.complain(say::command_puzzle_grouped(nth(before), problem));
                }
                Note::Report(before, report) => {
                    let report = say::command_puzzle_grouped(nth(before), report);
                    self.bar.suspend(|| complain(report));
                }
                Note::End(shown) => {
                    if std::mem::take(&mut self.in_file) == 0 && self.whole {
                        self.complain(say::verbatim_at(&*shown, say::command_no_puzzle()));
                    }
                }
            }
        }
        self.in_file += done.puzzles_read;
        self.tally.merge(&done.tally);
        self.write(&done.text)?;
        self.write_records(&done.records)?;
        self.delivered &= self.output.flush()?;
        // The buffer is dropped if enough others are waiting.
        let _ = self.spare.try_send(done.text);
        Ok(self.delivered && !done.cut)
    }

    fn write(&mut self, mut text: &[u8]) -> Result<()> {
        // The first object of an array follows a bracket instead of a comma.
        if let (OutputFormat::StatsJson, false, [BETWEEN, rest @ ..]) =
            (self.format, self.begun, text)
        {
            self.begun = true;
            self.output.write("[")?;
            text = rest;
        }
        self.delivered &= self.output.write(text)?;
        Ok(())
    }

    fn write_records(&mut self, records: &[Record]) -> Result<()> {
        let mut text = String::new();
        let Some(writer) = &mut self.writer else { return Ok(()) };
        for record in records {
            if self.fields.are_all() {
                writer.write(record, &mut text)?;
                continue;
            }
            if !std::mem::replace(&mut self.begun, true) {
                self.fields.check(record)?;
            }
            let mut picked = record.clone();
            self.fields.pick(&mut picked);
            writer.write(&picked, &mut text)?;
        }
        self.delivered &= self.output.write(text)?;
        Ok(())
    }

    fn complain(&mut self, problem: Message) {
        self.bar.suspend(|| complain(problem));
        self.bad = true;
    }

    /// Ends the output and reports what was done on standard error.
    pub(super) fn finish(
        mut self,
        wanted: Wanted,
        is_strict: bool,
        is_interrupted: bool,
        elapsed: Duration,
    ) -> Result<ExitCode> {
        let shows = !self.bar.is_hidden();
        self.bar.finish_and_clear();
        if !self.delivered {
            return Ok(ExitCode::SUCCESS);
        }
        let puzzles = self.tally.puzzles;
        if puzzles > 0 {
            let end = self.end();
            self.output.write(end)?;
        }
        if is_strict && self.bad {
            self.output.flush()?;
            return Ok(ExitCode::from(BAD_INPUT));
        }
        if puzzles > 0 {
            self.output.finish()?;
        }
        if is_interrupted {
            interrupt::remark_after(puzzles);
            return Ok(ExitCode::from(INTERRUPTED));
        }
        if shows {
            remark(summary(&self.tally, elapsed));
        }
        let mut rest = Status::ALL.into_iter().filter(|&status| !wanted.is_answered_by(status));
        Ok(if self.bad {
            ExitCode::from(BAD_INPUT)
        } else if rest.any(|status| self.tally.of(status) > 0) {
            ExitCode::from(NOT_SOLVED)
        } else {
            ExitCode::SUCCESS
        })
    }

    /// The text after the last answer.
    fn end(&mut self) -> String {
        let mut text = String::new();
        match (self.format, &mut self.writer) {
            (OutputFormat::Counts(counts), _) => return counts.text(&self.tally),
            (OutputFormat::StatsJson, _) if self.begun => text.push_str("\n]\n"),
            (_, Some(writer)) => writer.finish(&mut text),
            _ => {}
        }
        text
    }
}

fn summary(tally: &Tally, elapsed: Duration) -> Message {
    let kinds = Status::ALL.into_iter().filter(|&status| tally.of(status) > 0).map(|status| {
        say::command_status_count(tally.of(status), say::command_status(status.word()))
    });
    let seconds = Decimal::new(elapsed.as_secs_f64(), 2);
    say::command_solve_summary(tally.puzzles, seconds, kinds)
}

impl Counts {
    /// Formats the number of all puzzles and of those of each status.
    fn text(self, tally: &Tally) -> String {
        let mut rows = vec![("puzzles", tally.puzzles)];
        rows.extend(Status::ALL.map(|status| (status.word(), tally.of(status))));
        match self {
            Self::Text => {
                let puzzles = render(say::command_puzzles());
                let words = std::iter::once(&*puzzles).chain(Status::ALL.map(Status::shown));
                let rows: Vec<_> = words.zip(rows.iter().map(|&(_, count)| count)).collect();
                lines(&rows, " ")
            }
            Self::Csv => {
                format!("status,puzzles\n{}", lines(&rows, ",").replacen("puzzles", "all", 1))
            }
            Self::Json => {
                let object = rows.iter().map(|&(name, count)| (name.to_owned(), json_whole(count)));
                format!("{}\n", Value::Object(object.collect()))
            }
        }
    }
}

/// Formats one line for each name and its count.
fn lines(rows: &[(&str, u64)], separator: &str) -> String {
    rows.iter().map(|(name, count)| format!("{name}{separator}{count}\n")).collect()
}
