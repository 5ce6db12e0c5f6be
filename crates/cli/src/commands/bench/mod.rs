//! `evoku bench`: the speed of engines in puzzles per second.

mod measure;
mod output_format;
mod sets;
mod table;

use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use evoku_messages::say;
use evoku_sudoku::search::{ENGINES, Engine};
use indicatif::{ProgressBar, ProgressStyle};

use crate::arguments;
use crate::error::Result;
use crate::exit::{BAD_INPUT, INTERRUPTED};
use crate::input::Input;
use crate::interrupt;
use crate::language::render;
use crate::machine::Machine;
use crate::output::{ResultArguments, shows_progress};
use measure::{Plan, measure};
use output_format::OutputFormat;

/// Measure the speed of the exact engines in puzzles per second.
///
/// Each engine solves each set of puzzles repeatedly, from memory to memory, after a warm-up round,
/// and proves that each solution is unique. On plain 9x9 boards, the time of an engine that reads
/// text includes parsing the line of the puzzle and writing that of the solution. In all other
/// cases, only the time from board to board counts; see `from` in the table.
///
/// Each figure is the median of the repetitions, followed by the minimum and the maximum. Since
/// machines are noisy, compare only figures that one call of this command measured. Puzzles are
/// solved in a shuffled order. A repetition that ends before all puzzles are solved has measured a
/// sample of them; the slower the engine, the smaller the sample. The next repetition continues
/// with the next puzzle.
///
/// Each file is a set of puzzles. Without files, evoku generates the sets.
#[derive(Args, Debug)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Bench {
    #[command(flatten)]
    input: Input,

    /// Engines, separated by commas [default: all that support the boards of a set]
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = arguments::engine())]
    engine: Vec<&'static Engine>,

    /// Number of threads, 1 to 1024, each with its own engine
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = arguments::threads())]
    threads: u16,

    /// Stop at the first solution of a puzzle, without proving that it is unique
    #[arg(long)]
    first: bool,

    /// Duration of one repetition in seconds
    #[arg(long, value_name = "SECONDS", default_value = "0.5", value_parser = arguments::seconds)]
    seconds: Duration,

    /// Number of repetitions of each measurement
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = arguments::repetitions())]
    repeat: u16,

    /// Seed of the generated sets
    #[arg(long, value_name = "N", default_value_t = 1,
        value_parser = arguments::whole(0..=u64::MAX))]
    seed: u64,

    #[command(flatten)]
    result: ResultArguments<OutputFormat>,
}

const EXAMPLES: &str = "\
Examples:
  evoku bench                                       every engine on generated sets
  evoku bench --engine batch9,single9 puzzles.txt   two engines on a file
  evoku bench --threads 2 -o bench.md               a Markdown table

Exit codes:
  0    everything was measured
  2    an input could not be read
  130  ended by Ctrl-C, without output";

impl Bench {
    pub(crate) fn run(self) -> Result<ExitCode> {
        let format = self.result.format()?.unwrap_or(OutputFormat::Table);
        self.input.check_output(self.result.path())?;
        let output = self.result.create()?;
        let interrupted = interrupt::flag();
        let (sets, bad) = if self.input.files.is_empty() {
            (sets::generated(self.seed)?, false)
        } else {
            sets::read(&self.input)?
        };
        if sets.is_empty() {
            return Ok(ExitCode::from(BAD_INPUT));
        }
        let engines = if self.engine.is_empty() { ENGINES.to_vec() } else { self.engine.clone() };
        let plan = Plan {
            threads: self.threads.into(),
            limit: if self.first { 1 } else { 2 },
            seconds: self.seconds,
            repeat: self.repeat.into(),
        };
        let bar = if shows_progress() {
            ProgressBar::new((sets.len() * engines.len()) as u64)
        } else {
            ProgressBar::hidden()
        };
        let style = ProgressStyle::with_template(&format!(
            "{{bar:30}} {}",
            render(say::command_progress_measurements("{pos}", "{len}", "{eta}", "{msg}"))
        ));
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let mut rows = Vec::new();
        for set in &sets {
            for engine in &engines {
                // Engines that were not named are skipped if they don't support a set.
                if self.engine.is_empty() && !set.suits(engine) {
                    bar.inc(1);
                    continue;
                }
                bar.set_message(render(say::command_measured(engine.name, &set.name)));
                rows.push(measure(engine, set, &plan, interrupted));
                bar.inc(1);
                if interrupted.load(std::sync::atomic::Ordering::Relaxed) {
                    bar.finish_and_clear();
                    interrupt::remark();
                    return Ok(ExitCode::from(INTERRUPTED));
                }
            }
        }
        bar.finish_and_clear();
        output.end_with(table::print(format, &Machine::here(), &plan, &rows))?;
        Ok(ExitCode::from(if bad { BAD_INPUT } else { 0 }))
    }
}
