//! `evoku solve`: exact answers, for one puzzle or hundreds of millions.

mod print;
mod read;
mod task;
mod tree;
mod worker;
mod write;

use std::process::ExitCode;
use std::sync::atomic::Ordering;
use std::sync::mpsc::sync_channel;
use std::time::{Duration, Instant};

use clap::Args;
use evoku_messages::say;
use evoku_sudoku::formats::{self, Format};
use evoku_sudoku::search::Engine;

use crate::arguments;
use crate::error::{Result, bail};
use crate::input::{self, Input};
use crate::interrupt;
use crate::output::{FieldArguments, ResultArguments, format_named};
use crate::parallel::{self, AHEAD, Turn};
use crate::shards::ShardArguments;
use print::{COLUMNS, Counts, OutputFormat, Printer};
use read::Inputs;
use task::{Task, Wanted};
use tree::TreeArguments;
use worker::Worker;
use write::{Done, Writing};

/// Solve puzzles exactly and prove that each solution is unique.
///
/// Writes one line per puzzle, in input order: the solution, if there is exactly one. Otherwise it
/// writes the puzzle as given and a word. The word is `none` if there is no solution, `several` if
/// there is more than one, and `unknown` if a limit was reached first. If the output format has no
/// room for the word, it goes to standard error.
///
/// Puzzles are read as a stream in any format and solved on all cores; memory use does not grow
/// with their number. Answers are written as soon as the input pauses. The format is detected from
/// the first 200 lines, or from the whole input if it is shorter; --from avoids this wait. A board
/// of several lines ends at a blank line or at the next board.
///
/// A puzzle that can't be read is reported on standard error with its file, line and column. evoku
/// then continues with the next one.
#[derive(Args, Debug)]
#[command(after_long_help = HELP)]
pub(crate) struct Solve {
    #[command(flatten)]
    input: Input,

    /// Stop at the first solution, without proving that it is unique
    #[arg(long, group = "question")]
    first: bool,

    /// Count solutions up to N and write the count after each puzzle; N means N or more
    #[arg(long, value_name = "N", group = "question",
        value_parser = arguments::whole(1..=u64::MAX))]
    count: Option<u64>,

    /// Write every solution, one per line
    #[arg(long, group = "question")]
    all: bool,

    /// Write the digits that each cell holds in at least one solution, as a grid of pencil marks
    ///
    /// In a position in play, placed digits and pencil marks count as well; a mistake is reported.
    /// With --json or --to csv, the digits are the field true_candidates of the puzzle.
    #[arg(long, group = "question")]
    candidates: bool,

    /// Write unique, several, none or wrong after each puzzle
    ///
    /// A puzzle is wrong if its givens contradict each other, or if the solution that comes with it
    /// is not the right one. Such a solution may be in a column of a CSV file. The contradicting
    /// givens or the differing cell are reported.
    #[arg(long, group = "question")]
    check: bool,

    /// Write the clues of puzzles without a solution that contradict each other
    ///
    /// These are givens and constraints without a solution, on the same board. Without any one of
    /// them, there is a solution. The answer is the puzzle with only these clues, followed by their
    /// names. Other sets of clues may contradict each other too, even smaller ones.
    #[arg(long, group = "question")]
    conflict: bool,

    /// Engine that solves the puzzles
    #[arg(long, value_name = "ENGINE", default_value = "auto", value_parser = arguments::engine())]
    engine: &'static Engine,

    #[command(flatten)]
    tree: TreeArguments,

    /// Maximum number of nodes per puzzle [default: no limit]
    ///
    /// A node is a propagated board. Engines that learn count decisions and conflicts instead.
    #[arg(long, value_name = "N", value_parser = arguments::whole(0..=u64::MAX))]
    nodes: Option<u64>,

    /// Time limit per puzzle in seconds, like 2.5 [default: no limit]
    #[arg(long, value_name = "SECONDS", value_parser = arguments::seconds)]
    timeout: Option<Duration>,

    /// Number of threads, 1 to 1024 [default: one per core]
    #[arg(long, value_name = "N", value_parser = arguments::threads())]
    threads: Option<u16>,

    /// Write a row of statistics for each puzzle instead of the answer: CSV, or JSON with --json or
    /// --to jsonl
    ///
    /// The columns are puzzle, status, solutions, solution, nodes, guesses and microseconds.
    #[arg(long)]
    stats: bool,

    /// Write only the number of puzzles of each status
    #[arg(long, conflicts_with = "stats")]
    counts: bool,

    /// Stop after the first N puzzles
    #[arg(long, value_name = "N", value_parser = arguments::whole(1..=u64::MAX))]
    limit: Option<u64>,

    #[command(flatten)]
    shard: ShardArguments,

    #[command(flatten)]
    result: ResultArguments<&'static Format>,

    #[command(flatten)]
    fields: FieldArguments,

    /// Stop at the first puzzle that can't be read, and write no output file
    #[arg(long)]
    strict: bool,
}

