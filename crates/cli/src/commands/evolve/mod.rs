mod ask;
mod job;
mod report;
mod runs;
mod trace;
mod watch;

use std::fs::File;
use std::io::{BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use clap::{Args, ValueEnum};
use evoku_evolve::{Budget, Stop};

use crate::commands::evolve::job::Job;
use crate::commands::evolve::report::Report;
use crate::commands::evolve::trace::{Trace, TraceFormat};
use crate::commands::evolve::watch::Watch;
use crate::input::BoardArguments;
use crate::live::Live;
use crate::output::{Output, print};
use crate::{chart, interrupt};

/// Evolve a solution of a puzzle.
///
/// Reads the puzzle from standard input, or as --puzzle says, in any format that evoku knows; with
/// neither, on a terminal, takes one that it brings along. Prints whether a solution was found, the
/// best attempt of the last generation and the best of the run.
///
/// Exit code: 0 solved, 1 not solved within the budget, 2 bad usage or input, 130 after Ctrl-C (the
/// best so far is printed all the same).
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  evoku evolve                                      watch a puzzle being evolved
  evoku evolve 100 5000 < puzzle.txt                population 100, at most 5,000 generations
  evoku evolve --algorithm row-ga --puzzle 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  evoku evolve --algorithm row-ga --set mutation_rate=0.2 --puzzle puzzle.sdk --chart run.svg
  evoku evolve --runs 30 --evaluations 1000000 --puzzle puzzle.txt --json
  evoku evolve --puzzle-kind queens --size 50")]
pub(crate) struct Evolve {
    /// Individuals in a generation (default: the algorithm's own; see `evoku algorithms NAME`)
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    population: Option<u64>,

    /// The largest number of generations; given together with POPULATION
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    generations: Option<u64>,

    /// The puzzle: a file, or the puzzle itself on one line
    #[arg(long, value_name = "FILE|LINE")]
    puzzle: Option<String>,

    #[command(flatten)]
    board: BoardArguments,

    /// What to solve: a Sudoku, or a puzzle of another kind that its size poses
    #[arg(long, value_name = "KIND", default_value = "sudoku")]
    puzzle_kind: String,

    /// The size of a puzzle of another kind
    #[arg(long, value_name = "N")]
    size: Option<usize>,

    /// The algorithm; `evoku algorithms` lists them
    #[arg(long, short, value_name = "NAME")]
    algorithm: Option<String>,

    /// A parameter of the algorithm; may be repeated
    #[arg(long, value_name = "NAME=VALUE")]
    set: Vec<String>,

    /// The seed of all that is random; further runs take the seeds after it
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// The largest number of evaluations (default, where nothing else limits the run: 10,000,000)
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    evaluations: Option<u64>,

    /// Stop after this many seconds; the only limit that depends on the machine
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    timeout: Option<Duration>,

    /// Repeat with successive seeds and summarise
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    runs: u64,

    /// Threads for several runs (default: all); the results don't depend on it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,

    /// How to show the run on standard error
    #[arg(long, value_enum, default_value_t = Progress::Auto)]
    progress: Progress,

    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,

    /// Write the full output to a file too: the puzzle, a line per generation, the result
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,

    /// Write a table of the generations (.csv or .jsonl)
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,

    /// Draw best and mean fitness over the generations (.svg or .png)
    #[arg(long, value_name = "FILE")]
    chart: Option<PathBuf>,

    /// Print every individual of the last generation, a line of cells each, before and after culling
    #[arg(long)]
    print_population: bool,
}

/// How a run is shown on standard error.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Progress {
    /// `live` on a terminal, else `none`
    Auto,
    /// The board and the progression, in place
    Live,
    /// A line per generation with mean and best fitness
    Plain,
    /// Nothing
    None,
}

/// What a run may spend where nobody says.
const EVALUATIONS: u64 = 10_000_000;

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "expected a number of seconds".to_owned())?;
    match Duration::try_from_secs_f64(seconds) {
        Ok(duration) if seconds > 0.0 => Ok(duration),
        _ => Err("expected a number of seconds above 0".to_owned()),
    }
}

impl Evolve {
    pub(crate) fn run(mut self) -> anyhow::Result<ExitCode> {
        if self.population.is_some() != self.generations.is_some() {
            bail!("GENERATIONS is missing: give POPULATION and GENERATIONS, or neither");
        }
        let job = self.job()?;
        let one_run_only = self.trace.is_some() || self.chart.is_some() || self.print_population;
        if self.runs > 1 && one_run_only {
            bail!(
                "--trace, --chart and --print-population show one run; they don't go with --runs"
            );
        }
        let outputs = Outputs::create(&self)?;
        let cancel = interrupt::flag();
        let limited =
            self.generations.is_some() || self.evaluations.is_some() || self.timeout.is_some();
        let budget = Budget {
            evaluations: if limited { self.evaluations } else { Some(EVALUATIONS) },
            generations: self.generations,
            deadline: None,
            cancel: Some(cancel),
        };
        if self.runs > 1 {
            self.many(&job, budget, outputs)
        } else {
            self.one(&job, budget, outputs)
        }
    }