impl Solve {
    pub(crate) fn run(self) -> Result<ExitCode> {
        let hints = self.input.board.hints()?;
        let names = self.input.names();
        self.input.check_output(self.result.path())?;
        let task = self.task()?;
        let format = self.format()?;
        if let OutputFormat::Answers(format) = format {
            self.fields.suit(format)?;
        }
        let columns = if self.stats { self.fields.among(&COLUMNS)? } else { Vec::new() };
        let sources = self.shard.sources(&self.input, &hints)?;
        let threads = parallel::threads(self.threads);
        let bar = input::bar(&names, self.result.path().is_some());
        let (spare, spares) = sync_channel(AHEAD * threads);
        let mut writing = Writing::new(&self, format, &columns, bar.clone(), spare)?;
        let inputs = Inputs {
            sources,
            hints,
            bar,
            batches: task.batch_limit().is_some(),
            limit: self.limit.unwrap_or(u64::MAX),
            spares,
        };
        let interrupted = interrupt::flag();
        let start = Instant::now();
        parallel::in_order(
            threads,
            || interrupted.load(Ordering::Relaxed),
            |take| inputs.feed(take),
            || {
                let mut worker = Worker::new(&task, Printer::new(format, task.wanted, &columns));
                move |job, turn: &Turn<'_, Done>| worker.work(job, turn)
            },
            |done| writing.handle(done),
        )?;
        let is_interrupted = interrupted.load(Ordering::Relaxed);
        writing.finish(task.wanted, self.strict, is_interrupted, start.elapsed())
    }

    fn task(&self) -> Result<Task> {
        let wanted = match self.count {
            Some(most) => Wanted::Count(most),
            None if self.first => Wanted::First,
            None if self.all => Wanted::All,
            None if self.candidates => Wanted::Candidates,
            None if self.check => Wanted::Check,
            None if self.conflict => Wanted::Conflict,
            None => Wanted::Solution,
        };
        Ok(Task {
            wanted,
            engine: self.engine,
            tree: self.tree.task(self.engine.name)?,
            nodes: self.nodes.unwrap_or(u64::MAX),
            timeout: self.timeout,
            timed: self.stats,
            strict: self.strict,
        })
    }

    fn format(&self) -> Result<OutputFormat> {
        let given = self.result.format()?;
        if self.counts {
            return Ok(OutputFormat::Counts(match given.map(|format| format.name) {
                None | Some("line") => Counts::Text,
                Some("csv") => Counts::Csv,
                Some("json" | "jsonl") => Counts::Json,
                Some(other) => bail!(say::command_counts_form(other)),
            }));
        }
        if !self.stats {
            let default = if self.candidates { "pencil" } else { "line" };
            let default = format_named(default)?;
            let format = given.unwrap_or(default);
            if self.candidates && !has_room_for_candidates(format) {
                let can = formats::FORMATS.iter().filter(|format| has_room_for_candidates(format));
                bail!(say::command_no_room(format.name, can.map(|format| format.name)));
            }
            return Ok(OutputFormat::Answers(format));
        }
        Ok(match given.map(|format| format.name) {
            None | Some("csv") => OutputFormat::StatsCsv,
            Some("json") => OutputFormat::StatsJson,
            Some("jsonl") => OutputFormat::StatsLines,
            Some(other) => bail!(say::command_stats_form(other)),
        })
    }
}

/// Returns `true` if a format has room for the candidates of each cell.
fn has_room_for_candidates(format: &Format) -> bool {
    format.capacity.marks || format.capacity.has_field("*")
}

/// The help text after the options.
const HELP: &str = "\
Examples:
  evoku solve puzzles.txt                     one solution per line
  evoku solve puzzles.csv -o solutions.csv    output format taken from the file name
  evoku solve --check puzzles.txt             unique, several, none or wrong
  evoku solve --check --counts puzzles.csv    number of puzzles of each status
  evoku solve --count 1000 puzzles.txt        number of solutions, up to 1000
  evoku solve --candidates puzzle.txt         digits that each cell can hold
  evoku solve --conflict puzzle.txt           clues that contradict each other
  evoku solve --stats puzzles.txt             status, nodes, guesses and time of each puzzle
  evoku solve --engine tree --first --search best-first --report puzzle.txt
  evoku solve --shard 3/100 puzzles.txt -o 3.txt
                                              the third of 100 parts, for many machines

Exit codes:
  0    every puzzle has exactly one solution \
      (with --first, --all or --candidates: at least one; with --conflict: none; with --count: \
      the count is complete)
  1    a puzzle fails this condition, or a limit was reached first
  2    an input could not be read
  130  ended by Ctrl-C";