    fn job(&mut self) -> anyhow::Result<Job> {
        if self.puzzle_kind == "sudoku" {
            if self.size.is_some() {
                bail!("--size is for puzzles of other kinds; a Sudoku has the size of its puzzle");
            }
            let algorithm = self.algorithm.as_deref();
            let job = Job::sudoku(algorithm, self.puzzle.as_deref(), &self.board, &self.set)?;
            if job.asks() && self.population.is_none() && std::io::stdin().is_terminal() {
                let [population, generations] = ask::population_and_generations()?;
                (self.population, self.generations) = (Some(population), Some(generations));
            }
            job.with_population(self.population)
        } else {
            if self.puzzle.is_some() || self.algorithm.is_some() {
                bail!(
                    "--puzzle and --algorithm are for Sudoku; --puzzle-kind {} takes --size",
                    self.puzzle_kind
                );
            }
            Job::kind(&self.puzzle_kind, self.size, &self.set)?.with_population(self.population)
        }
    }

    fn one(&self, job: &Job, budget: Budget<'_>, mut outputs: Outputs) -> anyhow::Result<ExitCode> {
        let progress = match self.progress {
            Progress::Auto if Live::is_possible() => Progress::Live,
            Progress::Auto => Progress::None,
            progress => progress,
        };
        let start = Instant::now();
        let budget = Budget {
            deadline: self.timeout.and_then(|timeout| start.checked_add(timeout)),
            ..budget
        };
        let mut watch = Watch::new(job, budget);
        if progress == Progress::Live {
            watch.show_live();
        }
        if progress == Progress::Plain {
            watch.print_lines();
        }
        watch.log_to(outputs.log.take(), &report::heading(job, self.seed))?;
        watch.trace_to(outputs.trace.take());
        let outcome = job.run(self.seed, budget, &mut watch)?;
        let seconds = start.elapsed().as_secs_f64();
        let population = self.print_population;
        let report = Report { job, seed: self.seed, outcome, seconds, population };
        let (history, log) = watch.finish()?;

        print(&if self.json { report.json() } else { report.text() })?;
        if let Some(log) = log {
            complete(log, &("\n".to_owned() + &report.text()))?;
        }
        if let Some((mut output, format)) = outputs.chart {
            output.write(chart::draw(&history, &report.labels()).encode(format)?)?;
            output.finish()?;
        }
        Ok(exit_code(report.outcome.stop, report.outcome.is_solved()))
    }

    fn many(&self, job: &Job, budget: Budget<'_>, outputs: Outputs) -> anyhow::Result<ExitCode> {
        let threads = match self.threads {
            Some(threads) => threads as usize,
            None => std::thread::available_parallelism().map_or(1, usize::from),
        };
        let show = self.progress != Progress::None;
        let seeds: Vec<u64> = (0..self.runs).map(|run| self.seed.wrapping_add(run)).collect();
        let runs = runs::run(job, &seeds, budget, self.timeout, threads, show)?;
        let text = if self.json { runs.json(job) } else { runs.text(job) };
        print(&text)?;
        if let Some(log) = outputs.log {
            complete(log, &(report::heading(job, self.seed) + &runs.text(job)))?;
        }
        let stop = if runs.cancelled() { Stop::Cancelled } else { Stop::Evaluations };
        Ok(exit_code(stop, runs.all_solved()))
    }
}

fn exit_code(stop: Stop, solved: bool) -> ExitCode {
    match (solved, stop) {
        (true, _) => ExitCode::SUCCESS,
        (false, Stop::Cancelled) => ExitCode::from(crate::INTERRUPTED),
        (false, _) => ExitCode::from(crate::NOT_SOLVED),
    }
}

/// A file being written as the run goes on, with its name.
type LogFile = (BufWriter<File>, String);

/// Writes what is left of a file.
fn complete((mut file, path): LogFile, text: &str) -> anyhow::Result<()> {
    file.write_all(text.as_bytes()).and_then(|()| file.flush()).context(path)
}

/// The files that were asked for, created before the run so that a wrong path costs no run.
struct Outputs {
    log: Option<LogFile>,
    trace: Option<Trace>,
    chart: Option<(Output, chart::Format)>,
}

impl Outputs {
    fn create(arguments: &Evolve) -> anyhow::Result<Self> {
        let open = |path: &Path| {
            let name = path.display().to_string();
            let file = File::create(path).with_context(|| format!("can't write {name}"))?;
            anyhow::Ok((BufWriter::new(file), name))
        };
        let format = |path: &Path| chart::Format::of(path).context("--chart");
        let chart = |path: &Path| anyhow::Ok((Output::create(Some(path))?, format(path)?));
        let trace =
            |path: &Path| Trace::begin(TraceFormat::of(path).context("--trace")?, open(path)?);
        Ok(Self {
            chart: arguments.chart.as_deref().map(chart).transpose()?,
            trace: arguments.trace.as_deref().map(trace).transpose()?,
            log: arguments.log.as_deref().map(open).transpose()?,
        })
    }
}
